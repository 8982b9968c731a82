/** Words of the server's for people: refusals, clocks, what is played. */
import { sentence, t } from '../messages.js';
import { known } from '../me.js';
import { gameName, personName, selfName } from '../words.js';
import { Refused } from './online.js';

const SENTENCES = new Set([
  'NO_SUCH_TABLE',
  'NO_SUCH_PERSON',
  'NOT_SIGNED_IN',
  'NEEDS_ACCOUNT',
  'BANNED',
  'NOT_SEATED',
  'NOT_YOURS',
  'BLOCKED',
  'SEAT_TAKEN',
  'SEATED_ALREADY',
  'NOT_PLAYING',
  'NOT_ALLOWED',
  'NOT_YOUR_TURN',
  'STALE',
  'GONE',
  'TIME_IS_UP',
  'TOO_MUCH',
  'UNAVAILABLE',
]);

/** Why something was not done, as a sentence. */
export const refused = (code) => t(`refused.${SENTENCES.has(code) ? code : 'OTHER'}`);

/** The sentence for whatever went wrong with a call. */
export const problem = (fault) => (fault instanceof Refused ? refused(fault.code) : t('people.no-server'));

/** A clock as people say it. @param clock `none`, `300+5` or `3d` */
export function clockText(clock) {
  const fischer = /^(\d+)\+(\d+)$/.exec(clock);
  if (fischer) {
    const [minutes, seconds] = [Number(fischer[1]) / 60, Number(fischer[2])];
    return t(seconds ? 'clock.fischer' : 'clock.fixed', { minutes, seconds });
  }
  return clock.endsWith('d') ? t('clock.days', { n: Number.parseInt(clock, 10) }) : t('clock.none');
}

/** The name of the game that an id of rules means, its house rules only mentioned. */
export function rulesText(id) {
  const preset = id.split(/[:+]/)[0];
  return preset === id ? gameName(preset) : t('people.house-rules', { game: gameName(preset) });
}

/** What a table plays for, beside its game: clock, match, whether it is rated. */
export function termsText({ clock, match, rated }) {
  const kind = match ? t(`match.${match.kind}.target`, { n: match.target }) : undefined;
  return [clockText(clock), kind, rated ? t('people.rated') : undefined].filter(Boolean).map(sentence).join(' · ');
}

/** Who sits at a table, as text: oneself as "You", other people by name, the computer by its level. */
export function seatText({ holder, player, level }) {
  if (holder === 'computer') return t('player.computer.note', { level });
  if (holder === 'person') return player.id === known()?.id ? selfName() : personName(player.name);
  return t(`seat.${holder}`, { name: player?.name });
}

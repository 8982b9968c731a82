/** The rules of a game in a few sentences: those that hold for it with the house rules as they are chosen. */
import { h } from '../dom.js';
import { GAMES } from '../games.js';
import { loadWords, t } from '../messages.js';
import { icon } from '../icons.js';
import { gameName } from '../words.js';
import { ask, button } from '../views/dialogs.js';

/** Values of options for which there is a short sentence. */
const TOLD = {
  slam: ['captures-nothing', 'forbidden-unless-all-are'],
  closing: ['ends-turn', 'earns-turn'],
  majority: ['plays-on', 'wins-at-once', 'ends-and-both-collect'],
  stranded: ['row-owner', 'empty-row', 'opponent-of-mover'],
  repetition: ['claimed', 'ends', 'ends-unless-a-row-is-empty', 'split-evenly', 'none'],
  last: ['starter', 'taker', 'opener', 'lot'],
  resignation: ['larger-total-wins', 'resigner-loses'],
};

const meaning = (key) => (key.startsWith('last') ? 'last' : key);

/** Whether the short sentences are true of the rules: a game of the first page, changed only where they follow. */
const isShort = ({ preset, options }) =>
  GAMES.some((game) => game.preset === preset) &&
  options.every(({ key, value, usual }) => value === usual || key === 'guard' || TOLD[meaning(key)]?.includes(value));

/** The clauses of the rules, a part for each section, as the page of the rules has them. */
async function clauses(ruleset) {
  const [{ clausesOf, values }] = await Promise.all([import('../learn/rules.js'), loadWords('learn')]);
  const all = await clausesOf(ruleset);
  const filled = values(ruleset);
  return ['overview', 'moving', 'capturing', 'ending'].map((name) => [
    t(`rules.section.${name}`),
    ...all.filter(({ section }) => section === name).map(({ clause }) => t(`rule.${clause}`, filled)),
  ]);
}

/** The sentences of each part. @param ruleset as the rules describe it */
function parts({ board, seeds, options, anyTerritory }) {
  const value = (key) => options.find((option) => option.key === key)?.value;
  const say = (key) => (TOLD[key].includes(value(key)) ? t(`howto.${key}.${value(key)}`) : undefined);
  const kind = value('closing') ? 'relay' : 'single';
  const last = options.find(({ key }) => key.startsWith('last'));
  const guard = Number(value('guard'));
  return [
    [
      t('howto.overview'),
      t('howto.overview.text', { players: board.shares.length, pits: board.pits.length, n: seeds }),
      anyTerritory ? t('howto.overview.divided') : undefined,
    ],
    [t('howto.sowing'), t(`howto.sowing.${kind}`)],
    [t('howto.capturing'), t(`howto.capturing.${kind}`), say('slam'), say('closing')],
    kind === 'relay'
      ? [t('howto.passing'), t('howto.passing.text')]
      : [t('howto.feeding'), t(`howto.feeding.${value('slam')}`)],
    [
      t('howto.end'),
      say('majority'),
      last ? t(`howto.last.${last.value}`, { n: Number(last.key.slice(4)) }) : undefined,
      say('stranded'),
      say('repetition') ?? t('howto.repetition.ends'),
      guard ? t('howto.guard', { n: guard }) : undefined,
      say('resignation') ?? (board.shares.length === 2 ? t('howto.resignation.resigner-loses') : undefined),
    ],
  ];
}

async function openHowto(ruleset) {
  const body = (isShort(ruleset) ? parts(ruleset) : await clauses(ruleset)).map(([heading, ...sentences]) => [
    h('h3', {}, heading),
    h('p', {}, sentences.filter(Boolean).join(' ')),
  ]);
  return ask(
    t('howto.heading', { game: gameName(ruleset.preset) }),
    [
      h('div.howto', { tabIndex: 0, autofocus: '', role: 'group', 'aria-labelledby': 'dialog-title' }, body),
      h(
        'a.all-rules',
        { href: `#/rules/${ruleset.id}`, onclick: (event) => event.currentTarget.closest('dialog').close('') },
        t('howto.all'),
        icon('arrow'),
      ),
    ],
    [button('.primary', '', t('do.close'))],
  );
}

/** @param ruleset gives the rules as they are at the time of asking */
export function howtoButton(ruleset) {
  return h(
    'button',
    { type: 'button', 'data-do': 'howto', onclick: () => openHowto(ruleset()) },
    icon('howto'),
    h('span', {}, t('do.howto')),
  );
}

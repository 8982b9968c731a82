/**
 * A game in words: each line that is typed is a move or a command, and gets an answer. The game is reached through a
 * desk, so that games at this screen and at other screens are played alike:
 *
 * - `title()`, `name(seat)`, `game()` and `acts()` tell of it; `clocks()`, where there are any, tells what each seat
 *   has left in words;
 * - `play(pit)` plays a legal move, `mine()` tells whether a person here is to move;
 * - `hint`, `undo`, `claim`, `agree`, `resign`, `again` and `close` are there where this kind of game has them; each
 *   gives `{says, act}`, what is said first and what then does it, or only `says` why it cannot be done, or nothing.
 */
import { t } from '../messages.js';
import { actText, contentText, pitText, seeds } from '../words.js';
import { DECLINE } from '../rules.js';

/** The commands in the order of the help; their names in the language are messages. */
const COMMANDS = [
  'board',
  'last',
  'legal',
  'look',
  'moves',
  'clock',
  'pass',
  'hint',
  'undo',
  'claim',
  'agree',
  'resign',
  'again',
  'help',
  'close',
];

const named = (word) => COMMANDS.find((command) => command === word || t(`typed.command.${command}`) === word);

const isCommand = (desk, words) => Boolean(named(words[0].toLowerCase())) || desk.game().board.names.includes(words[0]);

/** Pits of a row in the order in which they lie from left to right, as seen from the near side. */
function rows({ board }) {
  const half = board.pits.length / 2;
  const pits = board.pits.map((_, pit) => pit);
  return [pits.slice(half).reverse(), pits.slice(0, half)];
}

/** Arcs of pits with one owner: `South owns A to H`. */
function owners({ board }, name) {
  const arcs = board.shares.map((_, seat) => {
    const own = board.owners.flatMap((owner, pit) => (owner === seat ? [pit] : []));
    return own.length
      ? t('typed.owns', { player: name(seat), first: board.names[own[0]], last: board.names[own[own.length - 1]] })
      : undefined;
  });
  return arcs.filter(Boolean);
}

function board(desk) {
  const game = desk.game();
  const { names, pits, stores } = game.board;
  const row = (which, key) =>
    t(key, {
      first: names[which[0]],
      last: names[which[which.length - 1]],
      seeds: which.map((pit) => pits[pit]).join(' '),
    });
  const [far, near] = rows(game);
  return [
    row(far, 'typed.far'),
    row(near, 'typed.near'),
    ...owners(game, desk.name),
    ...stores.map((n, seat) => t('board.store', { player: desk.name(seat), seeds: seeds(n) })),
    standing(desk),
  ];
}

/** Whose turn it is. */
function standing(desk) {
  const game = desk.game();
  return game.mover < 0 ? t('say.over') : t('say.turn', { player: desk.name(game.mover) });
}

function told(desk, act) {
  return t('say.move', {
    player: desk.name(Math.max(0, act.player)),
    move: actText(act, desk.game().board.names, {}, desk.name),
  });
}

function legal(desk) {
  const game = desk.game();
  const pits = game.moves.flatMap((move, pit) => (move ? [pitText(game, pit, desk.name)] : []));
  if (!pits.length) return [t('typed.no-move')];
  return game.decline ? [...pits, t('typed.may-pass')] : pits;
}

function look(desk, [name]) {
  const game = desk.game();
  const pit = game.board.names.indexOf(name);
  if (pit < 0) return [t('typed.which', { command: t('typed.command.look') })];
  return [game.mover < 0 ? contentText(game, pit) : pitText(game, pit, desk.name)];
}

function move(desk, pit) {
  const game = desk.game();
  if (game.mover < 0) return [t('say.over')];
  if (!desk.mine()) return [standing(desk)];
  if (!game.moves[pit]) return [pitText(game, pit, desk.name)];
  desk.play(pit);
  return [];
}

function pass(desk) {
  if (!desk.game().decline || !desk.mine()) return [t('say.no-pass')];
  desk.play(DECLINE);
  return [];
}

const ANSWERS = {
  board,
  last: (desk) => [desk.acts().length ? told(desk, desk.acts().at(-1)) : t('aside.none')],
  legal,
  look,
  moves: (desk) =>
    desk.acts().length
      ? desk.acts().map((act, i) => t('move.label', { n: i + 1, move: told(desk, act) }))
      : [t('aside.none')],
  clock: (desk) => (desk.clocks ? desk.clocks() : [t('typed.no-clock')]),
  pass,
  help: (desk) => [
    t('typed.how'),
    ...COMMANDS.filter((command) => !(command in ASKED) || desk[command]).map((command) =>
      t(`typed.help.${command}`, { command: t(`typed.command.${command}`) }),
    ),
  ],
};

/** What is done by the desk, some of it only after a question. */
const ASKED = { hint: false, undo: false, claim: false, agree: true, resign: true, again: false, close: false };

/** One conversation: it remembers only what was asked back. */
export class Commands {
  #desk;
  #pending;

  constructor(desk) {
    this.#desk = desk;
  }

  /** Does what a line says and gives the lines of the answer; what a move does is told by the game itself. */
  answer(line) {
    const words = line.trim().split(/\s+/);
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending && words[0].toLowerCase() === t('typed.yes')) {
      pending();
      return [];
    }
    if (pending && !isCommand(this.#desk, words)) return [t('typed.kept')];
    const pit = words.length === 1 ? this.#desk.game().board.names.indexOf(words[0]) : -1;
    if (pit >= 0) return move(this.#desk, pit);
    const command = named(words[0].toLowerCase());
    if (!command) return [t('typed.unknown', { line: line.trim() })];
    return command in ASKED ? this.#ask(command) : ANSWERS[command](this.#desk, words.slice(1));
  }

  #ask(command) {
    const act = this.#desk[command];
    const offer = act?.();
    if (!offer) return [t('typed.not-now', { command: t(`typed.command.${command}`) })];
    const { says = [], act: go } = offer;
    if (!go) return says;
    if (!ASKED[command]) {
      go();
      return says;
    }
    this.#pending = go;
    return [...says, t('typed.sure', { yes: t('typed.yes') })];
  }
}

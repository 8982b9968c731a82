/** The puzzles: what to solve next, and how one stands. */
import { shapeOf } from '../board/layout.js';
import { h } from '../dom.js';
import { date, number, t } from '../messages.js';
import { gameName } from '../words.js';
import { icon } from '../icons.js';
import { GAMES, puzzleOf, puzzlesOf, THEMES, today } from './puzzlebook.js';
import { puzzleView, ratingText } from './puzzle.js';
import { bestStreak, choice, choose, daily, draw, LEVELS, standing, streak } from './solver.js';

function select(name, options, value, onchange) {
  return h(
    'label',
    {},
    h('span', {}, t(`puzzles.choose.${name}`)),
    h(
      'select',
      { name, onchange: ({ target }) => onchange(target.value) },
      options.map(({ key, label }) => h('option', { value: key, selected: key === value }, label)),
    ),
  );
}

/** The choice of a puzzle; it remembers what was chosen. */
function chooser() {
  const now = choice();
  const none = h('p.note', { hidden: true }, t('puzzles.none'));
  const set = (name) => (value) => {
    none.hidden = true;
    choose({ [name]: value });
  };
  const begin = async (event) => {
    event.preventDefault();
    const puzzle = draw(await puzzlesOf(choice().game), choice());
    if (puzzle) location.hash = `#/puzzles/${puzzle.game}/${puzzle.number}`;
    else none.hidden = false;
  };
  return h(
    'form.chooser',
    { onsubmit: begin },
    select(
      'game',
      GAMES.map((key) => ({ key, label: gameName(key) })),
      now.game,
      set('game'),
    ),
    select(
      'theme',
      ['any', ...THEMES].map((key) => ({ key, label: t(`puzzles.theme.${key}`) })),
      now.theme,
      set('theme'),
    ),
    select(
      'level',
      LEVELS.map((key) => ({ key, label: t(`puzzles.level.${key}`) })),
      now.level,
      set('level'),
    ),
    none,
    h('button.primary', { type: 'submit', 'data-do': 'begin' }, t('puzzles.do.begin'), icon('arrow')),
  );
}

function standings() {
  const row = (game) => {
    const { solved, failed } = standing(game);
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, gameName(game)),
      h('td', {}, ratingText(game)),
      h('td', {}, number(solved)),
      h('td', {}, number(failed)),
    );
  };
  return h(
    'section.standings',
    {},
    h('h2', {}, t('puzzles.standing')),
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ['game', 'rating', 'solved', 'missed'].map((name) => h('th', { scope: 'col' }, t(`puzzles.column.${name}`))),
        ),
      ),
      h('tbody', {}, GAMES.map(row)),
    ),
    h('p', {}, t('puzzles.streak', { n: streak(), best: bestStreak() })),
    h('p.note', {}, t('puzzles.kept')),
  );
}

/** The position of a puzzle, to look at: whoever is to move sits near. */
function picture(app, { rules, position }) {
  const [{ game }] = app.rules.demo(rules, position, '');
  const board = h('semeia-board', { inert: true, 'aria-hidden': 'true' });
  board.shape = shapeOf(game.board);
  board.flipped = game.mover > 0;
  board.names = { board: '', pit: () => '', store: () => '', letter: (pit) => game.board.names[pit] };
  board.show({ ...game.board, legal: game.moves.flatMap((move, pit) => (move ? [pit] : [])) });
  return board;
}

async function dailyDoor(app, day) {
  const puzzle = await puzzleOf(day);
  const { game } = puzzle;
  const { day: last, row } = daily();
  const told = last === day ? t('puzzles.daily.done', { n: row }) : t('puzzles.daily.open', { game: gameName(game) });
  return h(
    'section.door.daily',
    {},
    h('h2', {}, h('a', { href: '#/puzzles/daily' }, t('puzzles.daily'), icon('arrow'))),
    h('p', {}, date(Date.now(), { dateStyle: 'full' })),
    h('p', {}, told),
    h('a.daily-board', { href: '#/puzzles/daily', tabIndex: -1, 'aria-hidden': 'true' }, picture(app, puzzle)),
  );
}

/** All puzzles, the puzzle of the day, or one by its game and number. */
export async function view(app, game, which) {
  const day = today();
  if (game === 'daily') return puzzleView(app, await puzzleOf(day), day);
  const puzzle = GAMES.includes(game) ? (await puzzlesOf(game))[Number(which) - 1] : undefined;
  if (puzzle) return puzzleView(app, puzzle);
  const content = [
    h(
      'div.learn',
      {},
      h('h1', {}, t('puzzles.heading')),
      h('p.lead', {}, t('puzzles.lead')),
      h('div.doors', {}, await dailyDoor(app, day), h('section.door', {}, h('h2', {}, t('puzzles.solve')), chooser())),
      standings(),
    ),
  ];
  return { title: t('puzzles.title'), content };
}

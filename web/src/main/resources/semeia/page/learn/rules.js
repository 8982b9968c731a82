/** The rules: an overview of all games, and for each game a page of clauses with boards that play them. */
import { shapeOf } from '../board/layout.js';
import { h } from '../dom.js';
import { list, t } from '../messages.js';
import { gameName } from '../words.js';
import { icon } from '../icons.js';
import { houseRulesOf } from '../play/houserules.js';
import { demo } from './demo.js';
import { factsOf, isHouseRule, meets } from './facts.js';
import { paperBoard } from './paperboard.js';
import { quietNames } from './telling.js';
import { table } from './tables.js';
import { overview } from './overview.js';

/** The sections in order; what is ours is gathered from all others. */
const SECTIONS = ['overview', 'board', 'moving', 'capturing', 'ending', 'match', 'notes', 'ours', 'sources'];

/** A number that a guard which is switched off does not have. */
const NONE = 'off';

/** What the last seed captures where the rules leave no choice. */
const TWOS_AND_THREES = '23';
const SAME = 'same';

/** Digits as words: two or three. */
const numbers = (digits) =>
  list(
    [...digits].map((digit) => t(`digit.${digit}`)),
    'disjunction',
  );

/** What the sentences of a ruleset fill in. */
export function values({ seeds, board, options }) {
  const { names, shares } = board;
  const half = names.length / 2;
  const option = (start) => options.find(({ key }) => key.startsWith(start));
  const guard = option('guard').value;
  const take = option('take')?.value ?? TWOS_AND_THREES;
  const then = option('then')?.value ?? SAME;
  return {
    seeds,
    pits: names.length,
    each: seeds / names.length,
    share: seeds / shares.length,
    half: seeds / 2,
    majority: Math.floor(seeds / 2) + 1,
    take: numbers(take),
    next: numbers(then === SAME ? take : then),
    full: Number(option('full')?.value) || undefined,
    last: option('last')?.key.slice(4),
    guard: guard === NONE ? undefined : Number(guard),
    nearFirst: names[0],
    nearLast: names[half - 1],
    farFirst: names[half],
    farLast: names[names.length - 1],
  };
}

/** The clauses of a ruleset, each with its texts and the demo that belongs to it. */
export async function clausesOf(ruleset) {
  const facts = factsOf(ruleset);
  const [clauses, demos] = await Promise.all([table('clauses'), table('demos')]);
  const own = demos.filter(({ when }) => meets(facts, when));
  return clauses
    .filter(({ when }) => meets(facts, when))
    .map((clause) => ({
      ...clause,
      isOurs: clause.ours === '*' || clause.ours.split('|').includes(ruleset.preset),
      isHouse: isHouseRule(ruleset, clause.when),
      demo: own.find(({ clause: name }) => name === clause.clause),
    }));
}

const pill = (kind, text) => h(`span.pill.${kind}`, {}, text);

function clauseElement(app, ruleset, { clause, rule, isOurs, isHouse, demo: shown }, filled, playing) {
  const number = rule ? t('rules.number', { n: rule }) : undefined;
  const board =
    shown &&
    demo(app, {
      id: ruleset.id.replace(/:[^+]*/, ''),
      acts: shown.acts,
      rule,
      guard: filled.guard,
      position: shown.position.replace('{quiet}', filled.guard - 1),
    });
  if (board) playing.push(board);
  return h(
    `div.clause${board ? '.played' : ''}`,
    { 'data-clause': clause },
    h(
      'div.clause-text',
      {},
      h('p', {}, t(`rule.${clause}`, filled)),
      isOurs ? h('p.why-ours', {}, pill('ours', t('rules.ours')), ' ', t(`ours.${clause}`)) : undefined,
      number || isHouse
        ? h(
            'p.clause-facts',
            {},
            isHouse ? pill('house', t('rules.house')) : undefined,
            number && h('small', {}, number),
          )
        : undefined,
    ),
    board?.element,
  );
}

/** What is ours, gathered from all clauses. */
function oursElement(clauses, filled) {
  return [
    h('p', {}, t('rules.ours.note')),
    h(
      'ul.ours-list',
      {},
      clauses
        .filter(({ isOurs }) => isOurs)
        .map(({ clause, rule }) =>
          h(
            'li',
            {},
            h('strong', {}, t(`rule.${clause}`, filled)),
            ' ',
            t(`ours.${clause}`),
            ' ',
            rule ? h('small', {}, t('rules.number', { n: rule })) : undefined,
          ),
        ),
    ),
  ];
}

/** The board of the game as it begins, large, and as a drawing for paper. */
function startBoard(ruleset) {
  const board = h('semeia-board', { inert: true, 'aria-hidden': 'true' });
  board.names = { ...quietNames(ruleset, ''), pit: () => '', store: () => '' };
  board.shape = shapeOf(ruleset.board);
  board.show({ ...ruleset.board, mover: 0 });
  return h('div.start-board', {}, board, h('div.on-paper', {}, paperBoard(ruleset)));
}

function section(app, name, ruleset, clauses, filled, playing) {
  const inside =
    name === 'ours'
      ? oursElement(clauses, filled)
      : [
          name === 'board' ? startBoard(ruleset) : undefined,
          clauses
            .filter((clause) => clause.section === name)
            .map((clause) => clauseElement(app, ruleset, clause, filled, playing)),
        ];
  return h(
    `section.rules-${name}`,
    { id: `rules-${name}`, 'aria-labelledby': `rules-${name}-title` },
    h('h2', { id: `rules-${name}-title`, tabIndex: -1 }, t(`rules.section.${name}`)),
    inside,
  );
}

/** Links to the sections; they lead there without leaving the page. */
function contents(id) {
  const go = (event, name) => {
    event.preventDefault();
    history.replaceState(history.state, '', event.currentTarget.href);
    scrollTo(name);
  };
  return h(
    'nav.contents',
    { 'aria-label': t('rules.sections') },
    SECTIONS.map((name) =>
      h('a', { href: `#/rules/${id}/${name}`, onclick: (event) => go(event, name) }, t(`rules.section.${name}`)),
    ),
  );
}

function scrollTo(name) {
  const heading = document.getElementById(`rules-${name}-title`);
  if (!heading) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

function houseNote(ruleset) {
  const told = houseRulesOf(ruleset);
  if (!told.length) return undefined;
  return h(
    'p.house-note',
    {},
    pill('house', t('rules.house')),
    ' ',
    t('rules.house.note', { rules: list(told) }),
    ' ',
    h('a', { href: `#/rules/${ruleset.preset}` }, t('rules.house.usual')),
  );
}

function head(app, ruleset) {
  const game = gameName(ruleset.preset);
  const others = h(
    'label.other-games',
    {},
    h('span', {}, t('rules.choose')),
    h(
      'select',
      {
        onchange: ({ target }) => {
          location.hash = `#/rules/${target.value}`;
        },
      },
      app.presets.map(({ preset }) =>
        h('option', { value: preset, selected: preset === ruleset.preset }, gameName(preset)),
      ),
    ),
  );
  return h(
    'div.rules-head',
    {},
    h('a.back', { href: '#/rules' }, icon('back'), t('rules.all')),
    h('h1', {}, t('rules.heading', { game })),
    h(
      'p.facts',
      {},
      t('facts', { players: ruleset.board.shares.length, pits: ruleset.board.pits.length, seeds: ruleset.seeds }),
    ),
    houseNote(ruleset),
    h(
      'div.buttons',
      {},
      h('a.button.primary', { href: `#/new/${ruleset.preset}` }, t('rules.play', { game })),
      h('button', { type: 'button', 'data-do': 'print', onclick: () => window.print() }, t('rules.print')),
      h('a.button', { href: `#/paper/${ruleset.preset}` }, t('rules.paper')),
      others,
    ),
  );
}

/** The rules that an id names; nothing where it names none. */
function rulesetOf(app, id) {
  try {
    return app.rules.ruleset(id);
  } catch {
    return undefined;
  }
}

/** @param id of the rules, house rules included; without one, all games */
export async function view(app, id, at) {
  if (!id) return overview(app);
  const ruleset = rulesetOf(app, id);
  if (!ruleset) return overview(app);
  const clauses = await clausesOf(ruleset);
  const filled = values(ruleset);
  const playing = [];
  const sections = SECTIONS.map((name) => section(app, name, ruleset, clauses, filled, playing));
  const content = [
    h(
      'div.rules-page',
      {},
      head(app, ruleset),
      contents(ruleset.id),
      h('div.rules-text', {}, sections),
      h('p.on-paper', {}, t('rules.printed', { id: ruleset.id })),
    ),
  ];
  return {
    title: t('rules.title', { game: gameName(ruleset.preset) }),
    content,
    shown: () => at && requestAnimationFrame(() => scrollTo(at)),
    close: () => playing.forEach(({ halt }) => halt()),
  };
}

/** The first page: every game as a small live board. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName } from '../words.js';
import { pace } from '../settings.js';
import { icon } from '../icons.js';

const SAMPLE_MOVES = 40;
const REST = 1400;

const names = { board: '', pit: () => '', store: () => '', letter: () => '' };

/** A board that plays a sample game to itself while it can be seen. */
function liveBoard(app, { id, board: start }) {
  const board = h('semeia-board.mini', { inert: true, 'aria-hidden': 'true' });
  board.plain = true;
  board.shape = { pits: start.pits.length, players: start.shares.length };
  board.names = names;
  const film = app.rules.sample(id, Math.floor(Math.random() * 1e6), SAMPLE_MOVES);
  let scene = Math.min(film.length, !pace() ? 5 + Math.floor(Math.random() * 8) : 2);
  const after = (n) => (n ? film[n - 1].board : start);
  board.show(after(scene));
  const step = async () => {
    if (scene === film.length) scene = 0;
    else {
      const { steps, mover } = film[scene++];
      await board.sow(steps, mover, 1.1);
    }
    board.show(after(scene), { glide: true });
  };
  return { board, step };
}

/** Lets the boards that are on screen move, one at a time. */
function parade(lives) {
  const seen = new Set();
  const watcher = new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => {
    const live = lives.find(({ board }) => board === target);
    if (isIntersecting) seen.add(live); else seen.delete(live);
  }), { threshold: 0.6 });
  lives.forEach(({ board }) => watcher.observe(board));
  let timer;
  let turn = 0;
  const next = async () => {
    const here = lives.filter((live) => seen.has(live));
    const pointed = here.find(({ board }) => board.closest('a')?.matches(':hover, :focus-visible'));
    const live = pointed ?? here[turn++ % Math.max(1, here.length)];
    if (live && !document.hidden) await live.step();
    timer = setTimeout(next, pointed ? REST / 2 : REST);
  };
  if (pace()) timer = setTimeout(next, REST);
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
}

function card(app, ruleset, live) {
  const { preset, seeds, board } = ruleset;
  return h(`a.card.${preset}`, { href: `#/new/${preset}`, 'aria-label': t('home.choose', { game: gameName(preset) }) + '. ' + t(`line.${preset}`) },
    live.board,
    h('span.card-text', {},
      h('strong', {}, gameName(preset)),
      h('span.line', {}, t(`line.${preset}`)),
      h('small', {}, t('facts', { players: board.shares.length, pits: board.pits.length, seeds }))));
}

function family(app, name, rulesets, lives) {
  return h(`section.family.${name}`, {},
    h('div.family-head', {}, h('h2', {}, t(`home.${name}`)), h('p', {}, t(`home.${name}.line`))),
    h('div.cards', {}, rulesets.map((ruleset) => {
      const live = liveBoard(app, ruleset);
      lives.push(live);
      return card(app, ruleset, live);
    })));
}

function kept(app) {
  if (!app.session.game && !app.session.restore()) return undefined;
  if (app.session.over) return undefined;
  return h('a.continue', { href: '#/game' }, icon('arrow'), h('span', {}, t('home.continue')), h('strong', {}, gameName(app.session.setup.preset)));
}

export function view(app) {
  const lives = [];
  const relay = ({ options }) => options.some(({ key }) => key === 'closing');
  const content = [
    h('div.hero', {}, h('h1', {}, t('home.heading')), h('p', {}, t('home.lead')), kept(app), h('a.button.people', { href: '#/people' }, icon('person'), h('span', {}, t('home.people'))), h('a.button.people', { href: '#/learn' }, icon('howto'), h('span', {}, t('home.learn')))),
    family(app, 'single', app.presets.filter((r) => !relay(r)), lives),
    family(app, 'relay', app.presets.filter(relay), lives),
  ];
  let stop = () => {};
  return { title: t('title'), content, shown: () => { stop = parade(lives); }, close: () => stop() };
}

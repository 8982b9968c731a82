/** The way in to the analysis board: choose the rules, set a position up, bring a game, or go on. */
import { shapeOf } from '../board/layout.js';
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName } from '../words.js';
import { icon } from '../icons.js';
import { importForm } from './importing.js';

const names = { board: '', pit: () => '', store: () => '', letter: () => '' };

function card({ preset, board: start }) {
  const board = h('semeia-board.mini', { inert: true, 'aria-hidden': 'true' });
  board.plain = true;
  board.shape = shapeOf(start);
  board.names = names;
  board.show({ ...start, mover: 0 });
  return h(
    'li.start-card',
    {},
    board,
    h('strong', {}, gameName(preset)),
    h(
      'div.buttons',
      {},
      h(
        'a.button',
        { href: `#/analysis/${preset}`, 'aria-label': t('start.analyse', { game: gameName(preset) }) },
        t('start.board'),
      ),
      h(
        'a.button',
        { href: `#/editor/${preset}`, 'aria-label': t('start.edit', { game: gameName(preset) }) },
        t('start.editor'),
      ),
    ),
  );
}

/**
 * The page.
 * @param told what went wrong;
 * @param last the address of the last analysis, if there is one;
 * @param opens takes a game that was read
 */
export function startPage(app, { thread, told, last, opens }) {
  return [
    h(
      'div.hero',
      {},
      h('h1', {}, t('start.heading')),
      h('p', {}, t('start.lead')),
      told ? h('p.told', { role: 'alert' }, told) : undefined,
      last ? h('a.continue', { href: last }, icon('arrow'), h('span', {}, t('start.last'))) : undefined,
    ),
    h('section', {}, h('h2', {}, t('start.choose')), h('ul.start-cards', {}, app.presets.map(card))),
    h(
      'section.bring',
      {},
      h('h2', {}, t('import.heading')),
      h('p.note', {}, t('import.lead')),
      importForm(app, thread, opens),
    ),
  ];
}

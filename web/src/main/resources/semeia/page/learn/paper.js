/** A board to print on one sheet. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName } from '../words.js';
import { icon } from '../icons.js';
import { paperBoard } from './paperboard.js';

/** @param preset the game whose board is wanted; nothing where there is none */
export function view(app, preset) {
  const ruleset = app.presets.find((known) => known.preset === preset);
  if (!ruleset) return undefined;
  const game = gameName(preset);
  const content = [
    h(
      'div.paper',
      {},
      h(
        'div.paper-head',
        {},
        h('a.back', { href: `#/rules/${preset}` }, icon('back'), t('rules.heading', { game })),
        h('h1', {}, t('paper.heading', { game })),
        h('p.lead', {}, t('paper.lead', { seeds: ruleset.seeds })),
        h('button.primary', { type: 'button', 'data-do': 'print', onclick: () => window.print() }, t('paper.print')),
      ),
      h('div.sheet', {}, h('p.sheet-title', {}, game), paperBoard(ruleset), h('p.sheet-line', {}, t(`line.${preset}`))),
    ),
  ];
  return { title: t('paper.title', { game }), content };
}

/** All games side by side: what each is, and where their rules differ. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName } from '../words.js';
import { icon } from '../icons.js';
import { settingText } from '../play/houserules.js';

export const isRelay = ({ options }) => options.some(({ key }) => key === 'closing');

/** A key by which options of the same meaning are one: `last4` and `last8` are `last`. */
const meaning = ({ key }) => (key.startsWith('last') ? 'last' : key);

/** The settings of some rulesets, a row for each setting on which they differ, a column for each game. */
export function comparison(rulesets, caption) {
  const column = ({ preset }) => h('th', { scope: 'col' }, h('a', { href: `#/rules/${preset}` }, gameName(preset)));
  const row = (label, cells) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, label),
      cells.map((text) => h('td', {}, text)),
    );
  const differs = (cells) => new Set(cells).size > 1;
  const keys = [...new Set(rulesets.flatMap(({ options }) => options.map(meaning)))];
  const cell = (all, key) => {
    const option = all.find((each) => meaning(each) === key);
    return option ? settingText(option) : '–';
  };
  const options = keys.map((key) => [
    t(key === 'last' ? 'overview.last' : `option.${key}`),
    rulesets.map(({ options: all }) => cell(all, key)),
  ]);
  const facts = [
    [t('overview.players'), rulesets.map(({ board }) => String(board.shares.length))],
    [t('overview.pits'), rulesets.map(({ board }) => String(board.pits.length))],
  ];
  return h(
    'div.comparison',
    { role: 'region', tabIndex: 0, 'aria-label': caption },
    h(
      'table',
      {},
      h('caption', {}, caption),
      h('thead', {}, h('tr', {}, h('td'), rulesets.map(column))),
      h(
        'tbody',
        {},
        [...facts, ...options].filter(([, cells]) => differs(cells)).map(([label, cells]) => row(label, cells)),
      ),
    ),
  );
}

function family(name, rulesets) {
  return h(
    'section.games',
    {},
    h('h2', {}, t(`home.${name}`)),
    h('p.lead', {}, t(`home.${name}.line`)),
    h(
      'ul.game-links',
      {},
      rulesets.map(({ preset }) =>
        h(
          'li',
          {},
          h('a', { href: `#/rules/${preset}` }, h('strong', {}, gameName(preset)), h('span', {}, t(`line.${preset}`))),
        ),
      ),
    ),
    comparison(rulesets, t('overview.caption', { family: t(`home.${name}`) })),
  );
}

/** The page of all rules. */
export function overview(app) {
  const content = [
    h(
      'div.learn',
      {},
      h('a.back', { href: '#/learn' }, icon('back'), t('learn.back')),
      h('h1', {}, t('overview.heading')),
      h('p.lead', {}, t('overview.lead')),
      family(
        'single',
        app.presets.filter((ruleset) => !isRelay(ruleset)),
      ),
      family('relay', app.presets.filter(isRelay)),
    ),
  ];
  return { title: t('overview.title'), content };
}

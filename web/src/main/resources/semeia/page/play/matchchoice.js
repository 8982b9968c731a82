/** What a game counts for: a single game, or one of the kinds of match that its rules allow; its own comes first. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { choices } from '../views/choices.js';

/** The largest number that is offered where any would do. */
const MOST = 1000;

/**
 * Fields that keep `form.match`: empty for a single game, else text such as `wins 3`.
 * @param {{match: string}} form
 * @param {Ruleset} ruleset
 * @param {(kind: string) => void} [changed] hears of every choice
 */
export function matchChoice(form, ruleset, changed = () => {}) {
  const [own] = ruleset.matches.filter((match) => match.own);
  const others = ruleset.matches.filter((match) => match !== own);
  const kinds = [own?.kind, 'single', ...others.map(({ kind }) => kind)].filter(Boolean);
  const detail = h('div.match-detail');
  const show = (key) => {
    const match = ruleset.matches.find(({ kind }) => kind === key);
    const set = (n) => {
      form.match = match ? `${key} ${n} ${match.tail}`.trim() : '';
      changed(key);
    };
    detail.replaceChildren(
      h('p', {}, notes(key, match, ruleset)),
      ...(match ? [(match.targets.length ? listed : typed)(match, set)] : []),
    );
    set(match?.target);
  };
  show(kinds[0]);
  const options = kinds.map((key) => ({ key, label: t(`match.${key}`) }));
  return h('div', {}, choices(t('setup.match'), 'match', options, kinds[0], show), detail);
}

function notes(kind, match, { seeds, board }) {
  const note = t(`match.${kind}.note`, { n: seeds / board.pits.length });
  return match?.tail ? `${note} ${t(`match.${match.tail}`)}` : note;
}

function typed({ kind, target }, set) {
  return h(
    'label.target',
    {},
    t(`setup.target.${kind}`),
    h('input', {
      type: 'number',
      name: 'target',
      min: '1',
      max: String(MOST),
      required: true,
      value: String(target),
      oninput: ({ target: field }) => field.validity.valid && set(Number(field.value)),
    }),
  );
}

function listed({ kind, target, targets }, set) {
  const options = targets.map((pits) => ({ key: String(pits), label: t('pits', { n: pits }) }));
  return choices(t(`setup.target.${kind}`), 'target', options, String(target), (key) => set(Number(key)));
}

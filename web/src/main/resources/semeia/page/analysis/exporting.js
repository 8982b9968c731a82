/** What is analysed, out of the page: as a link, as text in every form that holds it, as a picture. */
import { h } from '../dom.js';
import { list, t } from '../messages.js';
import { gameName } from '../words.js';
import { ask, button } from '../views/dialogs.js';
import { copy, download } from './files.js';
import { paint, pictureOf } from './picture.js';

/** The forms, each with the ending of its files. */
const FORMS = {
  semeia: 'txt',
  ogn: 'ogn',
  auale: 'txt',
  position: 'txt',
  'auale-position': 'txt',
  playstrategy: 'txt',
};
const BETWEEN = '\u001f';

/** One text of several that hold no such character. */
const joined = (parts) =>
  parts
    .flat()
    .map((part) => String(part).replaceAll(BETWEEN, ' '))
    .join(BETWEEN);

/** The game in a form: `{text, losses}`, or `{problem}` where the form cannot hold it. */
function written(rules, tree, form) {
  const position = form === 'position' || form === 'auale-position' || form === 'playstrategy';
  const end = position ? tree.at : (tree.line().at(-1) ?? tree.root);
  const line = [tree.root, ...tree.path(end)];
  const comments = line.flatMap(({ comment }, i) => (comment ? [[i, comment]] : []));
  try {
    return rules.write(form, ...tree.given(end), joined(tree.tags), joined(comments));
  } catch {
    return { problem: t('export.cannot', { game: gameName(tree.preset) }) };
  }
}

const sides = ({ root }) => {
  const open = [root];
  while (open.length) {
    const { children } = open.pop();
    if (children.length > 1) return true;
    open.push(...children);
  }
  return false;
};

/** What is missing in a written form. */
function losses(tree, form, lost) {
  const game = form === 'semeia' || form === 'ogn' || form === 'auale';
  const said = lost.map((name) => t(`export.lost.${name}`));
  if (game && sides(tree)) said.push(t('export.lost.variations'));
  return said.length ? t('export.losses', { things: list(said) }) : '';
}

function field(label, element, ...more) {
  const id = `field-${label.replace(/\W/g, '')}`;
  element.id = id;
  return h('div.field', {}, h('label', { for: id }, label), element, ...more);
}

/** Opens the dialog. @param link the address of what is shown; @param board for the picture */
export function openExport(app, { tree, board, link, title }) {
  const told = h('p.note', { role: 'status' });
  const tell = (done) => {
    told.textContent = t(done ? 'export.copied' : 'export.marked');
  };
  const address = h('input', { type: 'text', readOnly: true, autofocus: '', value: link });
  const text = h('textarea', { readOnly: true, rows: 9, spellcheck: false });
  const lost = h('p.note');
  const fill = () => {
    const { text: found = '', losses: missing = [], problem } = written(app.rules, tree, forms.value);
    text.value = found;
    lost.textContent = problem ?? losses(tree, forms.value, missing);
    actions.forEach((action) => {
      action.disabled = Boolean(problem);
    });
  };
  const forms = h(
    'select',
    { onchange: fill },
    Object.keys(FORMS).map((form) => h('option', { value: form }, t(`text-form.${form}`))),
  );
  const make = (name, label, act) => h('button', { type: 'button', 'data-do': name, onclick: act }, label);
  const name = `semeia-${tree.preset}`;
  const actions = [
    make('copy-text', t('export.copy'), async () => tell(await copy(text))),
    make('save-text', t('export.save'), () => download(`${name}.${FORMS[forms.value]}`, text.value)),
  ];
  const svg = () => pictureOf(board, title);
  fill();
  return ask(
    t('export.heading'),
    h(
      'div.exchange',
      {},
      field(
        t('export.link'),
        address,
        h(
          'div.buttons',
          {},
          make('copy-link', t('export.copy'), async () => tell(await copy(address))),
        ),
      ),
      field(t('export.form'), forms),
      field(t('export.text'), text),
      lost,
      h('div.buttons', {}, actions),
      h('h3', {}, t('export.picture')),
      h(
        'div.buttons',
        {},
        make('save-svg', t('export.svg'), () => download(`${name}.svg`, svg(), 'image/svg+xml')),
        make('save-png', t('export.png'), async () => download(`${name}.png`, await paint(svg()))),
      ),
      told,
    ),
    [button('.primary', '', t('do.close'))],
  );
}

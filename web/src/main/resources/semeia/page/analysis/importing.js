/** Games and positions into the page: pasted or from a file, in any form that is known. */
import { h } from '../dom.js';
import { analyseRead } from '../handover.js';
import { list, t } from '../messages.js';
import { gameName } from '../words.js';

const FORMS = ['guess', 'semeia', 'ogn', 'auale', 'position', 'playstrategy'];
/** Faults that are shown; the rest is counted. */
const SHOWN = 12;

/** A game in a list of several. */
function named({ tags, preset, length, result }, n) {
  const tag = (name) => tags.find(([known]) => known === name)?.[1];
  const players = ['South', 'North', 'Player1', 'Player2', 'Player3'].map(tag).filter(Boolean);
  return [
    t('import.game', { n, game: gameName(preset), moves: t('import.moves', { n: length }) }),
    players.join(' – '),
    tag('Event'),
    tag('Date'),
    result?.join('–'),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * @param opens called with the game that was chosen, as the rules read it;
 * @param thread reads, since a file may be long
 */
export function importForm(app, thread, opens, usual = 'abapa') {
  const text = h('textarea', { id: 'import-text', rows: 7, spellcheck: false, placeholder: t('import.example') });
  const forms = h(
    'select',
    { name: 'form' },
    FORMS.map((form) => h('option', { value: form }, t(`text-form.${form}`))),
  );
  const rules = h(
    'select',
    { name: 'rules' },
    app.presets.map(({ preset }) => h('option', { value: preset, selected: preset === usual }, gameName(preset))),
  );
  const told = h('div.told', { role: 'status' });
  const say = (...content) => told.replaceChildren(...content.filter(Boolean));
  const file = h('input', {
    type: 'file',
    'data-do': 'file',
    'aria-label': t('import.file'),
    accept: '.txt,.ogn,.fen,.semeia,text/plain',
    onchange: async () => {
      if (!file.files.length) return;
      text.value = await file.files[0].text();
      read();
    },
  });

  const faults = (found, form) =>
    h(
      'div.faults',
      {},
      h('p', {}, t('import.faults', { form: t(`text-form.${form}`) })),
      h(
        'ul',
        { lang: 'en' },
        found.slice(0, SHOWN).map((fault) => h('li', {}, fault)),
      ),
      found.length > SHOWN ? h('p', {}, t('import.more-faults', { n: found.length - SHOWN })) : undefined,
    );

  const choose = (game) => {
    const { losses } = game;
    opens(
      game,
      losses.length
        ? t('import.losses', {
            things: list(losses.map((name) => (name === 'variations' ? t('export.lost.variations') : name))),
          })
        : '',
    );
  };

  const read = async () => {
    if (!text.value.trim()) return say(h('p', {}, t('import.empty')));
    say(h('p', {}, t('import.reading')));
    const form = forms.value === 'guess' ? app.rules.guess(text.value) : forms.value;
    try {
      const { games, more, faults: found } = await thread.ask('read', form, rules.value, text.value);
      if (games.length === 1 && !found.length) return choose(games[0]);
      const items = games.map((game, i) =>
        h('li', {}, h('button', { type: 'button', onclick: () => choose(game) }, named(game, i + 1))),
      );
      return say(
        found.length ? faults(found, form) : undefined,
        games.length ? h('p', {}, t('import.choose', { n: games.length })) : undefined,
        items.length ? h('ol.games', {}, items) : undefined,
        more ? h('p', {}, t('import.more')) : undefined,
        !games.length && !found.length ? h('p', {}, t('import.nothing')) : undefined,
      );
    } catch (problem) {
      return say(faults([problem.message], form));
    }
  };

  return h(
    'form.import',
    {
      onsubmit: (event) => {
        event.preventDefault();
        read();
      },
    },
    h('label', { for: 'import-text' }, t('import.text')),
    text,
    h(
      'div.fields',
      {},
      h('label.option', {}, h('span', {}, t('import.form')), forms),
      h('label.option', {}, h('span', {}, t('import.rules')), rules),
    ),
    h(
      'div.buttons',
      {},
      h('button.primary', { type: 'submit', 'data-do': 'read' }, t('import.read')),
      h('label.button.file', {}, t('import.file'), file),
    ),
    told,
  );
}

/** Asks for a game in a dialog and analyses it. @param preset the game it is taken for where the text does not say */
export function openImport(app, thread, preset) {
  const form = importForm(
    app,
    thread,
    (game, told) => {
      dialog.close('');
      analyseRead(game, told);
    },
    preset,
  );
  const closing = h('button', { type: 'button', onclick: () => dialog.close() }, t('do.close'));
  const dialog = h(
    'dialog',
    { 'aria-labelledby': 'bring-title', onclose: () => dialog.remove() },
    h('h2', { id: 'bring-title' }, t('import.heading')),
    form,
    h('div.buttons', {}, closing),
  );
  document.body.append(dialog);
  dialog.showModal();
}

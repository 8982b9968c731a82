import { change, setting } from '/settings.js';
import { action } from '/views/actions.js';
import { toolbar } from '/views/toolbar.js';
import { holds, same, show, test } from './harness.js';

function bar() {
  const log = [];
  const make = (name) => action(name, () => log.push(name));
  const buttons = Object.fromEntries(['pass', 'undo', 'agree', 'resign', 'howto', 'flip'].map((n) => [n, make(n)]));
  const { pass, undo, agree, resign, howto, flip } = buttons;
  const controls = toolbar({ now: [pass], back: undo, end: [agree, resign], more: [howto, flip] });
  show(controls.element);
  controls.update();
  const find = (name) => controls.element.querySelector(`[data-do=${name}]`);
  const seen = () => [...controls.element.querySelectorAll('button')].filter((one) => one.checkVisibility());
  return { controls, buttons, log, find, seen };
}

test('while playing a person sees four controls with their names', () => {
  const { buttons, seen, controls } = bar();
  buttons.pass.hidden = true;
  same(
    seen().map(({ dataset }) => dataset.do),
    ['undo', 'end', 'sound', 'more'],
  );
  holds(seen().every(({ textContent }) => textContent));
  controls.close();
});

test('a menu holds all else, closes when something in it is chosen, and gives the focus back', () => {
  const { find, log, seen, controls } = bar();
  find('more').focus();
  find('more').click();
  holds(seen().includes(find('howto')) && seen().includes(find('flip')));
  find('flip').click();
  holds(!seen().includes(find('flip')), 'it is still open');
  same([log, document.activeElement], [['flip'], find('more')]);
  controls.close();
});

test('where a game cannot be ended its menu cannot be opened', () => {
  const { buttons, controls, find } = bar();
  buttons.agree.hidden = buttons.resign.hidden = true;
  controls.update();
  same(find('end').disabled, true);
  buttons.resign.hidden = false;
  controls.update();
  same(find('end').disabled, false);
  controls.close();
});

test('the switch for sound at the board is the one of the settings', () => {
  const { find, controls } = bar();
  change('sound', false);
  find('sound').click();
  same([setting('sound'), find('sound').getAttribute('aria-pressed')], [true, 'true']);
  change('sound', false);
  same(find('sound').getAttribute('aria-pressed'), 'false');
  controls.close();
});

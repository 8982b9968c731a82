import { FirstHints } from '/views/firsthints.js';
import { Session } from '/session.js';
import { holds, same, test } from './harness.js';
import { rules } from './rules.js';

function session() {
  const one = new Session(rules);
  one.open({ id: 'abapa', preset: 'abapa', seats: ['person', 'computer'], level: 1, starter: '0', match: '' });
  return one;
}

test('a newcomer is told one line for each of the first moves, and then never again', () => {
  const one = session();
  const hints = new FirstHints(one);
  const told = [];
  for (let i = 0; i < 5; i++) {
    told.push(hints.text(one.game));
    hints.moved();
  }
  holds(told[0].startsWith('Choose a glowing pit'), told[0]);
  holds(told[1].includes('48'), told[1]);
  holds(told[2] !== '' && told[2] !== told[1]);
  same(told.slice(3), ['', '']);
  same(new FirstHints(one).text(one.game), '');
});

test('nobody is told anything while the computer is to move', () => {
  const one = session();
  const hints = new FirstHints(one);
  one.play(0);
  same(hints.text(one.game), '');
});

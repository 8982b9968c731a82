import { Sitting } from '/people/sitting.js';
import { borderPicture } from '/views/border.js';
import { Session } from '/session.js';
import { kept } from '/storage.js';
import { holds, same, test, throws } from './harness.js';
import { played, rules } from './rules.js';

const SETUP = { id: 'abapa', preset: 'abapa', seats: ['person', 'computer'], level: 2, starter: '0', match: '' };

function session(more = {}) {
  const one = new Session(rules);
  one.open({ ...SETUP, ...more });
  return one;
}

test('every move is kept before it is seen', () => {
  const one = session();
  one.play(0);
  holds(kept('session').text.includes('A'), kept('session').text);
  const again = new Session(rules);
  same([again.restore(), again.acts.length, again.setup.level], [true, 1, 2]);
});

test('the computer chooses a legal move and leaves the table alone', async () => {
  const one = session();
  one.play(0);
  const move = await one.choose();
  holds(one.game.moves[move], `move ${move}`);
  same(one.game.length, 1);
});

test('taking back goes to the last decision of a person', () => {
  const one = session();
  one.play(0);
  one.play(one.game.moves.findIndex(Boolean));
  one.undo();
  same([one.game.length, one.canUndo], [0, false]);
});

test('a file says who played and is taken up again', () => {
  const one = session();
  one.play(0);
  const file = one.file();
  holds(file.includes('[North "Semeia level 2"]'), file);
  const again = new Session(rules);
  again.take(file);
  same([again.setup.seats, again.setup.level, again.game.length], [['person', 'computer'], 2, 1]);
});

test('a text that is no game changes nothing', () => {
  const one = session();
  one.play(0);
  throws(() => one.take('nonsense'));
  same([one.game.length, one.setup.preset], [1, 'abapa']);
});

test('people at one screen are called by their places, and whoever is alone there "You"', () => {
  const three = (seats) => session({ id: 'ba-awa-3', preset: 'ba-awa-3', seats });
  const names = (one) => one.setup.seats.map((_, seat) => one.name(seat));
  same(names(three(Array(3).fill('person'))), ['Player 1', 'Player 2', 'Player 3']);
  same(names(three(['person', 'computer', 'computer'])), ['You', 'Player 2', 'Player 3']);
  same(names(session({ seats: ['computer', 'person'] })), ['The computer', 'You']);
  same(names(session({ seats: ['person', 'person'] })), ['South', 'North']);
});

test('a match at a table elsewhere shows whose pits will be whose', () => {
  const sitting = new Sitting(rules, { id: 'a' }, () => {});
  const seats = ['a', 'b'].map((id) => ({ holder: 'person', player: { id, name: id } }));
  const match = { kind: 'territory', shares: [7, 5], score: [7, 5], over: false, starter: 0 };
  sitting.table = { seats, match };
  same(sitting.match.owners, [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  const picture = borderPicture(played('ba-awa'), sitting.match, (seat) => sitting.name(seat));
  same(picture.querySelectorAll('.border-pit.changed').length, 1);
});

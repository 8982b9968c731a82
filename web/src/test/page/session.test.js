import { Sitting } from '/people/sitting.js';
import { borderPicture } from '/views/border.js';
import { CLAIM, Session } from '/session.js';
import { keepSitting } from '/kept.js';
import { allResults, resultsOf } from '/play/results.js';
import { kept } from '/storage.js';
import { holds, same, test, throws } from './harness.js';
import { played, rules } from './rules.js';

const SETUP = { id: 'abapa', preset: 'abapa', seats: ['person', 'computer'], level: 2, starter: '0', match: '' };

/** A game that has gone round twice; North, the computer, is to move. */
const ROUND = `[Rules "abapa"]
[Position "1,0,0,0,0,0/1,0,0,0,0,0 23-23 N"]
[Result "*"]

1. a A 2. b B 3. c C 4. d D 5. e E 6. f F 7. a A 8. b B 9. c C 10. d D 11. e E 12. f F *
`;

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

test('what giving up means for the match is known before', () => {
  const one = session({ id: 'ba-awa', preset: 'ba-awa', match: 'territory 10' });
  same([one.stake(0).over, one.stake(0).winner, one.stake(1).winner], [true, 1, 0]);
  same(session().stake(0), undefined);
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

test('the computer claims the end where play goes round and it has no more to gain', async () => {
  const one = session({ seats: ['person', 'computer'] });
  keepSitting({ setup: { ...SETUP, seed: 1 }, text: ROUND, ended: false });
  holds(one.restore());
  holds(one.game.claim);
  same(await one.choose(), CLAIM);
});

test('a hint is a legal move at full strength, and the game counts as helped', async () => {
  const one = session({ id: 'ba-awa', preset: 'ba-awa', level: 1 });
  holds(one.canHint && one.game.moves[await one.hint()]);
  same([one.setup.helped, one.game.length], [true, 0]);
  one.play(0);
  same(one.canHint, one.game.mover === 0);
});

test('a game against the computer is counted once when it ends, by game and level', () => {
  const one = session();
  one.play(0);
  one.resign(0);
  one.undo();
  one.resign(0);
  same(resultsOf('abapa', 2), { won: 0, drawn: 0, lost: 1, helped: 0, run: -1 });
  const pair = session({ seats: ['person', 'person'] });
  pair.play(0);
  pair.resign(0);
  same(allResults().length, 1);
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

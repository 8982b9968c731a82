/** Games as files: the record that every tool of Semeia reads, with who played and when. */

const DOWNLOAD = 'text/plain;charset=utf-8';
/** The computer's name in a record; the level is read back from it. */
const COMPUTER = /^Semeia level ([1-8])$/;

const playerTag = (players, seat) => (players === 2 ? ['South', 'North'][seat] : `Player${seat + 1}`);

const today = () => new Date().toLocaleDateString('sv');

/**
 * The record of a sitting. A match keeps its records as they are; a single game also tells the day and which players
 * were computers.
 */
export function recordOf(session) {
  const text = session.text();
  const { match, seats, level } = session.setup;
  if (match) return text;
  const computers = seats.flatMap((kind, seat) =>
    kind === 'computer' ? [`[${playerTag(seats.length, seat)} "Semeia level ${level}"]`] : [],
  );
  const [rules, ...rest] = text.split('\n');
  return [rules, `[Date "${today().replaceAll('-', '.')}"]`, ...computers, ...rest].join('\n');
}

/** Who sits where according to a record, and how strong the computer was. */
export function seatsOf(text, players, usualLevel) {
  let level = usualLevel;
  const seats = Array.from({ length: players }, (_, seat) => {
    const name = new RegExp(`^\\[${playerTag(players, seat)} "(.*)"\\]`, 'm').exec(text)?.[1] ?? '';
    const computer = COMPUTER.exec(name);
    if (computer) level = Number(computer[1]);
    return computer ? 'computer' : 'person';
  });
  return { seats, level };
}

/** Whether a text holds the games of a match. */
export const isMatch = (text) => /^\[Match "/m.test(text);

/** Gives a text to the person as a file. */
export function download(text, preset) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: DOWNLOAD }));
  link.download = `semeia-${preset}-${today()}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

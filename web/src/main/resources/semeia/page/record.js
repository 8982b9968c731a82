/** Games as files: the record that every tool of Semeia reads, with who played and when. */

const DOWNLOAD = 'text/plain;charset=utf-8';
/** The computer's name in a record; the level is read back from it. */
const COMPUTER = /^Semeia level ([1-8])$/;

const today = () => new Date().toLocaleDateString('sv');

/** A sitting as a file: a single game says the day and which players were computers. */
export function recordOf({ seats, level }, rules) {
  const names = seats.map((kind) => (kind === 'computer' ? `Semeia level ${level}` : ''));
  return rules.file(today().replaceAll('-', '.'), names.join('\n'));
}

/** Who sits where according to the names in a file, and how strong the computer was. */
export function seatsOf(names, usualLevel) {
  let level = usualLevel;
  const seats = names.map((name) => {
    const computer = COMPUTER.exec(name);
    if (computer) level = Number(computer[1]);
    return computer ? 'computer' : 'person';
  });
  return { seats, level };
}

/** Gives a text to the person as a file. */
export function download(text, preset) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: DOWNLOAD }));
  link.download = `semeia-${preset}-${today()}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

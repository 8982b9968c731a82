/** Small tags on the rims of pits: what an analysis says of each. They stay until others are given. */
import { s } from '../dom.js';

const HEIGHT = 20;

/** Where a tag hangs: on the rim that faces the other row. */
function rim(q, radius) {
  const [dx, dy] = [q.letter.x - q.x, q.letter.y - q.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: q.x + (dx / length) * radius * 0.8, y: q.y + (dy / length) * Math.min(radius, q.ry) * 0.8 };
}

/** @param notes `{pit: {text, kind}}` */
export function drawNotes(board, notes) {
  const { layout, drawing } = board;
  const small = layout.radius < 30;
  drawing.notes.replaceChildren(
    ...Object.entries(notes).map(([pit, { text, kind }]) => {
      const { x, y } = rim(layout.pits[pit], layout.radius);
      const width = Math.max(HEIGHT, text.length * (small ? 7.2 : 8) + (small ? 7 : 10));
      const height = small ? HEIGHT - 3 : HEIGHT + 2;
      return s(
        `g.note.${kind}${small ? '.small' : ''}`,
        { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
        s('rect', { x: -width / 2, y: -height / 2, width, height, rx: height / 2 }),
        s('text', {}, text),
      );
    }),
  );
}

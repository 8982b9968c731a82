/** The signs of moves that gave something away. */
export const MARKS = { SLIP: '?!', MISTAKE: '?', BLUNDER: '??' };

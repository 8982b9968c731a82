/** The levels of the computer's strength, the weakest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

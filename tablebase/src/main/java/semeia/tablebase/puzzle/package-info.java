/** Puzzles: positions in which exactly one move is best. */
package semeia.tablebase.puzzle;

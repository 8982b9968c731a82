/** Retrograde analysis: layers computed backwards from the ends of the game. */
package semeia.tablebase.retrograde;

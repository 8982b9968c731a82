/** Exact knowledge: databases of positions with few seeds, Ba-awa solved, and puzzles. */
package semeia.tablebase;

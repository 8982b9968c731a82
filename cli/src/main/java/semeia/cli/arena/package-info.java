/** Matches between engines: the players, the referee, the openings, and the statistics. */
package semeia.cli.arena;

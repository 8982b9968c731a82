/** Matches between engines: the players, the referee, the openings, and what the results tell. */
package semeia.cli.arena;

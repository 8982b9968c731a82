/**
 * Tournaments: who meets whom in which round, how results count, and who is ahead. Described in {@code docs/tournaments.md}.
 *
 * <p>A {@link semeia.tournament.Tournament} is its {@linkplain semeia.tournament.TournamentSettings settings} and what was done, one {@linkplain
 * semeia.tournament.Act act} after another; everything else follows from these. Immutable; the same on every machine, since lots follow
 * from one number.
 */
package semeia.tournament;

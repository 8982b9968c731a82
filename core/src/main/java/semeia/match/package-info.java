/**
 * Matches: several games that count together (rule 7).
 *
 * <p>A {@link semeia.match.Match} knows who starts each game on which division of the pits, how the score stands and when it is over;
 * {@link semeia.match.Lots} draws; a {@link semeia.match.MatchRecord} keeps the games and is saved as text. All immutable.
 */
package semeia.match;

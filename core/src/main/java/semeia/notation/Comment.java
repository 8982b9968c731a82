package semeia.notation;

/**
 * What somebody wrote about a game at one point of it.
 *
 * @param after the number of acts before it: 0 before the first act
 * @param text any text
 */
public record Comment(int after, String text) {}

/**
 * Positions, moves and games as text: our own forms, and those of Aualé and PlayStrategy.
 *
 * <p>{@code docs/notation.md} has the grammar of each. What is written can be read back to the same; what is read is checked whole:
 * every parser reports every error of its text in one {@link semeia.notation.NotationException} and throws nothing else for any text.
 */
package semeia.notation;

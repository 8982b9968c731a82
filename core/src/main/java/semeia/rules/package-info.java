/**
 * The rules of African sowing games, and games played by them.
 *
 * <p>For machines: {@link semeia.rules.Rules} moves a mutable {@link semeia.rules.Position} without allocating. For people: {@link
 * semeia.rules.Game} keeps checked moves, repetition, claims, agreement and resignation, and is immutable. {@link
 * semeia.rules.RuleBook} names every game. Clauses ("rule 4.2") are those of {@code docs/rules/README.md}.
 */
package semeia.rules;

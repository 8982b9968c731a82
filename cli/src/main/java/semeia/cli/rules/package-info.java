/** The rules in the terminal: rulesets, their pages and clauses, and perft. */
package semeia.cli.rules;

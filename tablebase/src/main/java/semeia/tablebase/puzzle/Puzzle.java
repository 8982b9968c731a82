package semeia.tablebase.puzzle;

import java.util.List;
import java.util.stream.Collectors;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/**
 * A position in which exactly one move keeps the best value, with the play that proves it.
 *
 * @param rules the id of the rules
 * @param position the position, as text
 * @param value the final difference in seeds that the only move keeps, for the player to move
 * @param next what the next best move can reach at most
 * @param rating how hard it is, about 800 to 2400
 * @param theme what the solution is about
 * @param solution the only move with the replies to it
 */
public record Puzzle(String rules, String position, int value, int next, int rating, Theme theme, Step solution) {
    private static final String SEPARATOR = "\t";
    private static final int FIELDS = 7;

    /** What a solution is about. */
    public enum Theme {
        /** The only move captures, and more than any other does. */
        CAPTURE,
        /** The only move captures less than another would. */
        RESTRAINT,
        /** The only move captures nothing although another would capture. */
        QUIET,
        /** No move captures, and yet one alone is good. */
        PLAN,
        /** The only move lets the opponent capture at once. */
        SACRIFICE,
        /** The only move ends the game. */
        ENDING
    }

    /**
     * A move of the solver with the replies to it.
     *
     * @param move the pit, by its name
     * @param replies what the opponent may do, and the solver's only answer to it; empty where it does not matter any more
     */
    public record Step(String move, List<Reply> replies) {
        /** Copies the list. */
        public Step {
            replies = List.copyOf(replies);
        }

        /** How many moves of the solver follow one another at most, this one included. */
        public int depth() {
            return 1
                    + replies.stream()
                            .mapToInt(reply -> reply.answer().depth())
                            .max()
                            .orElse(0);
        }

        @Override
        public String toString() {
            return move
                    + replies.stream()
                            .map(reply -> " (" + reply.move() + " " + reply.answer() + ")")
                            .collect(Collectors.joining());
        }
    }

    /**
     * A reply of the opponent.
     *
     * @param move the pit, by its name
     * @param answer the solver's only good move after it
     */
    public record Reply(String move, Step answer) {}

    /** The line of text that a file of puzzles has for it. */
    public String toLine() {
        return String.join(
                SEPARATOR,
                rules,
                position,
                Integer.toString(value),
                Integer.toString(next),
                Integer.toString(rating),
                theme.name().toLowerCase(java.util.Locale.ROOT),
                solution.toString());
    }

    /**
     * Reads a line of a file of puzzles.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static Puzzle parse(String line) {
        String[] fields = line.split(SEPARATOR, -1);
        if (fields.length != FIELDS) {
            throw new IllegalArgumentException("puzzle has " + fields.length + " fields, expected " + FIELDS);
        }
        try {
            return new Puzzle(
                    fields[0],
                    fields[1],
                    Integer.parseInt(fields[2]),
                    Integer.parseInt(fields[3]),
                    Integer.parseInt(fields[4]),
                    Theme.valueOf(fields[5].toUpperCase(java.util.Locale.ROOT)),
                    new StepReader(fields[6]).read());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("puzzle has a number that is none: " + e.getMessage(), e);
        }
    }

    /**
     * The position to solve.
     *
     * @throws NotationException if the text is no position
     */
    public Position start() {
        Rules by = RuleBook.byId(rules);
        return Notation.parsePosition(by, position);
    }

    /** Reads steps as {@link Step#toString} writes them. */
    private static final class StepReader {
        private final String text;
        private int at;

        StepReader(String text) {
            this.text = text;
        }

        Step read() {
            Step step = step();
            if (at != text.length()) {
                throw unexpected("the end");
            }
            return step;
        }

        private Step step() {
            String move = word();
            java.util.ArrayList<Reply> replies = new java.util.ArrayList<>();
            while (text.startsWith(" (", at)) {
                at += 2;
                String reply = word();
                expect(' ');
                replies.add(new Reply(reply, step()));
                expect(')');
            }
            return new Step(move, replies);
        }

        private String word() {
            int from = at;
            while (at < text.length() && Character.isLetter(text.charAt(at))) {
                at++;
            }
            if (at == from) {
                throw unexpected("a move");
            }
            return text.substring(from, at);
        }

        private void expect(char c) {
            if (at >= text.length() || text.charAt(at) != c) {
                throw unexpected("'" + c + "'");
            }
            at++;
        }

        private IllegalArgumentException unexpected(String expected) {
            return new IllegalArgumentException("solution, character " + (at + 1) + ": expected " + expected);
        }
    }
}

package semeia.notation;

import semeia.rules.Position;
import semeia.rules.Rules;

/** Writes positions (rule 8). */
final class PositionWriter {
    private PositionWriter() {}

    static String text(Rules rules, Position position) {
        int pits = position.territory().pits();
        int players = position.territory().players();
        StringBuilder text = new StringBuilder();
        for (int pit = 0; pit < pits; pit++) {
            text.append(pit == 0 ? "" : pit == pits / 2 ? "/" : ",").append(position.seeds(pit));
        }
        for (int seat = 0; seat < players; seat++) {
            text.append(seat == 0 ? ' ' : '-').append(position.store(seat));
        }
        text.append(' ').append(Names.seat(players, position.player()));
        appendOptions(text, rules, position);
        return text.toString();
    }

    private static void appendOptions(StringBuilder text, Rules rules, Position position) {
        int players = position.territory().players();
        if (position.hasExtraMove()) {
            text.append(" x");
        }
        if (!position.territory().equals(rules.territory())) {
            text.append(" own=").append(players == 2 ? position.territory().share(0) : position.territory());
        }
        if (position.starter() != 0) {
            text.append(" first=").append(Names.seat(players, position.starter()));
        }
        position.opener().ifPresent(seat -> text.append(" opened=").append(Names.seat(players, seat)));
        if (position.isOpening()) {
            text.append(" moved=0");
        }
        if (position.quiet() > 0) {
            text.append(" quiet=").append(position.quiet());
        }
        for (int seat = 0; seat < players; seat++) {
            if (position.hasResigned(seat)) {
                text.append(" out=").append(Names.seat(players, seat));
            }
        }
    }
}

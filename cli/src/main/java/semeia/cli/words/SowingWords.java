package semeia.cli.words;

import java.util.ArrayList;
import java.util.List;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Sowing;
import semeia.rules.Sowing.Capture;
import semeia.rules.Sowing.Drop;
import semeia.rules.Sowing.Lift;
import semeia.rules.Sowing.Pass;
import semeia.rules.Sowing.Step;

/** Says in words what a move did. */
public final class SowingWords {
    private final Game after;
    private final Position position;
    private final Sowing sowing;
    private final int players;

    private SowingWords(Game after, Sowing sowing) {
        this.after = after;
        this.position = after.position();
        this.sowing = sowing;
        this.players = position.territory().players();
    }

    /** What the last move of the game did, in some sentences without the mover's name; empty if the last act was no move. */
    public static String of(Game after) {
        return after.lastSowing()
                .map(sowing -> new SowingWords(after, sowing).tell())
                .orElse("");
    }

    private String tell() {
        List<String> sentences = new ArrayList<>();
        sentences.add(sowing.isDecline() ? "declines the extra move" : sown());
        String captures = captures();
        if (!captures.isEmpty()) {
            sentences.add(captures);
        }
        for (Step step : sowing.steps()) {
            if (step instanceof Pass pass) {
                sentences.add(Seats.name(players, pass.player()) + " has no move and is passed over");
            }
        }
        if (!after.isOver() && position.hasExtraMove()) {
            sentences.add("an extra move");
        }
        return String.join("; ", sentences);
    }

    private String sown() {
        int lifted = 0;
        int last = sowing.move();
        for (Step step : sowing.steps()) {
            if (step instanceof Lift lift) {
                lifted = lifted == 0 ? lift.seeds() : lifted;
            } else if (step instanceof Drop drop) {
                last = drop.pit();
            }
        }
        String laps = sowing.laps() > 1 ? " in " + sowing.laps() + " laps" : "";
        return "sows " + seeds(lifted) + laps + " to " + pit(last);
    }

    private String captures() {
        List<String> takers = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            int seat = (sowing.player() + i) % players;
            int seeds = sowing.captured(seat);
            if (seeds > 0) {
                String who = seat == sowing.player() ? "captures " : Seats.name(players, seat) + " gets ";
                takers.add(who + seeds + " (" + pitsCapturedFrom(seat) + ")");
            }
        }
        return String.join("; ", takers);
    }

    private String pitsCapturedFrom(int seat) {
        List<String> pits = new ArrayList<>();
        for (Step step : sowing.steps()) {
            if (step instanceof Capture capture && capture.by() == seat) {
                pits.add(pit(capture.pit()));
            }
        }
        return String.join(" ", pits);
    }

    private String pit(int pit) {
        return Notation.format(position, pit);
    }

    static String seeds(int count) {
        return count == 1 ? "1 seed" : count + " seeds";
    }
}

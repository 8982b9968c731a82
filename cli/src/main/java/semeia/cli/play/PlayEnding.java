package semeia.cli.play;

import java.io.IOException;
import java.util.Optional;
import semeia.cli.terminal.Console;
import semeia.cli.terminal.Paint;
import semeia.cli.words.EndWords;
import semeia.cli.words.MatchWords;
import semeia.cli.words.Seats;
import semeia.engine.Agreement;
import semeia.match.Match;
import semeia.rules.Game;

/** Ends a game by agreement or resignation, but first reports the result and asks for the consent that is needed. */
final class PlayEnding {
    private final Sitting sitting;
    private final Console console;
    private final Paint paint;

    PlayEnding(Sitting sitting, Console console, Paint paint) {
        this.sitting = sitting;
        this.console = console;
        this.paint = paint;
    }

    /**
     * The player to move proposes to end the game (rule 3.7).
     *
     * @return the game after that; empty if somebody does not agree
     */
    Optional<Game> agree() throws IOException, InterruptedException {
        Game ended = sitting.game().agreeToEnd();
        console.tell("If the game ends now: " + EndWords.totals(ended) + ".");
        for (int seat = 0; seat < sitting.players(); seat++) {
            if (seat != mover() && sitting.takesPart(seat) && !agrees(seat)) {
                console.tell(name(seat) + " does not agree; play continues.");
                return Optional.empty();
            }
        }
        return Optional.of(ended);
    }

    private boolean agrees(int seat) throws IOException, InterruptedException {
        return sitting.isPerson(seat)
                ? confirms(Seats.name(sitting.players(), seat) + ", do you agree?")
                : Agreement.isWelcome(sitting.game(), seat);
    }

    /**
     * The player to move wants to give up (rule 5).
     *
     * @return the game after that; empty if the player decides against it
     */
    Optional<Game> resign() throws IOException, InterruptedException {
        Game resigned = sitting.game().resign(mover());
        if (resigned.outcome().isPresent()) {
            console.tell("If " + name(mover()) + " resigns: " + EndWords.totals(resigned) + ".");
            Optional<Match> after =
                    sitting.match().map(match -> match.record(resigned.outcome().get()));
            if (after.isPresent()) {
                console.tell((MatchWords.score(after.get()) + " " + MatchWords.end(after.get())).strip());
            }
        } else {
            console.tell(name(mover()) + " would no longer move and could not win; the others play on.");
        }
        return confirms("Resign?") ? Optional.of(resigned) : Optional.empty();
    }

    private boolean confirms(String question) throws IOException, InterruptedException {
        return console.ask(question + " (yes/no) ")
                .filter(answer -> answer.equalsIgnoreCase("yes") || answer.equalsIgnoreCase("y"))
                .isPresent();
    }

    private int mover() {
        return sitting.game().position().player();
    }

    private String name(int seat) {
        return paint.seat(seat, Seats.name(sitting.players(), seat));
    }
}

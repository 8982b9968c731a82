package semeia.cli.analyse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import semeia.cli.terminal.Progress;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.words.RemarkJson;
import semeia.cli.words.RemarkWords;
import semeia.cli.words.ScoreWords;
import semeia.cli.words.Seats;
import semeia.engine.Limits;
import semeia.engine.Remarks;
import semeia.engine.Review;
import semeia.engine.Review.Judged;
import semeia.engine.Review.Mark;
import semeia.engine.Search;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Position;

/** Reviews one game: a line a move with a bar for the value, and in the end the accuracy of the players. */
final class GameAnalysis {
    private static final int BAR = 10;
    /** Seeds of difference that fill half the bar. */
    private static final double FULL = 20;

    private final StandardStreams streams;
    private final boolean json;
    private final Limits limits;

    GameAnalysis(StandardStreams streams, boolean json, Limits limits) {
        this.streams = streams;
        this.json = json;
        this.limits = limits;
    }

    /** Reviews and prints, each move as soon as it is judged. */
    void run(GameRecord record, Search search) throws IOException, InterruptedException {
        RemarkWords words = RemarkWords.load();
        Game game = record.game();
        Review review;
        try (Progress progress = Progress.between(streams)) {
            progress.begin("review");
            review = Review.of(game, search, limits, judged -> {
                progress.hide();
                print(game, judged, words);
                progress.at((judged.act() + 1.0) / game.length());
                if (Thread.currentThread().isInterrupted()) {
                    throw new Stopped();
                }
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (Stopped e) {
            throw new InterruptedException();
        }
        conclude(record, review);
    }

    /** Leaves a review in the middle. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private void print(Game game, Judged judged, RemarkWords words) {
        try {
            Position before = at(game, judged.act()).position();
            if (json) {
                printJson(game, before, judged, words);
            } else {
                printText(game, before, judged, words);
            }
            streams.out().flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Game at(Game game, int length) {
        Game at = game;
        while (at.length() > length) {
            at = at.previous().orElseThrow();
        }
        return at;
    }

    private void printText(Game game, Position before, Judged judged, RemarkWords words) throws IOException {
        String move = Notation.format(before, judged.played().move());
        String value = ScoreWords.of(judged.played().score());
        String text = "%4d  %-8s  %-4s  %s  %-14s"
                .formatted(
                        judged.act() + 1,
                        Seats.name(before.territory().players(), judged.player()),
                        move,
                        bar(judged),
                        value);
        if (judged.mark() == Mark.GOOD) {
            streams.out().line(text.stripTrailing());
            return;
        }
        streams.out()
                .line(text + "  " + mark(judged) + ", gives away "
                        + ScoreWords.seeds(judged.drop()).substring(1));
        streams.out()
                .line("      better: " + ScoreWords.moves(before, judged.best()) + "   "
                        + ScoreWords.of(judged.best().score()));
        say("it ", game, before, judged.best().move(), words);
        say(move + " ", game, before, judged.played().move(), words);
    }

    private void say(String subject, Game game, Position before, int move, RemarkWords words) throws IOException {
        String remarks = words.of(before, Remarks.of(game.rules(), before, move));
        if (!remarks.isEmpty()) {
            streams.out().line("      " + subject + remarks);
        }
    }

    private static String mark(Judged judged) {
        return judged.mark().name().toLowerCase(Locale.ROOT);
    }

    /** The value for the first player: to the right of the middle the lead, to the left the deficit. */
    private static String bar(Judged judged) {
        double seeds = judged.played().score().seeds() * (judged.player() == 0 ? 1 : -1);
        int full = (int) Math.round(Math.min(1, Math.abs(seeds) / FULL) * BAR);
        String filled = "#".repeat(full);
        String empty = " ".repeat(BAR - full);
        return seeds < 0 ? empty + filled + "|" + " ".repeat(BAR) : " ".repeat(BAR) + "|" + filled + empty;
    }

    private void printJson(Game game, Position before, Judged judged, RemarkWords words) throws IOException {
        streams.out().json(object -> {
            object.writeNumberField("act", judged.act() + 1);
            object.writeStringField(
                    "player", Notation.formatSeat(before.territory().players(), judged.player()));
            ScoreWords.write(before, judged.played(), object);
            object.writeNumberField("drop", Math.round(judged.drop() * 100) / 100.0);
            object.writeStringField("mark", mark(judged));
            object.writeBooleanField("forced", judged.forced());
            RemarkJson.write(game.rules(), before, judged.played().move(), words, object);
            object.writeObjectFieldStart("best");
            ScoreWords.write(before, judged.best(), object);
            RemarkJson.write(game.rules(), before, judged.best().move(), words, object);
            object.writeEndObject();
        });
    }

    private void conclude(GameRecord record, Review review) throws IOException {
        int players = record.game().rules().territory().players();
        for (int seat = 0; seat < players; seat++) {
            int player = seat;
            double accuracy = review.accuracy(seat);
            if (json) {
                streams.out().json(object -> {
                    object.writeStringField("player", Notation.formatSeat(players, player));
                    object.writeNumberField("accuracy", Math.round(accuracy * 10) / 10.0);
                    for (Mark mark : Mark.values()) {
                        object.writeNumberField(mark.name().toLowerCase(Locale.ROOT), count(review, player, mark));
                    }
                });
            } else if (review.moves().stream().noneMatch(move -> move.player() == player && !move.forced())) {
                streams.out().line("%-8s had no choice to make".formatted(Seats.name(players, seat)));
            } else {
                streams.out()
                        .line("%-8s accuracy %.1f %%, slips %d, mistakes %d, blunders %d"
                                .formatted(
                                        Seats.name(players, seat),
                                        accuracy,
                                        count(review, seat, Mark.SLIP),
                                        count(review, seat, Mark.MISTAKE),
                                        count(review, seat, Mark.BLUNDER)));
            }
        }
    }

    private static long count(Review review, int player, Mark mark) {
        return review.moves().stream()
                .filter(move -> move.player() == player && move.mark() == mark)
                .count();
    }
}

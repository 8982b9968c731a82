package semeia.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Writes and reads acts: a word and what belongs to it, on one line. There everything counts from 1. */
final class ActText {
    private static final String NOTHING = "-";

    private ActText() {}

    static String format(Act act) {
        if (act instanceof Act.Enter enter) {
            return "enter " + entrant(enter.entrant());
        } else if (act instanceof Act.Amend amend) {
            return "amend " + (amend.number() + 1) + " " + entrant(amend.entrant());
        } else if (act instanceof Act.Withdraw withdraw) {
            return "withdraw " + (withdraw.number() + 1);
        } else if (act instanceof Act.Rejoin rejoin) {
            return "rejoin " + (rejoin.number() + 1);
        } else if (act instanceof Act.Pair pair) {
            return "round " + pair.boards().stream().map(ActText::board).collect(Collectors.joining(" "));
        } else if (act instanceof Act.Score score) {
            return "score " + (score.round() + 1) + "." + (score.fixture() + 1) + " "
                    + score.result().map(Result::text).orElse("open");
        }
        return "close";
    }

    private static String entrant(Entrant entrant) {
        String rating =
                entrant.rating().isPresent() ? Integer.toString(entrant.rating().getAsInt()) : NOTHING;
        return StrictText.quoted(entrant.name()) + " " + rating + " " + StrictText.quoted(entrant.club());
    }

    private static String board(List<Integer> board) {
        return board.isEmpty()
                ? NOTHING
                : board.stream().map(e -> Integer.toString(e + 1)).collect(Collectors.joining("-"));
    }

    static Act parse(String line) {
        List<String> words = QuotedWords.of(line);
        String word = words.isEmpty() ? "" : words.get(0);
        List<String> rest = words.isEmpty() ? words : words.subList(1, words.size());
        return switch (word) {
            case "enter" -> new Act.Enter(entrant(sized(line, rest, 3)));
            case "amend" -> new Act.Amend(index(sized(line, rest, 4).get(0)), entrant(rest.subList(1, 4)));
            case "withdraw" -> new Act.Withdraw(index(sized(line, rest, 1).get(0)));
            case "rejoin" -> new Act.Rejoin(index(sized(line, rest, 1).get(0)));
            case "round" -> new Act.Pair(rest.stream().map(ActText::board).toList());
            case "score" -> score(line, rest);
            case "close" -> {
                sized(line, rest, 0);
                yield new Act.Close();
            }
            default ->
                throw new TournamentException(
                        "act", StrictText.shown(line), "enter, amend, withdraw, rejoin, round, score or close");
        };
    }

    private static List<String> sized(String line, List<String> words, int size) {
        if (words.size() != size) {
            throw new TournamentException("act", StrictText.shown(line), "a word with " + size + " parts after it");
        }
        return words;
    }

    private static int index(String word) {
        return positive("number", word) - 1;
    }

    private static int positive(String place, String word) {
        int number = StrictText.number(word).orElse(0);
        if (number == 0) {
            throw new TournamentException(place, StrictText.shown(word), "a whole number from 1");
        }
        return number;
    }

    private static Entrant entrant(List<String> words) {
        String rating = words.get(1);
        return new Entrant(
                words.get(0),
                rating.equals(NOTHING)
                        ? OptionalInt.empty()
                        : OptionalInt.of(StrictText.number(rating)
                                .orElseThrow(() -> new TournamentException(
                                        "rating", StrictText.shown(rating), "0 to " + Entrant.HIGHEST + ", or -"))),
                words.get(2));
    }

    private static List<Integer> board(String word) {
        List<Integer> board = new ArrayList<>();
        if (!word.equals(NOTHING)) {
            for (String number : StrictText.split(word, '-')) {
                board.add(index(number));
            }
        }
        return board;
    }

    private static Act score(String line, List<String> words) {
        List<String> place = words.isEmpty() ? words : StrictText.split(words.get(0), '.');
        if (place.size() != 2 || words.size() < 2 || words.size() > 3) {
            throw new TournamentException("act", StrictText.shown(line), "score, round.fixture, and a result or open");
        }
        int round = positive("round", place.get(0)) - 1;
        int fixture = positive("fixture", place.get(1)) - 1;
        if (words.get(1).equals("open")) {
            sized(line, words, 2);
            return new Act.Score(round, fixture, Optional.empty());
        }
        List<Integer> seeds = words.size() == 3 ? numbers("seeds", words.get(2)) : List.of();
        return new Act.Score(round, fixture, Optional.of(new Result(numbers("places", words.get(1)), seeds)));
    }

    private static List<Integer> numbers(String place, String word) {
        List<Integer> numbers = new ArrayList<>();
        for (String number : StrictText.split(word, '-')) {
            numbers.add(StrictText.number(number)
                    .orElseThrow(() -> new TournamentException(
                            place, StrictText.shown(word), "whole numbers with - between them, such as 1-2")));
        }
        return numbers;
    }
}

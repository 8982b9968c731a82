package semeia.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import semeia.match.MatchRules;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** Writes and reads the record of a tournament: a heading, the settings a line each, an empty line, the acts a line each. */
final class TournamentText {
    private static final String HEADING = "semeia tournament 1";
    private static final int LONGEST = 1_000_000;
    private static final List<String> NEEDED =
            List.of("name", "rules", "kind", "points", "tiebreaks", "seeding", "lots");
    private static final String MATCH = "match";
    private static final String NONE = "-";

    private final List<String> lines;
    /** The line of each setting, and what stands there after its word. */
    private final Map<String, Value> settings = new HashMap<>();

    private final List<Act> acts = new ArrayList<>();
    /** Where it reads, from 0. */
    private int line;

    private record Value(int line, String text) {}

    TournamentText(String text) {
        if (text.length() > LONGEST) {
            throw new TournamentException("record", text.length() + " characters", "up to " + LONGEST);
        }
        this.lines = StrictText.lines(text);
    }

    static String format(Tournament tournament) {
        StringBuilder text = new StringBuilder(format(tournament.settings())).append('\n');
        tournament.acts().forEach(act -> text.append(act.text()).append('\n'));
        return text.toString();
    }

    static String format(TournamentSettings settings) {
        List<String> tiebreaks =
                settings.tiebreaks().stream().map(Tiebreak::word).toList();
        return String.join(
                        "\n",
                        Stream.of(
                                        HEADING,
                                        "name " + StrictText.quoted(settings.name()),
                                        "rules " + settings.rules().id(),
                                        settings.match()
                                                .map(match -> MATCH + " " + match.text())
                                                .orElse(""),
                                        "kind " + settings.kind().text(),
                                        "points " + settings.scoring().text(),
                                        "tiebreaks " + (tiebreaks.isEmpty() ? NONE : String.join(" ", tiebreaks)),
                                        "seeding " + settings.seeding().word(),
                                        "lots " + settings.lots(),
                                        "")
                                .filter(line -> !line.isEmpty())
                                .toList())
                + "\n";
    }

    Tournament read() {
        try {
            String heading = lines.isEmpty() ? "" : lines.get(0).replace("\uFEFF", "");
            if (!heading.equals(HEADING)) {
                throw new TournamentException("heading", StrictText.shown(heading), "\"" + HEADING + "\"");
            }
            Optional<TournamentState> course = Optional.empty();
            Optional<TournamentSettings> agreed = Optional.empty();
            for (line = 1; line < lines.size(); line++) {
                String text = lines.get(line).strip();
                if (agreed.isEmpty() && text.isEmpty()) {
                    int here = line;
                    agreed = Optional.of(settings());
                    line = here;
                    course = agreed.map(TournamentState::new);
                } else if (agreed.isEmpty()) {
                    setting(text);
                } else if (!text.isEmpty()) {
                    Act act = Act.parse(text);
                    course.orElseThrow().play(act);
                    acts.add(act);
                }
            }
            return Tournament.of(agreed.isPresent() ? agreed.get() : settings(), acts);
        } catch (IllegalArgumentException fault) {
            throw new TournamentException("line " + (Math.min(line, lines.size()) + 1) + ": " + fault.getMessage());
        }
    }

    private void setting(String text) {
        int space = text.indexOf(' ');
        String word = space < 0 ? text : text.substring(0, space);
        if (space < 0 || !(NEEDED.contains(word) || word.equals(MATCH)) || settings.containsKey(word)) {
            throw new TournamentException(
                    "setting", StrictText.shown(text), "each once, with a value: match if need be, and " + NEEDED);
        }
        settings.put(word, new Value(line, text.substring(space + 1).strip()));
    }

    private TournamentSettings settings() {
        for (String word : NEEDED) {
            if (!settings.containsKey(word)) {
                throw new TournamentException("setting " + word, "missing", "it before the acts");
            }
        }
        String name = String.join(" ", QuotedWords.of(value("name")));
        Rules rules = RuleBook.byId(value("rules"));
        Optional<MatchRules> match =
                settings.containsKey(MATCH) ? Optional.of(MatchRules.parse(value(MATCH))) : Optional.empty();
        Scoring scoring = Scoring.parse(value("points"));
        List<Tiebreak> tiebreaks = tiebreaks(value("tiebreaks"));
        Seeding seeding = Seeding.parse(value("seeding"));
        long lots = lots(value("lots"));
        return new TournamentSettings(name, rules, match, Kind.parse(value("kind")), scoring, tiebreaks, seeding, lots);
    }

    /** What a setting says; a fault found from now on is its. */
    private String value(String word) {
        Value value = settings.get(word);
        line = value.line;
        return value.text;
    }

    private static List<Tiebreak> tiebreaks(String text) {
        return text.equals(NONE)
                ? List.of()
                : QuotedWords.of(text).stream().map(Tiebreak::parse).toList();
    }

    private static long lots(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new TournamentException("lots", StrictText.shown(text), "a whole number of 64 bits");
        }
    }
}

package semeia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class PlayCommandTest {
    private static final String TWO_PEOPLE = "--seats person,person --starter S";

    @TempDir
    Path folder;

    /** Plays with the given options, split at blanks, and lines of input. */
    private static Run play(String options, String... lines) {
        List<String> args = new ArrayList<>(List.of("play"));
        args.addAll(List.of(options.split(" ")));
        return Run.with(String.join("\n", lines) + "\n", args.toArray(String[]::new));
    }

    private static Run playFrom(String rules, String position, String... lines) {
        return Run.with(
                String.join("\n", lines) + "\n",
                "play",
                "--rules",
                rules,
                "--seats",
                rules.equals("ba-awa-3") ? "person,person,person" : "person,person",
                "--position",
                position,
                "--seed",
                "1",
                "--nodes",
                "200000");
    }

    @Test
    void tells_what_each_move_did() {
        Run run = play(TWO_PEOPLE, "F", "f");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("South> F\nSouth F: sows 4 seeds to d.\n")
                .contains("North> f\nNorth f: sows 4 seeds to D.\n");
    }

    @Test
    void draws_the_board_before_every_question() {
        Run run = play(TWO_PEOPLE, "F");
        assertThat(run.out()).contains("""
                              f       e       d       c       b       a
                           .-----. .-----. ####### .-----. .-----. .-----.
                           |  4  | |  4  | #  5  # |  5  | |  5  | |  5  |
                           '-----' '-----' ####### '-----' '-----' '-----'
                           .-----. .-----. .-----. .-----. .-----. .     .
                           |  4  | |  4  | |  4  | |  4  | |  4  | :  0  :
                           '-----' '-----' '-----' '-----' '-----' '     '
                              A       B       C       D       E       F
                        """.indent(1));
    }

    @Test
    void names_the_players_own_pit_when_only_the_case_is_wrong() {
        assertThat(play(TWO_PEOPLE, "c", "C", "C", "c").out())
                .contains("South> c\nAnother player owns c; enter C to play your own pit.\nSouth> C\n")
                .contains("North> C\nAnother player owns C; enter c to play your own pit.\nNorth> c\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A b A   | That is not possible: the pit is empty.",
                "pass    | That is not possible: there is no extra move to decline.",
                "claim   | That is not possible: the position has not occurred three times, or these rules know no claim.",
                "undo    | There is nothing to take back.",
                "g       | \"g\" is not a pit of this board; 'help' lists the commands.",
                "save    | Enter save FILE.",
                "level   | Enter level N.",
                "next    | This game is not over.",
                "last    | Nobody has moved just now.",
                "score   | There is no match.",
            })
    void refuses_what_cannot_be_and_goes_on(String words, String refusal) {
        List<String> lines = new ArrayList<>(List.of(words.strip().split(" ")));
        lines.add("D");
        Run run = play(TWO_PEOPLE, lines.toArray(String[]::new));
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out().replaceAll("\n  ", " ")).contains(refusal).contains(" D: sows");
    }

    @Test
    void names_the_pit_of_another_player() {
        assertThat(playFrom("ba-awa-3", "4,4,4,4,4,4/4,4,4,4,4,4 0-0-0 1", "c").out())
                .contains("Another player owns c; enter C to play your own pit.");
        assertThat(playFrom("ba-awa-3", "4,4,4,4,4,4/4,4,4,4,4,4 0-0-0 2", "D").out())
                .contains("That is not possible: another player owns the pit.");
    }

    @Test
    void lists_the_legal_moves_and_what_each_would_do() {
        Run run = playFrom("abapa", "0,0,3,0,2,3/0,2,0,2,0,0 19-17 S", "legal");
        assertThat(run.out()).contains("""
                          C    sows 3 seeds to F
                          E    sows 2 seeds to a
                          F    sows 3 seeds to c
                        """);
    }

    @Test
    void hints_at_the_best_move() {
        assertThat(playFrom("abapa", "0,0,0,0,0,2/0,1,0,0,0,5 20-20 S", "hint").out())
                .contains("The best move seems to be F: sows 2 seeds to b; captures 2 (b).");
    }

    @Test
    void lists_all_moves_with_their_values_best_first() {
        assertThat(playFrom("abapa", "0,0,0,0,0,2/0,1,0,0,0,5 20-20 S", "analyse")
                        .out())
                .contains("South> analyse\n  F    +8 exact");
        assertThat(playFrom("abapa", "0,0,3,0,2,3/0,2,0,2,0,0 19-17 S", "analyse")
                        .out())
                .containsPattern("  F    [-+][0-9.]+ +F( [a-fA-F]){9} ...\n")
                .containsPattern("analyse\n(  [CEF]    .*\n){3}South");
    }

    @ParameterizedTest
    @CsvSource({"computer 8, computer 1, S", "computer 1, computer 7, N"})
    void plays_with_the_engine_at_every_level(String south, String north, String winner) {
        Run run = Run.of("play", "--seats", south + "," + north, "--seed", "3", "--starter", winner, "--nodes", "3000");
        assertThat(run.out())
                .contains("South (" + south + ")")
                .contains("North (" + north + ")")
                .endsWith((winner.equals("S") ? "South" : "North") + " wins.\n");
    }

    @Test
    void changes_the_level_of_the_computer() {
        assertThat(play("--level 2 --starter S", "level 9", "level 5", "board").out())
                .contains("North (computer 2)")
                .contains("There is no level \"9\"; levels are 1 to 8.")
                .contains("North (computer 5)");
    }

    @Test
    void says_that_nobody_can_sow_once_the_game_is_over() {
        assertThat(playFrom("abapa", "0,0,1,0,0,0/0,0,0,0,0,2 24-21 N", "f", "A", "a")
                        .out())
                .contains(
                        "The game is over> A\nThe game is over: nobody can sow.\nThe game is over> a\nThe game is over: nobody");
    }

    @Test
    void shows_what_is_left_on_the_clock_and_keeps_it_with_the_game() throws IOException {
        Path file = folder.resolve("clock.txt");
        Run run = play(TWO_PEOPLE + " --clock 6000+60", "F", "save " + file, "undo");
        assertThat(run.out())
                .containsPattern("South (99:59|100:00)> F\n")
                .containsPattern("North (99:59|100:00)> save")
                .containsPattern("Saved in .*\nNorth (99:59|100:00)> undo\n[^>]*> South[^>]*South (99:59|100:00)> \n");
        assertThat(Files.readString(file))
                .contains("[Clock \"6000+60\"]")
                .containsPattern("ClockLeft \"60[56]\\d,6000");
        assertThat(Run.with("board\n", "play", "--load", file.toString()).out())
                .containsPattern("North (99:59|100:00)> board");
    }

    @Test
    void takes_back_to_the_persons_own_move() {
        Run run = play("--starter S --seed 5", "F", "undo", "undo");
        assertThat(run.out())
                .containsPattern("North [a-f]: sows")
                .endsWith("There is nothing to take back.\nSouth> \n");
    }

    @Test
    void offers_an_extra_move_and_lets_it_be_declined() {
        Run run = play(TWO_PEOPLE + " --rules anywoli", "I", "d", "pass");
        assertThat(run.out())
                .contains("an extra move.")
                .contains("North may move again, or 'pass'.")
                .contains("North pass: declines the extra move.");
    }

    @Test
    void tells_when_the_end_may_be_claimed() {
        List<String> lines = new ArrayList<>(List.of("A a B b C c D d E e F f A a B b C c D d E e F f".split(" ")));
        lines.add("claim");
        Run run = playFrom("abapa", "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S", lines.toArray(String[]::new));
        assertThat(run.out())
                .contains("This position has occurred three times: 'claim' ends the game.\nSouth> claim\n")
                .contains("""
                        The game is over. South claimed the end because the same position had occurred
                          three times. Of the 2 seeds left on the board South takes 1, North takes 1.
                          South 24, North 24: it is a draw.
                        """);
    }

    @Test
    void asks_the_others_before_the_game_ends_by_agreement() {
        String position = "0,0,3,0,2,3/0,2,0,2,0,0 19-17 S";
        assertThat(playFrom("abapa", position, "agree", "no", "C").out())
                .contains("If the game ends now: South 27, North 21: South wins.")
                .contains("North, do you agree? (yes/no) no\nNorth does not agree; play continues.\n")
                .contains("South C: sows");
        assertThat(playFrom("abapa", position, "agree", "yes").out())
                .contains("The game is over. The players agreed to end the game.");
    }

    @Test
    void lets_the_computer_agree_only_when_it_does_not_lose() {
        String position = "0,0,3,0,2,3/0,2,0,2,0,0 %s S";
        assertThat(Run.with("agree\n", "play", "--position", position.formatted("19-17"))
                        .out())
                .contains("North does not agree; play continues.");
        assertThat(Run.with("agree\n", "play", "--position", position.formatted("12-24"))
                        .out())
                .contains("The game is over. The players agreed to end the game.");
    }

    @Test
    void says_what_resigning_does_before_it_is_done() {
        String holds25 = "0,0,3,0,2,3/0,2,0,2,0,0 25-11 S";
        assertThat(playFrom("abapa", holds25, "resign", "no", "C").out())
                .contains("If South resigns: South 25, North 23: South wins.\nResign? (yes/no) no\n")
                .contains("South C: sows");
        assertThat(playFrom("awari", holds25, "resign", "yes").out())
                .contains("If South resigns: South 25, North 23: North wins.")
                .contains(
                        "The game is over. South resigned. Of the 12 seeds left on the board North\n  takes 12. South 25");
    }

    @Test
    void goes_on_between_two_when_the_third_resigns() {
        Run run = playFrom("ba-awa-3", "4,4,4,4,4,4/4,4,4,4,4,4 0-0-0 1", "resign", "yes", "F");
        assertThat(run.out())
                .contains("Player 1 would no longer move and could not win; the others play on.")
                .contains("Player 2 F: sows");
    }

    @Test
    void draws_the_lot_for_the_last_four_in_the_open() {
        Run run = playFrom("anywoli+last4=lot", "1,3,0,0,0,0,0,0,0,0,0,0/4,0,0,0,0,0,0,0,0,0,0,0 44-44 S", "A");
        assertThat(run.out())
                .containsPattern("The lot for the last seeds falls on (South|North)\\.")
                .contains("The game is over. Only the last 4 seeds were left");
    }

    @Test
    void plays_another_game_when_one_is_over() {
        Run run = playFrom("abapa", "0,0,1,0,0,0/0,0,0,0,0,2 24-21 N", "f", "next", "board");
        assertThat(run.out())
                .contains("South 27, North 21: South wins.")
                .containsPattern("The lot for the first move falls on (South|North)\\.")
                .containsPattern("(South|North)> board");
    }

    @Test
    void saves_a_game_and_goes_on_with_it() {
        String file = folder.resolve("game.txt").toString();
        Run saved = play("--starter S --seed 2", "F", "C", "save " + file, "quit");
        assertThat(saved.out()).contains("Saved in " + file + ".");
        Run loaded = Run.with("last\nundo\nboard\n", "play", "--load", file);
        assertThat(loaded.code()).isEqualTo(ExitCode.FINE);
        assertThat(loaded.out())
                .contains("North (computer 3)")
                .contains("South (you)")
                .containsPattern("North [a-f]: sows");
        assertThat(Run.with("load " + file + "\nlast\n", "play").out()).containsPattern("North [a-f]: sows");
    }

    @Test
    void saves_over_an_older_game_and_leaves_nothing_beside_it() throws IOException {
        Path file = folder.resolve("game.txt");
        play(TWO_PEOPLE, "F", "save " + file, "f", "save " + file);
        assertThat(Files.readString(file)).contains("1. F f");
        assertThat(folder).isDirectoryNotContaining(other -> !other.equals(file));
    }

    @Test
    void saves_over_a_strange_file_only_when_told_to() throws IOException {
        Path strange = Files.writeString(folder.resolve("strange"), "dear diary");
        Run refused = play(TWO_PEOPLE, "F", "save " + strange, "load " + strange, "save " + strange);
        assertThat(refused.out().replaceAll("\n  (?=\\S)", " "))
                .contains("Not saved. " + strange + ": it already exists; 'save! " + strange + "' overwrites it.");
        assertThat(strange).hasContent("dear diary");
        assertThat(play(TWO_PEOPLE, "F", "save! " + strange).out()).contains("Saved in " + strange + ".");
        Run loaded = Run.with("undo\nsave " + strange + "\n", "play", "--load", strange.toString());
        assertThat(loaded.out()).contains("Saved in " + strange + ".");
    }

    @Test
    void goes_on_when_a_file_cannot_be_read_or_written() throws IOException {
        Path damaged = Files.writeString(folder.resolve("damaged.txt"), "[Rules \"abapa\"]\n\n1. F F *\n");
        Path nowhere = folder.resolve("none").resolve("game.txt");
        Run run = play(TWO_PEOPLE, "load " + damaged, "load " + nowhere, "save " + nowhere, "D");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out().replaceAll("\n  (?=\\S)", " "))
                .contains("Not loaded. " + damaged + ": line 3, column 6")
                .contains("Not loaded. " + nowhere + ": there is no such file.")
                .contains("Not saved. " + nowhere + ": there is no such directory.")
                .contains("South D: sows");
    }

    @Test
    void ends_with_the_code_for_files_when_it_cannot_begin_with_one() throws IOException {
        Path damaged = Files.write(folder.resolve("damaged.txt"), new byte[] {'[', (byte) 0xE9});
        assertThat(Run.of("play", "--load", damaged.toString()).code()).isEqualTo(ExitCode.BAD_FILE);
        assertThat(Run.of("play", "--load", folder.resolve("none").toString()).code())
                .isEqualTo(ExitCode.BAD_FILE);
    }

    @Test
    void stops_at_the_end_of_the_input() {
        assertThat(Run.of("play", "--starter", "S").code()).isEqualTo(ExitCode.FINE);
    }

    static Stream<String> ids() {
        return Stream.concat(
                RuleBook.all().stream().map(Rules::id), Stream.of("ba-awa:8", "ba-awa-3:5-4-3", "anywoli+last4=lot"));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void lets_computers_play_a_game_to_its_end(String rules) {
        int players = RuleBook.byId(rules).territory().players();
        String seats = "computer" + ",computer".repeat(players - 1);
        Run run = Run.of("play", "--rules", rules, "--seats", seats, "--seed", "11");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out()).contains("The game is over. ").containsPattern("(wins|draw)\\.\n$");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
        assertThat(Run.of("play", "--rules", rules, "--seats", seats, "--seed", "11"))
                .isEqualTo(run);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--seats person                     | --seats names 1, expected 2 in abapa",
                "--seats person,person,person       | --seats names 3, expected 2 in abapa",
                "--seats person,nobody              | expected person, computer or computer 1 to computer 8",
                "--level 9                          | \"9\", expected a whole number from 1 to 8",
                "--level 3 --seats person,computer  | --level and --seats are given",
                "--clock 5m                         | --clock is 5m, expected seconds for a game and seconds that each",
                "--load no-such-file --clock 60+1   | expected no --level or --clock",
                "--starter 1                        | --starter is 1, expected S or N",
                "--rules ba-awa-3 --starter S       | --starter is S, expected 1, 2 or 3",
                "--seats ,                          | --seats names nobody",
                "--position 4,4                     | --position: line 1, column 1",
                "--load no-such-file --rules ayo    | --load is given, expected no --rules",
                "--rules oware                      | \"oware\"",
            })
    void refuses_a_wrong_command_line(String options, String named) {
        Run run = play(options.strip());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.err()).contains(named);
        assertThat(run.out()).isEmpty();
    }
}

package semeia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.cli.Run;
import semeia.cli.terminal.ExitCode;

class MatchPlayTest {
    @TempDir
    Path folder;

    private static Run play(String options, String... lines) {
        List<String> args = new ArrayList<>(List.of("play"));
        args.addAll(List.of(options.split(" ")));
        return Run.with(String.join("\n", lines) + "\n", args.toArray(String[]::new));
    }

    private static Run computers(String options) {
        return play(
                options + " --seed 5 --seats computer,computer" + (options.contains("ba-awa-3") ? ",computer" : ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--rules abapa --match wins:2                | The match, first to win 2 games: ",
                "--rules awale-points --match points:10      | The match, first to 10 points: ",
                "--rules ayo --match streak:2                | The match, first to win 2 games in a row: ",
                "--rules ba-awa --match territory:10         | The match, first to own 10 pits: ",
                "--rules ba-awa-3 --match territory:12       | The match, first to own 12 pits: ",
                "--rules whyo --match two-games:7           | The match, the seeds of two games, the winner of the first owning 7 pits in the second: ",
                "--rules njaka --match tally:2               | The match, first to a tally of 2, a win with three quarters of the seeds counting two: ",
                "--rules ba-awa-3 --match wins:1             | The match, first to win 1 game: ",
                "--rules anywoli+last4=lot --match wins:2    | The match, first to win 2 games: ",
            })
    void lets_computers_play_a_match_to_its_end(String options, String target) {
        Run run = computers(options.strip());
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out().replaceAll("\\s+", " "))
                .contains(target)
                .containsPattern("(wins the match|came a third time|match is drawn)\\. $");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void draws_lots_in_the_open_and_the_same_again_from_the_same_seed() {
        Run run = computers("--rules abapa --match wins:3");
        assertThat(run.out())
                .containsPattern("^The lot for the first move, from seed 5, falls on (South|North)\\.\n")
                .containsPattern("\nThe lot for the first move falls on (South|North)\\.\n");
        assertThat(computers("--rules abapa --match wins:3")).isEqualTo(run);
    }

    @Test
    void lets_players_start_in_turn_when_the_first_starter_is_given() {
        Run run = computers("--rules abapa --match wins:2 --starter N");
        assertThat(run.out()).doesNotContain("The lot").contains("\nSouth starts.\n");
    }

    @Test
    void counts_a_resignation_and_plays_the_next_game() {
        Run run = play(
                "--match points:60 --starter S --seats person,person",
                "next",
                "score",
                "resign",
                "yes",
                "undo",
                "A",
                "resign",
                "yes",
                "next",
                "board",
                "score");
        assertThat(run.out())
                .contains("This game is not over.")
                .contains("The match, first to 60 points: South 0, North 0.\n")
                .contains("'next' plays the next game.\n")
                .contains("North starts.\n")
                .endsWith("North> score\nThe match, first to 60 points: South 24, North 0.\nNorth> \n");
    }

    @Test
    void says_what_giving_up_means_for_the_match_before_it_is_confirmed() {
        Run run = play("--rules ba-awa --match territory:10 --starter S --seats person,person", "resign", "no", "quit");
        assertThat(run.out())
                .contains(
                        "The match, first to own 10 pits: South 0, North 12. North wins the match.\nResign? (yes/no)");
    }

    @Test
    void has_no_game_after_the_last_of_a_match() {
        Run run = play(
                "--match wins:1 --starter S --seats person,person",
                "resign",
                "yes",
                "next",
                "undo",
                "resign",
                "no",
                "quit");
        assertThat(run.out())
                .contains("The match, first to win 1 game: South 0, North 1. North wins the match.\n")
                .contains("The game is over> next\nThe match is over.\n")
                .contains("South> resign\n");
    }

    @Test
    void saves_a_match_and_takes_it_up_again_in_the_middle() throws IOException {
        Path file = folder.resolve("match.txt");
        Run saved = play(
                "--match wins:2 --seed 9 --seats person,person",
                "resign",
                "yes",
                "save " + file,
                "next",
                "board",
                "save " + file);
        assertThat(saved.out()).contains("Saved in " + file + ".");
        assertThat(Files.readString(file)).contains("[Match \"wins 2\"]").contains("[Lots \"9\"]");
        Run loaded = play("--load " + file, "score", "load " + file, "score");
        assertThat(loaded.out())
                .containsPattern("(?s)(The match, first to win 2 games: (South 1, North 0|South 0, North 1)\\..*){2}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--match chess:2                              | points, wins, streak, territory, two-games or tally and a number",
                "--match wins                                 | points, wins, streak, territory, two-games or tally and a number",
                "--match wins:0                               | number",
                "--match territory:9 --rules ba-awa           | territory from 10 to 12 on this board",
                "--match territory:10                         | rules of a match by territory is abapa",
                "--match streak:3 --rules ba-awa-3            | a game for two players",
                "--match wins:2 --position x                  | expected no --starter or --match with it",
                "--match wins:2 --load x | expected no --rules, --position, --starter or --match with it",
            })
    void refuses_a_match_that_cannot_be(String options, String named) {
        Run run = play(options.strip());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.err()).contains(named);
        assertThat(run.out()).isEmpty();
    }
}

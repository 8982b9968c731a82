package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.RuleBook;

/** What people at two screens do beside moving: offer, claim, resign, talk, look on, lose their line, make accounts. */
@Tag("slow")
class PeopleTest {
    @Screen
    private static Page host;

    @Screen
    private static Page guest;

    @BeforeAll
    static void open() {
        AtTable.fresh(host);
        AtTable.fresh(guest);
    }

    @AfterEach
    void stop() {
        guest.offline(false);
        AtTable.stop(host);
        AtTable.stop(guest);
    }

    /** The shortest of many games of Abapa that comes to such a position: players capture what they can, but not the last seeds. */
    private static List<String> movesTo(int last, Predicate<Game> wanted) {
        return IntStream.range(0, 60)
                .mapToObj(seed -> moves(last, wanted, new Random(seed)))
                .filter(moves -> !moves.isEmpty())
                .min(Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    private static List<String> moves(int last, Predicate<Game> wanted, Random random) {
        List<String> moves = new ArrayList<>();
        Game game = Game.start(RuleBook.ABAPA);
        while (!wanted.test(game)) {
            if (game.isOver() || moves.size() > 200) {
                return List.of();
            }
            int move = choose(game, last, moves.size() < 10, random);
            moves.add(Notation.format(game.position(), move));
            game = game.play(move);
        }
        return moves;
    }

    /** By the same position the same move, so that positions come back; the first few by chance. */
    private static int choose(Game game, int last, boolean chance, Random random) {
        int[] legal = IntStream.range(0, 12)
                .filter(pit -> Moves.has(game.legalMoves(), pit))
                .toArray();
        if (chance) {
            return legal[random.nextInt(legal.length)];
        }
        int mover = game.position().player();
        int captured = game.position().store(0) + game.position().store(1);
        int sign = captured < 12 * game.rules().seeds() - last ? -1 : 1;
        return IntStream.of(legal)
                .boxed()
                .min(Comparator.comparingInt(pit -> sign
                        * (game.play(pit).position().store(mover)
                                - game.position().store(mover))))
                .orElseThrow();
    }

    private static String sitDown(String preset, String... choices) {
        String place = AtTable.open(host, preset, choices);
        AtTable.sit(guest, place);
        AtTable.untilStatus(host, "playing");
        return place;
    }

    private static void playBoth(List<String> moves) {
        AtTable.play(host, moves);
        AtTable.play(guest, moves);
        AtTable.untilLength(host, moves.size());
        AtTable.untilLength(guest, moves.size());
        AtTable.stop(host);
        AtTable.stop(guest);
    }

    @Test
    void a_move_is_taken_back_and_the_end_agreed_after_its_division_was_shown() {
        sitDown("abapa");
        host.until(
                "a seat can be left no more",
                () -> host.has("[data-do=abort]:not([hidden])") && !host.shows("[data-do=stand]"));
        playBoth(List.of("A", "f", "F"));
        host.click("[data-do=takeback]");
        guest.until("it is asked for", () -> guest.has("[data-offer=takeback] [data-do=decline]"));
        guest.click("[data-do=decline]");
        host.until("it is declined", () -> !host.has(".offer"));
        host.click("[data-do=takeback]");
        guest.until("it is asked for again", () -> guest.has("[data-offer=takeback] [data-do=accept]"));
        guest.click("[data-do=accept]");
        host.until("the move is taken back", () -> host.length() == 2);
        AtTable.untilTurn(host, "person");

        guest.click("[data-do=agree]");
        guest.until("it is said what would follow", () -> guest.has("dialog[open]"));
        String division = guest.one("dialog[open] p").getText();
        assertThat(division).contains("Each takes the seeds");
        AtTable.answer(guest, "[value=yes]");
        host.until("it is offered", () -> host.has("[data-offer=end]"));
        assertThat(host.one("[data-offer=end]").getText()).contains("Each takes the seeds");
        assertThat(AtTable.totals(host, "[data-offer=end]")).isEqualTo(AtTable.totals(division));
        guest.until(
                "the offer can be withdrawn",
                () -> guest.has("[data-offer=end]")
                        && guest.one("[data-offer=end]").getText().contains("Withdraw"));
        host.picture("people-offer");
        host.click("[data-do=accept]");
        AtTable.answer(host, "[value=yes]");
        assertThat(AtTable.ending(guest)).contains("The players agreed to end.");
        AtTable.assertSameEnd(host, guest);

        guest.click("[data-do=rematch]");
        host.until("another game is asked for", () -> host.has("[data-offer=rematch] [data-do=accept]"));
        String before = String.valueOf(host.run("return location.hash"));
        host.click("[data-do=accept]");
        for (Page page : List.of(host, guest)) {
            page.until(
                    "they sit at the next table",
                    () -> !before.equals(page.run("return location.hash"))
                            && page.has(".people-table[data-status=playing]"));
        }
        assertThat(guest.one(".people-table").getDomAttribute("data-seat"))
                .as("seats change")
                .isEqualTo("0");
        host.click("[data-do=abort]");
        AtTable.untilStatus(guest, "aborted");
        assertThat(AtTable.said(guest)).contains("closed before the first move");
    }

    @Test
    void a_move_is_planned_while_the_other_thinks_and_a_game_is_played_in_words() {
        sitDown("abapa", "clock", "300+5");
        guest.pit(6).click();
        host.click("[data-do=words]");
        host.until("the game is told in words", () -> host.has("#text-line"));
        host.type("#text-line", "C\n");
        AtTable.untilLength(guest, 2);
        AtTable.untilLength(host, 2);
        host.type("#text-line", "clock\n");
        host.until("the clock is told", () -> host.one(".console").getText().contains("has 5 minutes"));
        host.type("#text-line", "undo\n");
        guest.until("a move back is asked for", () -> guest.has("[data-offer=takeback] [data-do=accept]"));
        guest.click("[data-do=accept]");
        AtTable.untilLength(host, 0);
        host.until("the moves are taken back", () -> host.length() == 0);
        host.type("#text-line", "resign\n");
        host.type("#text-line", "yes\n");
        assertThat(AtTable.ending(guest)).contains("resigned");
        host.click("[data-do=words]");
        host.until("the board is there again", () -> !host.has("#text-line"));
    }

    @Test
    void the_end_is_claimed_when_a_position_has_come_up_three_times_and_not_before() {
        sitDown("abapa");
        List<String> moves = movesTo(8, Game::canClaim);
        playBoth(moves.subList(0, moves.size() - 1));
        assertThat(host.shows("[data-do=claim]")).isFalse();
        assertThat(guest.shows("[data-do=claim]")).isFalse();
        playBoth(moves);
        guest.until("both may claim", () -> guest.shows("[data-do=claim]") && host.shows("[data-do=claim]"));
        guest.click("[data-do=claim]");
        assertThat(AtTable.ending(host)).contains("claimed the end after a repetition");
        AtTable.assertSameEnd(host, guest);
    }

    @Test
    void who_holds_25_seeds_still_wins_by_resigning_and_is_told_so_before() {
        sitDown("abapa");
        playBoth(movesTo(0, game -> game.position().store(0) >= 25));
        host.click("[data-do=resign]");
        host.until("it is said what would follow", () -> host.has("dialog[open]"));
        String name = host.one(".who").getText();
        assertThat(host.one("dialog[open]").getText()).contains("You win.");
        AtTable.answer(host, ".danger");
        assertThat(AtTable.ending(guest)).contains("You lost 18–30").contains(name + " resigned.");
        AtTable.assertSameEnd(host, guest);
    }

    @Test
    void what_giving_up_means_for_the_match_is_said_before() {
        sitDown("ba-awa", "match", "territory");
        String name = host.one(".who").getText();
        for (Page page : List.of(host, guest)) {
            page.click("[data-do=resign]");
            page.until("it is said what would follow", () -> page.has("dialog[open] .stake"));
        }
        assertThat(host.one("dialog[open] .stake").getText())
                .startsWith("In the match: ")
                .endsWith(" wins the match.");
        assertThat(guest.one("dialog[open] .stake").getText()).isEqualTo("In the match: " + name + " wins the match.");
        AtTable.answer(host, "[value='']");
        AtTable.answer(guest, "[value='']");
        host.click("[data-do=abort]");
        AtTable.untilStatus(guest, "aborted");
    }

    @Test
    void a_lost_line_comes_back_by_itself_and_nothing_is_missed() {
        String place = sitDown("awari", "clock", "900+10");
        try (Page onlooker = AtTable.fresh(host.beside())) {
            AtTable.watch(onlooker, place);
            host.until(
                    "it is shown that somebody looks on",
                    () -> host.one(".looking").getText().startsWith("1 person"));
            assertThat(onlooker.one(".facts").getText()).contains("watching");
            assertThat(onlooker.shows("[data-do=resign], [data-do=agree], [data-do=sit]"))
                    .isFalse();
            playBoth(List.of("C", "c"));

            guest.offline(true);
            guest.until(
                    "it is said that the line is lost",
                    () -> guest.one(".line-state").getText().contains("lost"));
            AtTable.play(host, List.of("C", "c", "D"));
            AtTable.untilLength(host, 3);
            assertThat(guest.length()).isEqualTo(2);
            guest.offline(false);
            guest.until(
                    "it is said that the line is back",
                    () -> guest.one(".line-state").getText().contains("Connected"));
            AtTable.untilLength(guest, 3);

            host.served().stop();
            for (Page page : List.of(host, guest, onlooker)) {
                page.until("the line is lost", () -> page.has("[data-line=down]"));
            }
            host.picture("people-line-lost");
            host.served().startAgain();
            for (Page page : List.of(host, guest, onlooker)) {
                page.until("the line is back", () -> page.has("[data-line=up]"));
            }
            AtTable.play(guest, List.of("C", "c", "D", "d"));
            AtTable.untilLength(host, 4);
            AtTable.untilLength(onlooker, 4);
            AtTable.stop(guest);
            assertThat(AtTable.counts(onlooker)).isEqualTo(AtTable.counts(host)).isEqualTo(AtTable.counts(guest));
            assertThat(host.one(".seat-bar.on .clock").getText()).contains("minutes");
        }
        // The browser itself says that it cannot reach the server.
        host.forgetComplaints();
        guest.forgetComplaints();
    }

    @Test
    void guests_become_accounts_play_a_rated_game_and_talk_or_do_not_hear_each_other() {
        String yaa = account(host, "Yaa");
        String kojo = account(guest, "Kojo");
        AtTable.open(host, "awale", "clock", "300+5");
        host.click("[data-do=abort]");
        AtTable.untilStatus(host, "aborted");

        host.go("#/open/awale/" + kojo);
        host.until(
                "a seat is meant for him",
                () -> host.has("input[name=friend-1]") && host.shows("input[name=friend-1]"));
        host.choose("clock", "300+5");
        host.choose("starter", "0");
        host.click("input[name=rated]");
        host.click("form.opening [data-do=open]");
        AtTable.untilStatus(host, "open");
        assertThat(host.one(".share-card").getText()).contains(kojo);
        String place = String.valueOf(host.run("return location.hash"));
        guest.go("#/people");
        guest.until("he is asked to play", () -> guest.has(".mine a[href='" + place + "']"));
        AtTable.sit(guest, place);
        playBoth(List.of("A", "a", "B", "a", "C", "a"));

        host.type(".chat input", "good luck");
        host.click("[data-do=say]");
        guest.until("it is heard", () -> guest.one(".chat-log").getText().contains("good luck"));
        guest.click("[data-greeting=thanks]");
        host.until("he is heard", () -> host.one(".chat-log").getText().contains("Thank you"));
        guest.click("[data-do=mute]");
        guest.until("she is heard no more", () -> guest.has("[data-do=mute][aria-pressed=true]"));
        host.type(".chat input", "anybody there?");
        host.click("[data-do=say]");
        host.until("she has said it", () -> host.one(".chat-log").getText().contains("anybody"));
        guest.reload();
        guest.until(
                "what was said is there again",
                () -> guest.one(".chat-log").getText().contains("Thank you"));
        assertThat(guest.one(".chat-log").getText()).doesNotContain("good luck").doesNotContain("anybody");

        guest.click("[data-do=resign]");
        AtTable.answer(guest, ".danger");
        assertThat(AtTable.ending(host)).contains("You won 48–0");
        guest.go("#/person/" + yaa);
        guest.until("her profile is shown", () -> guest.has(".profile .ratings") && guest.has(".profile .tables"));
        assertThat(guest.one(".ratings").getText()).contains("Awalé", "Rapid", "1 game");
        assertThat(guest.one(".profile .tables").getText()).contains(yaa + ", You", "won");
        guest.click("[data-do=block]");
        guest.until("she is blocked", () -> guest.has("[data-do=block][aria-pressed=true]"));

        guest.go("#/account");
        guest.until("his account is shown", () -> guest.has("[data-form=delete]"));
        guest.type("[data-form=delete] input[type=password]", "correct horse");
        guest.click("[data-form=delete] button");
        AtTable.answer(guest, ".danger");
        guest.until("he is nobody", () -> guest.has("[data-form=sign-up]"));
        host.go("#/person/" + kojo);
        host.until("nobody has that name", () -> host.one("main").getText().contains("nobody called " + kojo));

        host.go("#/account");
        host.until("her account is shown", () -> host.has("[data-form=password]"));
        host.type("[data-form=password] input[name=password]", "correct horse");
        host.type("[data-form=password] input[name=new]", "battery staple");
        host.click("[data-form=password] button");
        host.until(
                "it is changed",
                () -> host.one("[data-form=password]").getText().contains("is changed"));
        host.click("[data-do=sign-out]");
        host.until("she is a guest", () -> host.has("[data-form=sign-in]"));
        host.type("[data-form=sign-in] input[name=name]", yaa.toUpperCase(java.util.Locale.ROOT));
        host.type("[data-form=sign-in] input[name=password]", "battery staple");
        host.click("[data-form=sign-in] button");
        host.until("she is herself again", () -> yaa.equals(host.one(".who").getText()));
        host.forgetComplaints();
    }

    /** Makes the browser's guest an account, and gives its name. */
    private static String account(Page page, String name) {
        page.go("#/account");
        page.until("an account can be made", () -> page.has("[data-form=sign-up]"));
        page.type("[data-form=sign-up] input[name=name]", name);
        page.type("[data-form=sign-up] input[name=new]", "correct horse");
        page.click("[data-form=sign-up] button");
        page.until("it is made", () -> page.has("[data-form=delete]"));
        assertThat(page.one(".who").getText()).isEqualTo(name);
        return name;
    }
}

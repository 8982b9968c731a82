package semeia.cli.arena;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import semeia.cli.options.HelperThreads;
import semeia.cli.options.TablebaseChoice;
import semeia.cli.terminal.WholeNumber;
import semeia.engine.Greedy;
import semeia.engine.Level;
import semeia.engine.Limits;
import semeia.engine.Opponent;
import semeia.engine.Prober;
import semeia.engine.Search;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Rules;

/** One of our own players, in this process: {@code semeia}, {@code semeia level N}, {@code greedy}. */
final class InnerPlayer implements Contestant {
    private static final String TABLEBASES = "tablebases=";
    private static final String THREADS = "threads=";
    private static final int MOST_THREADS = 256;

    private final String name;
    private final IntFunction<Mind> minds;
    private Mind mind;

    private InnerPlayer(String name, IntFunction<Mind> minds) {
        this.name = name;
        this.minds = minds;
        this.mind = minds.apply(0);
    }

    /** Chooses moves in one game. */
    private interface Mind {
        int move(Game game, Limits limits);
    }

    /**
     * The player that a name means; empty if it means none of ours.
     *
     * @param seed what its lots and oversights come from
     * @param options {@code Tablebases=…} says which databases the full strength may use, {@code Threads=N} on how many threads
     * @throws IllegalArgumentException if there is no such level
     */
    static Optional<Contestant> byName(String name, Rules rules, long seed, List<String> options) {
        if (name.equals("greedy")) {
            return Optional.of(new InnerPlayer(name, number -> greedy(rules, seed + number)));
        }
        if (name.equals("semeia")) {
            return Optional.of(new InnerPlayer(name, level(rules, Level.STRONGEST, seed, options)));
        }
        if (name.matches("semeia level \\d{1,4}")) {
            int level = Integer.parseInt(name.substring(name.lastIndexOf(' ') + 1));
            if (level < 1 || level > Level.STRONGEST) {
                throw new IllegalArgumentException("level is " + level + ", expected 1 to " + Level.STRONGEST);
            }
            return Optional.of(new InnerPlayer(name, level(rules, level, seed, options)));
        }
        return Optional.empty();
    }

    private static Mind greedy(Rules rules, long seed) {
        Greedy greedy = new Greedy(rules, seed);
        return (game, limits) -> greedy.choose(game.position());
    }

    private static IntFunction<Mind> level(Rules rules, int level, long seed, List<String> options) {
        Optional<Search> search = level == Level.STRONGEST ? Optional.of(search(rules, options)) : Optional.empty();
        return number -> {
            search.ifPresent(Search::clear);
            Opponent player = new Opponent(rules, level, seed + number, search::orElseThrow);
            return player::choose;
        };
    }

    private static Search search(Rules rules, List<String> options) {
        String place = option(options, TABLEBASES).orElse(TablebaseChoice.DEFAULT);
        Prober prober = TablebaseChoice.prober(place, rules, fault -> {});
        Search search = new Search(rules, Search.DEFAULT_MEGABYTES, prober, () -> System.nanoTime() / 1_000_000);
        int threads = option(options, THREADS)
                .map(text -> (int) WholeNumber.parse(text, 1, MOST_THREADS))
                .orElse(1);
        search.useThreads(threads, new HelperThreads());
        return search;
    }

    private static Optional<String> option(List<String> options, String name) {
        return options.stream()
                .filter(option -> option.toLowerCase(Locale.ROOT).startsWith(name))
                .map(option -> option.substring(name.length()))
                .findFirst();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void begin(int number) {
        mind = minds.apply(number);
    }

    @Override
    public Action choose(Game game, Allowance allowance) {
        return new Action.Move(mind.move(game, allowance.limits()));
    }

    @Override
    public void close() {}
}

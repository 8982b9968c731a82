package semeia.cli.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import semeia.cli.options.HelperThreads;
import semeia.cli.options.TablebaseChoice;
import semeia.cli.terminal.Shown;
import semeia.engine.Analysis;
import semeia.engine.Level;
import semeia.engine.Limits;
import semeia.engine.Line;
import semeia.engine.Opponent;
import semeia.engine.Prober;
import semeia.engine.Search;
import semeia.rules.Game;
import semeia.rules.Position;

/**
 * Speaks the protocol: reads commands, a line each, and answers them. Commands are followed in their order by one thread; {@code isready},
 * {@code stop} and {@code quit} are heard while it searches.
 */
public final class EngineServer {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final String name;
    private final Consumer<String> out;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(EngineServer::thread);
    /** The searches asked for and not answered; the reader adds, the worker removes. */
    private final Queue<Thinking> asked = new ConcurrentLinkedQueue<>();

    // Only the worker's from here on.
    private EngineOptions settings;
    private Game game;
    private Search search;

    /**
     * An engine that waits for commands.
     *
     * @param name what it calls itself, such as {@code semeia 1.0.0}
     * @param settings the options to begin with
     * @param out takes each line of its answers, from several threads but never from two at once, and sends it on its way
     */
    public EngineServer(String name, EngineOptions settings, Consumer<String> out) {
        this.name = name;
        this.settings = settings;
        this.game = Game.start(settings.rules());
        this.out = out;
    }

    /**
     * Follows commands until {@code quit} or the end of the input. At the end of the input it still answers what ends by itself.
     *
     * @throws IOException if the input cannot be read
     * @throws InterruptedException if the thread is interrupted while it waits for the last answer
     */
    public void run(BufferedReader in) throws IOException, InterruptedException {
        try {
            asked.forEach(hearAll(in) ? Thinking::stopIfWaiting : Thinking::stop);
            worker.shutdown();
            worker.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        } finally {
            asked.forEach(Thinking::stop);
            worker.shutdownNow();
        }
    }

    /** Follows commands; true at the end of the input, false after {@code quit}. */
    private boolean hearAll(BufferedReader in) throws IOException {
        boolean first = true;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String command = first && line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
            first = false;
            if (!hear(command.strip())) {
                return false;
            }
        }
        return true;
    }

    /** Follows one command; false after {@code quit}. */
    private boolean hear(String line) {
        try {
            return follow(line);
        } catch (IllegalArgumentException e) {
            later(() -> {
                throw e;
            });
            return true;
        }
    }

    private boolean follow(String line) {
        String[] words = line.split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        switch (words[0]) {
            case "", "debug" -> {}
            case "ponderhit" -> asked.stream().findFirst().ifPresent(Thinking::ponderHit);
            case "uci" -> later(this::introduce);
            case "isready" -> ready();
            case "ucinewgame" -> later(this::forget);
            case "setoption" -> later(() -> set(settings.with(rest)));
            case "position" -> later(() -> game = settings.dialect().game(settings.rules(), rest));
            case "go" -> think(GoRequest.parse(rest));
            case "stop" -> asked.forEach(Thinking::stop);
            case "quit" -> {
                return false;
            }
            default ->
                throw new CommandException("command is \"" + words[0] + "\", expected uci, isready, ucinewgame, "
                        + "setoption, position, go, stop or quit");
        }
        return true;
    }

    /** Answers at once while a search goes on, otherwise after all that was asked before. */
    private void ready() {
        if (asked.isEmpty()) {
            later(() -> say("readyok"));
        } else {
            say("readyok");
        }
    }

    private void think(GoRequest request) {
        Thinking thinking = new Thinking(request);
        asked.add(thinking);
        later(() -> {
            request.skipped().forEach(skipped -> say("info string " + skipped));
            try {
                String move = game.isOver() ? settings.dialect().none() : choose(thinking, game.position());
                thinking.awaitStop();
                say("bestmove " + move);
            } finally {
                asked.remove(thinking);
            }
        });
    }

    private void introduce() {
        say("id name " + name);
        say("id author the Semeia authors");
        settings.declarations().forEach(this::say);
        say("uciok");
    }

    private void forget() {
        game = Game.start(settings.rules());
        if (search != null) {
            search.clear();
        }
    }

    /** Other rules begin another game; a search of another size or game has learned nothing. */
    private void set(EngineOptions changed) {
        boolean sameRules = changed.rules().equals(settings.rules());
        if (!sameRules
                || changed.hash() != settings.hash()
                || changed.threads() != settings.threads()
                || !changed.tablebases().equals(settings.tablebases())) {
            search = null;
        }
        game = sameRules ? game : Game.start(changed.rules());
        settings = changed;
    }

    private String choose(Thinking thinking, Position position) {
        if (settings.level() < Level.STRONGEST) {
            Opponent player = new Opponent(settings.rules(), settings.level(), settings.seed(), this::search);
            return settings.dialect().move(position, player.choose(game, Limits.NONE));
        }
        List<Line> told = new ArrayList<>();
        Analysis found = thinking.search(search(), game, settings.lines(), progress -> {
            tell(position, progress);
            told.clear();
            told.addAll(progress.lines());
        });
        if (!found.lines().equals(told)) {
            tell(position, found);
        }
        return shouldClaim(found) ? "claim" : settings.dialect().move(position, found.move());
    }

    private Search search() {
        if (search == null) {
            Prober prober = TablebaseChoice.prober(
                    settings.tablebases(), settings.rules(), fault -> say("info string " + fault));
            search = new Search(settings.rules(), settings.hash(), prober, () -> System.nanoTime() / 1_000_000);
            search.useThreads(settings.threads(), new HelperThreads());
        }
        return search;
    }

    /** Whether the end that may be claimed now (rule 3.7) is worth no less than playing on. */
    private boolean shouldClaim(Analysis found) {
        if (settings.dialect() == Dialect.AUALE || !game.canClaim()) {
            return false;
        }
        int player = game.position().player();
        List<Integer> seeds = game.claim(player).outcome().orElseThrow().seeds();
        return seeds.get(player) - seeds.get(1 - player) >= found.score().seeds();
    }

    private void tell(Position position, Analysis found) {
        for (int line = 1; line <= found.lines().size(); line++) {
            say(settings.dialect().info(position, found, line));
        }
    }

    /** Has the worker do it after all that it has to do; a failure is reported and changes nothing. */
    private void later(Task task) {
        worker.execute(() -> {
            try {
                task.run();
            } catch (IllegalArgumentException e) {
                say("error " + Shown.message(e.getMessage()).strip().replaceAll("\\s*\\R\\s*", "; "));
            } catch (OutOfMemoryError e) {
                search = null;
                say("error not enough memory for Hash " + settings.hash());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private synchronized void say(String line) {
        out.accept(line);
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "engine");
        thread.setDaemon(true);
        return thread;
    }

    private interface Task {
        void run() throws InterruptedException;
    }
}

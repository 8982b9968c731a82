package semeia.cli.arena;

import java.util.List;
import java.util.Optional;
import semeia.cli.arena.ForfeitException.Fault;
import semeia.cli.protocol.Dialect;
import semeia.notation.Auale;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Rules;

/** An engine in a process of its own, by the protocol in either dialect. After a crash or a time-out it is started anew for the next game. */
final class OuterEngine implements Contestant {
    /** Milliseconds that an engine may take to start, or to get ready. */
    private static final long STARTING = 60_000;

    private final List<String> command;
    private final Rules rules;
    private final List<String> options;
    private Optional<Dialect> dialect;
    private Optional<ProcessTalk> talk = Optional.empty();
    private String name;

    /**
     * An engine that is started when it is needed.
     *
     * @param command the program and its arguments
     * @param dialect how it speaks; empty: as its options let expect
     * @param options what is set, each {@code NAME=VALUE}
     */
    OuterEngine(List<String> command, Rules rules, Optional<Dialect> dialect, List<String> options) {
        this.command = command;
        this.rules = rules;
        this.dialect = dialect;
        this.options = options;
        this.name = String.join(" ", command);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void begin(int number) throws ForfeitException, InterruptedException {
        try {
            ProcessTalk it = talk.isEmpty() ? started() : talk.get();
            it.send("ucinewgame");
            it.send("isready");
            it.await("readyok", STARTING);
        } catch (ForfeitException e) {
            close();
            throw e;
        }
    }

    /** A program that does not start will not start for the next game either: the match cannot go on. */
    private ProcessTalk started() throws InterruptedException {
        try {
            return start();
        } catch (ForfeitException e) {
            close();
            throw new IllegalArgumentException(name + " does not start: " + e.getMessage(), e);
        }
    }

    private ProcessTalk start() throws ForfeitException, InterruptedException {
        ProcessTalk it = new ProcessTalk(command);
        talk = Optional.of(it);
        it.send("uci");
        List<String> lines = it.await("uciok", STARTING);
        lines.stream()
                .filter(line -> line.startsWith("id name "))
                .findFirst()
                .ifPresent(line -> name = line.substring("id name ".length()));
        boolean ours = lines.stream().anyMatch(line -> line.startsWith("option name Rules "));
        dialect = Optional.of(dialect.orElse(ours ? Dialect.SEMEIA : Dialect.AUALE));
        if (dialect.get() == Dialect.SEMEIA) {
            it.send("setoption name Dialect value semeia");
            it.send("setoption name Rules value " + rules.id());
        } else if (!Auale.carries(rules)) {
            throw new IllegalArgumentException(name + " speaks the dialect auale, which has no rules " + rules.id());
        }
        for (String option : options) {
            int equals = option.indexOf('=');
            it.send("setoption name " + option.substring(0, equals) + " value " + option.substring(equals + 1));
        }
        it.send("isready");
        for (String line : it.await("readyok", STARTING)) {
            if (line.startsWith("error ")) {
                throw new IllegalArgumentException(name + " cannot be set up: " + line.substring("error ".length()));
            }
        }
        return it;
    }

    @Override
    public Action choose(Game game, Allowance allowance) throws ForfeitException, InterruptedException {
        ProcessTalk it = talk.orElseThrow();
        try {
            it.send(position(game));
            it.send("go " + allowance);
            List<String> lines = it.await("bestmove", allowance.patience());
            return action(game, lines.get(lines.size() - 1));
        } catch (ForfeitException e) {
            close();
            throw e;
        }
    }

    private String position(Game game) throws ForfeitException {
        if (dialect.orElseThrow() == Dialect.AUALE) {
            return "position fen " + Auale.format(game);
        }
        StringBuilder text = new StringBuilder("position fen " + Notation.format(rules, game.beginning()));
        String before = " moves ";
        for (Action action : game.actions()) {
            text.append(before).append(Notation.format(game.position(), action));
            before = " ";
        }
        return text.toString();
    }

    private Action action(Game game, String line) throws ForfeitException {
        String[] words = line.split("\\s+");
        String word = words.length > 1 ? words[1] : "";
        if (word.equals("claim") && game.canClaim()) {
            return new Action.Claim(game.position().player());
        }
        try {
            return new Action.Move(Notation.parseMove(rules, game.position(), word));
        } catch (NotationException e) {
            throw new ForfeitException(
                    Fault.ILLEGAL_MOVE,
                    "\"" + word + "\", expected " + e.faults().get(0).expected());
        }
    }

    @Override
    public void close() {
        talk.ifPresent(ProcessTalk::close);
        talk = Optional.empty();
    }
}

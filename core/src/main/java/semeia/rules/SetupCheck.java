package semeia.rules;

import java.util.ArrayList;
import java.util.List;
import semeia.rules.Fault.Part;

/** Checks set-ups and makes positions of them (rule 8). */
final class SetupCheck {
    private final Rules rules;
    private final Setup setup;
    private final List<Fault> faults = new ArrayList<>();

    private SetupCheck(Rules rules, Setup setup) {
        this.rules = rules;
        this.setup = setup;
    }

    static Position start(Rules rules, Territory territory, int starter) {
        List<Fault> faults = new ArrayList<>();
        checkTerritory(rules, territory, faults);
        if (starter < 0 || starter >= territory.players()) {
            faults.add(new Fault(
                    Part.STARTER, 0, Integer.toString(starter), "a seat from 0 to " + (territory.players() - 1)));
        }
        if (!faults.isEmpty()) {
            throw new SetupException(faults);
        }
        Position position = new Position(territory);
        for (int pit = 0; pit < territory.pits(); pit++) {
            position.put(pit, rules.seedsAPit());
        }
        int first = starter;
        while (territory.share(first) == 0) {
            first = (first + 1) % territory.players();
        }
        position.player = first;
        position.setStarter(rules.asks().contains(Part.STARTER) ? first : 0);
        position.setOpening(rules.asks().contains(Part.MOVED));
        rules.settle(position);
        return position;
    }

    static Position position(Rules rules, Setup setup) {
        return new SetupCheck(rules, setup).position();
    }

    private Position position() {
        checkTerritory(rules, setup.territory(), faults);
        checkSeeds();
        checkPlayers();
        checkPending();
        if (!faults.isEmpty()) {
            throw new SetupException(faults);
        }
        Position position = new Position(setup.territory());
        for (int pit = 0; pit < setup.seeds().size(); pit++) {
            position.put(pit, setup.seeds().get(pit));
        }
        for (int seat = 0; seat < setup.stores().size(); seat++) {
            position.putStore(seat, setup.stores().get(seat));
        }
        position.player = setup.player();
        position.setExtraMove(setup.extraMove());
        position.setStarter(setup.starter());
        position.setOpener(setup.opener().orElse(Position.NOBODY));
        position.setOpening(setup.opening());
        position.quiet = setup.quiet();
        position.resign(setup.resigned());
        rules.settle(position);
        return position;
    }

    private static void checkTerritory(Rules rules, Territory territory, List<Fault> faults) {
        Territory usual = rules.territory();
        boolean sameBoard = territory.pits() == usual.pits() && territory.players() == usual.players();
        if (!territory.equals(usual) && !(rules.anyTerritory() && sameBoard)) {
            faults.add(new Fault(
                    Part.TERRITORY,
                    0,
                    territory.toString(),
                    rules.anyTerritory()
                            ? usual.pits() + " pits for " + usual.players() + " players"
                            : usual + " in " + rules.id()));
        }
    }

    private void checkSeeds() {
        int pits = setup.territory().pits();
        check(setup.seeds().size() == pits, Part.PITS, setup.seeds().size(), Integer.toString(pits));
        for (int pit = 0; pit < setup.seeds().size(); pit++) {
            check(setup.seeds().get(pit) >= 0, Part.PIT, pit, setup.seeds().get(pit), "0 or more seeds");
        }
        for (int seat = 0; seat < setup.stores().size(); seat++) {
            check(
                    setup.stores().get(seat) >= 0,
                    Part.STORE,
                    seat,
                    setup.stores().get(seat),
                    "0 or more seeds");
        }
        check(
                setup.stores().size() == setup.territory().players(),
                Part.STORES,
                setup.stores().size(),
                Integer.toString(setup.territory().players()));
        long board = setup.seeds().stream().mapToLong(Integer::longValue).sum();
        long total =
                board + setup.stores().stream().mapToLong(Integer::longValue).sum();
        check(total == rules.seeds(), Part.TOTAL, total, rules.seeds() + " seeds");
        rules.refusesBoard(board).ifPresent(expected -> check(false, Part.BOARD, board, expected));
    }

    private void checkPlayers() {
        int players = setup.territory().players();
        check(
                setup.player() >= 0 && setup.player() < players,
                Part.PLAYER,
                setup.player(),
                "a seat from 0 to " + (players - 1));
        check(
                setup.starter() >= 0 && setup.starter() < players,
                Part.STARTER,
                setup.starter(),
                "a seat from 0 to " + (players - 1));
        int opener = setup.opener().orElse(0);
        check(opener >= 0 && opener < players, Part.OPENER, opener, "a seat from 0 to " + (players - 1));
        check(
                setup.resigned() == 0 || (players > 2 && setup.resigned() >>> players == 0 && playersLeft() >= 2),
                Part.RESIGNED,
                setup.resigned(),
                (players == 4 ? "at most two of four" : "at most one of three") + ", so that two are left");
    }

    private int playersLeft() {
        int left = 0;
        for (int seat = 0; seat < setup.territory().players(); seat++) {
            left += setup.territory().share(seat) > 0 && (setup.resigned() & 1 << seat) == 0 ? 1 : 0;
        }
        return left;
    }

    private void check(boolean right, Part part, long value, String expected) {
        check(right, part, 0, value, expected);
    }

    private void check(boolean right, Part part, int index, long value, String expected) {
        if (!right) {
            faults.add(new Fault(part, index, Long.toString(value), expected));
        }
    }

    private void checkPending() {
        checkAsked(setup.extraMove(), Part.EXTRA_MOVE, 1, "knows no extra moves");
        checkAsked(setup.opener().isPresent(), Part.OPENER, setup.opener().orElse(0), "does not ask who opened");
        checkAsked(setup.starter() != 0, Part.STARTER, setup.starter(), "does not ask who started");
        checkAsked(setup.opening(), Part.MOVED, 0, "has no first move of its own");
        check(
                setup.quiet() >= 0 && setup.quiet() < rules.guard(),
                Part.QUIET,
                setup.quiet(),
                "from 0 to " + (rules.guard() - 1L) + ", below the guard");
    }

    private void checkAsked(boolean given, Part part, int value, String why) {
        check(!given || rules.asks().contains(part), part, value, "none: " + rules.id() + " " + why);
    }
}

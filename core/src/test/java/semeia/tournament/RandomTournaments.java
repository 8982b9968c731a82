package semeia.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;

/** Plays tournaments as clubs do: results come in, some withdraw, some come late, some come back, some results are put right. */
final class RandomTournaments {
    private final Random random;
    private Tournament tournament;
    private int names;
    private int late;

    private RandomTournaments(Random random, TournamentSettings settings) {
        this.random = random;
        this.tournament = Tournament.of(settings);
    }

    static TournamentSettings settings(Random random, Kind kind) {
        List<Tiebreak> tiebreaks = new ArrayList<>(List.of(Tiebreak.values()));
        java.util.Collections.shuffle(tiebreaks, random);
        return new TournamentSettings(
                "Cup \"" + random.nextInt(100) + "\\",
                semeia.rules.RuleBook.byId(kind.seats() == 3 ? "ba-awa-3" : "abapa"),
                Optional.empty(),
                kind,
                random.nextBoolean() ? Scoring.DEFAULT : Scoring.parse("3-1-0"),
                tiebreaks.subList(0, random.nextInt(6)),
                List.of(Seeding.values()).get(random.nextInt(3)),
                random.nextLong());
    }

    /** A tournament played until it is over, or until there is no legal round. */
    static Tournament played(Random random, Kind kind, int entrants, boolean restless) {
        RandomTournaments play = new RandomTournaments(random, settings(random, kind));
        for (int i = 0; i < entrants; i++) {
            play.enter();
        }
        int left = 300;
        while (!play.tournament.isOver() && left-- > 0) {
            if (restless) {
                play.unrest(kind);
            }
            if (!play.round()) {
                break;
            }
        }
        return play.tournament;
    }

    private void enter() {
        names++;
        OptionalInt rating = random.nextInt(3) == 0 ? OptionalInt.empty() : OptionalInt.of(random.nextInt(2000));
        act(new Act.Enter(
                new Entrant("=Ama \"" + names + "\", of; \\", rating, random.nextBoolean() ? "" : "Club; A")));
    }

    private void act(Act act) {
        tournament = tournament.play(act);
    }

    private void unrest(Kind kind) {
        int entrant = random.nextInt(tournament.entrants().size());
        long present = java.util.stream.IntStream.range(0, tournament.entrants().size())
                .filter(tournament::isPresent)
                .count();
        switch (random.nextInt(8)) {
            case 0 -> {
                if (present > kind.seats() && tournament.isPresent(entrant)) {
                    act(new Act.Withdraw(entrant));
                }
            }
            case 1 -> {
                if (!tournament.isPresent(entrant)) {
                    act(new Act.Rejoin(entrant));
                }
            }
            case 2 -> {
                if (late < 4
                        && (!(kind instanceof Kind.KnockOut)
                                || tournament.rounds().isEmpty())) {
                    late++;
                    enter();
                }
            }
            default -> {
                // most rounds are quiet
            }
        }
    }

    private boolean round() {
        Act.Pair pair;
        try {
            pair = tournament.next(false);
        } catch (TournamentException none) {
            return false;
        }
        act(pair);
        int round = tournament.rounds().size() - 1;
        for (int board = 0; board < pair.boards().size(); board++) {
            Fixture fixture = tournament.rounds().get(round).get(board);
            if (fixture.result().isEmpty()) {
                act(new Act.Score(
                        round, board, Optional.of(result(fixture.entrants().size()))));
            }
        }
        return true;
    }

    private Result result(int seats) {
        if (seats == 3) {
            int first = random.nextInt(49);
            int second = random.nextInt(49 - first);
            return Result.ofSeeds(List.of(first, second, 48 - first - second));
        }
        int first = random.nextInt(20) == 0 ? 24 : random.nextInt(49);
        return switch (random.nextInt(20)) {
            case 0 -> Result.of(1, 0);
            case 1 -> Result.of(0, 1);
            case 2 -> Result.of(1, 2);
            default -> Result.ofSeeds(List.of(first, 48 - first));
        };
    }
}

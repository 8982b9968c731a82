package semeia.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Points and tie-breaks as one would work them out on paper, one definition after another, in decimals. */
final class PlainReckoning {
    private final Tournament tournament;
    private final boolean table;

    PlainReckoning(Tournament tournament) {
        this.tournament = tournament;
        this.table = tournament.settings().kind() instanceof Kind.RoundRobin;
    }

    private boolean isVoid(Fixture fixture) {
        return fixture.result().isEmpty() || fixture.entrants().stream().anyMatch(tournament::isAnnulled);
    }

    private double points(Fixture fixture, int entrant) {
        Scoring scoring = tournament.settings().scoring();
        double[] worths = {scoring.win() / 24.0, scoring.draw() / 24.0, scoring.loss() / 24.0};
        if (isVoid(fixture) || (table && fixture.entrants().size() == 1)) {
            return 0;
        }
        List<Integer> places = fixture.result().orElseThrow().places();
        int own = places.get(fixture.entrants().indexOf(entrant));
        if (own == 0) {
            return 0;
        }
        int equal = Collections.frequency(places, own);
        if (places.size() < 3) {
            return own == 2 ? worths[2] : equal == 2 ? worths[1] : worths[0];
        }
        double sum = 0;
        for (int place = own; place < own + equal; place++) {
            sum += worths[place - 1];
        }
        return sum / equal;
    }

    private double pointsAfter(int entrant, int rounds) {
        double sum = 0;
        for (int round = 0; round < rounds; round++) {
            for (Fixture fixture : tournament.rounds().get(round)) {
                sum += fixture.entrants().contains(entrant) ? points(fixture, entrant) : 0;
            }
        }
        return sum;
    }

    double points(int entrant) {
        return pointsAfter(entrant, tournament.rounds().size());
    }

    private boolean met(Fixture fixture) {
        return !isVoid(fixture)
                && fixture.entrants().size() > 1
                && (table
                        || fixture.result().orElseThrow().places().stream()
                                        .filter(p -> p > 0)
                                        .count()
                                > 1);
    }

    Optional<Double> value(Tiebreak tiebreak, int entrant, Standing standing, int index) {
        return switch (tiebreak) {
            case BUCHHOLZ -> Optional.of(sum(opponents(entrant)));
            case BUCHHOLZ_CUT -> {
                List<Double> all = opponents(entrant);
                Collections.sort(all);
                yield Optional.of(sum(all.size() < 2 ? all : all.subList(1, all.size())));
            }
            case SONNEBORN_BERGER -> Optional.of(sonnebornBerger(entrant));
            case PROGRESSIVE -> {
                double sum = 0;
                for (int rounds = 0; rounds <= tournament.rounds().size(); rounds++) {
                    sum += pointsAfter(entrant, rounds);
                }
                yield Optional.of(sum);
            }
            case DIRECT -> Optional.of(direct(entrant, standing, index));
            case RATING ->
                Optional.of((double) tournament.entrants().get(entrant).rating().orElse(0));
            default -> Optional.empty();
        };
    }

    private static double sum(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).sum();
    }

    private List<Double> opponents(int entrant) {
        List<Double> all = new ArrayList<>();
        for (List<Fixture> round : tournament.rounds()) {
            boolean alone = true;
            for (Fixture fixture : round) {
                if (fixture.entrants().contains(entrant) && met(fixture)) {
                    alone = false;
                    fixture.entrants().stream()
                            .filter(other -> other != entrant)
                            .forEach(other -> all.add(points(other)));
                }
                alone &= !fixture.entrants().contains(entrant)
                        || fixture.result().isPresent();
            }
            if (alone) {
                all.add(points(entrant));
            }
        }
        return all;
    }

    private double sonnebornBerger(int entrant) {
        double sum = 0;
        for (List<Fixture> round : tournament.rounds()) {
            for (Fixture fixture : round) {
                if (fixture.entrants().contains(entrant) && met(fixture)) {
                    for (int other : fixture.entrants()) {
                        sum += other == entrant ? 0 : share(fixture, entrant, other) * points(other);
                    }
                }
            }
        }
        return sum;
    }

    private static double share(Fixture fixture, int one, int other) {
        List<Integer> places = fixture.result().orElseThrow().places();
        int own = places.get(fixture.entrants().indexOf(one));
        int his = places.get(fixture.entrants().indexOf(other));
        if (own == 0) {
            return 0;
        }
        return his == 0 || own < his ? 1 : own == his ? 0.5 : 0;
    }

    private double direct(int entrant, Standing own, int index) {
        List<Integer> level = tournament.standings().stream()
                .filter(other -> other.points() == own.points()
                        && other.values().subList(0, index).equals(own.values().subList(0, index)))
                .map(Standing::entrant)
                .toList();
        double sum = 0;
        for (int one : level) {
            for (int other : level) {
                List<Fixture> games = tournament.rounds().stream()
                        .flatMap(List::stream)
                        .filter(f -> f.entrants().contains(one) && f.entrants().contains(other) && met(f))
                        .toList();
                if (one != other && games.isEmpty()) {
                    return 0;
                }
                for (Fixture game : one == entrant && other != entrant ? games : List.<Fixture>of()) {
                    sum += points(game, entrant);
                }
            }
        }
        return sum;
    }
}

package semeia.server.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import semeia.server.store.ActKeyStore;
import semeia.server.store.ActKeyStore.ActKey;
import semeia.server.store.TournamentStore;
import semeia.server.store.TournamentStore.Place;
import semeia.server.table.Seat;
import semeia.server.table.Status;
import semeia.server.table.TableTerms;
import semeia.server.table.Tables;
import semeia.server.table.TimeControl;
import semeia.tournament.Act;
import semeia.tournament.Fixture;
import semeia.tournament.Result;
import semeia.tournament.TournamentSettings;

/** The tables of tournaments: opens one for each board whose entrants are here, and reads results from those where play is over. Thread-safe. */
final class Boards {
    private final TournamentStore store;
    private final Tables tables;

    Boards(TournamentStore store, Tables tables) {
        this.store = store;
        this.tables = tables;
    }

    /** The results of tables where play is over and that are not entered yet. */
    List<Act> results(KeptTournament kept) {
        List<Act> results = new ArrayList<>();
        for (Place place : kept.row().tables()) {
            List<List<Fixture>> rounds = kept.tournament().rounds();
            if (place.round() >= rounds.size()
                    || place.board() >= rounds.get(place.round()).size()) {
                continue; // of a round that was taken back meanwhile
            }
            Fixture fixture = rounds.get(place.round()).get(place.board());
            if (fixture.result().isEmpty()
                    && place.status().equals(Status.OVER.name())
                    && !kept.tournament().isClosed()) {
                Optional<Result> result = Results.of(tables.look(place.table()));
                result.ifPresent(ended -> results.add(new Act.Score(place.round(), place.board(), Optional.of(ended))));
            }
        }
        return results;
    }

    /** Opens tables for boards that have none; whether there was one. */
    boolean open(KeptTournament kept) {
        boolean opened = false;
        List<List<Fixture>> rounds = kept.tournament().rounds();
        for (int round = 0; round < rounds.size() && !kept.tournament().isClosed(); round++) {
            for (int board = 0; board < rounds.get(round).size(); board++) {
                if (kept.placeOf(round, board).isEmpty()
                        && isForPeople(kept, rounds.get(round).get(board))) {
                    seat(kept, round, board, 0, Optional.empty());
                    opened = true;
                }
            }
        }
        return opened;
    }

    /** Whether a board is still to be played and all its entrants are here. */
    static boolean isForPeople(KeptTournament kept, Fixture fixture) {
        return fixture.result().isEmpty()
                && fixture.entrants().size() > 1
                && fixture.entrants().stream().allMatch(e -> kept.who(e).isPresent());
    }

    /** Opens a table for a board. The first begins; in a match the players then take turns. */
    void seat(KeptTournament kept, int round, int board, int attempt, Optional<ActKey> key) {
        TournamentSettings settings = kept.tournament().settings();
        Fixture fixture = kept.tournament().rounds().get(round).get(board);
        TimeControl time = TimeControl.parse(kept.row().clock());
        TableTerms terms = new TableTerms(settings.rules(), settings.match(), OptionalInt.of(0), time, false, true);
        List<Seat> seats = fixture.entrants().stream()
                .<Seat>map(e -> new Seat.Kept(kept.who(e).orElseThrow()))
                .toList();
        store.seat(kept.row().id(), round, board, attempt, transaction -> {
            key.ifPresent(named -> ActKeyStore.add(transaction, named));
            return tables.create(transaction, terms, seats);
        });
    }
}

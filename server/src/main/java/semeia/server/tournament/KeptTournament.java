package semeia.server.tournament;

import java.util.Map;
import java.util.Optional;
import semeia.server.store.TournamentStore;
import semeia.server.store.TournamentStore.Place;
import semeia.server.store.Who;
import semeia.tournament.Tournament;

/**
 * A tournament as it is now.
 *
 * @param row as it is kept
 * @param tournament what it has come to
 */
public record KeptTournament(TournamentStore.Row row, Tournament tournament) {
    static KeptTournament of(TournamentStore.Row row) {
        return new KeptTournament(row, Tournament.parse(row.heading() + "\n" + String.join("\n", row.acts())));
    }

    /** Whether that person runs it. */
    public boolean isRunBy(Optional<String> person) {
        return person.isPresent() && row.organiser().equals(person);
    }

    /** Which entrant a person is, −1 if none. */
    public int entrantOf(Optional<String> person) {
        return row.people().entrySet().stream()
                .filter(entry -> person.isPresent() && entry.getValue().id().equals(person.get()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(-1);
    }

    /** Where a board is played; empty if at no table here. */
    Optional<Place> placeOf(int round, int board) {
        return row.tables().stream()
                .filter(place -> place.round() == round && place.board() == board)
                .findFirst();
    }

    /** Who an entrant is, if known here. */
    Optional<Who> who(int entrant) {
        return Optional.ofNullable(row.people().get(entrant));
    }
}

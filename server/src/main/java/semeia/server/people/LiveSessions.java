package semeia.server.people;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The sockets and streams that are open under sessions and tokens of people, so that they end with them. Thread-safe. */
public final class LiveSessions {
    private final People people;
    private final Map<String, Set<Open>> open = new ConcurrentHashMap<>();

    private record Open(String secret, Runnable end) {}

    /** Nothing is open yet. */
    public LiveSessions(People people) {
        this.people = people;
    }

    /**
     * Something was opened.
     *
     * @param secret the secret of the session or token
     * @param end ends what was opened
     * @return to be run when it has ended
     */
    public Runnable add(String person, String secret, Runnable end) {
        Open opened = new Open(secret, end);
        open.computeIfAbsent(person, id -> ConcurrentHashMap.newKeySet()).add(opened);
        return () -> open.computeIfPresent(person, (id, all) -> {
            all.remove(opened);
            return all.isEmpty() ? null : all;
        });
    }

    /** Who has anything open. */
    public Set<String> people() {
        return Set.copyOf(open.keySet());
    }

    /** Ends what a person has open under sessions and tokens that are no more, or all of it if the person is banned. */
    public void check(String person) {
        for (Open opened : open.getOrDefault(person, Set.of())) {
            boolean valid = !people.isBanned(person)
                    && people.bySecret(opened.secret)
                            .filter(known -> known.id().equals(person) && !known.banned())
                            .isPresent();
            if (!valid) {
                opened.end.run();
            }
        }
    }

    /** Ends what banned people have open. */
    public void checkBanned() {
        open.keySet().stream().filter(people::isBanned).forEach(this::check);
    }
}

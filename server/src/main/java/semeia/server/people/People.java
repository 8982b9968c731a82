package semeia.server.people;

import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import semeia.server.store.BlockStore;
import semeia.server.store.CredentialStore;
import semeia.server.store.Database;
import semeia.server.store.PeopleStore;
import semeia.server.store.PeopleStore.PersonRow;
import semeia.server.store.RatingStore;
import semeia.server.store.Who;
import semeia.server.table.Ids;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;

/** Who plays here: guests at once, accounts by name and password. Thread-safe. */
public final class People {
    /** The most characters of a password. */
    public static final int LONGEST_PASSWORD = 200;

    private static final int SHORTEST_PASSWORD = 10;
    private static final long SESSION_DAYS = 365;
    private static final long GUEST_DAYS = 30;
    private static final int MOST_TOKENS = 20;
    private static final int GUEST_NUMBERS = 1_000_000;
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{1,19}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private final PeopleStore store;
    private final CredentialStore credentials;
    private final BlockStore blocks;
    private final RatingStore ratings;
    private volatile Set<String> banned = Set.of();

    /** Somebody and the secret that identifies them from now on. */
    public record SignedIn(Person person, String secret) {}

    /**
     * How somebody signs in.
     *
     * @param mail the address where links are sent, if given
     * @param password whether the person has a password
     */
    public record Keys(Optional<String> mail, boolean password) {}

    /** People of that database. */
    public People(Database database) {
        this.store = new PeopleStore(database);
        this.credentials = new CredentialStore(database);
        this.blocks = new BlockStore(database);
        this.ratings = new RatingStore(database);
        readBanned();
    }

    /** Reads who is shut out; it may be a little while ago. */
    public void readBanned() {
        banned = store.banned();
    }

    /** Shuts an account out, or lets it in again; false if there is none of that name. */
    public boolean ban(String name, boolean on) {
        boolean known = store.setBanned(login(name), on);
        readBanned();
        return known;
    }

    /** Whether a person is shut out. */
    public boolean isBanned(String person) {
        return banned.contains(person);
    }

    /** A new guest. */
    public SignedIn guest(long now) {
        String id = Ids.table();
        store.add(id, "Guest " + RANDOM.nextInt(GUEST_NUMBERS), now);
        return signIn(byId(id).orElseThrow(), "session", "", now);
    }

    private SignedIn signIn(Person person, String kind, String label, long now) {
        String secret = Secrets.make();
        credentials.add(Secrets.hash(secret), person.id(), kind, label, now);
        return new SignedIn(person, secret);
    }

    /** Who is known by a secret. */
    public Optional<Person> bySecret(String secret) {
        return store.byCredential(Secrets.hash(secret)).map(People::person);
    }

    /** Who has that id. */
    public Optional<Person> byId(String id) {
        return store.byId(id).map(People::person);
    }

    /** Who has an account of that name; upper and lower case are the same. */
    public Optional<Person> byName(String name) {
        return store.byLogin(login(name)).map(People::person);
    }

    /** Who has an account with that address, in lower case. */
    Optional<Person> byMail(String mail) {
        return store.byMail(mail).map(People::person);
    }

    /** How the person signs in. */
    public Keys keys(Person person) {
        return store.byId(person.id())
                .map(row -> new Keys(row.mail(), row.password().isPresent()))
                .orElse(new Keys(Optional.empty(), false));
    }

    /** When the person came first, in milliseconds since 1970. */
    public long since(Person person) {
        return store.byId(person.id()).map(PersonRow::created).orElse(0L);
    }

    private static Person person(PersonRow row) {
        return new Person(row.id(), row.name(), row.login().isEmpty(), row.bot(), row.banned());
    }

    private static String login(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /**
     * Gives a guest an account; the games stay theirs.
     *
     * @throws IllegalArgumentException if name or password are not such as they must be
     * @throws RefusedException if the name is taken or the person has an account
     */
    public Person enrol(Person guest, String name, String password) {
        checkName(name);
        checkPassword(password);
        Optional<String> kept = Optional.of(Passwords.hash(password));
        if (!guest.guest() || !store.enrol(guest.id(), name, login(name), kept, Optional.empty())) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, "that name is taken, or you have an account already");
        }
        return byId(guest.id()).orElseThrow();
    }

    private static void checkName(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "name has letters, digits, _ and -, 2 to 20 of them, and begins with a letter or digit");
        }
    }

    /** Makes sure that a name is one and nobody has it. */
    void checkFree(String name) {
        checkName(name);
        if (byName(name).isPresent()) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, "that name is taken");
        }
    }

    /** Gives a guest an account without a password; links that are sent to the address sign the person in. */
    void enrolByMail(String guest, String name, String mail) {
        if (!store.enrol(guest, name, login(name), Optional.empty(), Optional.of(mail))) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, "that name or address is taken meanwhile");
        }
        credentials.dropAllBut(guest, ""); // whoever asked for the link may not be who opened it
    }

    /** Gives an account an address. */
    void setMail(String person, String mail) {
        if (!store.setMail(person, mail)) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, "that address is taken meanwhile");
        }
    }

    /** Signs somebody in who has proved their identity. */
    SignedIn signIn(String person, long now) {
        Person known = byId(person)
                .orElseThrow(() -> new RefusedException(RefusalCode.NOT_SIGNED_IN, "that account no longer exists"));
        return signIn(known, "session", "", now);
    }

    private static void checkPassword(String password) {
        if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw new IllegalArgumentException("password has " + password.length() + " characters, expected "
                    + SHORTEST_PASSWORD + " to " + LONGEST_PASSWORD);
        }
    }

    /**
     * Signs in to an account.
     *
     * @throws RefusedException if there is no such name or it has another password
     */
    public SignedIn signIn(String name, String password, long now) {
        Optional<PersonRow> row = store.byLogin(login(name));
        boolean right = false;
        Optional<String> kept = row.flatMap(PersonRow::password);
        if (password.length() <= LONGEST_PASSWORD && kept.isPresent()) {
            right = Passwords.matches(password, kept.get());
        } else if (kept.isEmpty()) {
            Passwords.pretend("");
        }
        if (!right) {
            throw new RefusedException(RefusalCode.NOT_SIGNED_IN, "name and password do not belong together");
        }
        return signIn(person(row.get()), "session", "", now);
    }

    /** A new session instead of the one that is known by a secret, as when its person becomes an account. */
    public SignedIn renew(Person person, String secret, long now) {
        SignedIn renewed = signIn(person, "session", "", now);
        credentials.drop(Secrets.hash(secret));
        return renewed;
    }

    /** Ends the session that is known by a secret. */
    public void signOut(String secret) {
        credentials.drop(Secrets.hash(secret));
    }

    /**
     * Makes a token by which programs act for an account.
     *
     * @throws RefusedException if the person is a guest or has too many
     */
    public String token(Person person, String label, long now) {
        requireAccount(person);
        if (credentials.count(person.id(), "token") >= MOST_TOKENS) {
            throw new RefusedException(RefusalCode.TOO_MUCH, "you have " + MOST_TOKENS + " tokens; end some first");
        }
        return signIn(person, "token", label, now).secret();
    }

    /** Changes the password, and ends all other sessions and tokens. */
    public void changePassword(Person person, String secret, String old, String wanted) {
        requireAccount(person);
        confirm(person, old);
        checkPassword(wanted);
        store.setPassword(person.id(), Passwords.hash(wanted));
        credentials.dropAllBut(person.id(), Secrets.hash(secret));
    }

    /** Lets a program play for the account. */
    public void becomeBot(Person person) {
        requireAccount(person);
        store.setBot(person.id());
    }

    /** Deletes a person and all that is known of them; games stay, without the name. */
    public void delete(Person person) {
        store.delete(person.id());
    }

    /**
     * Verifies the password; guests and those who sign in by mail alone have none.
     *
     * @throws RefusedException if the password is wrong
     */
    public void confirm(Person person, String password) {
        Optional<String> kept = store.byId(person.id()).flatMap(PersonRow::password);
        if (kept.isEmpty()) {
            return;
        }
        if (password.length() > LONGEST_PASSWORD || !Passwords.matches(password, kept.get())) {
            throw new RefusedException(RefusalCode.NOT_YOURS, "that is not the password");
        }
    }

    private static void requireAccount(Person person) {
        if (person.guest()) {
            throw new RefusedException(RefusalCode.NEEDS_ACCOUNT, "guests cannot do that; make an account first");
        }
    }

    /** Wants nothing more to do with somebody, or does again. */
    public void block(Person person, String other, boolean on) {
        blocks.setBlock(person.id(), other, "block", on);
    }

    /** Hears no more of what somebody says, or does again. */
    public void mute(Person person, String other, boolean on) {
        if (byId(other).isEmpty()) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, "there is no such person");
        }
        blocks.setBlock(person.id(), other, "mute", on);
    }

    /** Whom a person blocks. */
    public List<Who> blocked(Person person) {
        return blocks.blocked(person.id(), "block");
    }

    /** Whom a person only does not want to hear. */
    public List<Who> muted(Person person) {
        return blocks.blocked(person.id(), "mute");
    }

    /** Whom a person does not want to hear. */
    public Set<String> unheard(Person person) {
        return blocks.unheard(person.id());
    }

    /** Whether one of two people blocks the other. */
    public boolean isBlocked(String one, String other) {
        return blocks.isBlocked(one, other);
    }

    /** The ratings of a person. */
    public List<RatingStore.RatingRow> ratings(Person person) {
        return ratings.ratings(person.id());
    }

    /** Notes that a person was here. */
    public void seen(Person person, long now) {
        store.seen(person.id(), now);
    }

    /** Ends sessions of more than a year, and deletes guests who have not been here for a month and played nowhere. */
    public void tidy(long now) {
        credentials.deleteSessions(now - TimeUnit.DAYS.toMillis(SESSION_DAYS));
        store.deleteGuests(now - TimeUnit.DAYS.toMillis(GUEST_DAYS));
    }
}

package semeia.server.people;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import semeia.server.store.BlockStore;
import semeia.server.store.CredentialStore;
import semeia.server.store.Database;
import semeia.server.store.PeopleStore;
import semeia.server.store.PeopleStore.Looked;
import semeia.server.store.PeopleStore.PersonRow;
import semeia.server.store.RatingStore;
import semeia.server.store.Who;
import semeia.server.table.Ids;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;

/** Who plays here: guests at once, accounts by name and password. Thread-safe. */
public final class People {
    private static final long SESSION_DAYS = 365;
    private static final long IDLE_DAYS = 90;
    private static final long GUEST_DAYS = 30;
    private static final long NAME_RESTS_DAYS = 90;
    private static final long DAY = TimeUnit.DAYS.toMillis(1);
    private static final int PUBLIC_ID = 16;
    private static final String SESSION = "session";
    private static final String TOKEN = "token";
    private static final String DEVICE = "device";
    private static final int MOST_TOKENS = 20;
    private static final int GUEST_NUMBERS = 1_000_000;
    private static final String TAKEN = "that name, or one that looks like it, is taken";
    private static final SecureRandom RANDOM = new SecureRandom();

    private final PeopleStore store;
    private final CredentialStore credentials;
    private final BlockStore blocks;
    private final RatingStore ratings;
    private final LongSupplier clock;
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

    /**
     * A session or token of a person.
     *
     * @param id names it; nobody is known by it
     * @param kind {@code session} or {@code token}
     * @param label what the person called the token, or in which browser the session is
     * @param created in milliseconds since 1970
     * @param used to the day, in milliseconds since 1970
     * @param current whether it is the caller's own
     */
    public record Open(String id, String kind, String label, long created, long used, boolean current) {}

    /**
     * People of that database.
     *
     * @param clock the time in milliseconds since 1970
     */
    public People(Database database, LongSupplier clock) {
        this.clock = clock;
        this.store = new PeopleStore(database);
        this.credentials = new CredentialStore(database);
        this.blocks = new BlockStore(database);
        this.ratings = new RatingStore(database);
        readBanned();
        store.withoutLooks().forEach(row -> store.setLooks(row.id(), looked(row.name())));
    }

    /** Reads who is shut out; it may be a little while ago. */
    public void readBanned() {
        banned = store.banned();
    }

    /** Shuts an account out, or lets it in again; false if there is none of that name. */
    public boolean ban(String name, boolean on) {
        boolean known = store.setBanned(Names.login(name), on);
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
        store.add(id, numbered(), now);
        return signIn(byId(id).orElseThrow(), SESSION, "", now);
    }

    private static String numbered() {
        return "Guest " + RANDOM.nextInt(GUEST_NUMBERS);
    }

    /**
     * Gives a guest a name. Accounts come first: a guest called like a new account has a number again.
     *
     * @throws IllegalArgumentException if that is no name
     * @throws RefusedException if the name, or one that looks like it, is taken, or the person has an account
     */
    public Person name(Person guest, String wanted) {
        String name = Names.check(wanted);
        if (!guest.guest()) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, "accounts keep their names");
        }
        if (Names.isReserved(name) || !store.name(guest.id(), looked(name), clock.getAsLong())) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, TAKEN);
        }
        return byId(guest.id()).orElseThrow();
    }

    private static Looked looked(String name) {
        return new Looked(name, Names.login(name), Names.skeleton(name), Names.capitals(name));
    }

    private SignedIn signIn(Person person, String kind, String label, long now) {
        String secret = Secrets.make();
        credentials.add(Secrets.hash(secret), person.id(), kind, label, now);
        return new SignedIn(person, secret);
    }

    /** Who is known by a secret. */
    public Optional<Person> bySecret(String secret) {
        String hash = Secrets.hash(secret);
        Optional<PeopleStore.Known> known = store.byCredential(hash);
        long now = clock.getAsLong();
        known.filter(entry -> now - entry.used() > DAY).ifPresent(entry -> credentials.use(hash, now));
        return known.map(entry -> person(entry.person()));
    }

    /** Who has that id. */
    public Optional<Person> byId(String id) {
        return store.byId(id).map(People::person);
    }

    /** Who has an account of that name; large and small letters are the same. */
    public Optional<Person> byName(String name) {
        return store.byLogin(Names.login(name)).map(People::person);
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

    /**
     * Gives a guest an account; the games stay theirs.
     *
     * @throws IllegalArgumentException if name or password are not such as they must be
     * @throws RefusedException if the name is taken or the person has an account
     */
    public Person enrol(Person guest, String wanted, String password) {
        String name = Names.check(wanted);
        PasswordRules.check(password, name);
        if (Names.isReserved(name) || !guest.guest()) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, TAKEN + ", or you have an account already");
        }
        Optional<String> kept = Optional.of(Passwords.hash(password));
        if (!store.enrol(guest.id(), looked(name), kept, Optional.empty(), numbered(), clock.getAsLong())) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, TAKEN + ", or you have an account already");
        }
        return byId(guest.id()).orElseThrow();
    }

    /** Makes sure that a name is one and nobody has it. */
    void checkFree(String wanted) {
        String name = Names.check(wanted);
        if (Names.isReserved(name) || !store.isFree(looked(name), clock.getAsLong())) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, TAKEN);
        }
    }

    /** Gives a guest an account without a password; links that are sent to the address sign the person in. */
    void enrolByMail(String guest, String name, String mail) {
        Looked looked = looked(Names.plain(name));
        if (!store.enrol(guest, looked, Optional.empty(), Optional.of(mail), numbered(), clock.getAsLong())) {
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
    SignedIn signIn(String person, String label, long now) {
        Person known = byId(person)
                .orElseThrow(() -> new RefusedException(RefusalCode.NOT_SIGNED_IN, "that account no longer exists"));
        return signIn(known, SESSION, label, now);
    }

    /**
     * Signs in to an account. It takes as long for a name that there is not, and for a password of any length.
     *
     * @param label in which browser
     * @throws RefusedException if there is no such name or it has another password
     */
    public SignedIn signIn(String name, String password, String label, long now) {
        Optional<PersonRow> row = store.byLogin(Names.login(name));
        if (!isPassword(password, row.flatMap(PersonRow::password))) {
            throw new RefusedException(RefusalCode.NOT_SIGNED_IN, "name and password do not belong together");
        }
        return signIn(person(row.orElseThrow()), SESSION, label, now);
    }

    private static boolean isPassword(String password, Optional<String> kept) {
        if (kept.isEmpty() || password.length() > 2 * PasswordRules.LONGEST) {
            Passwords.pretend("");
            return false;
        }
        return Passwords.matches(password, kept.get());
    }

    /** Remembers a browser in which somebody has signed in; it is known by the secret. */
    public String rememberDevice(Person person, long now) {
        return signIn(person, DEVICE, "", now).secret();
    }

    /** Whether somebody of that name has signed in before in the browser that a secret is known by. */
    public boolean isDeviceOf(String secret, String name) {
        String hash = Secrets.hash(secret);
        return byName(name).stream()
                .flatMap(person -> credentials.of(person.id()).stream())
                .anyMatch(row -> row.kind().equals(DEVICE) && row.hash().equals(hash));
    }

    /** The sessions and tokens of a person, the newest first. */
    public List<Open> open(Person person, String secret) {
        String own = Secrets.hash(secret);
        return credentials.of(person.id()).stream()
                .filter(row -> !row.kind().equals(DEVICE))
                .map(row -> new Open(
                        row.hash().substring(0, PUBLIC_ID),
                        row.kind(),
                        row.label(),
                        row.created(),
                        row.used(),
                        row.hash().equals(own)))
                .toList();
    }

    /**
     * Ends one session or token of a person.
     *
     * @throws RefusedException if the person has none of that id
     */
    public void end(Person person, String id) {
        String hash = credentials.of(person.id()).stream()
                .map(CredentialStore.CredentialRow::hash)
                .filter(known -> known.substring(0, PUBLIC_ID).equals(id))
                .findFirst()
                .orElseThrow(() -> new RefusedException(RefusalCode.NOT_ALLOWED, "that session has ended already"));
        credentials.drop(hash);
    }

    /** A new session instead of the one that is known by a secret, as when its person becomes an account. */
    public SignedIn renew(Person person, String secret, String label, long now) {
        SignedIn renewed = signIn(person, SESSION, label, now);
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
        long tokens = credentials.of(person.id()).stream()
                .filter(row -> row.kind().equals(TOKEN))
                .count();
        if (tokens >= MOST_TOKENS) {
            throw new RefusedException(RefusalCode.TOO_MUCH, "you have " + MOST_TOKENS + " tokens; end some first");
        }
        return signIn(person, TOKEN, label, now).secret();
    }

    /** Changes the password, and ends all other sessions and tokens. */
    public void changePassword(Person person, String secret, String old, String wanted) {
        requireAccount(person);
        confirm(person, old);
        PasswordRules.check(wanted, person.name());
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
        store.delete(person.id(), clock.getAsLong() + TimeUnit.DAYS.toMillis(NAME_RESTS_DAYS));
    }

    /**
     * Verifies the password; guests and those who sign in by mail alone have none.
     *
     * @throws RefusedException if the password is wrong
     */
    public void confirm(Person person, String password) {
        Optional<String> kept = store.byId(person.id()).flatMap(PersonRow::password);
        if (kept.isPresent() && !isPassword(password, kept)) {
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

    /**
     * Ends sessions of more than a year and those that were not used for 90 days, releases names, and deletes guests who have not
     * been here for a month and played nowhere.
     */
    public void tidy(long now) {
        credentials.deleteOld(now - TimeUnit.DAYS.toMillis(IDLE_DAYS), now - TimeUnit.DAYS.toMillis(SESSION_DAYS));
        store.releaseNames(now);
        store.deleteGuests(now - TimeUnit.DAYS.toMillis(GUEST_DAYS));
    }
}

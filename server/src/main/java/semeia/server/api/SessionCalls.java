package semeia.server.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import semeia.server.http.Access;
import semeia.server.http.SecurityLog;
import semeia.server.limits.RateLimit;
import semeia.server.limits.RateLimits;
import semeia.server.message.MessageJson;
import semeia.server.people.MailLinks;
import semeia.server.people.Names;
import semeia.server.people.People;
import semeia.server.people.Person;

/** Who one is: guests, accounts, sessions and tokens. */
public final class SessionCalls implements CallGroup {
    private final MailLinks links;
    private final Consumer<Person> deletion;
    private final Consumer<String> ended;
    private final Consumer<String> renamed;
    private final LongSupplier clock;
    private final People people;
    private final Access access;
    private final RateLimits limits;
    private final SecurityLog log;

    /**
     * The caller.
     *
     * @param mail the address where links are sent, if given
     * @param password whether the person has a password
     * @param links whether this server sends links at all
     */
    record Me(
            String id,
            String name,
            boolean guest,
            boolean bot,
            Optional<String> mail,
            boolean password,
            boolean links) {}

    /** A name. */
    record Name(String name) {}

    /** A name and a password. */
    record NameAndPassword(String name, String password) {}

    /** Where to send a link, and the name that a new account is to have. */
    record MailAndName(String mail, Optional<String> name) {}

    /** A new address, and the password, empty for who has none. */
    record MailAndPassword(String mail, String password) {}

    /** A new password and the one until now. */
    record NewPassword(String old, String password) {}

    /** A password, empty for guests. */
    record Confirmation(String password) {}

    /** The sessions and tokens of the caller, the newest first. */
    record Sessions(List<People.Open> sessions) {}

    /** What a token is for. */
    record Label(String label) {}

    /** A token; it is shown this once. */
    record Token(String token) {}

    /**
     * Calls about sessions and accounts.
     *
     * @param deletion deletes a person everywhere
     * @param ended is told the id of a person some of whose sessions or tokens have ended
     * @param renamed is told the id of a person who may be called otherwise now
     * @param clock the time in milliseconds since 1970
     */
    public SessionCalls(
            People people,
            MailLinks links,
            Consumer<Person> deletion,
            Consumer<String> ended,
            Consumer<String> renamed,
            Access access,
            LongSupplier clock,
            RateLimits limits,
            SecurityLog log) {
        this.log = log;
        this.people = people;
        this.links = links;
        this.deletion = deletion;
        this.ended = ended;
        this.renamed = renamed;
        this.clock = clock;
        this.access = access;
        this.limits = limits;
    }

    @Override
    public List<Call> calls() {
        return List.of(
                Call.post(
                                "/api/session/link",
                                "Sends a link to the account of that address, or to a guest who asks for that name;"
                                        + " the answer is always the same.",
                                this::askLink)
                        .open()
                        .takes(MailAndName.class),
                Call.post("/api/session/linked", "Uses a sign-in link and signs in.", this::useLink)
                        .open()
                        .takes(Token.class)
                        .gives(Me.class),
                Call.put(
                                "/api/account/mail",
                                "Sends a link that gives the account that address; the password makes sure.",
                                this::changeMail)
                        .takes(MailAndPassword.class),
                Call.get("/api/me", "Who the caller is.", context -> tell(context, access.required(context)))
                        .gives(Me.class),
                Call.post(
                                "/api/session/guest",
                                "Becomes a guest; the answer sets the cookie of the session.",
                                this::guest)
                        .open()
                        .gives(Me.class),
                Call.post("/api/session", "Signs in to an account.", this::signIn)
                        .open()
                        .takes(NameAndPassword.class)
                        .gives(Me.class),
                Call.delete("/api/session", "Signs out, or revokes the token that was sent.", this::signOut),
                Call.get("/api/sessions", "The sessions and tokens of the caller, the newest first.", this::sessions)
                        .gives(Sessions.class),
                Call.delete("/api/sessions/{session}", "Ends a session or token of the caller.", this::endSession),
                Call.post("/api/account", "Creates an account for the guest.", this::enrol)
                        .takes(NameAndPassword.class)
                        .gives(Me.class),
                Call.put(
                                "/api/me/name",
                                "Gives a guest a name; others see it at once. Accounts keep theirs.",
                                this::name)
                        .takes(Name.class)
                        .gives(Me.class),
                Call.put(
                                "/api/account/password",
                                "Changes the password and ends all other sessions and tokens.",
                                this::changePassword)
                        .takes(NewPassword.class),
                Call.post("/api/account/delete", "Deletes the caller's account and all personal data.", this::delete)
                        .takes(Confirmation.class),
                Call.post("/api/account/bot", "Marks the account as a bot.", this::becomeBot)
                        .gives(Me.class),
                Call.post("/api/tokens", "Creates a token for programs; it is shown only once.", this::token)
                        .takes(Label.class)
                        .gives(Token.class));
    }

    private void tell(Context context, Person person) {
        People.Keys keys = people.keys(person);
        boolean offered = links.isOffered();
        Answer.json(
                context,
                new Me(
                        person.id(),
                        person.name(),
                        person.guest(),
                        person.bot(),
                        keys.mail(),
                        keys.password(),
                        offered));
    }

    private void guest(Context context) {
        Optional<Person> known = access.person(context);
        if (known.isPresent()) {
            tell(context, known.get());
            return;
        }
        limits.require(RateLimit.GUESTS, access.address(context));
        People.SignedIn guest = people.guest(clock.getAsLong());
        access.giveCookie(context, guest.secret());
        tell(context, guest.person());
    }

    private void signIn(Context context) {
        NameAndPassword given = MessageJson.read(context.body(), NameAndPassword.class);
        limits.require(RateLimit.GUESSES, access.address(context));
        Optional<String> device = access.device(context).filter(secret -> people.isDeviceOf(secret, given.name()));
        if (device.isEmpty()) { // whoever guesses from many places cannot lock out a browser that is known
            limits.require(RateLimit.NAMES, Names.login(given.name()));
        }
        long now = clock.getAsLong();
        People.SignedIn signedIn = people.signIn(given.name(), given.password(), Access.browser(context), now);
        access.giveCookie(context, signedIn.secret());
        if (device.isEmpty()) {
            access.giveDevice(context, people.rememberDevice(signedIn.person(), now));
        }
        note(context, "signed in", signedIn.person());
        tell(context, signedIn.person());
    }

    private void sessions(Context context) {
        Person person = access.required(context);
        Answer.json(
                context, new Sessions(people.open(person, access.secret(context).orElseThrow())));
    }

    private void endSession(Context context) {
        Person person = access.required(context);
        people.end(person, context.pathParam("session"));
        ended.accept(person.id());
        Answer.nothing(context);
    }

    private void signOut(Context context) {
        Person person = access.required(context);
        access.secret(context).ifPresent(people::signOut);
        ended.accept(person.id());
        access.takeCookie(context);
        Answer.nothing(context);
    }

    private void name(Context context) {
        Person guest = access.required(context);
        Name wanted = MessageJson.read(context.body(), Name.class);
        limits.require(RateLimit.GUESSES, access.address(context));
        Person named = people.name(guest, wanted.name());
        renamed.accept(named.id());
        tell(context, named);
    }

    private void enrol(Context context) {
        Person guest = access.required(context);
        NameAndPassword wanted = MessageJson.read(context.body(), NameAndPassword.class);
        limits.require(RateLimit.GUESSES, access.address(context));
        Person account = people.enrol(guest, wanted.name(), wanted.password());
        People.SignedIn renewed =
                people.renew(account, access.secret(context).orElseThrow(), Access.browser(context), clock.getAsLong());
        access.giveCookie(context, renewed.secret());
        ended.accept(account.id());
        renamed.accept(account.id());
        note(context, "account created", account);
        tell(context, account);
    }

    private void changePassword(Context context) {
        Person person = access.required(context);
        NewPassword given = MessageJson.read(context.body(), NewPassword.class);
        limits.require(RateLimit.GUESSES, "person " + person.id());
        people.changePassword(person, access.secret(context).orElseThrow(), given.old(), given.password());
        links.passwordChanged(person, language(context));
        note(context, "password changed", person);
        ended.accept(person.id());
        Answer.nothing(context);
    }

    private void delete(Context context) {
        Person person = access.required(context);
        Confirmation given = MessageJson.read(context.body(), Confirmation.class);
        limits.require(RateLimit.GUESSES, "person " + person.id());
        people.confirm(person, given.password());
        deletion.accept(person);
        note(context, "account deleted", person);
        access.takeCookie(context);
        Answer.nothing(context);
    }

    private void becomeBot(Context context) {
        Person person = access.required(context);
        people.becomeBot(person);
        tell(context, people.byId(person.id()).orElseThrow());
    }

    private void token(Context context) {
        Person person = access.required(context);
        Label given = MessageJson.read(context.body(), Label.class);
        note(context, "token created", person);
        Answer.json(context, new Token(people.token(person, given.label(), clock.getAsLong())));
    }

    private void askLink(Context context) {
        MailAndName wanted = MessageJson.read(context.body(), MailAndName.class);
        limits.require(RateLimit.LETTERS, access.address(context));
        limits.require(RateLimit.LETTERS, "mail " + wanted.mail());
        links.ask(wanted.mail(), access.person(context), wanted.name(), language(context), clock.getAsLong());
        Answer.nothing(context);
    }

    private void useLink(Context context) {
        Token given = MessageJson.read(context.body(), Token.class);
        limits.require(RateLimit.GUESSES, access.address(context));
        People.SignedIn signedIn =
                links.use(given.token(), Access.browser(context), language(context), clock.getAsLong());
        ended.accept(signedIn.person().id());
        renamed.accept(signedIn.person().id());
        note(context, "signed in by a link", signedIn.person());
        access.giveCookie(context, signedIn.secret());
        tell(context, signedIn.person());
    }

    private void changeMail(Context context) {
        Person person = access.required(context);
        MailAndPassword given = MessageJson.read(context.body(), MailAndPassword.class);
        limits.require(RateLimit.GUESSES, "person " + person.id());
        limits.require(RateLimit.LETTERS, "mail " + given.mail());
        people.confirm(person, given.password());
        links.move(person, given.mail(), language(context), clock.getAsLong());
        Answer.nothing(context);
    }

    private void note(Context context, String event, Person person) {
        log.changed(event, person, access.address(context));
    }

    /** The language of letters: the first that the browser asks for. */
    private static Locale language(Context context) {
        String wanted = Optional.ofNullable(context.header("Accept-Language")).orElse("");
        return Locale.forLanguageTag(wanted.replaceAll("[,;].*", "").strip());
    }
}

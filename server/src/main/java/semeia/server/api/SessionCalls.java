package semeia.server.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import semeia.server.http.Access;
import semeia.server.http.Limiter;
import semeia.server.message.MessageJson;
import semeia.server.node.ServerNode;
import semeia.server.people.People;
import semeia.server.people.Person;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;

/** Who one is: guests, accounts, sessions and tokens. */
final class SessionCalls {
    private final ServerNode node;
    private final People people;
    private final Access access;
    private final Limiter guests;
    private final Limiter guesses;
    /** Wider than what one address may do, so that nobody alone can lock an account out. */
    private final Limiter names;

    private final Limiter letters;

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

    /** What a token is for. */
    record Label(String label) {}

    /** A token; it is shown this once. */
    record Token(String token) {}

    SessionCalls(ServerNode node, Access access, double limits) {
        this.node = node;
        this.people = node.people();
        this.access = access;
        this.guests = new Limiter(0.1 * limits, 30 * limits);
        this.guesses = new Limiter(0.1 * limits, 10 * limits);
        this.names = new Limiter(0.5 * limits, 100 * limits);
        this.letters = new Limiter(0.002 * limits, 4 * limits);
    }

    List<Call> calls() {
        return List.of(
                Call.post(
                                "/api/session/link",
                                "Sends a link to the account of that address, or to a guest who asks for that name; the answer is always the same.",
                                this::askLink)
                        .open()
                        .takes(MailAndName.class),
                Call.post("/api/session/linked", "Uses a link that was sent, and signs in.", this::useLink)
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
                Call.delete("/api/session", "Signs out, or ends the token that is sent.", this::signOut),
                Call.post("/api/account", "Makes the guest an account.", this::enrol)
                        .takes(NameAndPassword.class)
                        .gives(Me.class),
                Call.put(
                                "/api/account/password",
                                "Changes the password and ends all other sessions and tokens.",
                                this::changePassword)
                        .takes(NewPassword.class),
                Call.post("/api/account/delete", "Deletes the caller and all that is known of him.", this::delete)
                        .takes(Confirmation.class),
                Call.post("/api/account/bot", "Tells that a program plays for the account.", this::becomeBot)
                        .gives(Me.class),
                Call.post("/api/tokens", "Makes a token for programs; it is shown this once.", this::token)
                        .takes(Label.class)
                        .gives(Token.class));
    }

    private void tell(Context context, Person person) {
        People.Keys keys = people.keys(person);
        boolean links = node.links().isOffered();
        Answer.json(
                context,
                new Me(person.id(), person.name(), person.guest(), person.bot(), keys.mail(), keys.password(), links));
    }

    private void guest(Context context) {
        Optional<Person> known = access.person(context);
        if (known.isPresent()) {
            tell(context, known.get());
            return;
        }
        require(guests, access.address(context));
        People.SignedIn guest = people.guest(node.now());
        access.giveCookie(context, guest.secret());
        tell(context, guest.person());
    }

    private void signIn(Context context) {
        NameAndPassword given = MessageJson.read(context.body(), NameAndPassword.class);
        require(guesses, access.address(context));
        require(names, given.name().toLowerCase(Locale.ROOT));
        People.SignedIn signedIn = people.signIn(given.name(), given.password(), node.now());
        access.giveCookie(context, signedIn.secret());
        tell(context, signedIn.person());
    }

    private void signOut(Context context) {
        access.required(context);
        access.secret(context).ifPresent(people::signOut);
        access.takeCookie(context);
        Answer.nothing(context);
    }

    private void enrol(Context context) {
        Person guest = access.required(context);
        NameAndPassword wanted = MessageJson.read(context.body(), NameAndPassword.class);
        require(guesses, access.address(context));
        tell(context, people.enrol(guest, wanted.name(), wanted.password()));
    }

    private void changePassword(Context context) {
        Person person = access.required(context);
        NewPassword given = MessageJson.read(context.body(), NewPassword.class);
        require(guesses, "person " + person.id());
        people.changePassword(person, access.secret(context).orElseThrow(), given.old(), given.password());
        Answer.nothing(context);
    }

    private void delete(Context context) {
        Person person = access.required(context);
        Confirmation given = MessageJson.read(context.body(), Confirmation.class);
        require(guesses, "person " + person.id());
        people.confirm(person, given.password());
        node.delete(person);
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
        Answer.json(context, new Token(people.token(person, given.label(), node.now())));
    }

    private void askLink(Context context) {
        MailAndName wanted = MessageJson.read(context.body(), MailAndName.class);
        require(letters, access.address(context));
        require(letters, "mail " + wanted.mail().toLowerCase(Locale.ROOT));
        node.links().ask(wanted.mail(), access.person(context), wanted.name(), language(context), node.now());
        Answer.nothing(context);
    }

    private void useLink(Context context) {
        Token given = MessageJson.read(context.body(), Token.class);
        require(guesses, access.address(context));
        People.SignedIn signedIn = node.links().use(given.token(), node.now());
        access.giveCookie(context, signedIn.secret());
        tell(context, signedIn.person());
    }

    private void changeMail(Context context) {
        Person person = access.required(context);
        MailAndPassword given = MessageJson.read(context.body(), MailAndPassword.class);
        require(guesses, "person " + person.id());
        require(letters, "mail " + given.mail().toLowerCase(Locale.ROOT));
        people.confirm(person, given.password());
        node.links().move(person, given.mail(), language(context), node.now());
        Answer.nothing(context);
    }

    /** The language of letters: the first that the browser asks for. */
    private static Locale language(Context context) {
        String wanted = Optional.ofNullable(context.header("Accept-Language")).orElse("");
        return Locale.forLanguageTag(wanted.replaceAll("[,;].*", "").strip());
    }

    private static void require(Limiter limiter, String key) {
        if (!limiter.allows(key)) {
            throw new RefusedException(RefusalCode.TOO_MUCH, "too many tries; wait a little");
        }
    }
}

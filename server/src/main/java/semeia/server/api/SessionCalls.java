package semeia.server.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import semeia.server.Access;
import semeia.server.Limiter;
import semeia.server.Node;
import semeia.server.message.Json;
import semeia.server.people.People;
import semeia.server.people.Person;
import semeia.server.table.Refusal;
import semeia.server.table.RefusedException;

/** Who one is: guests, accounts, sessions and tokens. */
final class SessionCalls {
    private final Node node;
    private final People people;
    private final Access access;
    private final Limiter guests;
    private final Limiter guesses;

    /** The caller. */
    record Me(String id, String name, boolean guest, boolean bot) {
        static Me of(Person person) {
            return new Me(person.id(), person.name(), person.guest(), person.bot());
        }
    }

    /** A name and a password. */
    record NameAndPassword(String name, String password) {}

    /** A new password and the one until now. */
    record NewPassword(String old, String password) {}

    /** A password, empty for guests. */
    record Confirmation(String password) {}

    /** What a token is for. */
    record Label(String label) {}

    /** A token; it is shown this once. */
    record Token(String token) {}

    SessionCalls(Node node, Access access, double limits) {
        this.node = node;
        this.people = node.people();
        this.access = access;
        this.guests = new Limiter(0.1 * limits, 30 * limits);
        this.guesses = new Limiter(0.1 * limits, 10 * limits);
    }

    List<Call> calls() {
        return List.of(
                Call.get(
                                "/api/me",
                                "Who the caller is.",
                                context -> Answer.json(context, Me.of(access.required(context))))
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

    private void guest(Context context) {
        Optional<Person> known = access.person(context);
        if (known.isPresent()) {
            Answer.json(context, Me.of(known.get()));
            return;
        }
        require(guests, access.address(context));
        People.SignedIn guest = people.guest(node.now());
        access.giveCookie(context, guest.secret());
        Answer.json(context, Me.of(guest.person()));
    }

    private void signIn(Context context) {
        NameAndPassword given = Json.read(context.body(), NameAndPassword.class);
        require(guesses, access.address(context));
        require(guesses, "name " + given.name());
        People.SignedIn signedIn = people.signIn(given.name(), given.password(), node.now());
        access.giveCookie(context, signedIn.secret());
        Answer.json(context, Me.of(signedIn.person()));
    }

    private void signOut(Context context) {
        access.required(context);
        access.secret(context).ifPresent(people::signOut);
        access.takeCookie(context);
        Answer.nothing(context);
    }

    private void enrol(Context context) {
        Person guest = access.required(context);
        NameAndPassword wanted = Json.read(context.body(), NameAndPassword.class);
        require(guesses, access.address(context));
        Answer.json(context, Me.of(people.enrol(guest, wanted.name(), wanted.password())));
    }

    private void changePassword(Context context) {
        Person person = access.required(context);
        NewPassword given = Json.read(context.body(), NewPassword.class);
        require(guesses, "name " + person.name());
        people.changePassword(person, access.secret(context).orElseThrow(), given.old(), given.password());
        Answer.nothing(context);
    }

    private void delete(Context context) {
        Person person = access.required(context);
        Confirmation given = Json.read(context.body(), Confirmation.class);
        require(guesses, "name " + person.name());
        people.confirm(person, given.password());
        node.delete(person);
        access.takeCookie(context);
        Answer.nothing(context);
    }

    private void becomeBot(Context context) {
        Person person = access.required(context);
        people.becomeBot(person);
        Answer.json(context, Me.of(people.byId(person.id()).orElseThrow()));
    }

    private void token(Context context) {
        Person person = access.required(context);
        Label given = Json.read(context.body(), Label.class);
        Answer.json(context, new Token(people.token(person, given.label(), node.now())));
    }

    private static void require(Limiter limiter, String key) {
        if (!limiter.allows(key)) {
            throw new RefusedException(Refusal.TOO_MUCH, "too many tries; wait a little");
        }
    }
}

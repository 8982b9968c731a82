package semeia.server.people;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import semeia.server.mail.Letter;
import semeia.server.mail.MailServer;
import semeia.server.store.LinkStore;
import semeia.server.store.LinkStore.LinkRow;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;

/**
 * Signs people in by links that are sent to their addresses. A link is used once and not long after; who asks for one learns nothing
 * about whose address it is. Thread-safe.
 */
public final class MailLinks {
    private static final int MINUTES = 20;

    private final LinkStore store;
    private final People people;
    private final Optional<String> origin;
    private final Consumer<Letter> postman;
    private final Executor later;

    /** What happens when a link is used. */
    private enum Purpose {
        /** The account signs in. */
        SIGN_IN("sign-in"),
        /** The guest gets an account. */
        ENROL("enrol"),
        /** The account has that address from then on. */
        ADDRESS("address");

        private final String letter;

        Purpose(String letter) {
            this.letter = letter;
        }
    }

    /**
     * Links to a page.
     *
     * @param origin where the page is in people's browsers; empty: no letters are sent here
     * @param postman sends letters
     * @param later finds out whether there is something to send, so that how long a call takes says nothing about it
     */
    public MailLinks(
            LinkStore store, People people, Optional<String> origin, Consumer<Letter> postman, Executor later) {
        this.later = later;
        this.store = store;
        this.people = people;
        this.origin = origin;
        this.postman = postman;
    }

    /** Whether letters are sent at all. */
    public boolean isOffered() {
        return origin.isPresent();
    }

    /**
     * Sends a link to the account that has an address; if none has, and a guest asks for a name, one that creates that account.
     * Which of them, or neither, the caller does not learn.
     *
     * @throws IllegalArgumentException if that is no address or no name
     * @throws RefusedException if the name is taken, or no letters are sent here
     */
    public void ask(String mail, Optional<Person> caller, Optional<String> name, Locale locale, long now) {
        check(mail);
        Optional<Person> guest = caller.filter(Person::guest);
        if (name.isPresent()) {
            people.checkFree(name.get());
        }
        later.execute(() -> {
            Optional<Person> owner = people.byMail(normal(mail));
            if (owner.isPresent()) {
                send(Purpose.SIGN_IN, owner.get(), owner.get().name(), mail, locale, now);
            } else if (guest.isPresent() && name.isPresent()) {
                send(Purpose.ENROL, guest.get(), name.get(), mail, locale, now);
            }
        });
    }

    /**
     * Sends a link that gives an account the address; nothing if another has it.
     *
     * @throws IllegalArgumentException if that is no address
     * @throws RefusedException if no mail is sent here, or the person is a guest
     */
    public void move(Person account, String mail, Locale locale, long now) {
        check(mail);
        if (account.guest()) {
            throw new RefusedException(RefusalCode.NEEDS_ACCOUNT, "guests have no address; make an account first");
        }
        later.execute(() -> {
            if (people.byMail(normal(mail)).isEmpty()) {
                send(Purpose.ADDRESS, account, account.name(), mail, locale, now);
            }
        });
    }

    /**
     * Tells the owner of an account by mail that its password was changed; nothing if it has no address, or no letters are sent here.
     */
    public void passwordChanged(Person account, Locale locale) {
        notice("password-changed", account, people.keys(account).mail(), locale);
    }

    private void notice(String letter, Person account, Optional<String> mail, Locale locale) {
        if (isOffered()) {
            mail.ifPresent(to -> postman.accept(Letter.of(letter, locale, to, account.name(), origin.orElseThrow())));
        }
    }

    private void check(String mail) {
        if (!isOffered()) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, "this server sends no e-mail");
        }
        if (!MailServer.isAddress(mail)) {
            throw new IllegalArgumentException("mail is not an address, expected one such as ama@example.org");
        }
    }

    private void send(Purpose purpose, Person person, String name, String mail, Locale locale, long now) {
        String token = Secrets.make();
        LinkRow link = new LinkRow(purpose.name(), person.id(), Optional.of(name), normal(mail));
        store.add(Secrets.hash(token), link, now + TimeUnit.MINUTES.toMillis(MINUTES));
        String address = origin.orElseThrow() + "/#/link/" + token;
        postman.accept(Letter.of(purpose.letter, locale, mail, name, address, MINUTES));
    }

    private static String normal(String mail) {
        return mail.toLowerCase(Locale.ROOT);
    }

    /**
     * Does what a link is for, and signs in. Of a new address the old one is told.
     *
     * @param label in which browser
     * @throws RefusedException if there is no such link, it was used, it is too old, or name or address were taken meanwhile
     */
    public People.SignedIn use(String token, String label, Locale locale, long now) {
        LinkRow link = store.take(Secrets.hash(token), now)
                .orElseThrow(() -> new RefusedException(
                        RefusalCode.NOT_SIGNED_IN, "that link was used already or is too old; ask for another"));
        switch (Purpose.valueOf(link.purpose())) {
            case ENROL -> people.enrolByMail(link.person(), link.name().orElseThrow(), link.mail());
            case ADDRESS -> move(link, locale);
            case SIGN_IN -> {}
        }
        return people.signIn(link.person(), label, now);
    }

    private void move(LinkRow link, Locale locale) {
        Optional<Person> account = people.byId(link.person());
        Optional<String> before = account.flatMap(person -> people.keys(person).mail());
        people.setMail(link.person(), link.mail());
        account.ifPresent(
                person -> notice("address-changed", person, before.filter(old -> !old.equals(link.mail())), locale));
    }

    /** Forgets links that are too old. */
    public void tidy(long now) {
        store.tidy(now);
    }
}

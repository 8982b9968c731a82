package semeia.server.socket;

import java.util.Optional;
import java.util.OptionalInt;
import semeia.server.message.FromClient;
import semeia.server.table.Command;
import semeia.server.table.Greeting;
import semeia.server.table.Offer;

/** What messages ask a table to do. */
final class Commands {
    private Commands() {}

    /**
     * What the message asks for; empty if it asks the table for nothing.
     *
     * @throws IllegalArgumentException if a word in it is not one of those that it may be
     */
    static Optional<Command> of(FromClient.AtTable message) {
        if (message instanceof FromClient.Play play) {
            return Optional.of(new Command.Play(play.game(), play.ply(), play.move()));
        } else if (message instanceof FromClient.Sit sit) {
            OptionalInt seat = sit.seat().map(OptionalInt::of).orElse(OptionalInt.empty());
            return Optional.of(new Command.Sit(seat));
        } else if (message instanceof FromClient.Offer offer) {
            return Optional.of(new Command.Propose(offer(offer.offer())));
        } else if (message instanceof FromClient.Decline decline) {
            return Optional.of(new Command.Decline(offer(decline.offer())));
        } else if (message instanceof FromClient.Say say) {
            return Optional.of(new Command.Say(say.text()));
        } else if (message instanceof FromClient.Greet greet) {
            return Optional.of(new Command.Greet(greeting(greet.greeting())));
        }
        return plain(message);
    }

    private static Optional<Command> plain(FromClient.AtTable message) {
        if (message instanceof FromClient.Stand) {
            return Optional.of(new Command.Stand());
        } else if (message instanceof FromClient.Claim) {
            return Optional.of(new Command.Claim());
        } else if (message instanceof FromClient.Resign) {
            return Optional.of(new Command.Resign());
        } else if (message instanceof FromClient.Abort) {
            return Optional.of(new Command.Abort());
        }
        return Optional.empty();
    }

    private static Offer offer(String word) {
        return Offer.of(word)
                .orElseThrow(() -> new IllegalArgumentException("offer is none of end, takeback and rematch"));
    }

    private static Greeting greeting(String word) {
        return Greeting.of(word).orElseThrow(() -> new IllegalArgumentException("there is no such greeting"));
    }
}

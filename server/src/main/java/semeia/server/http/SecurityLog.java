package semeia.server.http;

import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;
import semeia.server.people.Person;
import semeia.server.table.RefusalCode;

/**
 * What an operator looks for after an attack: refusals and limits, failed sign-ins, changes of accounts. Each is counted, and logged as
 * one line of JSON without secrets; where there are too many, only counted. Thread-safe.
 */
public final class SecurityLog {
    /** The name of the logger. */
    public static final String NAME = "semeia.security";

    private static final Logger LOG = LoggerFactory.getLogger(NAME);
    private static final int LINES_AT_ONCE = 200;
    private static final int LINES_A_SECOND = 10;

    /** Refusals that say something of who calls, and not of the game. */
    private static final Map<RefusalCode, String> WATCHED = Map.of(
            RefusalCode.NOT_SIGNED_IN, "not signed in",
            RefusalCode.NEEDS_ACCOUNT, "needs an account",
            RefusalCode.BANNED, "banned",
            RefusalCode.NOT_YOURS, "not allowed",
            RefusalCode.TOO_MUCH, "limit met");

    private final Consumer<String> counted;
    private final Bucket lines = Bucket.builder()
            .addLimit(limit -> limit.capacity(LINES_AT_ONCE).refillGreedy(LINES_A_SECOND, Duration.ofSeconds(1)))
            .build();

    /**
     * A log.
     *
     * @param counted is given the kind of each event
     */
    public SecurityLog(Consumer<String> counted) {
        this.counted = counted;
    }

    /** Somebody was refused something. */
    public void refused(RefusalCode refusal, String what, String address) {
        String event = WATCHED.get(refusal);
        if (event != null) {
            note(event, Map.of("call", what, "address", address));
        }
    }

    /** Something about an account was changed, such as {@code password changed}. */
    public void changed(String event, Person person, String address) {
        note(event, new TreeMap<>(Map.of("person", person.id(), "name", person.name(), "address", address)));
    }

    private void note(String event, Map<String, String> details) {
        counted.accept(event.toLowerCase(Locale.ROOT).replace(' ', '_'));
        if (lines.tryConsume(1)) {
            LoggingEventBuilder line = LOG.atInfo();
            for (Map.Entry<String, String> detail : details.entrySet()) {
                line = line.addKeyValue(detail.getKey(), detail.getValue());
            }
            line.log(event);
        }
    }
}

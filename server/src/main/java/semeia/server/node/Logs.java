package semeia.server.node;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.slf4j.LoggerFactory;
import semeia.server.http.SecurityLog;

/** What is logged and how: one JSON object a line, on standard error. */
public final class Logs extends ContextAwareBase implements Configurator {
    /** Logback makes one. */
    public Logs() {}

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        JsonEncoder encoder = new JsonEncoder();
        encoder.setContext(context);
        encoder.setWithSequenceNumber(false);
        encoder.setWithNanoseconds(false);
        encoder.setWithContext(false);
        encoder.start();
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setTarget("System.err");
        appender.setEncoder(encoder);
        appender.start();
        Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.WARN);
        root.addAppender(appender);
        context.getLogger(SecurityLog.NAME).setLevel(Level.INFO);
        // A database that does not answer is reported once, by us, and not with every connection.
        context.getLogger("com.zaxxer.hikari").setLevel(Level.ERROR);
        // It warns of settings that we give it in code.
        context.getLogger("com.password4j").setLevel(Level.ERROR);
        // That a port is in use is reported by the caller that started the server.
        context.getLogger("io.javalin.Javalin").setLevel(Level.OFF);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /** Logs our own doing from that level on, and what libraries warn of. */
    public static void setLevel(String level) {
        if (LoggerFactory.getLogger("semeia") instanceof Logger ours) {
            ours.setLevel(Level.toLevel(level, Level.WARN));
        }
    }
}

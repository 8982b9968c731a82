package semeia.server.mail;

import jakarta.mail.Authenticator;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes letters to the mail server, one after another on a thread of its own, so that the duration of a call does not reveal whether a
 * letter was written. What the mail server does not take is logged and not tried again: people can ask again. Thread-safe.
 */
public final class Postman implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Postman.class);
    private static final int MOST_WAITING = 200;
    private static final int PATIENCE_SECONDS = 10;

    private final MailServer server;
    private final Session session;
    private final ThreadPoolExecutor worker = new ThreadPoolExecutor(
            1, 1, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(MOST_WAITING), task -> new Thread(task, "postman"));

    /** Takes letters there. */
    public Postman(MailServer server) {
        this.server = server;
        this.session = Session.getInstance(properties(server), authenticator(server));
    }

    private static Properties properties(MailServer server) {
        String patience = Long.toString(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        Properties properties = new Properties();
        String name = "mail." + protocol(server) + ".";
        properties.put("mail.transport.protocol", protocol(server));
        properties.put(name + "host", server.host());
        properties.put(name + "port", Integer.toString(server.port()));
        properties.put(name + "auth", Boolean.toString(server.user().isPresent()));
        properties.put(name + "starttls.enable", "true");
        // A password goes over no line that others can read.
        properties.put(
                name + "starttls.required", Boolean.toString(server.user().isPresent()));
        properties.put(name + "ssl.checkserveridentity", "true");
        for (String wait : new String[] {"connectiontimeout", "timeout", "writetimeout"}) {
            properties.put(name + wait, patience);
        }
        return properties;
    }

    private static String protocol(MailServer server) {
        return server.secure() ? "smtps" : "smtp";
    }

    private static Authenticator authenticator(MailServer server) {
        return new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication(
                        server.user().orElse(""), server.password().orElse(""));
            }
        };
    }

    /** Sends a letter soon. */
    public void send(Letter letter) {
        try {
            worker.execute(() -> deliver(letter));
        } catch (RejectedExecutionException full) {
            LOG.warn("an e-mail is not sent: {} are already waiting", MOST_WAITING);
        }
    }

    private void deliver(Letter letter) {
        try {
            MimeMessage message = new MimeMessage(session);
            message.setFrom(new InternetAddress(server.sender()));
            message.setRecipient(Message.RecipientType.TO, new InternetAddress(letter.to()));
            message.setSubject(letter.subject(), StandardCharsets.UTF_8.name());
            message.setText(letter.text(), StandardCharsets.UTF_8.name());
            message.setHeader("Auto-Submitted", "auto-generated");
            Transport.send(message);
        } catch (MessagingException problem) {
            LOG.warn("an e-mail was not accepted: {}", problem.getMessage());
        }
    }

    /** How many letters wait. */
    public int waiting() {
        return worker.getQueue().size();
    }

    /** Sends what waits, for a few seconds. */
    @Override
    public void close() {
        worker.shutdown();
        try {
            if (!worker.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                worker.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

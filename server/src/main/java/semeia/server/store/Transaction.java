package semeia.server.store;

import org.jdbi.v3.core.Handle;

/** A transaction under way, to which other packages add what must take effect together with it. Valid until it ends. */
public final class Transaction {
    private final Handle handle;

    Transaction(Handle handle) {
        this.handle = handle;
    }

    /** Where its statements are run. */
    Handle handle() {
        return handle;
    }
}

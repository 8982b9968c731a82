package semeia.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import semeia.server.store.TableRow;
import semeia.server.store.TableStore;
import semeia.server.store.Transaction;

/** Makes the table at which the same players go on, each a seat further. */
public final class Rematch {
    private Rematch() {}

    /** Makes it, in the transaction of the entry that names it. */
    public static void create(Transaction transaction, Step step) {
        TableState old = step.after();
        List<Seat> seats = new ArrayList<>(old.seats());
        Collections.rotate(seats, 1);
        long now = step.entry().at();
        TableRow row = Rows.of(step.entry().body(), old.terms(), Ids.lots(), seats, Optional.empty(), now);
        TableStore.create(transaction, row, now + Deadlines.OPEN_MILLIS);
    }
}

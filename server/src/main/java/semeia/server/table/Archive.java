package semeia.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongBinaryOperator;
import semeia.server.store.TableEntry;
import semeia.server.store.TableRow;
import semeia.server.store.TableStore;

/** Tables as the database has them: each is read from its entries. Thread-safe. */
final class Archive {
    private final TableStore store;
    private final LongBinaryOperator worked;

    Archive(TableStore store, LongBinaryOperator worked) {
        this.store = store;
        this.worked = worked;
    }

    /**
     * The table after its newest entry.
     *
     * @throws RefusedException if there is none
     */
    TableState newest(String id) {
        TableState state = first(id);
        for (TableEntry entry : store.entries(id, 0)) {
            state = state.apply(entry);
        }
        return state;
    }

    /**
     * Everything that happened at a table, in order.
     *
     * @throws RefusedException if there is none
     */
    List<Step> history(String id) {
        return after(first(id));
    }

    /** What happened at a table since. */
    List<Step> after(TableState known) {
        TableState state = known;
        List<Step> steps = new ArrayList<>();
        for (TableEntry entry : store.entries(state.id(), state.number())) {
            state = state.apply(entry);
            steps.add(new Step(entry, state));
        }
        return steps;
    }

    /** Sends what happened after one entry and up to another. */
    void tell(String id, int after, int until, Watcher watcher) {
        for (Step step : history(id)) {
            int number = step.entry().number();
            if (number > after && number <= until) {
                watcher.tell(step);
            }
        }
    }

    /** The table before its first entry. */
    private TableState first(String id) {
        TableRow row = store.find(id)
                .orElseThrow(() -> new RefusedException(RefusalCode.NO_SUCH_TABLE, "there is no such table"));
        return Rows.begin(row, worked);
    }
}

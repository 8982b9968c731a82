package semeia.tablebase;

import semeia.tablebase.retrograde.Watch;

/** Says nothing. */
final class SilentLog implements Builder.Log {
    @Override
    public Watch begin(int seeds, long positions) {
        return Watch.NONE;
    }

    @Override
    public void done(int seeds, long positions, long nanos) {}
}

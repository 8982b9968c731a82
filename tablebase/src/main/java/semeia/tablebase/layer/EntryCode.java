package semeia.tablebase.layer;

/**
 * How an entry lies in bytes: what can be forced, and in how many plies without a capture, as one of a few classes. A value is one byte, the value
 * plus 24 plus 49 times its class; each of two bounds is one byte, the seeds plus 32 times its class.
 */
public final class EntryCode {
    /** That it may take any number of plies. */
    public static final int UNKNOWN = 255;

    private static final int[] VALUE_CLASSES = {16, 48, 96, 144, UNKNOWN};
    private static final int[] BOUND_CLASSES = {8, 16, 32, 64, 96, 128, 160, UNKNOWN};
    private static final int MOST_VALUE = 24;
    private static final int VALUES = 2 * MOST_VALUE + 1;
    private static final int BOUNDS = 32;

    private EntryCode() {}

    /** The most plies that a class of entries of a kind stands for; what may take more is {@link #UNKNOWN}. */
    public static int mostPlies(Layer.Kind kind) {
        int[] classes = kind == Layer.Kind.VALUES ? VALUE_CLASSES : BOUND_CLASSES;
        return classes[classes.length - 2];
    }

    /** So many plies as an entry of a kind keeps them: the most that its class stands for. */
    public static int kept(Layer.Kind kind, int plies) {
        int[] classes = kind == Layer.Kind.VALUES ? VALUE_CLASSES : BOUND_CLASSES;
        return classes[classOf(classes, plies)];
    }

    public static int ofValue(int value, int plies) {
        return value + MOST_VALUE + VALUES * classOf(VALUE_CLASSES, plies);
    }

    public static int value(int entry) {
        return (entry & 0xFF) % VALUES - MOST_VALUE;
    }

    public static int valuePlies(int entry) {
        return VALUE_CLASSES[Math.min((entry & 0xFF) / VALUES, VALUE_CLASSES.length - 1)];
    }

    public static int ofBound(int seeds, int plies) {
        return seeds + BOUNDS * classOf(BOUND_CLASSES, plies);
    }

    public static int bound(int entry) {
        return entry & (BOUNDS - 1);
    }

    public static int boundPlies(int entry) {
        return BOUND_CLASSES[(entry & 0xFF) / BOUNDS];
    }

    private static int classOf(int[] classes, int plies) {
        int kind = 0;
        while (classes[kind] < plies) {
            kind++;
        }
        return kind;
    }
}

package semeia.tablebase.layer;

/** A layer of which nothing is known. */
public enum NoLayer implements Layer {
    /** The only one. */
    INSTANCE;

    @Override
    public Kind kind() {
        return Kind.BOUNDS;
    }

    @Override
    public int seeds() {
        return 0;
    }

    @Override
    public long size() {
        return 0;
    }

    @Override
    public int mover(long index) {
        throw new IllegalStateException("nothing is known");
    }

    @Override
    public int other(long index) {
        throw new IllegalStateException("nothing is known");
    }

    @Override
    public int moverPlies(long index) {
        throw new IllegalStateException("nothing is known");
    }

    @Override
    public int otherPlies(long index) {
        throw new IllegalStateException("nothing is known");
    }
}

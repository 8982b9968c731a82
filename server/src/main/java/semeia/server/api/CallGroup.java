package semeia.server.api;

import java.util.List;

/** Calls about one subject. */
public interface CallGroup {
    /** The calls, in the order of their description. */
    List<Call> calls();
}

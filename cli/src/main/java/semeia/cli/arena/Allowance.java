package semeia.cli.arena;

import java.util.OptionalInt;
import java.util.OptionalLong;
import semeia.engine.Limits;

/**
 * What a player may use for one move; at least one limit is there.
 *
 * @param millis time in milliseconds
 * @param depth plies
 * @param nodes moves played in the search
 * @param margin milliseconds that a player may take beyond its time before it loses
 */
public record Allowance(OptionalLong millis, OptionalInt depth, OptionalLong nodes, long margin) {
    /** How long a player may take that has no time limit, in milliseconds: after that it hangs. */
    private static final long HANGS = 600_000;

    /** The same for our own search. */
    Limits limits() {
        Limits limits = millis.isPresent() ? Limits.moveTime(millis.getAsLong()) : Limits.NONE;
        limits = depth.isPresent() ? limits.andDepth(depth.getAsInt()) : limits;
        return nodes.isPresent() ? limits.andNodes(nodes.getAsLong()) : limits;
    }

    /** The same as words of the protocol: {@code movetime 100}. */
    @Override
    public String toString() {
        StringBuilder words = new StringBuilder();
        millis.ifPresent(n -> words.append(" movetime ").append(n));
        depth.ifPresent(n -> words.append(" depth ").append(n));
        nodes.ifPresent(n -> words.append(" nodes ").append(n));
        return words.substring(Math.min(1, words.length()));
    }

    /** Milliseconds after which a player that has not answered loses. */
    long patience() {
        return millis.isPresent() ? millis.getAsLong() + margin : HANGS;
    }
}

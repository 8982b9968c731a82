package semeia.server.store;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * One thing that happened at a table. The entries of a table are numbered from 1 without gaps; what the table is follows from them.
 *
 * @param table the table's id
 * @param number its place in order, from 1
 * @param at when it happened, in milliseconds since 1970; never before the entry before it
 * @param kind what it was
 * @param seat whose doing it was, from 0; {@link #NOBODY} if no seat's
 * @param who who did it; empty for computers, the server itself and people who are deleted
 * @param body what exactly, see {@link Kind}
 * @param game the game of the table that it belongs to, from 0
 * @param ply for what moves the game on: which act of the game it was, from 1; empty for all else
 */
public record TableEntry(
        String table,
        int number,
        long at,
        Kind kind,
        int seat,
        Optional<Who> who,
        String body,
        int game,
        OptionalInt ply) {
    /** The seat of what no seat did. */
    public static final int NOBODY = -1;

    /** What can happen at a table. */
    public enum Kind {
        /** The table was opened. */
        OPENED,
        /** Somebody took a seat. */
        SAT,
        /** Somebody left their seat before play began. */
        STOOD,
        /** A game began. The body is its first player, from 0. */
        BEGAN,
        /** An act of the game in our notation: {@code A}, {@code pass}, {@code resign S}, {@code agree}, {@code lot N}. */
        ACTED,
        /** A seat offered something: the body is the word for it. */
        OFFERED,
        /** A seat declined what was offered, or withdrew it. */
        DECLINED,
        /** Moves were taken back. The body is how many acts are left. */
        TOOK_BACK,
        /** The table was closed before the first move. */
        ABORTED,
        /** Somebody said something. */
        SAID,
        /** Somebody said one of the ready words, whose name is the body. */
        GREETED,
        /** The players go on at another table, whose id is the body. */
        REMATCHED
    }
}

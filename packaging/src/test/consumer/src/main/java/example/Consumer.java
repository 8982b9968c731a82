package example;

import java.nio.file.Path;
import semeia.engine.Limits;
import semeia.engine.Search;
import semeia.rules.Game;
import semeia.rules.Perft;
import semeia.rules.RuleBook;
import semeia.tablebase.Tablebases;

/** Uses each of the three libraries once. */
public final class Consumer {
    private Consumer() {}

    /** Prints one line for each library. */
    public static void main(String[] args) {
        System.out.println("core " + Perft.count(RuleBook.ABAPA, RuleBook.ABAPA.start(), 4));
        int move = Search.of(RuleBook.ABAPA)
                .search(Game.start(RuleBook.ABAPA), Limits.depth(2), analysis -> {})
                .move();
        System.out.println("engine " + (move >= 0 && move < 6));
        Tablebases none = new Tablebases(Path.of("no such folder"));
        System.out.println("tablebase " + none.directory());
    }
}

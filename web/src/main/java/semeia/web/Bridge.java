package semeia.web;

import org.teavm.jso.JSExport;
import semeia.rules.Perft;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.engine.Greedy;
import semeia.rules.*;

public final class Bridge {
    private Bridge() {}

    @JSExport
    public static String perft(String id, int depth) {
        Rules rules = RuleBook.byId(id);
        return Long.toString(Perft.count(rules, rules.start(), depth));
    }
    @JSExport
    public static String self(String id, int seed) {
        Rules rules = RuleBook.byId(id);
        Greedy g=new Greedy(rules,seed); Game game=Game.start(rules);
        while(!game.isOver()){ game=game.play(g.choose(game.position())); }
        return game.outcome()+" "+game.length()+" "+game.rules().id()+game.sowings().get(3);
    }
}

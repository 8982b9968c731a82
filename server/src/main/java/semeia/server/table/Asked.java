package semeia.server.table;

import java.util.HashMap;
import java.util.Map;

/**
 * How often each seat made each offer in vain in the game that is on: it was declined, or withdrawn. Immutable.
 *
 * @param sinceMove since the seat moved last
 * @param inAll since the game began
 */
record Asked(Map<Question, Integer> sinceMove, Map<Question, Integer> inAll) {
    /** Nothing was offered yet. */
    static final Asked NOTHING = new Asked(Map.of(), Map.of());

    private static final int MOST_SINCE_MOVE = 3;
    private static final int MOST_IN_ALL = 10;

    /** A kind of offer by a seat. */
    record Question(Offer offer, int seat) {}

    /** After one more offer in vain. */
    Asked inVain(Offer offer, int seat) {
        Question question = new Question(offer, seat);
        return new Asked(oneMore(sinceMove, question), oneMore(inAll, question));
    }

    private static Map<Question, Integer> oneMore(Map<Question, Integer> before, Question question) {
        Map<Question, Integer> after = new HashMap<>(before);
        after.merge(question, 1, Integer::sum);
        return Map.copyOf(after);
    }

    /** After the seat moved. */
    Asked moved(int seat) {
        if (sinceMove.isEmpty()) {
            return this;
        }
        Map<Question, Integer> others = new HashMap<>(sinceMove);
        others.keySet().removeIf(question -> question.seat() == seat);
        return new Asked(Map.copyOf(others), inAll);
    }

    /** Whether the seat may make the offer once more. */
    boolean mayAsk(Offer offer, int seat) {
        Question question = new Question(offer, seat);
        return sinceMove.getOrDefault(question, 0) < MOST_SINCE_MOVE && inAll.getOrDefault(question, 0) < MOST_IN_ALL;
    }
}

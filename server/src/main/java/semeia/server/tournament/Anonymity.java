package semeia.server.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import semeia.tournament.Act;
import semeia.tournament.Entrant;

/** Takes the name of an entrant out of the lines of a record. */
final class Anonymity {
    private Anonymity() {}

    /**
     * The acts under another name.
     *
     * @param entrant whose name goes, from 0
     * @param leaves whether the entrant withdraws as well
     */
    static List<String> nameless(List<String> acts, int entrant, boolean leaves) {
        Entrant nobody = Entrant.of(freeName(acts, entrant + 1));
        List<String> nameless = new ArrayList<>();
        int entered = -1;
        for (String line : acts) {
            Act act = Act.parse(line);
            entered += act instanceof Act.Enter ? 1 : 0;
            if (act instanceof Act.Enter && entered == entrant) {
                nameless.add(new Act.Enter(nobody).text());
            } else if (act instanceof Act.Amend amend && amend.number() == entrant) {
                nameless.add(new Act.Amend(entrant, nobody).text());
            } else {
                nameless.add(line);
            }
        }
        if (leaves) {
            nameless.add(new Act.Withdraw(entrant).text());
        }
        return nameless;
    }

    /** A name that nobody has or had in the tournament. */
    private static String freeName(List<String> acts, int number) {
        Set<String> taken = new HashSet<>();
        for (String line : acts) {
            Act act = Act.parse(line);
            if (act instanceof Act.Enter enter) {
                taken.add(enter.entrant().name());
            } else if (act instanceof Act.Amend amend) {
                taken.add(amend.entrant().name());
            }
        }
        String name = "Entrant " + number;
        for (int more = 2; taken.contains(name); more++) {
            name = "Entrant " + number + " (" + more + ")";
        }
        return name;
    }
}

package semeia.cli.arena;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A program that speaks the protocol and then misbehaves in the way its argument says. */
final class FakeEngine {
    private FakeEngine() {}

    /** The command line that starts it. */
    static String command(String manner) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return "'" + java + "' -XX:TieredStopAtLevel=1 -cp '" + System.getProperty("java.class.path") + "' "
                + FakeEngine.class.getName() + " " + manner;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String word = line.split(" ")[0];
            if (word.equals("uci")) {
                System.out.println("id name Fake " + args[0] + "\nuciok");
            } else if (word.equals("isready")) {
                System.out.println("readyok");
            } else if (word.equals("quit")) {
                return;
            } else if (word.equals("go")) {
                misbehave(args[0]);
            }
        }
    }

    private static void chatter() {
        while (!System.out.checkError()) {
            System.out.println("info string x");
        }
    }

    private static void misbehave(String manner) {
        switch (manner) {
            case "illegal" -> System.out.println("info depth 1\nbestmove z");
            case "nothing" -> System.out.println("bestmove");
            case "crash" -> System.exit(3);
            case "chatter" -> chatter();
            default -> {}
        }
    }
}

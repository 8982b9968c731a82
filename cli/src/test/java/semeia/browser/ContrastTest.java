package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Letters and counts on a board stand out from what is around them as much as WCAG 2.2 AA asks, measured from pixels. */
@Tag("slow")
class ContrastTest {
    private static final double LEAST = 4.5;
    private static final List<String> BOARDS = List.of("wood", "pale", "ebony", "plain");
    private static final List<String> SEEDS = List.of("nickernut", "tamarind", "cowrie", "plain");

    private static final String DRESS = """
            const {dataset} = document.documentElement;
            [dataset.board, dataset.seeds, dataset.theme] = arguments;
            """;
    /** Takes the fill of the texts away and leaves their edges, or gives it back. */
    private static final String BARE = """
            document.querySelectorAll('.labels text').forEach((text) => { text.style.fill = arguments[0] ? 'transparent' : ''; });
            """;

    private static final String TEXTS = """
            return [...document.querySelectorAll('.labels text')].map((text) => {
              const {x, y, width, height} = text.getBoundingClientRect();
              return {text: text.getAttribute('class') + ' ' + text.textContent, x, y, width, height};
            });
            """;

    @Screen
    private static Page page;

    @ParameterizedTest
    @CsvSource({"abapa, 390, 664", "anywoli, 844, 390"})
    void letters_and_counts_are_told_from_every_board_with_every_kind_of_seeds_light_and_dark(
            String preset, int width, int height) {
        page.size(width, height, false).load("off", "").begin(preset, "pp");
        List<?> texts = (List<?>) page.run(TEXTS);
        List<String> weak = new ArrayList<>();
        for (String board : BOARDS) {
            for (String seeds : SEEDS) {
                for (String theme : List.of("light", "dark")) {
                    page.run(DRESS, board, seeds, theme);
                    page.run(BARE, false);
                    BufferedImage written = shot();
                    page.run(BARE, true);
                    BufferedImage bare = shot();
                    for (Object text : texts) {
                        double found = contrast(written, bare, (Map<?, ?>) text);
                        if (found < LEAST) {
                            weak.add(String.format(
                                    Locale.ROOT,
                                    "%s on %s with %s, %s: %.2f",
                                    ((Map<?, ?>) text).get("text"),
                                    board,
                                    seeds,
                                    theme,
                                    found));
                        }
                    }
                }
            }
        }
        assertThat(weak).isEmpty();
    }

    /** Of the parts of a text that are wholly its own colour to what is beside them. */
    private static double contrast(BufferedImage written, BufferedImage bare, Map<?, ?> text) {
        int left = whole(text.get("x")) - 2;
        int top = whole(text.get("y")) - 2;
        int right = left + whole(text.get("width")) + 5;
        int bottom = top + whole(text.get("height")) + 5;
        double most = 0;
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                most = Math.max(most, difference(written.getRGB(x, y), bare.getRGB(x, y)));
            }
        }
        Mean own = new Mean();
        Mean beside = new Mean();
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                double here = difference(written.getRGB(x, y), bare.getRGB(x, y)) / most;
                if (here > 0.85) {
                    own.add(luminance(written.getRGB(x, y)));
                } else if (here < 0.1 && isNear(written, bare, x, y, most)) {
                    beside.add(luminance(bare.getRGB(x, y)));
                }
            }
        }
        double light = Math.max(own.value(), beside.value());
        double dark = Math.min(own.value(), beside.value());
        return (light + 0.05) / (dark + 0.05);
    }

    /** Whether a pixel is at most two from one that a text fills. */
    private static boolean isNear(BufferedImage written, BufferedImage bare, int x, int y, double most) {
        for (int dy = -2; dy <= 2; dy++) {
            for (int dx = -2; dx <= 2; dx++) {
                if (difference(written.getRGB(x + dx, y + dy), bare.getRGB(x + dx, y + dy)) > 0.85 * most) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int whole(Object number) {
        return (int) ((Number) number).doubleValue();
    }

    private static double difference(int a, int b) {
        int sum = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            sum += Math.abs((a >> shift & 0xff) - (b >> shift & 0xff));
        }
        return sum;
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 0xff) + 0.7152 * linear(rgb >> 8 & 0xff) + 0.0722 * linear(rgb & 0xff);
    }

    private static double linear(int part) {
        double n = part / 255.0;
        return n <= 0.04045 ? n / 12.92 : Math.pow((n + 0.055) / 1.055, 2.4);
    }

    private static BufferedImage shot() {
        String data = String.valueOf(page.tell("Page.captureScreenshot", Map.of("optimizeForSpeed", true))
                .get("data"));
        try {
            return ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(data)));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /** The mean of some numbers. */
    private static final class Mean {
        private double sum;
        private int n;

        void add(double value) {
            sum += value;
            n++;
        }

        double value() {
            return n == 0 ? 0 : sum / n;
        }
    }
}

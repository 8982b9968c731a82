package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** What axe, and a ruler, say of a page. */
final class Accessibility {
    private static final String RUN_AXE = """
            const [options, done] = arguments;
            axe.run(document, {resultTypes: ['violations'], ...options}).then(
              ({violations}) => done(violations.map((v) => v.id + ': ' + v.help + ' — ' + v.nodes.map((n) => n.html + ' ' + n.failureSummary).join('; '))),
              (problem) => done(['axe failed: ' + problem]))
            """;

    /** The rules whose answer depends on colours and on what has room; all others ask only what the document holds. */
    private static final List<String> OF_LOOKS =
            List.of("color-contrast", "target-size", "scrollable-region-focusable", "link-in-text-block");

    private static final String SMALL = """
            const controls = [...document.querySelectorAll('button, a, select, input:not([type=radio]):not([type=checkbox]), label:has(input), summary')];
            return controls.filter((c) => c.checkVisibility()).map((c) => [c, c.getBoundingClientRect()])
              .filter(([, box]) => box.width < 44 || box.height < 44).map(([c, box]) => c.outerHTML.slice(0, 120) + ' ' + box.width + 'x' + box.height)
            """;

    /** Colours that are on their way to another theme are nobody's to read. */
    private static final String SETTLE =
            "document.getAnimations().filter((a) => a instanceof CSSTransition).forEach((a) => a.finish())";

    private static final String SCRIPT = script();

    private Accessibility() {}

    private static String script() {
        try (InputStream script = Accessibility.class.getResourceAsStream("/axe.min.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /** Fails if axe finds a fault. */
    static void assertAccessible(Page page, String where) {
        assertPasses(page, where, Map.of());
    }

    /** Fails if axe finds a fault that depends on theme or width; for a page that has passed all rules in another. */
    static void assertAccessibleStill(Page page, String where) {
        assertPasses(page, where, Map.of("runOnly", OF_LOOKS));
    }

    private static void assertPasses(Page page, String where, Map<String, Object> options) {
        if (!Boolean.TRUE.equals(page.run("return 'axe' in window"))) {
            page.run(SCRIPT);
        }
        page.run(SETTLE);
        assertThat((List<?>) page.runLater(RUN_AXE, options))
                .as("axe at " + where)
                .isEmpty();
    }

    /** Fails if anything is too small for a finger. */
    static void assertEverythingCanBeTouched(Page page) {
        assertThat((List<?>) page.run(SMALL))
                .as("controls smaller than 44 by 44")
                .isEmpty();
    }
}

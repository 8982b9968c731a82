package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * The tests of the page's modules, which run in one browser page and report here. They lie in {@code web/src/test/page}, a file for each part of
 * the page.
 */
@Tag("slow")
class ModulesTest {
    @TestFactory
    Stream<DynamicNode> modules() {
        try (ModulesServer server = new ModulesServer();
                Page page = Page.open()) {
            page.size(1000, 800, false).visit(server.address() + "tests/index.html");
            page.until(
                    "all tests have run",
                    () -> Boolean.TRUE.equals(page.run("return document.documentElement.dataset.tests === 'done'")));
            return files(page.run("return window.results")).entrySet().stream().map(ModulesTest::container);
        }
    }

    private static DynamicNode container(Map.Entry<String, Map<String, String>> file) {
        return DynamicContainer.dynamicContainer(
                file.getKey(),
                file.getValue().entrySet().stream()
                        .map(test -> DynamicTest.dynamicTest(
                                test.getKey(), () -> assertThat(test.getValue()).isEmpty())));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Map<String, String>> files(Object results) {
        return (Map<String, Map<String, String>>) results;
    }
}

package semeia.browser;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Measures how fast the page comes and how smoothly it sows, on a processor slowed down four times, as a phone's is. It asserts nothing, and
 * runs only when it is asked for; {@code docs/page.md} explains how and has its figures.
 */
class PageFigures {
    private static final int SLOWER = 4;
    /** What Lighthouse takes for a slow connection of the fourth generation: delay in milliseconds, bits a second. */
    private static final int DELAY = 150;

    private static final double DOWN = 1_600_000;
    private static final double UP = 750_000;

    private static final int SOWINGS = 6;

    private static final String WATCH_LOADING = """
            window.figures = {lcp: 0, cls: 0, long: []};
            const watch = (type, hear) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({type, buffered: true});
            watch('largest-contentful-paint', (e) => { figures.lcp = e.startTime; });
            watch('layout-shift', (e) => { if (!e.hadRecentInput) figures.cls += e.value; });
            watch('longtask', (e) => figures.long.push(e.duration));
            document.addEventListener('DOMContentLoaded', () => {
              const look = () => {
                if (document.querySelector('a.card')) figures.shown ??= performance.now();
                if (document.documentElement.dataset.rules) figures.rules ??= performance.now();
                if (document.querySelector('main semeia-board')) figures.boards ??= performance.now();
              };
              new MutationObserver(look).observe(document, {childList: true, subtree: true, attributes: true});
            });
            """;

    private static final String LOADED = """
            const files = performance.getEntriesByType('resource');
            const bytes = (keep) => files.filter(keep).reduce((sum, f) => sum + f.transferSize, 0);
            const rules = (f) => f.name.includes('/rules/');
            const fcp = performance.getEntriesByName('first-contentful-paint')[0].startTime;
            const page = performance.getEntriesByType('navigation')[0].transferSize + bytes((f) => !rules(f));
            return {
              'bytes before the rules': page, 'bytes of the rules': bytes(rules), 'files': files.length + 1,
              'first contentful paint, ms': fcp, 'largest contentful paint, ms': figures.lcp, 'page answers, ms': figures.shown,
              'rules are there, ms': figures.rules, 'first board is there, ms': figures.boards,
              'layout shift': figures.cls, 'longest task, ms': Math.max(0, ...figures.long),
              'blocking time, ms': figures.long.reduce((sum, d) => sum + d - 50, 0),
            };
            """;

    /** Plays the longest relay that is there and gives the time between frames while it is shown. */
    private static final String SOW = """
            const done = arguments[0];
            const laps = (pit) => Number(/(\\d+) laps/.exec(pit.ariaLabel)?.[1] ?? 1);
            const pits = [...document.querySelectorAll('.pit.legal')].filter((pit) => laps(pit) < 30);
            const game = document.querySelector('.game');
            const times = [];
            let last;
            const frame = (now) => {
              if (last) times.push(now - last);
              last = now;
              if (game.dataset.turn === 'sowing') requestAnimationFrame(frame);
              else done(times);
            };
            pits.sort((a, b) => laps(b) - laps(a))[0].click();
            requestAnimationFrame(frame);
            """;

    private Page page;

    @BeforeEach
    void open() {
        page = Page.open();
    }

    @AfterEach
    void close() {
        page.close();
    }

    @Test
    void of_the_first_load_on_a_phone() {
        page.size(360, 740, false);
        page.tell("Page.addScriptToEvaluateOnNewDocument", Map.of("source", WATCH_LOADING));
        page.tell("Network.enable", Map.of());
        page.network(false, DELAY, DOWN, UP);
        slowDown();
        page.visit(page.address());
        page.until("the boards are there", () -> page.has("main semeia-board"));
        page.until(
                "it is quiet", () -> Boolean.TRUE.equals(page.run("return performance.now() > figures.boards + 3000")));
        print("First load", (Map<?, ?>) page.run(LOADED));
    }

    @Test
    void of_a_relay_with_ninety_six_seeds() {
        page.size(1280, 900, false).load("normal", "");
        page.begin("anywoli", "pp");
        page.tell("Performance.enable", Map.of("timeDomain", "threadTicks"));
        slowDown();
        double before = busy();
        List<Double> times = new java.util.ArrayList<>();
        for (int i = 0; i < SOWINGS; i++) {
            ((List<?>) page.runLater(SOW)).forEach(time -> times.add(((Number) time).doubleValue()));
        }
        double work = (busy() - before) / times.size();
        List<Double> sorted = times.stream().sorted().toList();
        long late = times.stream().filter(time -> time > 25).count();
        print(
                "Relay sowings of Anywoli at normal speed",
                Map.of(
                        "frames", times.size(),
                        "median frame, ms", at(sorted, 0.5),
                        "95 of 100 frames within, ms", at(sorted, 0.95),
                        "99 of 100 frames within, ms", at(sorted, 0.99),
                        "frames that came late, of 100", 100.0 * late / times.size(),
                        "work of the page's thread in a frame, ms", 1000 * work));
    }

    private void slowDown() {
        page.tell("Emulation.setCPUThrottlingRate", Map.of("rate", SLOWER));
    }

    /** How long the thread of the page has worked so far, in seconds. */
    private double busy() {
        List<?> metrics =
                (List<?>) page.tell("Performance.getMetrics", Map.of()).get("metrics");
        return metrics.stream()
                .map(metric -> (Map<?, ?>) metric)
                .filter(metric -> metric.get("name").equals("TaskDuration"))
                .mapToDouble(metric -> ((Number) metric.get("value")).doubleValue())
                .sum();
    }

    private static double at(List<Double> sorted, double part) {
        return sorted.get((int) (part * (sorted.size() - 1)));
    }

    private static void print(String heading, Map<?, ?> figures) {
        System.out.println(heading
                + figures.entrySet().stream()
                        .map(figure -> String.format(
                                Locale.ROOT,
                                "%n  %-42s %10.2f",
                                figure.getKey(),
                                ((Number) figure.getValue()).doubleValue()))
                        .sorted()
                        .collect(Collectors.joining()));
    }
}

package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.ScriptTimeoutException;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.Sleeper;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page, served on a free port and open in a browser that remembers nothing. Waits for conditions, never for time. */
final class Page implements AutoCloseable {
    /** How long a condition may take that a test waits for. */
    static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final Duration GLANCE = Duration.ofMillis(4);
    private static final Path PICTURES = Path.of("target", "pictures");

    private static final String KEPT =
            "localStorage.clear(); localStorage.setItem('semeia.settings', JSON.stringify({speed: '%s'}))";

    private static final String OPEN_MENU =
            "document.querySelector(arguments[0])?.closest('.sheet:not(:popover-open)')?.showPopover()";

    private static final String TURN = """
            const [after, done] = arguments;
            const look = () => {
              const game = document.querySelector('.game[data-turn]');
              const over = game?.dataset.turn === 'over';
              const length = Number(game?.dataset.length);
              if (!(length > after) || !(over || game.dataset.turn === 'person')) return setTimeout(look, 2);
              const pits = [...document.querySelectorAll('.pit.legal')].map((pit) => pit.ariaLabel);
              const passes = [...document.querySelectorAll('[data-do=pass]')].some((pass) => pass.checkVisibility());
              return done({over, length, pits, passes});
            };
            look();
            """;

    private final Served served;
    /** Whether the server ends with this browser. */
    private final boolean host;

    private final ChromeDriver chrome;
    private int width;

    private Page(Served served, boolean host) {
        this.served = served;
        this.host = host;
        this.chrome = Browsers.take();
    }

    /** Starts server and browser. */
    static Page open() {
        return new Page(new Served(), true);
    }

    /** Another person's browser at the same server. */
    Page beside() {
        return new Page(served, false);
    }

    /** The server that the page comes from. */
    Served served() {
        return served;
    }

    /** Makes the window so many CSS pixels wide and dark or light. */
    Page size(int width, int height, boolean dark) {
        return size(width, height, dark, 1);
    }

    Page size(int width, int height, boolean dark, double zoom) {
        this.width = width;
        chrome.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", zoom, "mobile", false));
        chrome.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
        return this;
    }

    /** A command of the Chrome DevTools Protocol. */
    Map<String, Object> tell(String command, Map<String, Object> values) {
        return chrome.executeCdpCommand(command, values);
    }

    /** Takes the connection away from the browser, or gives it back. */
    void offline(boolean off) {
        tell("Network.enable", Map.of());
        network(off, 0, -1, -1);
    }

    /** A connection with so many milliseconds of delay and so many bits a second down and up; −1 is as fast as can be. */
    void network(boolean off, int delay, double down, double up) {
        tell(
                "Network.emulateNetworkConditions",
                Map.of(
                        "offline",
                        off,
                        "latency",
                        delay,
                        "downloadThroughput",
                        down < 0 ? -1 : down / 8,
                        "uploadThroughput",
                        up < 0 ? -1 : up / 8));
    }

    private String origin() {
        return served.address().resolve("/").toString();
    }

    /** The address of the page. */
    String address() {
        return served.address().toString();
    }

    /** Asks the browser for less motion, as a system setting would. */
    void calm() {
        chrome.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    }

    /** Shows the page as it is on paper, or as it is on the screen. */
    void print(boolean paper) {
        chrome.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", paper ? "print" : ""));
    }

    /** Loads the page anew, with this speed of sowing, nothing else remembered, and waits until it is ready. */
    Page load(String speed, String place) {
        chrome.get("about:blank"); // else only the part behind # may change, and nothing be loaded
        Map<String, Object> script = chrome.executeCdpCommand(
                "Page.addScriptToEvaluateOnNewDocument", Map.of("source", KEPT.formatted(speed)));
        chrome.get(served.address() + place);
        chrome.executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", script);
        untilReady();
        return this;
    }

    /** Goes to an address as somebody does who comes for the first time. */
    void visit(String address) {
        chrome.get(address);
    }

    private void untilReady() {
        until("the page and the rules are ready", () -> has("html[data-rules] main[data-at]"));
    }

    /** Loads the same address once more. */
    void reload() {
        chrome.navigate().refresh();
        untilReady();
    }

    void go(String place) {
        chrome.executeScript("location.hash = arguments[0]", place);
    }

    /** Sets a game up and begins it. {@code seats}: {@code p} for a person, {@code c} for a computer; the first seat starts. */
    void begin(String preset, String seats) {
        go("#/new/" + preset);
        until("the set-up is shown", () -> has("form.setup input[name=starter]"));
        for (int seat = 0; seat < seats.length(); seat++) {
            choose("seat-" + seat, seats.charAt(seat) == 'p' ? "person" : "computer");
        }
        chooseSingleGame();
        choose("starter", "0");
        click("form.setup button[type=submit]");
        until("the game is shown", () -> has(".game[data-turn]"));
    }

    /** Takes a single game where a match is the first choice. */
    void chooseSingleGame() {
        if (!has("input[name=match][value=single]:checked")) {
            choose("match", "single");
        }
    }

    /** Takes one of the choices of a group. */
    void choose(String name, String value) {
        click("input[name='" + name + "'][value='" + value + "']");
    }

    /** Whose turn the page says it is; nothing where no game is shown. */
    String turn() {
        return String.valueOf(run("return document.querySelector('.game')?.dataset.turn ?? ''"));
    }

    /** How many plies the page shows as played; −1 where no game is shown. */
    int length() {
        return ((Long) run("return Number(document.querySelector('.game')?.dataset.length ?? -1)")).intValue();
    }

    /** Waits until a person is to move or the game is over. */
    void untilPersonOrOver() {
        turnAfter(-1);
    }

    /**
     * What a person sees whose turn it is.
     *
     * @param over whether the game is over instead
     * @param length the plies that were played
     * @param pits what the pits that may be played say of themselves, in sowing order
     * @param passes whether one may pass
     */
    record Turn(boolean over, int length, List<String> pits, boolean passes) {}

    /** Waits until more plies than that were played and a person is to move or the game is over. */
    Turn turnAfter(int length) {
        try {
            Map<?, ?> turn = (Map<?, ?>) runLater(TURN, length);
            List<String> pits =
                    ((List<?>) turn.get("pits")).stream().map(String::valueOf).toList();
            return new Turn((Boolean) turn.get("over"), ((Long) turn.get("length")).intValue(), pits, (Boolean)
                    turn.get("passes"));
        } catch (ScriptTimeoutException late) {
            throw new AssertionError(
                    "nobody is to move after ply " + length + "; the page says: "
                            + one("body").getText(),
                    late);
        }
    }

    /** The pits that may be played, in sowing order. */
    List<WebElement> legal() {
        return chrome.findElements(By.cssSelector(".pit.legal"));
    }

    WebElement pit(int pit) {
        return one(".pit[data-pit='" + pit + "']");
    }

    WebElement one(String selector) {
        return chrome.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return chrome.findElements(By.cssSelector(selector));
    }

    boolean has(String selector) {
        return !all(selector).isEmpty();
    }

    boolean shows(String selector) {
        return all(selector).stream().anyMatch(WebElement::isDisplayed);
    }

    /** Clicks on something, once it takes clicks; what is in a menu is clicked after the menu is opened. */
    void click(String selector) {
        run(OPEN_MENU, selector);
        if (has(selector + ":disabled")) {
            until(selector + " takes a click", () -> !has(selector + ":disabled"));
        }
        try {
            one(selector).click();
        } catch (StaleElementReferenceException drawnAnew) {
            // The page drew it anew after it was found.
            one(selector).click();
        }
    }

    /** Fills a field. */
    void type(String selector, String text) {
        one(selector).sendKeys(text);
    }

    void press(CharSequence... keys) {
        new Actions(chrome).sendKeys(keys).perform();
    }

    void pressWithShift(String key) {
        new Actions(chrome).keyDown(Keys.SHIFT).sendKeys(key).keyUp(Keys.SHIFT).perform();
    }

    void hover(WebElement element) {
        new Actions(chrome).moveToElement(element).perform();
    }

    Object run(String script, Object... values) {
        return chrome.executeScript(script, values);
    }

    Object runLater(String script, Object... values) {
        return chrome.executeAsyncScript(script, values);
    }

    WebElement focused() {
        return chrome.switchTo().activeElement();
    }

    void until(String what, BooleanSupplier condition) {
        new WebDriverWait(chrome, PATIENCE, GLANCE, Clock.systemUTC(), new Glances())
                .ignoring(org.openqa.selenium.StaleElementReferenceException.class)
                .withMessage(() -> what + "; the page says: " + one("body").getText())
                .until(driver -> condition.getAsBoolean());
    }

    /** Keeps a picture of the whole page for people to look at, if the system property {@code pictures} is set. */
    void picture(String name) {
        if (System.getProperty("pictures") == null) {
            return;
        }
        long height = (Long) run("return Math.max(document.documentElement.scrollHeight, innerHeight)");
        Object picture = chrome.executeCdpCommand(
                        "Page.captureScreenshot",
                        Map.of(
                                "captureBeyondViewport",
                                true,
                                "optimizeForSpeed",
                                true,
                                "clip",
                                Map.of("x", 0, "y", 0, "width", width, "height", height, "scale", 1)))
                .get("data");
        try {
            Files.createDirectories(PICTURES);
            Files.write(PICTURES.resolve(name + ".png"), Base64.getDecoder().decode(String.valueOf(picture)));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /** The page as it prints on A4, as a PDF in Base64. */
    String print() {
        Map<String, Object> paper = Map.of("paperWidth", 8.27, "paperHeight", 11.69, "preferCSSPageSize", true);
        return String.valueOf(chrome.executeCdpCommand("Page.printToPDF", paper).get("data"));
    }

    /** Fails if the browser complained of anything since it was last asked. */
    void assertNoComplaint() {
        List<String> complaints = chrome.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
        assertThat(complaints).as("what the browser's console says").isEmpty();
    }

    /** Forgets what the browser complained of: it was to be expected. */
    void forgetComplaints() {
        chrome.manage().logs().get(LogType.BROWSER);
    }

    /** Fails if anything is too small for a finger. */
    void assertEverythingCanBeTouched() {
        Accessibility.assertEverythingCanBeTouched(this);
    }

    /** Fails if axe finds a fault of accessibility. */
    void assertAccessible(String where) {
        Accessibility.assertAccessible(this, where);
    }

    /** Fails where another theme or width than one that axe has passed brings a fault: of contrast, of size, of what scrolls. */
    void assertAccessibleStill(String where) {
        Accessibility.assertAccessibleStill(this, where);
    }

    /** Ends the server; the browser stays. */
    void endServer() {
        served.close();
    }

    @Override
    public void close() {
        Browsers.giveBack(chrome, origin());
        if (host) {
            served.close();
        }
    }

    /** Looks again at once, and then less and less often: what is there soon is seen soon, and what takes long is left in peace. */
    private static final class Glances implements Sleeper {
        private static final Duration LONGEST = Duration.ofMillis(40);
        private Duration next = Duration.ZERO;

        @Override
        public void sleep(Duration first) throws InterruptedException {
            next = next.isZero() ? first : next.plus(next.dividedBy(2));
            next = next.compareTo(LONGEST) > 0 ? LONGEST : next;
            Thread.sleep(next.toMillis());
        }
    }
}

package semeia.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;
import semeia.server.SemeiaServer;
import semeia.server.Settings;

/** The page, served on a free port and open in a fresh browser of its own. Waits for conditions, never for time. */
final class Page implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration GLANCE = Duration.ofMillis(8);
    private static final Path PICTURES = Path.of("target", "pictures");

    /** Selenium speaks up about every new Chromium; kept here because loggers are forgotten otherwise. */
    private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

    static {
        SELENIUM.setLevel(Level.SEVERE);
    }

    private final SemeiaServer server;
    private final ChromeDriver chrome;
    private int width;

    private Page(SemeiaServer server, ChromeDriver chrome) {
        this.server = server;
        this.chrome = chrome;
    }

    /** Starts server and browser. */
    static Page open() {
        try {
            SemeiaServer server = SemeiaServer.start(Settings.usual()
                    .at(SemeiaServer.LOOPBACK, 0)
                    .withDatabase(
                            "sqlite:" + Files.createTempDirectory("semeia-page").resolve("semeia.db"))
                    .withLimits(10_000));
            return new Page(server, new ChromeDriver(service(), options()));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /** Another person's browser at the same server. */
    Page beside() {
        return new Page(server, new ChromeDriver(service(), options()));
    }

    private static ChromeDriverService service() {
        // Named outright, so that Selenium looks for nothing on the network.
        return new ChromeDriverService.Builder()
                .usingDriverExecutable(program("chromedriver"))
                .withLogOutput(OutputStream.nullOutputStream())
                .build();
    }

    private static File program(String name) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .map(folder -> new File(folder, name))
                .filter(File::canExecute)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(name + " is not on the PATH; ./check installs it"));
    }

    private static ChromeOptions options() {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(program("chromium"));
        options.setCapability("goog:loggingPrefs", logs);
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
                "--hide-scrollbars",
                "--lang=en");
        return options;
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

    /** Asks the browser for less motion, as a system setting would. */
    void calm() {
        chrome.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    }

    /** Loads the page anew, with this speed of sowing, nothing else remembered, and waits until it is ready. */
    Page load(String speed, String place) {
        chrome.get(server.address().toString());
        chrome.executeScript(
                "localStorage.clear(); localStorage.setItem('semeia.settings', JSON.stringify({speed: arguments[0]}))",
                speed);
        chrome.get(server.address() + place);
        until("the page is ready", () -> has("main > :not(.loading)"));
        return this;
    }

    /** Loads the same address once more. */
    void reload() {
        chrome.navigate().refresh();
        until("the page is ready", () -> has("main > :not(.loading)"));
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
        choose("starter", "0");
        click("form.setup button[type=submit]");
        until("the game is shown", () -> has(".game[data-turn]"));
    }

    /** Takes one of the choices of a group. */
    void choose(String name, String value) {
        click("input[name='" + name + "'][value='" + value + "']");
    }

    String turn() {
        return one(".game").getDomAttribute("data-turn");
    }

    int length() {
        return Integer.parseInt(String.valueOf(one(".game").getDomAttribute("data-length")));
    }

    /** Waits until a person is to move or the game is over. */
    void untilPersonOrOver() {
        until(
                "a person is to move or the game is over",
                () -> List.of("person", "over").contains(turn()));
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

    void click(String selector) {
        one(selector).click();
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
        chrome.manage().timeouts().scriptTimeout(PATIENCE);
        return chrome.executeAsyncScript(script, values);
    }

    WebElement focused() {
        return chrome.switchTo().activeElement();
    }

    void until(String what, BooleanSupplier condition) {
        new WebDriverWait(chrome, PATIENCE, GLANCE)
                .ignoring(org.openqa.selenium.StaleElementReferenceException.class)
                .withMessage(() -> what + "; the page says: " + one("body").getText())
                .until(driver -> condition.getAsBoolean());
    }

    /** Keeps a picture of the whole page for people to look at. */
    void picture(String name) {
        long height = (Long) run("return Math.max(document.documentElement.scrollHeight, innerHeight)");
        Object picture = chrome.executeCdpCommand(
                        "Page.captureScreenshot",
                        Map.of(
                                "captureBeyondViewport",
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

    /** Fails if axe finds a fault of accessibility. */
    void assertAccessible(String where) {
        run(axe());
        Object faults = runLater("""
                const done = arguments[arguments.length - 1];
                axe.run(document, {resultTypes: ['violations']}).then(
                  ({violations}) => done(violations.map((v) => v.id + ': ' + v.help + ' — ' + v.nodes.map((n) => n.html + ' ' + n.failureSummary).join('; '))),
                  (problem) => done(['axe failed: ' + problem]))
                """);
        assertThat((List<?>) faults).as("axe at " + where).isEmpty();
    }

    private static String axe() {
        try (InputStream script = Page.class.getResourceAsStream("/axe.min.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    @Override
    public void close() {
        chrome.quit();
        server.close();
    }
}

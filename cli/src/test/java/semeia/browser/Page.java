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

    private final Served served;
    /** Whether the server ends with this browser. */
    private final boolean host;

    private final ChromeDriver chrome;
    private int width;

    private Page(Served served, boolean host) {
        this.served = served;
        this.host = host;
        this.chrome = new ChromeDriver(service(), options());
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
        chrome.get(served.address().toString());
        untilReady();
        chrome.executeScript(
                "localStorage.clear(); localStorage.setItem('semeia.settings', JSON.stringify({speed: arguments[0]}));"
                        + "delete document.querySelector('main').dataset.at", // what comes next may be in the same
                // document
                speed);
        chrome.get(served.address() + place);
        untilReady();
        return this;
    }

    /** Goes to an address as somebody does who comes for the first time. */
    void visit(String address) {
        chrome.get(address);
    }

    private void untilReady() {
        until("the page and the rules are ready", () -> has("html[data-rules]") && has("main[data-at]"));
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

    /** Forgets what the browser complained of: it was to be expected. */
    void forgetComplaints() {
        chrome.manage().logs().get(LogType.BROWSER);
    }

    /** Fails if anything is too small for a finger. */
    void assertEverythingCanBeTouched() {
        Object small = run("""
                const controls = [...document.querySelectorAll('button, a, select, input:not([type=radio]):not([type=checkbox]), label:has(input), summary')];
                return controls.filter((c) => c.checkVisibility()).map((c) => [c, c.getBoundingClientRect()])
                  .filter(([, box]) => box.width < 44 || box.height < 44).map(([c, box]) => c.outerHTML.slice(0, 120) + ' ' + box.width + 'x' + box.height)
                """);
        assertThat((List<?>) small).as("controls smaller than 44 by 44").isEmpty();
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

    /** Ends the server; the browser stays. */
    void endServer() {
        served.close();
    }

    @Override
    public void close() {
        chrome.quit();
        if (host) {
            served.close();
        }
    }
}

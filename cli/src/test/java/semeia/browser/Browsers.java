package semeia.browser;

import java.io.File;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * The browsers of this process. To start one takes as long as many a test, so a browser that a test is done with forgets all that it met
 * and goes to the next. They end with the process.
 */
final class Browsers {
    /** Selenium speaks up about every new Chromium; kept here because loggers are forgotten otherwise. */
    private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

    private static final Deque<ChromeDriver> IDLE = new ArrayDeque<>();

    static {
        SELENIUM.setLevel(Level.SEVERE);
        Runtime.getRuntime().addShutdownHook(new Thread(Browsers::endAll, "end browsers"));
    }

    private Browsers() {}

    /** A browser that remembers nothing. */
    static synchronized ChromeDriver take() {
        return IDLE.isEmpty() ? start() : IDLE.pop();
    }

    private static ChromeDriver start() {
        ChromeDriver chrome = new ChromeDriver(service(), options());
        chrome.manage().timeouts().scriptTimeout(Page.PATIENCE);
        return chrome;
    }

    /** Makes the browser forget what it met at that origin, and keeps it for the next test. */
    static synchronized void giveBack(ChromeDriver chrome, String origin) {
        try {
            forget(chrome, origin);
            IDLE.push(chrome);
        } catch (WebDriverException broken) {
            chrome.quit();
        }
    }

    private static void forget(ChromeDriver chrome, String origin) {
        chrome.executeCdpCommand(
                "Network.emulateNetworkConditions",
                Map.of("offline", false, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
        chrome.get("about:blank");
        chrome.executeCdpCommand("Storage.clearDataForOrigin", Map.of("origin", origin, "storageTypes", "all"));
        chrome.executeCdpCommand("Network.clearBrowserCookies", Map.of());
        chrome.executeCdpCommand("Network.clearBrowserCache", Map.of());
        chrome.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        chrome.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "", "features", List.of()));
        chrome.manage().logs().get(LogType.BROWSER);
    }

    private static synchronized void endAll() {
        IDLE.forEach(ChromeDriver::quit);
        IDLE.clear();
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
}

package semeia.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import semeia.engine.Prober;
import semeia.rules.Rules;
import semeia.tablebase.BoardLayers;

/** Starts Spark with the settings that the computation needs. */
final class SparkStart {
    private static final String LOG_SETTINGS = "semeia/cluster/log4j2.properties";

    private SparkStart() {}

    /**
     * Starts it.
     *
     * @param master any master of Spark; without it that of {@code spark-submit}
     * @param more further settings of Spark, which come before ours
     */
    static JavaSparkContext start(Optional<String> master, Map<String, String> more) {
        SparkConf conf = new SparkConf();
        more.forEach(conf::set);
        master.ifPresent(conf::setMaster);
        conf.setIfMissing("spark.app.name", "Semeia tablebase");
        // A range stays with its executor; one that was lost in the middle of a superstep is waited for so long.
        conf.setIfMissing("spark.locality.wait", "2s");
        conf.setIfMissing("spark.shuffle.reduceLocality.enabled", "false");
        conf.setIfMissing("spark.scheduler.minRegisteredResourcesRatio", "1.0");
        conf.setIfMissing("spark.dynamicAllocation.enabled", "false");
        conf.setIfMissing("spark.speculation", "false");
        // Memory is for the cells; Spark keeps nothing but messages on their way.
        conf.setIfMissing("spark.memory.fraction", "0.2");
        // What was told in supersteps long past goes from the disks.
        conf.setIfMissing("spark.cleaner.periodicGC.interval", "1min");
        conf.setIfMissing("spark.ui.retainedJobs", "200");
        conf.setIfMissing("spark.ui.retainedStages", "200");
        conf.setIfMissing("spark.ui.retainedTasks", "10000");
        conf.setIfMissing("spark.ui.showConsoleProgress", "false");
        conf.setIfMissing("spark.executor.extraJavaOptions", "-Dlog4j2.configurationFile=" + LOG_SETTINGS);
        // Of runs that were killed, jars and logs stay behind for some days.
        conf.setIfMissing("spark.worker.cleanup.enabled", "true");
        setClasses(conf);
        JavaSparkContext spark = new JavaSparkContext(conf);
        // The first job waits until the executors are there.
        int cores = spark.defaultParallelism();
        spark.parallelize(Collections.nCopies(cores, 0), cores).count();
        return spark;
    }

    /** Executors get our classes: as jars that the driver hands out, or else, in development, from their folders. */
    private static void setClasses(SparkConf conf) {
        String[] places = Stream.of(SparkStart.class, BoardLayers.class, Prober.class, Rules.class)
                .map(SparkStart::placeOf)
                .toArray(String[]::new);
        if (Stream.of(places).allMatch(place -> Files.isRegularFile(Path.of(place)))) {
            conf.setJars(places);
        } else {
            conf.set(
                    "spark.executor.extraClassPath",
                    Stream.of(places).collect(Collectors.joining(System.getProperty("path.separator"))));
        }
    }

    private static String placeOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Ends it, and removes what executors on this machine left in Spark's home. */
    static void stop(JavaSparkContext spark) {
        String application = spark.sc().applicationId();
        boolean ours = spark.master().startsWith("local-cluster");
        spark.stop();
        Path work = Path.of(System.getenv().getOrDefault("SPARK_HOME", ".")).resolve("work");
        Path left = work.resolve(application);
        if (!ours || !Files.isDirectory(left)) {
            return;
        }
        try (Stream<Path> files = Files.walk(left)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException e) {
            // An executor that is still ending writes there; Spark removes it in some days.
            return;
        }
    }

    /** Makes Spark's log quiet, unless somebody has set it up otherwise; before anything of Spark is touched. */
    static void quieten() {
        if (System.getProperty("log4j2.configurationFile") == null) {
            System.setProperty("log4j2.configurationFile", LOG_SETTINGS);
        }
    }
}

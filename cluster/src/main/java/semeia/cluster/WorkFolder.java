package semeia.cluster;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The folder for what is unfinished of a layer, as the driver sees it. A later run goes on with what it finds, in the same ranges. */
final class WorkFolder {
    private static final String RANGES = "ranges";
    private static final String SEALED = "sealed";

    private final Path folder;

    private WorkFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Makes the folder or goes on with what is in it.
     *
     * @param wished how many ranges there shall be if it is new
     * @return the plan with as many ranges as there are
     */
    static LayerPlan plan(LayerPlan wished) throws IOException {
        Path folder = wished.work();
        Files.createDirectories(folder);
        int ranges = wished.ranges();
        try {
            ranges = Integer.parseInt(Files.readString(folder.resolve(RANGES)).strip());
        } catch (NoSuchFileException | NumberFormatException e) {
            empty(folder);
        }
        LayerPlan plan = new LayerPlan(
                wished.run(), wished.rules(), wished.directory(), wished.seeds(), ranges, wished.verifies());
        write(folder.resolve(LayerRun.WORD), plan.run());
        write(folder.resolve(RANGES), ranges + "\n");
        return plan;
    }

    /** The folder of a plan. */
    static WorkFolder of(LayerPlan plan) {
        return new WorkFolder(plan.work());
    }

    private static void write(Path file, String text) throws IOException {
        Path aside = file.resolveSibling(file.getFileName() + ".part");
        Files.writeString(aside, text);
        Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Whether all bounds are final and kept. */
    boolean isSealed() {
        return Files.exists(folder.resolve(SEALED));
    }

    /** Notes that all bounds are final and kept. */
    void seal() throws IOException {
        write(folder.resolve(SEALED), "");
    }

    /** Removes it with all that is in it. */
    void delete() throws IOException {
        empty(folder);
        Files.deleteIfExists(folder);
    }

    private static void empty(Path folder) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
        }
    }
}

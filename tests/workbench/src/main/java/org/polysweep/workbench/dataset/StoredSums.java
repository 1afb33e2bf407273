package org.polysweep.workbench.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;

/** The sums of the files of queries, as {@code sha256sum} has them: of a whole set, or of one that is being made. */
final class StoredSums {

    private static final String UNFINISHED = DatasetCard.SUMS + ".part";
    private static final int DIGITS = 64;

    private final Path folder;
    private final Map<String, String> sums = new HashMap<>();

    private StoredSums(Path folder) {
        this.folder = folder;
    }

    /** Reads what is there. */
    static StoredSums in(Path folder) throws IOException, DamagedDatasetException {
        StoredSums stored = new StoredSums(folder);
        for (String name : new String[] {UNFINISHED, DatasetCard.SUMS}) {
            Path file = folder.resolve(name);
            if (Files.exists(file)) {
                int number = 0;
                for (String line : Files.readAllLines(file)) {
                    number++;
                    if (!line.matches("[0-9a-f]{" + DIGITS + "}  [^ ].*")) {
                        throw new DamagedDatasetException(
                                name + ", line " + number + " is not a sum and a name, as sha256sum writes them");
                    }
                    stored.sums.put(line.substring(DIGITS + 2), line.substring(0, DIGITS));
                }
            }
        }
        return stored;
    }

    /** Whether the set was made to the end. */
    boolean isWhole() {
        return Files.exists(folder.resolve(DatasetCard.SUMS));
    }

    /** The sum of a file; empty if it is not known. */
    String of(Path file) {
        return sums.getOrDefault(name(file), "");
    }

    /** Keeps the sum of a file that has just been made. */
    synchronized void add(Path file, String sum) throws IOException {
        sums.put(name(file), sum);
        Files.writeString(
                folder.resolve(UNFINISHED),
                sum + "  " + name(file) + "\n",
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    /** Removes what was kept while the set was made. */
    void finish() throws IOException {
        Files.deleteIfExists(folder.resolve(UNFINISHED));
    }

    private static String name(Path file) {
        return file.toString().replace('\\', '/');
    }
}

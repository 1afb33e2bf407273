package org.polysweep.workbench.validate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * A file in which a long run keeps what it has counted.
 *
 * @param file the file
 * @param run what tells the run from others, in one line
 * @param goesOn whether to go on with what is in it; else it has to be new
 */
public record Checkpoint(Path file, String run, boolean goesOn) {

    private static final String FIRST = "polysweep validate: ";
    private static final String NEXT = "next ";

    /** What was kept: the number of the next query, and the counts of all before it as text. */
    record Kept(long next, String ledger) {}

    /**
     * Reads what was kept; empty for a new run.
     *
     * @throws IOException if the file is of another run, or there is one and the run is to be new
     */
    Optional<Kept> read() throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        if (!goesOn) {
            throw new IOException("--checkpoint must be a new file without --resume, but " + file
                    + " exists; use --resume to continue that run, or name another file");
        }
        String text = Files.readString(file);
        String first = text.lines().findFirst().orElse("");
        if (!first.equals(FIRST + run)) {
            throw new IOException("--checkpoint must belong to this run, '" + FIRST + run + "', but " + file
                    + " begins with '" + shortened(first) + "'; name another file");
        }
        String rest = text.substring(first.length() + 1);
        String second = rest.lines().findFirst().orElse("");
        if (!second.matches(NEXT + "\\d{1,18}")) {
            throw new IOException(file + ", line 2: the number of the next query is missing, so the file is damaged");
        }
        return Optional.of(
                new Kept(Long.parseLong(second.substring(NEXT.length())), rest.substring(second.length() + 1)));
    }

    private static String shortened(String line) {
        return line.length() > 200 ? line.substring(0, 200) + "…" : line;
    }

    /** Keeps what was counted; the file has either all of it or what was there before. */
    void write(Kept kept) throws IOException {
        Path unfinished = Path.of(file + ".part");
        Files.writeString(unfinished, FIRST + run + "\n" + NEXT + kept.next() + "\n" + kept.ledger());
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}

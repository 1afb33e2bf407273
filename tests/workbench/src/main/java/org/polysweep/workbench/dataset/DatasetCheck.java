package org.polysweep.workbench.dataset;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.workbench.input.LineText;
import org.polysweep.workbench.input.Lines;

/** Compares files of a data set with the sums that are stored and with the queries that the seeds make. */
final class DatasetCheck {

    /** One in so many lines of a file whose sum is right is made again. */
    private static final int SAMPLED = 1000;

    private static final int LONGEST_QUOTE = 80;

    private final DatasetPlan plan;
    private final Path folder;

    DatasetCheck(DatasetPlan plan, Path folder) {
        this.plan = plan;
        this.folder = folder;
    }

    /**
     * Requires that there is no file of queries that does not belong to the set.
     *
     * @throws DamagedDatasetException if there is one, with its name
     */
    void requireNothingElse() throws IOException, DamagedDatasetException {
        Set<Path> known = plan.shards().stream().map(Shard::path).collect(Collectors.toSet());
        for (DatasetHalf half : DatasetHalf.values()) {
            Path root = folder.resolve(half.label());
            if (Files.exists(root)) {
                try (Stream<Path> files = Files.walk(root)) {
                    for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                        Path name = folder.relativize(file);
                        boolean isUnfinished = name.toString().endsWith(ShardMaker.UNFINISHED);
                        if (!isUnfinished && !known.contains(name)) {
                            throw new DamagedDatasetException(name + " does not belong to the set; remove it");
                        }
                    }
                }
            }
        }
    }

    /**
     * Requires that a file has its sum, and that a sample of its lines is what the seed makes; if the sum is another,
     * all lines are compared.
     *
     * @param stored the sum; empty if there is none
     * @return the sum
     * @throws DamagedDatasetException if it is not so, with the line
     */
    String verify(Shard shard, String stored) throws IOException, DamagedDatasetException {
        Path file = folder.resolve(shard.path());
        if (!Files.exists(file)) {
            throw new DamagedDatasetException(shard.path() + " is missing, and was there when the set was made");
        }
        String sum = sum(file);
        boolean isKnown = sum.equals(stored);
        int every = Math.max(1, Math.min(SAMPLED, shard.size() / 2));
        // The first line, and others that depend on the seed.
        compare(shard, file, index -> !isKnown || index == 0 || (index + shard.seed()) % every == 0);
        if (!isKnown && !stored.isEmpty()) {
            throw new DamagedDatasetException(shard.path() + " has the right lines and not the sum " + stored
                    + " that is stored: its line ends or the stored sum were changed");
        }
        return sum;
    }

    static String sum(Path file) throws IOException {
        MessageDigest digest = DatasetCard.sha256();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private void compare(Shard shard, Path file, IntPredicate isCompared) throws IOException, DamagedDatasetException {
        LineText text = new LineText();
        long candidate = 0;
        try (InputStream in = Files.newInputStream(file)) {
            Lines lines = new Lines(in, () -> {});
            for (int index = 0; index < shard.size(); index++) {
                CompoundQuery query = shard.kind().candidate(shard.seed(), candidate++);
                while (!shard.kind().takes(query)) {
                    query = shard.kind().candidate(shard.seed(), candidate++);
                }
                if (!lines.next()) {
                    throw new DamagedDatasetException(shard.path() + ", line " + (index + 1)
                            + " is missing: the file has " + index + " of " + shard.size() + " lines");
                }
                if (isCompared.test(index)) {
                    String right = DatasetLine.of(shard.id(index), query, KnownTruth.of(query))
                            .strip();
                    String found = text(lines, text);
                    if (!found.equals(right)) {
                        throw new DamagedDatasetException(shard.path() + ", line " + (index + 1)
                                + " is not the query with its truth that was made: " + difference(found, right));
                    }
                }
            }
            if (lines.next()) {
                throw new DamagedDatasetException(shard.path() + ", line " + (shard.size() + 1)
                        + " was appended: the file should have " + shard.size() + " lines");
            }
        }
    }

    private static String text(Lines lines, LineText text) {
        if (lines.isTooLong()) {
            return "a line that is too long";
        }
        text.decode(lines);
        return new String(text.chars(), 0, text.length()).strip();
    }

    private static String difference(String found, String right) {
        int at = 0;
        while (at < Math.min(found.length(), right.length()) && found.charAt(at) == right.charAt(at)) {
            at++;
        }
        int from = Math.max(0, at - LONGEST_QUOTE / 4);
        return "column " + (at + 1) + " has '" + part(found, from) + "' and should have '" + part(right, from) + "'";
    }

    private static String part(String text, int from) {
        String part = text.substring(Math.min(from, text.length()), Math.min(from + LONGEST_QUOTE, text.length()));
        return part.replaceAll("\\p{Cntrl}", "?");
    }

    /** The files that are there. */
    List<Shard> present() {
        List<Shard> present = new ArrayList<>(plan.shards());
        present.removeIf(shard -> !Files.exists(folder.resolve(shard.path())));
        return present;
    }
}

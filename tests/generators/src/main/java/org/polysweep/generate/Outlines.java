package org.polysweep.generate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The shapes of a file of queries in {@code tests/corpora}, of which the build puts a copy beside this class. */
final class Outlines {

    /** The files are written by scripts of ours, without spaces, so this is all of JSON that is needed. */
    private static final Pattern SHAPE = Pattern.compile("\"vertices\":\\[\\[([^\"]+)]]");

    private static final Pattern BETWEEN_NUMBERS = Pattern.compile("],\\[|,");

    private Outlines() {}

    /** Every shape once, x0, y0, x1, y1, …, in the order in which they first occur. */
    static List<double[]> read(String file) {
        try (InputStream lines = Outlines.class.getResourceAsStream(file)) {
            String text = new String(Objects.requireNonNull(lines, file).readAllBytes(), StandardCharsets.US_ASCII);
            return SHAPE.matcher(text)
                    .results()
                    .map((MatchResult shape) -> shape.group(1))
                    .distinct()
                    .map(Outlines::numbers)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static double[] numbers(String pairs) {
        return Arrays.stream(BETWEEN_NUMBERS.split(pairs))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }
}

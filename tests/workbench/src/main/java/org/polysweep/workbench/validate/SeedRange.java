package org.polysweep.workbench.validate;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Seeds from one to another, both included.
 *
 * @param from the first
 * @param to the last, not less than the first
 */
public record SeedRange(long from, long to) {

    private static final Pattern RANGE = Pattern.compile("(-?\\d{1,18})(?:\\.\\.(-?\\d{1,18}))?");

    /** Reads {@code FROM..TO}, or one seed; empty if it is none, or if FROM is greater than TO. */
    public static Optional<SeedRange> parse(String text) {
        Matcher range = RANGE.matcher(text);
        if (!range.matches()) {
            return Optional.empty();
        }
        long from = Long.parseLong(range.group(1));
        long to = range.group(2) == null ? from : Long.parseLong(range.group(2));
        return from <= to ? Optional.of(new SeedRange(from, to)) : Optional.empty();
    }

    /** How many seeds. */
    long count() {
        return to - from + 1;
    }

    /** Whether a seed is in both. */
    boolean overlaps(SeedRange other) {
        return from <= other.to && other.from <= to;
    }

    @Override
    public String toString() {
        return from + ".." + to;
    }
}

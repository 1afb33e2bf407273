package org.polysweep.workbench.validate;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A hash over queries and what was said to them: the sum, modulo 2^128, of one number for each query. That number is
 * the first half of the SHA-256 of the query's line without an id and the answer's line, each with its line feed, in
 * UTF-8. So it depends neither on the order of the queries nor on which process answered which query, and the hashes of
 * disjoint parts add up. It tells a mistake from none; it is not made against forgers, who can make sums meet.
 *
 * @param high the upper 64 bits, unsigned
 * @param low the lower 64 bits, unsigned
 */
record AnswerSum(long high, long low) {

    /** Of no query. */
    static final AnswerSum NONE = new AnswerSum(0, 0);

    private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{32}");

    /**
     * The hash of one query.
     *
     * @param query the query as the tally writes it
     * @param answer what was said, as JSON; of a path of the library as {@code sweep} prints it, of a program without
     *     its id
     */
    static AnswerSum of(String query, String answer) {
        byte[] lines = (query + "\n" + answer + "\n").getBytes(StandardCharsets.UTF_8);
        ByteBuffer hash = ByteBuffer.wrap(sha256().digest(lines));
        return new AnswerSum(hash.getLong(), hash.getLong());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /** The hash over these queries and others. */
    AnswerSum plus(AnswerSum other) {
        long sum = low + other.low;
        long carry = Long.compareUnsigned(sum, low) < 0 ? 1 : 0;
        return new AnswerSum(high + other.high + carry, sum);
    }

    /** Reads what {@link #toString} writes; empty if it is something else. */
    static Optional<AnswerSum> parse(String text) {
        return DIGITS.matcher(text).matches()
                ? Optional.of(new AnswerSum(
                        Long.parseUnsignedLong(text, 0, 16, 16), Long.parseUnsignedLong(text, 16, 32, 16)))
                : Optional.empty();
    }

    /** 32 hexadecimal digits in lower case. */
    @Override
    public String toString() {
        return hex(high) + hex(low);
    }

    private static String hex(long number) {
        String digits = Long.toHexString(number);
        return "0".repeat(16 - digits.length()) + digits;
    }
}

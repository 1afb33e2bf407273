package org.polysweep.workbench.validate;

import java.io.IOException;
import java.util.Arrays;
import java.util.StringJoiner;
import java.util.function.LongFunction;
import org.polysweep.contact.Verdict;
import org.polysweep.validate.ComparisonOutcome;

/**
 * A ledger as text, a fact a line, so that it can be kept in a file or sent to another machine. Of a query that shows a
 * finding there is the number alone: the reader generates it again.
 */
final class LedgerText {

    /** Which word of the line of a query an answer begins with, if there is one. */
    private static final int ANSWER = 3;

    private LedgerText() {}

    static String write(Ledger ledger, int groups) {
        StringJoiner text = new StringJoiner("\n", "", "\n");
        for (int group = 0; group < groups; group++) {
            add(text, "skipped " + group, ledger.skipped(group));
            for (Verdict verdict : Verdict.values()) {
                add(
                        text,
                        "verdict " + group + " " + verdict,
                        ledger.counts(group).of(verdict));
            }
            for (ComparisonOutcome outcome : ComparisonOutcome.values()) {
                add(
                        text,
                        "outcome " + group + " " + outcome,
                        ledger.counts(group).of(outcome));
            }
        }
        for (ComparisonOutcome outcome : ComparisonOutcome.values()) {
            ledger.simplest(outcome)
                    .ifPresent(sample -> text.add(
                            ("simplest " + outcome + " " + sample.number() + " " + sample.answer()).stripTrailing()));
        }
        add(text, "stray", ledger.strayLines());
        return text.add("hash " + ledger.hash()).toString();
    }

    private static void add(StringJoiner text, String what, long count) {
        if (count > 0) {
            text.add(what + " " + count);
        }
    }

    /**
     * Adds what {@link #write} wrote to a ledger.
     *
     * @param maker makes queries from their numbers
     * @throws IOException if it is something else, or not all of it
     */
    static void read(String text, LongFunction<Question> maker, Ledger ledger) throws IOException {
        if (!text.endsWith("\n") || !text.contains("hash ")) {
            throw new IOException("a part of a tally has no end");
        }
        try {
            for (String line : text.split("\n", -1)) {
                readLine(line.split(" ", -1), maker, ledger);
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException("a part of a tally is damaged: " + e.getMessage(), e);
        }
    }

    private static void readLine(String[] words, LongFunction<Question> maker, Ledger ledger) {
        switch (words[0]) {
            case "" -> {}
            case "skipped" -> ledger.skip(group(words), number(words));
            case "verdict" -> ledger.count(group(words), Verdict.valueOf(words[2]), number(words));
            case "outcome" -> ledger.count(group(words), ComparisonOutcome.valueOf(words[2]), number(words));
            case "simplest" -> {
                String answer = String.join(" ", Arrays.asList(words).subList(ANSWER, words.length));
                Question question = maker.apply(Long.parseLong(words[ANSWER - 1]));
                ledger.keep(ComparisonOutcome.valueOf(words[1]), Sample.of(question, answer));
            }
            case "stray" -> ledger.addStrayLines(number(words));
            case "hash" ->
                ledger.add(AnswerSum.parse(words[1]).orElseThrow(() -> new IllegalArgumentException(words[1])));
            default -> throw new IllegalArgumentException(words[0]);
        }
    }

    private static int group(String[] words) {
        return Integer.parseInt(words[1]);
    }

    private static long number(String[] words) {
        return Long.parseLong(words[words.length - 1]);
    }
}

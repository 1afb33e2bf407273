package org.polysweep.workbench.validate;

import java.io.IOException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.workbench.external.Dialogue;
import org.polysweep.workbench.external.Dialogue.End;
import org.polysweep.workbench.external.External;
import org.polysweep.workbench.external.ExternalAnswer;

/**
 * Makes a query smaller that shows a finding about a program, in few starts of it. The shrinker runs as if all that is
 * not known yet did not show the finding; what it asked for is put to the program in one go; then it runs again,
 * knowing more, until it asks for nothing new. So a program may read all queries before it answers the first.
 *
 * <p>A crash, and a line that is no answer, belong to a query for certain only if it is the only one, so there the
 * program is started for each. A hang stays as it was found: each try would take a whole timeout.
 */
final class ExternalShrinker {

    /** So many queries are put to the program in one go. */
    private static final int AT_ONCE = 256;

    /** Tries cost little here: most of them are known. */
    private static final int TRIES = 200_000;

    /** How many seconds a program has for more lines after the only answer. */
    private static final double AFTERTHOUGHT = 0.5;

    private final External external;
    private final AcceptanceRules rules;
    private final double timeout;
    private final long deadline;
    private final Map<CompoundQuery, Tried> known = new HashMap<>();

    /** What a query showed; and how, as JSON. */
    private record Tried(ComparisonOutcome outcome, String answer) {

        /** What is not legal, or was not answered, shows nothing. */
        static final Tried NOTHING = new Tried(ComparisonOutcome.AGREEMENT, "");
    }

    /** So many queries are to be put to the program that the search is left. */
    private static final class EnoughAskedException extends RuntimeException {

        EnoughAskedException() {
            super(null, null, false, false);
        }
    }

    ExternalShrinker(External external, AcceptanceRules rules, double timeout, long deadline) {
        this.external = external;
        this.rules = rules;
        this.timeout = timeout;
        this.deadline = deadline;
    }

    Sample shrink(ComparisonOutcome kind, Sample sample) {
        if (kind == ComparisonOutcome.HANG) {
            return sample;
        }
        int atOnce = kind == ComparisonOutcome.CRASH || kind == ComparisonOutcome.GARBAGE ? 1 : AT_ONCE;
        ask(Map.of(sample.query(), ExactTruth.of(sample.query(), rules.tolerance())));
        if (!shows(kind, sample.query())) {
            // By itself it does not show the same: the program remembers earlier queries.
            return sample;
        }
        while (true) {
            Map<CompoundQuery, ExactTruth> wanted = new LinkedHashMap<>();
            try {
                CompoundQuery small = shrink(kind, sample.query(), query -> {
                    if (wanted.size() == atOnce && System.nanoTime() <= deadline) {
                        throw new EnoughAskedException();
                    }
                    if (!wanted.containsKey(query)) {
                        truth(query).ifPresent(truth -> wanted.put(query, truth));
                    }
                });
                if (wanted.isEmpty() || System.nanoTime() > deadline) {
                    return sample.shrunk(
                            small, known.getOrDefault(small, Tried.NOTHING).answer());
                }
            } catch (EnoughAskedException e) {
                // The rest of the search would ask for nothing, and find out nothing.
            }
            ask(wanted);
        }
    }

    /** Shrinks a query by what is known, and tells which queries it would like to know more of. */
    private CompoundQuery shrink(ComparisonOutcome kind, CompoundQuery query, Consumer<CompoundQuery> wish) {
        Predicate<CompoundQuery> hope = tried -> !known.containsKey(tried) || shows(kind, tried);
        Predicate<CompoundQuery> test = tried -> {
            if (!known.containsKey(tried)) {
                wish.accept(tried);
            }
            return shows(kind, tried);
        };
        return new QueryShrinker(TRIES, hope, test).shrink(query);
    }

    private boolean shows(ComparisonOutcome kind, CompoundQuery query) {
        return known.getOrDefault(query, Tried.NOTHING).outcome() == kind;
    }

    /** What is true of a query; empty if it is not legal. */
    private Optional<ExactTruth> truth(CompoundQuery query) {
        try {
            return Optional.of(ExactTruth.of(query, rules.tolerance()));
        } catch (IllegalArgumentException e) {
            known.put(query, Tried.NOTHING);
            return Optional.empty();
        }
    }

    private void ask(Map<CompoundQuery, ExactTruth> queries) {
        double secondsLeft = (deadline - System.nanoTime()) / 1e9;
        ShrinkingTalk talk = new ShrinkingTalk(queries);
        try {
            double patience = queries.size() == 1 ? AFTERTHOUGHT : 0;
            Dialogue dialogue =
                    new Dialogue(external.startAgain(), Math.max(0, Math.min(timeout, secondsLeft)), patience, talk);
            End end = dialogue.run(Long.MAX_VALUE, talk::isDecided);
            if (end == End.OUTPUT_ENDED && queries.size() == 1) {
                talk.found(0, new Tried(ComparisonOutcome.CRASH, "\"" + ExternalCampaign.crash(dialogue) + "\""));
            }
        } catch (IOException e) {
            // It cannot be started any more; nothing gets smaller.
        }
        queries.keySet().forEach(query -> known.putIfAbsent(query, Tried.NOTHING));
    }

    /** Some queries, with their places in the list as ids. */
    private final class ShrinkingTalk implements Dialogue.Script {

        private final List<CompoundQuery> queries;
        private final Map<CompoundQuery, ExactTruth> truths;
        private final Iterator<CompoundQuery> unsent;
        private volatile boolean decided;
        private int sent;
        private int answered;

        ShrinkingTalk(Map<CompoundQuery, ExactTruth> truths) {
            this.truths = truths;
            queries = List.copyOf(truths.keySet());
            unsent = queries.iterator();
        }

        @Override
        public synchronized Optional<String> next() {
            return unsent.hasNext()
                    ? Optional.of("{\"id\":" + sent++ + ","
                            + QueryText.of(unsent.next()).substring(1))
                    : Optional.empty();
        }

        @Override
        public synchronized boolean take(String line, long number) {
            ExternalAnswer answer = ExternalAnswer.of(line);
            OptionalLong id = answer.number();
            boolean isDue = id.isPresent()
                    && id.getAsLong() >= 0
                    && id.getAsLong() < sent
                    && !known.containsKey(queries.get((int) id.getAsLong()));
            if (isDue) {
                answered++;
                CompoundQuery query = queries.get((int) id.getAsLong());
                ComparisonOutcome outcome = Reply.judge(answer, Objects.requireNonNull(truths.get(query)), rules);
                found((int) id.getAsLong(), new Tried(outcome, ExternalAnswer.compactWithoutId(line)));
                decided = queries.size() == 1 && outcome == ComparisonOutcome.GARBAGE;
            } else if (queries.size() == 1) {
                known.put(queries.get(0), new Tried(ComparisonOutcome.GARBAGE, ExternalAnswer.compact(line)));
                decided = true;
            }
            return isDue;
        }

        /** Whether the only query has shown garbage: no line that comes can change that. */
        boolean isDecided() {
            return decided;
        }

        private void found(int index, Tried tried) {
            known.putIfAbsent(queries.get(index), tried);
        }

        @Override
        public synchronized long due() {
            return (long) sent - answered;
        }
    }
}

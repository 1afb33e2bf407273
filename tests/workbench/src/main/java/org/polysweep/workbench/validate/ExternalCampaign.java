package org.polysweep.workbench.validate;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.workbench.external.Dialogue;
import org.polysweep.workbench.external.Dialogue.End;
import org.polysweep.workbench.external.External;
import org.polysweep.workbench.external.ExternalAnswer;

/** A program of the user's. It is started once; where it leaves off, the run ends. */
final class ExternalCampaign implements Campaign {

    /** A program that leaves so many queries unanswered is taken to hang. */
    static final long MOST_DUE = 10_000_000;

    /** So many lines that are no answers, beyond one for each query that was written, end the run. */
    static final long MOST_STRAY = 10_000;

    /** How many seconds a program has for its end when it has answered everything, and its input is closed. */
    private static final double PATIENCE = 2;

    private final External external;
    private final AcceptanceRules rules;
    private final double timeout;
    private final GarbageLog garbage = new GarbageLog();
    private Optional<String> ending = Optional.empty();
    private boolean cutShort;
    private boolean babbled;

    ExternalCampaign(External external, AcceptanceRules rules, double timeout) {
        this.external = external;
        this.rules = rules;
        this.timeout = timeout;
    }

    @Override
    public Ledger run(Supply supply, BooleanSupplier stop, LongConsumer progress) throws IOException {
        Ledger ledger = new Ledger(supply.groups().size());
        try (Backlog backlog = new Backlog(supply.maker())) {
            Talk talk = new Talk(supply, ledger, backlog, stop, progress);
            Dialogue dialogue = new Dialogue(external.start(), timeout, PATIENCE, talk);
            supply.beforeWaiting(dialogue);
            End end = dialogue.run(MOST_DUE, () -> stop.getAsBoolean() || talk.isBabble());
            switch (end) {
                case OUTPUT_ENDED -> {
                    if (ledger.total().queries() == 0 && dialogue.status().isPresent()) {
                        external.requireStarted(dialogue.status().getAsInt());
                    }
                    leave(ComparisonOutcome.CRASH, crash(dialogue), talk, crash(dialogue, backlog));
                }
                case SILENT -> leave(ComparisonOutcome.HANG, silence(backlog), talk, silence(backlog));
                case COMPLETE ->
                    dialogue.status().stream()
                            .filter(status -> status != 0)
                            .forEach(status -> ending =
                                    Optional.of("it answered every query, and then exited with status " + status));
                case INTERRUPTED -> {
                    if (talk.isBabble()) {
                        babbled = true;
                        cutShort("it printed " + talk.stray + " lines that are not answers", ledger);
                    }
                }
            }
        }
        return ledger;
    }

    /** How a program left off, for people. */
    static String crash(Dialogue dialogue) {
        return dialogue.status().isPresent()
                ? "it exited with status " + dialogue.status().getAsInt()
                : "it closed its output";
    }

    /** The same with what it left undone. */
    private static String crash(Dialogue dialogue, Backlog backlog) {
        boolean wellMeant = dialogue.status().orElse(1) == 0;
        String unanswered = backlog.size() + (backlog.size() == 1 ? " query" : " queries") + " unanswered";
        String first = backlog.first()
                .map(question -> ", first id " + question.number())
                .orElse("");
        return (wellMeant ? "it ended with " : crash(dialogue) + " and ") + unanswered + first;
    }

    private String silence(Backlog backlog) {
        if (backlog.isFull()) {
            return "it left " + backlog.size() + " queries unanswered, which do not fit into a temporary file of "
                    + (Backlog.MOST_BYTES >> 30) + " GiB";
        }
        return backlog.size() > MOST_DUE
                ? "it left " + MOST_DUE + " queries unanswered"
                : "it gave no answer for " + NumberText.of(timeout) + " s";
    }

    /** One finding for the run, at the first query without an answer; the queries after it are not counted. */
    private void leave(ComparisonOutcome kind, String answer, Talk talk, String why) {
        talk.backlog.first().ifPresent(question -> {
            ExactTruth truth = ExactTruth.of(question.query(), rules.tolerance());
            Sample sample = Sample.of(question, '"' + answer + '"');
            AnswerSum said = AnswerSum.of(QueryText.of(question.query()), sample.answer());
            talk.ledger.count(talk.supply.groupOf(question.number()), truth.verdict(), kind, said, sample);
        });
        cutShort(why, talk.ledger);
    }

    private void cutShort(String why, Ledger ledger) {
        cutShort = true;
        long counted = ledger.total().queries();
        ending = Optional.of(why + "; the run ends here, after " + counted + (counted == 1 ? " query" : " queries"));
    }

    @Override
    public Sample shrink(ComparisonOutcome kind, Sample sample, long deadline) {
        if (babbled && kind == ComparisonOutcome.GARBAGE) {
            // It does not depend on the query.
            return sample;
        }
        return new ExternalShrinker(external, rules, timeout, deadline).shrink(kind, sample);
    }

    @Override
    public boolean isCutShort() {
        return cutShort;
    }

    @Override
    public List<String> complaints() {
        return Stream.concat(garbage.lines().stream(), ending.stream())
                .map(line -> external.name() + ": " + line)
                .toList();
    }

    /** The run: queries in their order, with their numbers as ids, and answers in any order. */
    private final class Talk implements Dialogue.Script {

        private final Supply supply;
        private final Ledger ledger;
        private final Backlog backlog;
        private final BooleanSupplier stop;
        private final LongConsumer progress;
        private final Deque<Question> taken = new ArrayDeque<>();
        private final AtomicLong written = new AtomicLong();
        private final AtomicLong stray = new AtomicLong();
        private Optional<Question> last = Optional.empty();

        Talk(Supply supply, Ledger ledger, Backlog backlog, BooleanSupplier stop, LongConsumer progress) {
            this.supply = supply;
            this.ledger = ledger;
            this.backlog = backlog;
            this.stop = stop;
            this.progress = progress;
        }

        @Override
        public Optional<String> next() throws IOException {
            if (stop.getAsBoolean() || backlog.isFull()) {
                return Optional.empty();
            }
            if (taken.isEmpty()) {
                taken.addAll(supply.take());
            }
            Question question = taken.poll();
            if (question == null) {
                return Optional.empty();
            }
            backlog.add(question);
            written.incrementAndGet();
            String json = question.json().orElseGet(() -> QueryText.of(question.query()));
            return Optional.of("{\"id\":" + question.number() + "," + json.substring(1));
        }

        @Override
        public boolean take(String line, long number) {
            if (isBabble()) {
                return false;
            }
            ExternalAnswer answer = ExternalAnswer.of(line);
            OptionalLong id = answer.number();
            Optional<Question> asked = id.isPresent() ? backlog.remove(id.getAsLong()) : Optional.empty();
            if (asked.isEmpty()) {
                stray.incrementAndGet();
                ledger.countStrayLine(meantFor(id).map(question -> Sample.of(question, ExternalAnswer.compact(line))));
                garbage.add(answer.isObject() ? noId(answer) : answer.reason(), line, number);
                return false;
            }
            judge(asked.get(), answer, line, number);
            return true;
        }

        private void judge(Question question, ExternalAnswer answer, String line, long number) {
            ExactTruth truth = ExactTruth.of(question.query(), rules.tolerance());
            ComparisonOutcome outcome = Reply.judge(answer, truth, rules);
            int group = supply.groupOf(question.number());
            String withoutId = ExternalAnswer.compactWithoutId(line);
            AnswerSum said = AnswerSum.of(QueryText.of(question.query()), withoutId);
            if (outcome.isFinding()) {
                ledger.count(group, truth.verdict(), outcome, said, Sample.of(question, withoutId));
            } else {
                ledger.count(group, truth.verdict(), outcome, said);
            }
            if (outcome == ComparisonOutcome.GARBAGE) {
                String reason = answer.verdict().isPresent() ? "a number in it is not finite" : answer.reason();
                garbage.add(reason, line, number);
            }
            last = Optional.of(question);
            progress.accept(1);
        }

        /**
         * Programs answer in order as a rule: then it is the first query that is due, or the last one, answered twice.
         */
        private Optional<Question> meantFor(OptionalLong id) {
            boolean twice = id.isPresent()
                    && last.filter(question -> question.number() == id.getAsLong())
                            .isPresent();
            return twice ? last : backlog.first();
        }

        private String noId(ExternalAnswer answer) {
            if (answer.id().isMissingNode()) {
                return "it has no id";
            }
            String itsId = "its id " + ExternalAnswer.quote(answer.id().toString());
            OptionalLong meant = answer.otherwiseWritten();
            return meant.isPresent()
                    ? itsId + " must be written as in the query, " + meant.getAsLong() + "; repeat the number unchanged"
                    : itsId + " is not the id of an unanswered query; give each query one answer, with its id";
        }

        /** Whether so many lines are no answers that no more are looked at. */
        boolean isBabble() {
            return stray.get() > written.get() + MOST_STRAY;
        }

        @Override
        public long due() {
            return backlog.isFull() ? MOST_DUE + 1 : backlog.size();
        }
    }
}

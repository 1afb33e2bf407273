package org.polysweep.workbench.validate;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.polysweep.oracle.Query;
import org.polysweep.validate.JudgingRules;
import org.polysweep.validate.Outcome;
import org.polysweep.workbench.external.Dialogue;
import org.polysweep.workbench.external.Dialogue.End;
import org.polysweep.workbench.external.External;
import org.polysweep.workbench.external.ExternalAnswer;

/** A program of the user's. It is started once; where it leaves off, the run ends. */
final class ExternalCampaign implements Campaign {

    /** A program that leaves so many queries unanswered is taken to hang. */
    static final long MOST_DUE = 10_000_000;

    /** How many seconds a program has for its end when it has answered everything, and its input is closed. */
    private static final double PATIENCE = 2;

    private final External external;
    private final JudgingRules rules;
    private final double timeout;
    private Optional<String> firstGarbage = Optional.empty();
    private Optional<String> ending = Optional.empty();
    private boolean cutShort;

    ExternalCampaign(External external, JudgingRules rules, double timeout) {
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
            End end = dialogue.run(MOST_DUE, stop);
            switch (end) {
                case OUTPUT_ENDED -> leave(Outcome.CRASH, crash(dialogue), talk);
                case SILENT -> leave(Outcome.HANG, silence(backlog), talk);
                case COMPLETE ->
                    dialogue.status().stream()
                            .filter(status -> status != 0)
                            .forEach(status -> ending =
                                    Optional.of("it answered everything, and then ended with status " + status));
                case INTERRUPTED -> {
                    // By no fault of the program.
                }
            }
        }
        return ledger;
    }

    /** How a program left off, for people. */
    static String crash(Dialogue dialogue) {
        return dialogue.status().isPresent()
                ? "it ended with status " + dialogue.status().getAsInt()
                : "it closed its output";
    }

    private String silence(Backlog backlog) {
        return backlog.size() > MOST_DUE
                ? "it left " + MOST_DUE + " queries unanswered"
                : "it gave no answer for " + NumberText.of(timeout) + " s";
    }

    /** One finding for the run, at the first query without an answer; the queries after it are not counted. */
    private void leave(Outcome kind, String why, Talk talk) {
        talk.backlog.first().ifPresent(question -> {
            ExactTruth truth = ExactTruth.of(question.query(), rules.tolerance());
            Sample sample = new Sample(question.number(), question.query(), '"' + why + '"');
            talk.ledger.count(talk.supply.groupOf(question.number()), truth.verdict(), kind, sample);
        });
        cutShort = true;
        long counted = talk.ledger.total().queries();
        ending = Optional.of(why + "; the run ends there, after " + counted + (counted == 1 ? " query" : " queries"));
    }

    @Override
    public Sample shrink(Outcome kind, Sample sample, long deadline) {
        return new ExternalShrinker(external, rules, timeout, deadline).shrink(kind, sample);
    }

    @Override
    public boolean isCutShort() {
        return cutShort;
    }

    @Override
    public Optional<String> complaint() {
        String told = Stream.of(firstGarbage, ending).flatMap(Optional::stream).collect(Collectors.joining("; "));
        return told.isEmpty() ? Optional.empty() : Optional.of(external.name() + ": " + told);
    }

    /** The run: queries in their order, with their numbers as ids, and answers in any order. */
    private final class Talk implements Dialogue.Script {

        private final Supply supply;
        private final Ledger ledger;
        private final Backlog backlog;
        private final BooleanSupplier stop;
        private final LongConsumer progress;
        private final Deque<Question> taken = new ArrayDeque<>();
        private OptionalLong lastAnswered = OptionalLong.empty();
        private Optional<Query> lastQuery = Optional.empty();

        Talk(Supply supply, Ledger ledger, Backlog backlog, BooleanSupplier stop, LongConsumer progress) {
            this.supply = supply;
            this.ledger = ledger;
            this.backlog = backlog;
            this.stop = stop;
            this.progress = progress;
        }

        @Override
        public Optional<String> next() throws IOException {
            if (stop.getAsBoolean()) {
                return Optional.empty();
            }
            if (taken.isEmpty()) {
                taken.addAll(supply.take());
            }
            Question question = taken.poll();
            if (question == null) {
                return Optional.empty();
            }
            backlog.add(question.number(), question.query());
            String json = question.json().orElseGet(() -> QueryText.of(question.query()));
            return Optional.of("{\"id\":" + question.number() + "," + json.substring(1));
        }

        @Override
        public boolean take(String line, long number) {
            ExternalAnswer answer = ExternalAnswer.of(line);
            OptionalLong id = answer.number();
            Optional<Query> asked = id.isPresent() ? backlog.remove(id.getAsLong()) : Optional.empty();
            if (asked.isEmpty()) {
                ledger.countStrayLine(meantFor(id)
                        .map(question ->
                                new Sample(question.number(), question.query(), ExternalAnswer.compact(line))));
                complain(answer.isObject() ? noId(answer) : answer.reason(), line, number);
                return false;
            }
            judge(new Question(id.orElseThrow(), asked.get(), Optional.empty()), answer, line, number);
            return true;
        }

        private void judge(Question question, ExternalAnswer answer, String line, long number) {
            ExactTruth truth = ExactTruth.of(question.query(), rules.tolerance());
            Outcome outcome = Reply.judge(answer, truth, rules);
            int group = supply.groupOf(question.number());
            if (outcome.isFinding()) {
                Sample sample = new Sample(question.number(), question.query(), ExternalAnswer.compactWithoutId(line));
                ledger.count(group, truth.verdict(), outcome, sample);
            } else {
                ledger.count(group, truth.verdict(), outcome);
            }
            if (outcome == Outcome.GARBAGE) {
                complain(answer.verdict().isPresent() ? "a number is missing or none" : answer.reason(), line, number);
            }
            lastAnswered = OptionalLong.of(question.number());
            lastQuery = Optional.of(question.query());
            progress.accept(1);
        }

        /** Programs answer in order as a rule: then it is the first query that is due, or the last one, answered twice. */
        private Optional<Question> meantFor(OptionalLong id) {
            if (id.isPresent() && id.equals(lastAnswered)) {
                return lastQuery.map(query -> new Question(id.getAsLong(), query, Optional.empty()));
            }
            return backlog.first();
        }

        private String noId(ExternalAnswer answer) {
            return answer.id().isMissingNode()
                    ? "it has no id"
                    : "its id " + ExternalAnswer.quote(answer.id().toString())
                            + " is none that waits for an answer; each query has one answer, with its id";
        }

        private void complain(String reason, String line, long number) {
            if (firstGarbage.isEmpty()) {
                firstGarbage = Optional.of("line " + number + " of its output is no answer: " + reason + ": "
                        + ExternalAnswer.quote(line));
            }
        }

        @Override
        public long due() {
            return backlog.size();
        }
    }
}

package org.polysweep.workbench.validate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.polysweep.contact.Verdict;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ComparisonOutcome;

/**
 * A path of the library, on several threads. What is counted does not depend on how many they are, nor on which is
 * faster.
 */
final class OwnCampaign implements Campaign {

    private static final int SHRINKING_TRIES = 20_000;

    private final SweepAlgorithm path;
    private final AcceptanceRules rules;
    private final int threads;

    OwnCampaign(SweepAlgorithm path, AcceptanceRules rules, int threads) {
        this.path = path;
        this.rules = rules;
        this.threads = threads;
    }

    @Override
    public Ledger run(Supply supply, BooleanSupplier stop, LongConsumer progress) throws IOException {
        ExecutorService workers = Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "validate");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Ledger> ledgers = new ArrayList<>();
            List<Future<?>> ends = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                Ledger ledger = new Ledger(supply.groups().size());
                ledgers.add(ledger);
                ends.add(workers.submit(() -> {
                    work(supply, ledger, stop, progress);
                    return ledger;
                }));
            }
            for (Future<?> end : ends) {
                await(end, stop);
            }
            Ledger sum = new Ledger(supply.groups().size());
            ledgers.forEach(ledger -> sum.add(ledger.copy()));
            return sum;
        } finally {
            workers.shutdownNow();
        }
    }

    /** A worker may be waiting for input when all have to stop. */
    private static void await(Future<?> end, BooleanSupplier stop) throws IOException {
        while (true) {
            try {
                end.get(stop.getAsBoolean() ? 0 : 100, TimeUnit.MILLISECONDS);
                return;
            } catch (TimeoutException e) {
                if (stop.getAsBoolean()) {
                    return;
                }
            } catch (ExecutionException e) {
                if (e.getCause() instanceof IOException problem) {
                    throw problem;
                }
                throw new IllegalStateException(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /** What one thread does. */
    void work(Supply supply, Ledger ledger, BooleanSupplier stop, LongConsumer progress) throws IOException {
        OwnPath own = new OwnPath(path, rules);
        List<Question> questions = supply.take();
        while (!questions.isEmpty()) {
            for (Question question : questions) {
                if (stop.getAsBoolean()) {
                    return;
                }
                ask(own, question, supply.groupOf(question.number()), ledger);
            }
            progress.accept(questions.size());
            questions = supply.take();
        }
    }

    private void ask(OwnPath own, Question question, int group, Ledger ledger) {
        if (!own.takes(question.query())) {
            ledger.skip(group);
            return;
        }
        ExactTruth truth = ExactTruth.of(question.query(), rules.tolerance());
        ComparisonOutcome outcome = own.ask(question.query(), truth);
        Verdict exact = truth.verdict();
        AnswerSum said = AnswerSum.of(QueryText.of(question.query()), own.answer(question.query()));
        if (outcome.isFinding()) {
            ledger.count(group, exact, outcome, said, Sample.of(question, ""));
        } else {
            ledger.count(group, exact, outcome, said);
        }
    }

    @Override
    public Sample shrink(ComparisonOutcome kind, Sample sample, long deadline) {
        OwnPath own = new OwnPath(path, rules);
        QueryShrinker shrinker =
                new QueryShrinker(SHRINKING_TRIES, query -> System.nanoTime() < deadline && own.shows(kind, query));
        var small = shrinker.shrink(sample.query());
        return sample.shrunk(small, own.answer(small));
    }

    @Override
    public List<String> complaints() {
        return List.of();
    }
}

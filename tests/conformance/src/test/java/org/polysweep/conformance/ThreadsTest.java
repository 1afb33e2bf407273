package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/** Shapes and sweepers are shared between threads; every thread gets the answer that one alone gets. */
class ThreadsTest {

    private static final int THREADS = 4;
    private static final int ROUNDS = 100;

    private record Pair(MovingShape a, MovingShape b, OracleClaim alone) {}

    @ParameterizedTest
    @EnumSource(SweepAlgorithm.class)
    void oneSweeperAndItsShapesServeManyThreads(SweepAlgorithm path) throws Exception {
        PairSweeper sweeper = Answers.sweeper(path);
        List<Pair> pairs = new ArrayList<>();
        Random random = Trials.random(8);
        for (int i = 0; i < 16; i++) {
            Query query = (path == SweepAlgorithm.AABB ? QueryClass.TILES : QueryClass.GRID).next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            pairs.add(new Pair(a, b, Answers.claim(sweeper, a, b)));
        }
        CyclicBarrier start = new CyclicBarrier(THREADS);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            Callable<Integer> work = () -> {
                start.await();
                return countWrongAnswers(sweeper, pairs);
            };
            for (Future<Integer> wrong : threads.invokeAll(Collections.nCopies(THREADS, work))) {
                assertThat(wrong.get()).isZero();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static int countWrongAnswers(PairSweeper sweeper, List<Pair> pairs) {
        int wrong = 0;
        for (int round = 0; round < ROUNDS; round++) {
            for (Pair pair : pairs) {
                wrong += Answers.claim(sweeper, pair.a, pair.b).equals(pair.alone) ? 0 : 1;
            }
        }
        return wrong;
    }
}

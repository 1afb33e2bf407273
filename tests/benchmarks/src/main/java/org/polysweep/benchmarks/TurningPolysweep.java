package org.polysweep.benchmarks;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.benchmarks.query.Turns;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/**
 * The library on shapes that turn during the step, read as {@link Polysweep} reads it. Where queries have shapes of
 * their own, moving shapes are made before the clock starts, as the bodies of others are.
 */
public class TurningPolysweep extends SweepBenchmark {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons", "16-gons", "64-gons"})
    public String queries = "";

    private final Sweeper sweeper;
    private final SweepResult result = SweepResult.create();
    private ConvexShape[] shapes = {};
    private Rotor[] rotors = {};

    /** The bodies of each query; none if queries share shapes. */
    private MovingShape[] bodiesA = {};

    private MovingShape[] bodiesB = {};

    /** Made by JMH. */
    public TurningPolysweep() {
        this(Sweeper.AUTO);
    }

    private TurningPolysweep(Sweeper sweeper) {
        this.sweeper = sweeper;
    }

    /** Returns the one that answers in integers, all pairs of a corner and an edge. */
    static TurningPolysweep reference() {
        return new TurningPolysweep(Sweeper.of(SweepAlgorithm.REFERENCE));
    }

    @Override
    protected String kind() {
        return queries;
    }

    @Override
    protected void load(QuerySet set) {
        shapes = set.convexShapes().toArray(ConvexShape[]::new);
        rotors = Arrays.stream(Turns.of(set)).mapToObj(Rotor::ofAngle).toArray(Rotor[]::new);
        boolean areApart = set.queries().stream()
                        .flatMapToInt(query -> IntStream.of(query.a(), query.b()))
                        .distinct()
                        .count()
                == 2L * set.queries().size();
        int size = areApart ? set.queries().size() : 0;
        bodiesA = new MovingShape[size];
        bodiesB = new MovingShape[size];
        for (int i = 0; i < size; i++) {
            BenchmarkQuery query = set.queries().get(i);
            bodiesA[i] = bodyA(query);
            bodiesB[i] = bodyB(query);
        }
    }

    @Override
    protected boolean answerNext(int place, Blackhole blackhole) {
        if (bodiesA.length == 0) {
            return super.answerNext(place, blackhole);
        }
        int number = number(place);
        return answer(bodiesA[number], bodiesB[number], blackhole);
    }

    @Override
    protected boolean answer(BenchmarkQuery query, Blackhole blackhole) {
        return answer(bodyA(query), bodyB(query), blackhole);
    }

    private boolean answer(MovingShape a, MovingShape b, Blackhole blackhole) {
        sweeper.sweep(a, b, result);
        Verdict verdict = result.verdict();
        blackhole.consume(verdict);
        if (verdict == Verdict.HIT || verdict == Verdict.TOUCH) {
            consume(result, blackhole);
        }
        return verdict != Verdict.MISS;
    }

    /** Feeds to the black hole what is read of a contact. */
    protected void consume(SweepResult contact, Blackhole blackhole) {
        blackhole.consume(contact.enter());
        blackhole.consume(contact.normalX());
        blackhole.consume(contact.normalY());
        blackhole.consume(contact.featureIndexA());
        blackhole.consume(contact.featureIndexB());
    }

    /** Asks; the result is the same object every time. */
    final SweepResult sweep(BenchmarkQuery query) {
        sweeper.sweep(bodyA(query), bodyB(query), result);
        return result;
    }

    private MovingShape bodyA(BenchmarkQuery query) {
        return body(query.a(), query.ax(), query.ay(), query.adx(), query.ady());
    }

    private MovingShape bodyB(BenchmarkQuery query) {
        return body(query.b(), query.bx(), query.by(), query.bdx(), query.bdy());
    }

    private MovingShape body(int shape, double x, double y, double dx, double dy) {
        return new MovingShape(shapes[shape], x, y, dx, dy, Rotor.IDENTITY, rotors[shape]);
    }
}

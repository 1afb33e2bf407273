package org.polysweep.benchmarks;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.benchmarks.query.Turns;
import org.polysweep.contact.SweepPath;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Rotor;
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
    private final SweepResult result = new SweepResult();
    private ConvexShape[] shapes = {};
    private Rotor[] rotors = {};

    /** By the number of its shape; empty if queries share shapes. */
    private MovingShape[] moving = {};

    /** Made by JMH. */
    public TurningPolysweep() {
        this(Sweeper.AUTO);
    }

    private TurningPolysweep(Sweeper sweeper) {
        this.sweeper = sweeper;
    }

    /** Returns the one that answers in integers, all pairs of a corner and an edge. */
    static TurningPolysweep reference() {
        return new TurningPolysweep(Sweeper.of(SweepPath.REFERENCE));
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
        moving = new MovingShape[areApart ? shapes.length : 0];
        if (areApart) {
            for (BenchmarkQuery query : set.queries()) {
                moving[query.a()] = moving(query.a(), query.ax(), query.ay(), query.adx(), query.ady());
                moving[query.b()] = moving(query.b(), query.bx(), query.by(), query.bdx(), query.bdy());
            }
        }
    }

    @Override
    protected boolean answer(BenchmarkQuery query, Blackhole blackhole) {
        SweepResult answer = sweep(query);
        Verdict verdict = answer.verdict();
        blackhole.consume(verdict);
        if (verdict == Verdict.HIT || verdict == Verdict.TOUCH) {
            blackhole.consume(answer.enter());
            blackhole.consume(answer.normalX());
            blackhole.consume(answer.normalY());
            blackhole.consume(answer.indexA());
            blackhole.consume(answer.indexB());
        }
        return verdict != Verdict.MISS;
    }

    /** Asks; the result is the same object every time. */
    final SweepResult sweep(BenchmarkQuery query) {
        if (moving.length > 0) {
            sweeper.sweep(moving[query.a()], moving[query.b()], result);
        } else {
            sweeper.sweep(
                    moving(query.a(), query.ax(), query.ay(), query.adx(), query.ady()),
                    moving(query.b(), query.bx(), query.by(), query.bdx(), query.bdy()),
                    result);
        }
        return result;
    }

    private MovingShape moving(int shape, double x, double y, double dx, double dy) {
        return new MovingShape(shapes[shape], x, y, dx, dy, Rotor.NONE, rotors[shape]);
    }
}

package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Rounder.Standing;
import org.polysweep.generate.QueryClass;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.shape.MovingShape;

/** Loops that keep their scratch space do not allocate, unless the exact fallback decides, which is rare. */
class StandingAllocationTest {

    private static final int QUERIES = 1_000;

    private final Intersection intersection = new Intersection();
    private final Distance distance = new Distance();

    /** What is read, so that reading is not for nothing. */
    private double sum;

    @ParameterizedTest
    @EnumSource(
            names = {"BOXES", "TURNED_BOXES", "POLYGONS", "ROUND", "THIN", "GRID", "THIN_GRID", "TILES", "DECIMALS"})
    void noGarbageIsMade(QueryClass kind) {
        Random random = new Random(kind.name().hashCode());
        List<Standing> sharp = new ArrayList<>();
        List<Standing> round = new ArrayList<>();
        for (int i = 0; i < QUERIES; i++) {
            Standing standing = Rounder.sharp(kind.next(random));
            sharp.add(standing);
            round.add(new Standing(
                    Rounder.grown(standing.a(), random.nextInt(1, 6) / 4.0), Rounder.grown(standing.b(), 0.5)));
        }
        requireNoGarbage(i -> sum += verdict(sharp.get(i)));
        requireNoGarbage(i -> sum += verdict(round.get(i)));
        requireNoGarbage(i -> sum += distance(sharp.get(i)));
        requireNoGarbage(i -> sum += distance(round.get(i)));
        assertThat(sum).isPositive();
    }

    private static void requireNoGarbage(IntConsumer question) {
        int[] clean = Allocation.withoutGarbage(QUERIES, question);
        assertThat(clean).hasSizeGreaterThan(QUERIES * 9 / 10);
        assertThat(Allocation.ofSteadyState(() -> {
                    for (int i : clean) {
                        question.accept(i);
                    }
                }))
                .isZero();
    }

    private double verdict(Standing standing) {
        MovingShape a = standing.a();
        MovingShape b = standing.b();
        return intersection
                .verdict(a.shape(), a.x(), a.y(), b.shape(), b.x(), b.y())
                .code();
    }

    private double distance(Standing standing) {
        MovingShape a = standing.a();
        MovingShape b = standing.b();
        return distance.between(a.shape(), a.x(), a.y(), b.shape(), b.x(), b.y());
    }
}

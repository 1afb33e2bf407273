package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.DoubleFunction;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.query.Answers;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;

/** The bounds of the certificate by one bound: it holds beyond each of them, but not on it. */
class VertexRayCertificateBoundTest {

    private static final PairSweeper POLYGON = PairSweeper.POLYGON;

    /** The unit roundoff. */
    private static final double U = 0x1p-53;

    private static final double[] POINT = {0, 0};

    /** About 8, and not a short number: on a grid, no ray needs a certificate. */
    private static final double LONG = 8 + 0x1p-40;

    /** Its left side is upright; width plus height is 36, and the largest coordinate is 16. */
    private static final double[] SHIELD = {0, 4, 0, -4, 8, -12, 16, -4, 16, 4, 8, 8};

    /** Its left side is slanted; width plus height is 20. */
    private static final double[] SLANTED = {-4, 4, 4, -4, 8, 0, 4, 4};

    /**
     * In general position: a hit, an overlap that is left at a corner of high number, and a motion that ends before the
     * entry.
     */
    private static final List<Query> BEFORE = List.of(
            pointAgainst(SHIELD, 1, 2, LONG, 1),
            pointAgainst(SHIELD, -9, 1, 2, 2.5 * LONG),
            pointAgainst(SLANTED, 3, 0.5, LONG / 8, 0));

    private final PolygonQuery query = new PolygonQuery();
    private final Predicates predicates = new Predicates(query);
    private final VertexRayCertificate certificate = new VertexRayCertificate(query, predicates);
    private final VertexRayGuess vertexRayGuess = new VertexRayGuess(query);

    @Test
    void theLineHasToPassTheEndsOfTheEdgeByMoreThanTheBound() {
        // Gaps up to 16 + 4, and a displacement of 8: the bound of two terms is 5u · 8 · 20, for 8 · gap.
        requireBound(100 * U, Math.nextUp(100 * U), end -> {
            double[] shield = SHIELD.clone();
            shield[1] = end;
            return pointAgainst(shield, 4, 0, 8, 0);
        });
    }

    @Test
    void theStartHasToBeFromTheEntryByMoreThanTheBound() {
        // Gaps up to 16 + 4 + 4, and edges up to 36: 5u · 36 · 24, for an edge of length 8 times the gap.
        double at = 540 * U;
        for (int side : new int[] {1, -1}) {
            requireTimeBound(1, false, at, Math.nextUp(at), gap -> pointOfItsOwn(SHIELD, -side * gap, 8));
        }
    }

    @Test
    void theStartHasToBeFromTheExitByMoreThanTheBound() {
        // Gaps up to 8 + 4 + 4, and edges up to 20: 5u · 20 · 16, for 8 times the gap. What is added to 4 is a
        // multiple of 8u.
        double[] slanted = {4, -4, -4, 4, -8, 4, -8, -4};
        for (int side : new int[] {1, -1}) {
            requireTimeBound(
                    -1,
                    false,
                    200 * U,
                    208 * U,
                    gap -> new Query(new double[] {-side * gap, 4}, slanted, 0, -4, 0, 0, 8, 0, 0, 0));
        }
    }

    @Test
    void theEndHasToBeFromTheEntryByMoreThanTheBound() {
        // Gaps up to 8 + 4 + 8 and a displacement of 8: 6u · 20 · 28, for 8 times the gap. What is added to 4 is a
        // multiple of 16u.
        for (int side : new int[] {1, -1}) {
            requireTimeBound(
                    1,
                    true,
                    416 * U,
                    432 * U,
                    gap -> new Query(new double[] {-side * gap, 4}, SLANTED, -8, -4, 0, 0, 8, 0, 0, 0));
        }
    }

    @Test
    void theVertexHasToBeSharperThanTheEdgeByMoreThanTheBound() {
        // Edges up to 28 and 36: 4u · 28 · 36, for an edge of length 8 times the slant.
        double at = 504 * U;
        requireBound(at, Math.nextUp(at), slant -> {
            double[] lance = {0, 0, -slant, 4, -4, 8, -12, 0, -4, -8};
            return new Query(lance, SHIELD, -4, 0, 0, 0, 8, 0, 0, 0);
        });
    }

    @Test
    void theLineHasToMissByMoreThanTheBound() {
        // Gaps up to 8 + 4 + 4, and a displacement of the size 8: 5u · 8 · 16, for 4 · gap.
        double at = 160 * U;
        requireBound(at, Math.nextUp(at), gap -> {
            double[] passed = {0, 0, -4, -8, 4, -8, 8, 4};
            return new Query(new double[] {-gap, 4}, passed, 0, -4, 0, 0, 4, 4, 0, 0);
        });
    }

    @Test
    void theTopHasToBeOneByMoreThanTheBound() {
        // Edges up to 18, nearly: 4u · 8 · 18, for 4 · slant.
        requireBound(142 * U, 146 * U, slant -> {
            double[] passed = {0, 0, -4, -8, 4, -8, 2, 2 - slant};
            return new Query(new double[] {-1, 0}, passed, 0, 0, 0, 0, 4, 4, 0, 0);
        });
    }

    /** A point as A, at some distance to the left of the origin of B. */
    private static Query pointAgainst(double[] shape, double distance, double y, double dx, double dy) {
        return new Query(POINT, shape, -distance, y, 0, 0, dx, dy, 0, 0);
    }

    /** The same on the x axis with a vertical offset between the positions. */
    private static Query pointOfItsOwn(double[] shape, double x, double dx) {
        return new Query(new double[] {0, 4}, shape, x, -4, 0, 0, dx, 0, 0, 0);
    }

    /** Requires that a ray is certified beyond a number, but not on it, also if mirrored and swapped. */
    private void requireBound(double on, double beyond, DoubleFunction<Query> queryOf) {
        for (Query image : images(queryOf.apply(on))) {
            VertexRay ray = guess(image, 1);
            assertThat(certificate.certifyByOneBound(ray, query.gapSize()))
                    .as("on the bound: %s", image)
                    .isFalse();
            assertThat(ray.isStrict()).isFalse();
            assertThat(certificate.certify(ray)).as("on the bound: %s", image).isTrue();
            requireSameAfterOthers(image);
        }
        for (Query image : images(queryOf.apply(beyond))) {
            assertThat(certificate.certifyByOneBound(guess(image, 1), query.gapSize()))
                    .as("%s", image)
                    .isTrue();
            requireSameAfterOthers(image);
        }
    }

    /** Requires that the sign of t or of t - 1 is known beyond a number, and has yet to be computed on it. */
    private void requireTimeBound(int way, boolean atEnd, double on, double beyond, DoubleFunction<Query> queryOf) {
        for (Query image : images(queryOf.apply(on))) {
            assertThat(decisionsOfTime(image, way, atEnd))
                    .as("on the bound: %s", image)
                    .isEqualTo(1);
            requireSameAfterOthers(image);
        }
        for (Query image : images(queryOf.apply(beyond))) {
            assertThat(decisionsOfTime(image, way, atEnd)).as("%s", image).isZero();
            requireSameAfterOthers(image);
        }
    }

    private int decisionsOfTime(Query image, int way, boolean atEnd) {
        VertexRay ray = guess(image, way);
        assertThat(certificate.certifyByOneBound(ray, query.gapSize()))
                .as("%s", image)
                .isTrue();
        Stages stages = predicates.arithmetic.stages();
        stages.count();
        int sign = atEnd ? ray.toEnd() : ray.toStart();
        assertThat(sign).isNotZero();
        int decisions = 0;
        for (Stage stage : Stage.values()) {
            decisions += stages.decisions(stage);
        }
        return decisions;
    }

    private VertexRay guess(Query next, int way) {
        query.set(ConvexMotion.of(Answers.a(next)), ConvexMotion.of(Answers.b(next)));
        predicates.arithmetic.begin(0);
        VertexRay ray = new VertexRay(query, predicates, way);
        assertThat(vertexRayGuess.cast(ray)).isTrue();
        return ray;
    }

    /** Requires that nothing of an earlier query is left in the result. */
    private static void requireSameAfterOthers(Query query) {
        SweepResult reference = SweepResult.create();
        PairSweeper.REFERENCE.sweep(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)), reference);
        for (Query before : BEFORE) {
            SweepResult result = SweepResult.create();
            POLYGON.sweep(ConvexMotion.of(Answers.a(before)), ConvexMotion.of(Answers.b(before)), result);
            result.exit();
            POLYGON.sweep(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)), result);
            assertThat(result.toOutcome()).as("%s after %s", query, before).isEqualTo(reference.toOutcome());
        }
    }

    private static List<Query> images(Query query) {
        Query mirrored = mirrored(query);
        return List.of(query, mirrored, query.swapped(), mirrored.swapped());
    }

    /** Upside down. */
    private static Query mirrored(Query query) {
        return new Query(
                mirrored(query.a()),
                mirrored(query.b()),
                query.positionAX(),
                -query.positionAY(),
                query.positionBX(),
                -query.positionBY(),
                query.moveAX(),
                -query.moveAY(),
                query.moveBX(),
                -query.moveBY());
    }

    private static double[] mirrored(double[] xy) {
        double[] mirrored = xy.clone();
        for (int i = 1; i < mirrored.length; i += 2) {
            mirrored[i] = -mirrored[i];
        }
        return mirrored;
    }
}

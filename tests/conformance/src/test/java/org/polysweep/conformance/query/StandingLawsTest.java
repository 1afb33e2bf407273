package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Rounder.Standing;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.Edits;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.matrix.Matrices;
import org.polysweep.oracle.Query;
import org.polysweep.query.ClosestPoints;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.query.PointLocation;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/**
 * Neither shape is the first one, the plane has no unit, and a question about two shapes that stand is one about a
 * sweep.
 */
class StandingLawsTest {

    private static final int QUERIES = Trials.times(60);

    @ParameterizedTest
    @EnumSource
    void swappingNegatesTheNormalAndExchangesTheRest(QueryClass kind) {
        for (Standing standing : standings(kind)) {
            Standing swapped = standing.swapped();
            assertThat(Intersection.verdict(swapped.a().placed(), swapped.b().placed()))
                    .isEqualTo(Intersection.verdict(
                            standing.a().placed(), standing.b().placed()));
            Optional<ClosestPoints> gap =
                    Distance.closestPoints(standing.a().placed(), standing.b().placed());
            assertThat(Distance.closestPoints(swapped.a().placed(), swapped.b().placed()))
                    .as("%s", standing)
                    .isEqualTo(gap.map(StandingLawsTest::swapped));
        }
    }

    private static ClosestPoints swapped(ClosestPoints gap) {
        return new ClosestPoints(
                0,
                0,
                gap.distance(),
                0 - gap.normalX(),
                0 - gap.normalY(),
                gap.featureB(),
                gap.featureA(),
                reversed(gap.pointsB()),
                reversed(gap.pointsA()));
    }

    private static List<Point> reversed(List<Point> points) {
        List<Point> reversed = new ArrayList<>(points);
        Collections.reverse(reversed);
        return reversed;
    }

    /** A sweep in which nothing moves, or both move alike, has the verdict. */
    @ParameterizedTest
    @EnumSource
    void theVerdictIsThatOfASweepWithoutAMotion(QueryClass kind) {
        Intersection reused = new Intersection();
        for (Standing standing : standings(kind)) {
            MovingShape a = standing.a();
            MovingShape b = standing.b();
            Verdict verdict = Intersection.verdict(a.placed(), b.placed());
            assertThat(reused.verdict(a.shape(), a.x(), a.y(), b.shape(), b.x(), b.y()))
                    .isEqualTo(verdict);
            if (a.shape().part(0).radius() + b.shape().part(0).radius() == 0) {
                SweepResult result = SweepResult.create();
                PairSweeper.REFERENCE.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
                assertThat(result.verdict()).as("%s", standing).isEqualTo(verdict);
                // Without a radius, and with the least one: a touch becomes an overlap, and nothing else changes.
                MovingShape grown = Rounder.grown(a, Double.MIN_VALUE);
                Verdict ofGrown = Intersection.verdict(grown.placed(), b.placed());
                if (verdict != Verdict.MISS) {
                    assertThat(ofGrown).isEqualTo(Verdict.OVERLAP);
                } else if (Distance.between(a.placed(), b.placed()) > Double.MIN_VALUE) {
                    assertThat(ofGrown).isEqualTo(Verdict.MISS);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPointIsInAShapeIfTheyOverlap(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (Standing standing : standings(kind)) {
            MovingShape shape = standing.b();
            ConvexPolygon core = standing.a().shape().part(0).core();
            int corner = random.nextInt(core.vertexCount());
            double x = core.x(corner) + standing.a().x();
            double y = core.y(corner) + standing.a().y();
            if (Double.isFinite(x) && Double.isFinite(y)) {
                PointLocation expected =
                        switch (Intersection.verdict(ConvexPolygon.of(x, y).at(0, 0), shape.placed())) {
                            case OVERLAP -> PointLocation.INSIDE;
                            case TOUCH -> PointLocation.BOUNDARY;
                            default -> PointLocation.OUTSIDE;
                        };
                assertThat(PointLocation.of(shape.placed(), x, y)).isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(
            names = {"BOXES", "POLYGONS", "ROUND", "THIN", "GRID", "THIN_GRID", "TILES", "DECIMALS", "TURNED_BOXES"})
    void scalingByAPowerOfTwoScalesTheGap(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (Standing standing : standings(kind)) {
            double factor = Math.scalb(1.0, random.nextInt(-300, 300));
            if (isModest(standing.a().shape().part(0).radius())
                    && isModest(standing.b().shape().part(0).radius())) {
                MovingShape a = scaled(standing.a(), factor);
                MovingShape b = scaled(standing.b(), factor);
                assertThat(Intersection.verdict(a.placed(), b.placed()))
                        .isEqualTo(Intersection.verdict(
                                standing.a().placed(), standing.b().placed()));
                assertThat(Distance.closestPoints(a.placed(), b.placed()))
                        .as("%s", standing)
                        .isEqualTo(Distance.closestPoints(
                                        standing.a().placed(), standing.b().placed())
                                .map(gap -> scaled(gap, factor)));
            }
        }
    }

    private static ClosestPoints scaled(ClosestPoints gap, double factor) {
        return new ClosestPoints(
                0,
                0,
                gap.distance() * factor,
                gap.normalX(),
                gap.normalY(),
                gap.featureA(),
                gap.featureB(),
                scaled(gap.pointsA(), factor),
                scaled(gap.pointsB(), factor));
    }

    private static List<Point> scaled(List<Point> points, double factor) {
        return points.stream()
                .map(point -> new Point(point.x() * factor, point.y() * factor))
                .toList();
    }

    private static boolean isModest(double radius) {
        return radius == 0 || (radius > 0x1p-60 && radius < 0x1p60);
    }

    private static MovingShape scaled(MovingShape moving, double factor) {
        ConvexPolygon core =
                Matrices.transformed(moving.shape().part(0).core(), new DMatrixRMaj(2, 2, true, factor, 0, 0, factor));
        ConvexShape shape = RoundedPolygon.of(core, moving.shape().part(0).radius() * factor);
        return shape.at(moving.x() * factor, moving.y() * factor).moving(0, 0);
    }

    /** On a grid: it matters how long the radii are together, and not whose they are; and places are only relative. */
    @Test
    void radiiAndPlacesAreShared() {
        Random random = Trials.random(5);
        for (int i = 0; i < 2_000; i++) {
            MovingShape a = DefinitionsTest.hull(random, 8)
                    .at(random.nextInt(-9, 9), random.nextInt(-9, 9))
                    .moving(0, 0);
            MovingShape b = DefinitionsTest.hull(random, 8).at(0, 0).moving(0, 0);
            int reach = random.nextInt(6);
            int share = random.nextInt(reach + 1);
            double distance = Distance.between(Rounder.grown(a, reach).placed(), b.placed());
            assertThat(Distance.between(
                            Rounder.grown(a, share).placed(),
                            Rounder.grown(b, reach - share).placed()))
                    .isEqualTo(distance);
            double far = random.nextInt(-1_000_000, 1_000_000);
            MovingShape movedA = a.shape().at(a.x() + far, a.y() - far).moving(0, 0);
            MovingShape movedB = b.shape().at(far, -far).moving(0, 0);
            assertThat(Distance.between(Rounder.grown(movedA, reach).placed(), movedB.placed()))
                    .isEqualTo(distance);
            // It is the distance of the cores less the radii, up to one rounding.
            if (distance > 0) {
                assertThat(distance)
                        .isBetween(
                                Distance.between(a.placed(), b.placed()) - reach - 0x1p-48,
                                Math.nextUp(Distance.between(a.placed(), b.placed())) - reach);
            }
        }
    }

    private static List<Standing> standings(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        return Stream.generate(() -> kind.next(random))
                .limit(QUERIES)
                .map(query -> random.nextInt(4) == 0 ? Edits.overlapping(random, query) : query)
                .map(query -> standing(random, query))
                .toList();
    }

    private static Standing standing(Random random, Query query) {
        Standing sharp =
                new Standing(Answers.a(query).moving(0, 0), Answers.b(query).moving(0, 0));
        return random.nextInt(2) == 0
                ? sharp
                : Rounder.round(
                        random,
                        sharp,
                        Distance.between(sharp.a().placed(), sharp.b().placed()));
    }
}

package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.query.PointLocation;
import org.polysweep.query.RayCast;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;

/**
 * Questions without a step about shapes that are turned: the answers are those about shapes that have been turned by
 * hand, to the last bit, where the turned corners have coordinates that doubles hold.
 */
class TurnedQuestionsTest {

    /** Quarters, a half, and turns by 3-4-5, of several lengths; and some that do not turn. */
    private static final List<Rotor> ROTORS = List.of(
            Rotor.ofHalfAngle(1, 1),
            Rotor.ofHalfAngle(-5, 5),
            Rotor.ofHalfAngle(0, 1),
            Rotor.ofHalfAngle(2, 1),
            Rotor.ofHalfAngle(-0.5, 0.25),
            Rotor.ofHalfAngle(0x1p200, 3 * 0x1p200),
            Rotor.ofHalfAngle(-3, 0),
            Rotor.IDENTITY);

    /** Multiples of 5, on a grid on which they meet often. */
    private static double five(int size, Random random) {
        return 5 * (random.nextInt(2 * size + 1) - size);
    }

    private static ConvexShape convex(Random random) {
        double[] corners = new double[2 + 2 * random.nextInt(5)];
        double x = five(2, random);
        double y = five(2, random);
        for (int i = 0; i < corners.length; i++) {
            corners[i] = (i % 2 == 0 ? x : y) + five(2, random);
        }
        ConvexPolygon core = ConvexPolygon.hullOf(corners);
        return random.nextInt(3) == 0 ? RoundedPolygon.of(core, 1 + random.nextInt(5)) : core;
    }

    private static Shape shape(boolean isCompound, Random random) {
        if (!isCompound) {
            return convex(random);
        }
        List<ConvexShape> parts = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(4); i++) {
            parts.add(convex(random));
        }
        return CompoundShape.of(parts);
    }

    /** A shape with a rotor, and the same shape turned by hand. */
    private record Twice(PlacedShape turned, PlacedShape byHand) {

        static Twice of(Shape shape, Random random) {
            Rotor rotor = ROTORS.get(random.nextInt(ROTORS.size()));
            boolean isOnGrid = random.nextInt(4) > 0;
            double x = isOnGrid ? five(2, random) : random.nextInt(31) - 15;
            double y = isOnGrid ? five(2, random) : random.nextInt(31) - 15;
            return new Twice(
                    shape.at(x, y).withRotor(rotor), shape.rotated(rotor).at(x, y));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void twoShapes(boolean areCompounds) {
        Random random = Trials.random(areCompounds ? 51 : 52);
        Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
        for (int i = 0; i < Trials.atLeast(150, 300); i++) {
            Twice a = Twice.of(shape(areCompounds, random), random);
            Twice b = Twice.of(shape(areCompounds && random.nextBoolean(), random), random);
            String description = a.turned + "\n" + b.turned;
            Verdict verdict = Intersection.verdict(a.byHand, b.byHand);
            verdicts.merge(verdict, 1, Integer::sum);
            assertThat(Intersection.verdict(a.turned, b.turned)).as(description).isEqualTo(verdict);
            assertThat(Distance.between(a.turned, b.turned))
                    .as(description)
                    .isEqualTo(Distance.between(a.byHand, b.byHand));
            assertThat(Distance.closestPoints(a.turned, b.turned))
                    .as(description)
                    .isEqualTo(Distance.closestPoints(a.byHand, b.byHand));
            assertThat(Intersection.minimumTranslation(a.turned, b.turned))
                    .as(description)
                    .isEqualTo(Intersection.minimumTranslation(a.byHand, b.byHand));
            double dx = (random.nextInt(5) - 2) / 8.0;
            double dy = (random.nextInt(5) - 2) / 8.0;
            assertThat(Intersection.minimumTranslation(a.turned.moving(dx, dy), b.turned))
                    .as(description)
                    .isEqualTo(Intersection.minimumTranslation(a.byHand.moving(dx, dy), b.byHand));
        }
        assertThat(verdicts).containsOnlyKeys(Verdict.OVERLAP, Verdict.TOUCH, Verdict.MISS);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void raysAndPoints(boolean areCompounds) {
        Random random = Trials.random(areCompounds ? 53 : 54);
        Map<PointLocation, Integer> locations = new EnumMap<>(PointLocation.class);
        for (int i = 0; i < Trials.times(300); i++) {
            List<PlacedShape> turned = new ArrayList<>();
            List<PlacedShape> byHand = new ArrayList<>();
            for (int k = 0; k < 3; k++) {
                Twice next = Twice.of(shape(areCompounds, random), random);
                turned.add(next.turned);
                byHand.add(next.byHand);
            }
            boolean isOnGrid = random.nextInt(4) > 0;
            double x = isOnGrid ? five(3, random) : random.nextInt(31) - 15;
            double y = isOnGrid ? five(3, random) : random.nextInt(31) - 15;
            double dx = random.nextInt(41) - 20;
            double dy = random.nextInt(41) - 20;
            if (dx != 0 || dy != 0) {
                Ray ray = random.nextBoolean() ? Ray.endless(x, y, dx, dy) : Ray.segment(x, y, x + dx, y + dy);
                for (RayStartInside fromInside : RayStartInside.values()) {
                    assertThat(RayCast.all(ray, turned, fromInside))
                            .as("%s %s", ray, turned)
                            .isEqualTo(RayCast.all(ray, byHand, fromInside));
                }
                assertThat(RayCast.first(ray, turned.get(0))).isEqualTo(RayCast.first(ray, byHand.get(0)));
            }
            PointLocation location = PointLocation.of(byHand.get(0), x, y);
            locations.merge(location, 1, Integer::sum);
            assertThat(PointLocation.of(turned.get(0), x, y))
                    .as("%s %s %s", x, y, turned.get(0))
                    .isEqualTo(location);
        }
        assertThat(locations).containsKeys(PointLocation.values());
    }

    /** The way out leads to a place in doubles that is certainly free; it has about the length of the way. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aFreePlace(boolean areCompounds) {
        Random random = Trials.random(areCompounds ? 55 : 56);
        int overlapping = 0;
        for (int i = 0; i < Trials.times(60); i++) {
            PlacedShape a = Twice.of(shape(areCompounds, random), random).turned();
            PlacedShape b = shape(false, random)
                    .at(random.nextInt(9), random.nextInt(9))
                    .withRotor(Rotor.ofHalfAngle(1 + random.nextInt(5), random.nextGaussian()));
            Point free = Intersection.freePosition(a, b);
            PlacedShape moved = a.shape().at(free.x(), free.y()).withRotor(a.rotor());
            assertThat(Intersection.verdict(moved, b)).as("%s %s", a, b).isNotEqualTo(Verdict.OVERLAP);
            if (Intersection.verdict(a, b) == Verdict.OVERLAP) {
                overlapping++;
                double depth =
                        Intersection.minimumTranslation(a, b).orElseThrow().depth();
                double x = free.x() - a.x();
                double y = free.y() - a.y();
                assertThat(Math.sqrt(x * x + y * y)).isBetween(depth * 0.999999, depth * 1.000001);
            } else {
                assertThat(free).isEqualTo(new Point(a.x(), a.y()));
            }
        }
        assertThat(overlapping).isPositive();
    }

    /** Static queries of rotating shapes refer to the beginning of the step. */
    @Test
    void theBeginningOfTheStepCounts() {
        MovingShape box = ConvexPolygon.box(-3, -4, 3, 4).at(0, 0).moving(0, 0).rotatingTo(Rotor.ofHalfAngle(1, 1));
        PlacedShape wall = ConvexPolygon.box(0, -20, 1, 20).at(2, 0);
        assertThat(Intersection.minimumTranslation(box, wall).orElseThrow().depth())
                .isEqualTo(1);
        assertThat(Intersection.freePosition(box, wall)).isEqualTo(new Point(-1, 0));
        MovingShape compound = new MovingShape(
                CompoundShape.of(ConvexPolygon.box(-3, -4, 3, 4)), 0, 0, 0, 0, box.rotor(), box.endRotor());
        assertThat(Intersection.minimumTranslation(compound, wall).orElseThrow().depth())
                .isEqualTo(1);
        assertThat(Intersection.freePosition(compound, wall)).isEqualTo(new Point(-1, 0));
    }

    @Test
    void aOneSidedChainOverlapsNothing() {
        PlacedShape chain = CompoundShape.oneSidedChain(0, 0, 5, 5).at(0, 0).withRotor(Rotor.ofHalfAngle(2, 1));
        PlacedShape box = ConvexPolygon.box(-9, -9, 9, 9).at(0, 0);
        assertThat(Intersection.verdict(box, chain)).isEqualTo(Verdict.MISS);
        assertThat(Intersection.minimumTranslation(box, chain)).isEmpty();
        assertThat(PointLocation.of(chain, -1, 7)).isEqualTo(PointLocation.BOUNDARY);
    }
}

package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The shortest way out of several obstacles, worked out by hand. Where nothing else is said, A is a point, so parts are
 * obstacles.
 */
class CompoundSeparationTest {
    private static final List<Part> POINT = List.of(part(0, 0));
    private static final List<Part> BOX = List.of(box(0, 0, 1, 1));

    private static Part part(double... vertices) {
        return new Part(vertices, 0);
    }

    private static Part box(double minX, double minY, double maxX, double maxY) {
        return part(minX, minY, maxX, minY, maxX, maxY, minX, maxY);
    }

    private static Part disc(double x, double y, double radius) {
        return new Part(new double[] {x, y}, radius);
    }

    private static Part grown(Part part, double radius) {
        return new Part(part.vertices(), radius);
    }

    private static CompoundQuery query(List<Part> a, double x, double y, double dx, double dy, List<Part> b) {
        return new CompoundQuery(a, b, x, y, 0, 0, dx, dy, 0, 0);
    }

    /** Both ways to work it out must agree. */
    private static void check(CompoundQuery query, double normalX, double normalY, double depth) {
        CompoundSeparation expected = new CompoundSeparation(normalX, normalY, depth);
        assertThat(CompoundOracle.of(query).separation()).contains(expected);
        assertThat(CompoundSeparation.ofRound(query)).contains(expected);
    }

    private static void checkStill(List<Part> b, double normalX, double normalY, double depth) {
        check(query(POINT, 0, 0, 0, 0, b), normalX, normalY, depth);
    }

    private static void checkNone(CompoundQuery query) {
        assertThat(CompoundSeparation.of(query)).isEmpty();
        assertThat(CompoundSeparation.ofRound(query)).isEmpty();
        assertThat(CompoundOracle.of(query).separation()).isEmpty();
    }

    /** The smallest double not less than the root of a number that is no square. */
    private static double rootUp(long numerator, long denominator) {
        return OracleRounding.up(Surd.root(Rational.of(numerator, denominator)));
    }

    private static double rootNear(long numerator, long denominator) {
        return OracleRounding.nearest(Surd.root(Rational.of(numerator, denominator)));
    }

    /** Out of the floor by 1/4 it is still in the wall, out of the wall by 1/2 still in the floor. */
    @Test
    void outOfTheCornerOfAnL() {
        List<Part> corner = List.of(box(-2, -2, 9, 0), box(-2, -2, 0, 9));
        CompoundQuery query = query(BOX, -0.5, -0.25, 0, 0, corner);
        check(query, rootNear(4, 5), rootNear(1, 5), rootUp(5, 16));
        // The same corner, further up in the wall: the floor does not matter.
        check(query(BOX, -0.5, 3, 0, 0, corner), 1, 0, 0.5);
    }

    /** Through its near side the way leads into the other box: upward instead. */
    @Test
    void outOfOneBoxLeadsIntoTheOther() {
        List<Part> two = List.of(box(-9, -3, 1, 2), box(0.5, -9, 9, 9));
        checkStill(two, 0, 1, 2);
        checkStill(List.of(two.get(0)), 1, 0, 1);
        // the second as high as 9/4: around its upper left corner would be longer
        checkStill(List.of(two.get(0), box(-0.5, -9, 9, 2.25)), -rootNear(1, 17), rootNear(16, 17), rootUp(17, 4));
    }

    @Test
    void aSlotAsWideAsTheBoxIsWideEnough() {
        List<Part> slot = List.of(box(0, 0, 2, 5), box(3, 0, 5, 5));
        check(query(BOX, 1.5, 3, 0, 0, slot), 1, 0, 0.5);
        check(query(BOX, 2.5, 3, 0, 0, slot), -1, 0, 0.5);
        List<Part> narrow = List.of(box(0, 0, 2, 5), box(Math.nextDown(3.0), 0, 5, 5));
        check(query(BOX, 1.5, 3, 0, 0, narrow), 0, 1, 2);
        List<Part> round = List.of(grown(box(0, 0, 1.5, 5), 0.5), grown(box(3.5, 0, 5, 5), 0.5));
        check(query(BOX, 1.5, 3, 0, 0, round), 1, 0, 0.5);
        // closed below
        List<Part> closed = List.of(slot.get(0), slot.get(1), box(0, 0, 5, 1));
        check(query(BOX, 1.5, 0.75, 0, 0, closed), rootNear(4, 5), rootNear(1, 5), rootUp(5, 16));
    }

    @Test
    void aSeamIsFree() {
        List<Part> tiles = List.of(box(-1, -4, 0.25, 4), box(0.25, -4, 9, 4));
        checkStill(tiles, 1, 0, 0.25);
        checkStill(List.of(tiles.get(0), box(Math.nextDown(0.25), -4, 9, 4)), -1, 0, 1);
        checkStill(List.of(tiles.get(0), tiles.get(1), box(0, -1, 0.5, 2)), -1, 0, 1);
        // where a third ends, in the middle of the seam
        checkStill(
                List.of(tiles.get(0), tiles.get(1), box(-9, -1, 0.5, 0.5)),
                rootNear(1, 5),
                rootNear(4, 5),
                rootUp(5, 16));
    }

    @Test
    void ofEquallyShortOnesTheOneThatOpposesTheMotion() {
        List<Part> cross = List.of(box(-1, -5, 1, 5), box(-5, -1, 5, 1));
        double root = rootNear(1, 2);
        double depth = rootUp(2, 1);
        check(query(POINT, 0, 0, 0, 0, cross), root, root, depth);
        check(query(POINT, 0, 0, 2, 1, cross), -root, -root, depth);
        check(query(POINT, 0, 0, 1, -2, cross), -root, root, depth);
        check(query(POINT, 0, 0, 0, -3, cross), root, root, depth);
        check(query(POINT, 0, 0, 1, 0, cross), -root, root, depth);
        check(query(POINT, 0, 0, -1, 0, cross), root, -root, depth);
        check(query(POINT, 0, 0, 0, 1, cross), -root, -root, depth);
        // not that n·d = 0 goes first
        check(query(POINT, 0, 0, 0, 1, List.of(box(-1, -1, 1, 1), box(0, 0, 0.5, 0.5))), 0, -1, 1);
        // opposition counts with d = dA - dB
        check(new CompoundQuery(POINT, cross, 0, 0, 0, 0, 7, 7, 5, 6), -root, -root, depth);
    }

    /** The circles of the obstacles have the radius 2 around (-1, -1) and (1, -1). */
    @Test
    void aCircleInTheNotchOfTwoCircles() {
        List<Part> two = List.of(disc(-1, 0, 1), disc(1, 0, 1));
        double depth = OracleRounding.up(Surd.of(Rational.of(-1, 1), Rational.ONE, BigInteger.valueOf(3)));
        check(query(List.of(disc(0, 0, 1)), 0, 1, 0, 0, two), 0, 1, depth);
        check(query(List.of(disc(0, 0, 1)), 0, 1, 0, 5, two), 0, 1, depth);
        check(query(List.of(disc(0, 0, 1)), 0, 0, 0, 5, two), 0, -1, rootUp(3, 1));
        // circles that touch: the point of contact is a way through, here the nearest
        List<Part> touching = List.of(disc(-1, 0, 2), disc(3, 0, 2));
        check(query(POINT, 0.75, 0, 0, 0, touching), 1, 0, 0.25);
        // with 33/16 for the second 2 they cross at x = -1 + 4031/2048, which is 447/2048 from A
        List<Part> closer = List.of(touching.get(0), disc(3, 0, 2.0625));
        CompoundQuery upOrDown = query(POINT, 0.75, 0, 0, 0, closer);
        check(upOrDown, rootNear(199809, 728064), rootNear(528255, 728064), rootUp(728064, 2048 * 2048));
    }

    /** Up to the line y = 1, and along it to where the circle ends. */
    @Test
    void betweenAFloorAndACircle() {
        Part floor = box(-9, -9, 9, 1);
        double half = rootNear(1, 2);
        checkStill(List.of(floor, disc(1, 1, 2)), -half, half, rootUp(2, 1));
        checkStill(List.of(grown(box(-9, -9, 9, 0), 1), disc(1, 1, 2)), -half, half, rootUp(2, 1));
        checkStill(List.of(floor, disc(-1, 1, 1.5)), rootNear(1, 5), rootNear(4, 5), rootUp(5, 4));
        // with a radius of 2 around (1, 2) the circle ends at x = 1 - √3
        Surd square = Surd.of(Rational.of(5, 1), Rational.of(-2, 1), BigInteger.valueOf(3));
        assertThat(CompoundSeparation.of(query(POINT, 0, 0, 0, 0, List.of(floor, disc(1, 2, 2)))))
                .map(CompoundSeparation::depth)
                .contains(Math.nextUp(OracleRounding.rootDown(square)));
        // the circle only touches the line, at the seam of two boxes: nothing but this point is free
        List<Part> touching = List.of(floor, disc(-1, 2, 1), box(-1, 0, 9, 2.5), box(-9, 0, -1, 1.5));
        checkStill(touching, -half, half, rootUp(2, 1));
    }

    @Test
    void aCircleOnTwoTilesGoesUp() {
        List<Part> tiles = List.of(box(-2, -1, 0, 0), box(0, -1, 2, 0));
        check(query(List.of(disc(0, 0, 1)), 0, 0.5, 0, 0, tiles), 0, 1, 0.5);
        check(query(List.of(disc(0, 0, 1)), 1, 0.5, 3, -1, tiles), 0, 1, 0.5);
        // at the end it rolls off the corner (2, 0), over which it stands by (3, 4)/8
        check(query(List.of(disc(0, 0, 1)), 2.375, 0.5, 3, -1, tiles), 0.6, 0.8, 0.375);
        // a ceiling that is just high enough
        List<Part> gap = List.of(tiles.get(0), tiles.get(1), box(-2, 2, 2, 3));
        check(query(List.of(disc(0, 0, 1)), 0, 0.5, 0, 0, gap), 0, 1, 0.5);
    }

    @Test
    void onConcentricCirclesItIsAgainstTheMotionOrWhereTheFreePartBegins() {
        Part own = disc(0, 0, 2);
        check(query(POINT, 0, 0, 0, 0, List.of(own)), 1, 0, 2);
        check(query(POINT, 0, 0, 3, -4, List.of(own, disc(0, 0, 1))), -0.6, 0.8, 2);
        List<Part> east = List.of(own, disc(2, 0, 2));
        double half = rootNear(3, 4);
        check(query(POINT, 0, 0, 0, 0, east), 0.5, half, 2);
        check(query(POINT, 0, 0, -1, 0, east), 0.5, -half, 2);
        check(query(POINT, 0, 0, 1, 0, east), -1, 0, 2);
        check(query(POINT, 0, 0, 0, 1, east), 0, -1, 2);
        // a box over everything except the west, of which one point is left where it only touches the circle
        check(query(POINT, 0, 0, 0, 0, List.of(own, box(-2, -9, 9, 9))), -1, 0, 2);
        // the arc around an end of a capsule is half a circle
        Part capsule = new Part(new double[] {0, 0, 4, 0}, 2);
        check(query(POINT, 0, 0, 0, 0, List.of(capsule, disc(0, 2, 1))), -rootNear(15, 64), 0.875, 2);
    }

    @Test
    void whatIsNotInAnotherHasNoWayOut() {
        checkNone(query(BOX, 0, 0, 5, 5, List.of(box(1, 0, 2, 1), box(0, 1, 1, 2))));
        checkNone(query(BOX, 0, 0, 5, 5, List.of(box(4, 0, 5, 1))));
        checkNone(query(List.of(disc(0, 0, 1)), 0, 0, 5, 5, List.of(disc(3, 4, 4))));
        // points and segments that have no interior in common with a point
        checkNone(query(POINT, 0, 0, 5, 5, List.of(part(0, 0), part(-1, 0, 1, 0))));
    }

    @Test
    void anObstacleWithoutInteriorIsNone() {
        Part wall = box(-1, -9, 1, 9);
        checkStill(List.of(wall, part(1, 0), part(0, 0, 4, 0), part(1, -1, 1, 1)), 1, 0, 1);
        check(query(List.of(part(0, 0), part(0, 5)), 0, 0, 0, 0, List.of(wall, part(1, 5))), 1, 0, 1);
    }

    @Test
    void allPairsCount() {
        List<Part> a = List.of(box(0, 0, 1, 1), box(10, 0, 11, 1));
        List<Part> b = List.of(box(0.75, -3, 2, 3), box(6, -3, 9.75, 3));
        // the first part would go to the left by 1/4, which takes the second into the other obstacle
        check(query(a, 0, 0, 0, 0, List.of(b.get(0))), -1, 0, 0.25);
        check(query(a, 0, 0, 0, 0, List.of(b.get(1), b.get(0))), -1, 0, 0.25);
        List<Part> near = List.of(b.get(0), box(6, -3, 10, 3));
        check(query(a, 0, 0, 0, 0, near), 1, 0, 2);
    }

    @Test
    void theLargestAndTheSmallestNumbers() {
        double max = Double.MAX_VALUE;
        double min = Double.MIN_VALUE;
        check(query(POINT, 0, 0, 0, 0, List.of(box(-max, -max, max, max), box(0, -min, min, min))), 1, 0, max);
        CompoundQuery beyond =
                query(List.of(box(-max, -max, max, max)), 0, 0, 0, 0, List.of(box(-max, -max, max, max)));
        check(beyond, 1, 0, Double.POSITIVE_INFINITY);
        checkStill(List.of(box(-min, -9, min, 9), box(-9, -min, 9, min)), rootNear(1, 2), rootNear(1, 2), 2 * min);
        checkStill(List.of(disc(0, 0, min)), 1, 0, min);
        check(query(POINT, 0, 0, 0, max, List.of(disc(0, 0, max))), 0, -1, max);
        // next to nothing up, but not nothing
        checkStill(List.of(box(-9, -9, 9, min), box(-9, -9, 4, 9)), 1, 0, Math.nextUp(4.0));
        checkStill(List.of(box(-9, -9, 9, min), box(-9, -9, 1, 9)), 1, min, Math.nextUp(1.0));
    }

    @Test
    void whatIsNotLegalIsRefused() {
        assertThatThrownBy(() -> CompoundSeparation.of(query(BOX, 0, 0, 0, 0, List.of())))
                .hasMessage("b has no part");
        assertThatThrownBy(() -> CompoundSeparation.of(query(List.of(), 0, 0, 0, 0, BOX)))
                .hasMessage("a has no part");
        assertThatThrownBy(() -> CompoundSeparation.of(query(BOX, 0, 0, 0, 0, List.of(disc(0, 0, -1)))))
                .hasMessage("radiusB is -1.0");
        assertThatThrownBy(() -> CompoundSeparation.of(query(BOX, Double.NaN, 0, 0, 0, BOX)))
                .hasMessage("positionA[0] is NaN");
    }
}

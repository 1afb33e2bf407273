package org.polysweep.conformance.rounding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.bound.SideFilter;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.trials.Trials;

/** Decisions of the filter agree with integers, and it is inconclusive where it must be. */
class SideFilterTest {

    private static final int SIDES = 20_000;

    /** The end of the edge, which begins at the origin. */
    private double edgeX;

    private double edgeY;

    /** The places on A and on B, their positions and displacements. */
    private double[] places = {0, 0, 0, 0};

    private double[] positions = {};

    private double[] moves = {};
    private double fromX;
    private double fromY;
    private double radiusA;
    private double radiusB;

    @Test
    void itIsCertainOfOrdinarySidesAndRight() {
        Random random = Trials.random(1);
        int certain = 0;
        for (int i = 0; i < SIDES; i++) {
            edgeX = 2 * random.nextDouble() - 1;
            edgeY = 2 * random.nextDouble() - 1;
            moveAtRandom(random);
            certain += agrees() ? 1 : 0;
        }
        assertThat(certain).isGreaterThan(SIDES * 94 / 100);
    }

    private void moveAtRandom(Random random) {
        places = random.doubles(4, -1, 1).toArray();
        positions = random.doubles(4, -5, 5).toArray();
        moves = random.doubles(4, -5, 5).toArray();
        radiusA = random.nextDouble();
        radiusB = random.nextDouble();
    }

    /** Numbers are so short that the end of the edge is not rounded. */
    @Test
    void itIsRightWhereverTheEdgeBegins() {
        Random random = Trials.random(4);
        int certain = 0;
        for (int i = 0; i < SIDES; i++) {
            fromX = Math.scalb((double) random.nextInt(), -28);
            fromY = Math.scalb((double) random.nextInt(), -28);
            edgeX = Math.scalb((double) random.nextInt(), -31);
            edgeY = Math.scalb((double) random.nextInt(), -31);
            moveAtRandom(random);
            certain += agrees() ? 1 : 0;
        }
        assertThat(certain).isGreaterThan(SIDES * 94 / 100);
    }

    /** From one point to another, whose difference has more digits than a double. */
    @Test
    void itIsRightWhereTheEdgeIsRounded() {
        Random random = Trials.random(5);
        int certain = 0;
        for (int i = 0; i < SIDES / 4; i++) {
            fromX = random.nextGaussian();
            fromY = random.nextGaussian();
            double toX = random.nextGaussian();
            double toY = random.nextGaussian();
            moveAtRandom(random);
            double enter = enter(toX, toY);
            if (!Double.isNaN(enter)) {
                certain++;
                double[] radii = {radiusA, radiusB};
                ExactImpact exact = new ExactImpact(places, positions, moves, radii, fromX, fromY, toX, toY);
                assertThat(enter).isEqualTo(exact.enterSide(fromX, fromY, toX, toY));
            }
        }
        assertThat(certain).isGreaterThan(SIDES / 4 * 94 / 100);
    }

    /** Where the motion runs almost along the edge, and where positions are large, it may be silent, but not wrong. */
    @Test
    void itIsRightWhereverItIsCertain() {
        Random random = Trials.random(2);
        int certain = 0;
        for (int i = 0; i < SIDES; i++) {
            edgeX = random.nextGaussian();
            edgeY = random.nextGaussian();
            double slope = Math.scalb(random.nextGaussian(), -random.nextInt(30));
            double share = random.nextGaussian();
            double far = Math.scalb(1.0, random.nextInt(20));
            places = random.doubles(4, -1, 1).toArray();
            positions = random.doubles(4, -far, far).toArray();
            moves = new double[] {share * edgeX - slope * edgeY, share * edgeY + slope * edgeX, 0, 0};
            radiusA = 0.75;
            radiusB = 0.25;
            certain += agrees() ? 1 : 0;
        }
        assertThat(certain).isBetween(SIDES / 10, SIDES * 9 / 10);
    }

    /** Neither of the two doubles beside the time is its rounding, however the computation is rounded. */
    @Test
    void itIsSilentWhereTheTimeIsADouble() {
        Random random = Trials.random(3);
        for (int i = 0; i < SIDES; i++) {
            // The length of the edge is 5, and so is the length of its normal.
            double unit = Math.scalb((double) (1 + random.nextInt(1 << 20)), -random.nextInt(40));
            double time = Math.scalb((double) (1 + random.nextInt(1 << 10)), -10);
            double dx = random.nextInt(1 << 10);
            double dy = -1 - random.nextInt(1 << 10);
            edgeX = -3;
            edgeY = 4;
            positions = new double[] {0, 0, time * dx - 4 * unit, time * dy - 3 * unit};
            moves = new double[] {dx, dy, 0, 0};
            radiusA = 5 * unit;
            radiusB = 0;
            assertThat(enter()).isNaN();
        }
    }

    @Test
    void aLineAlongTheEdgeNeverCrossesIt() {
        edgeX = 0.3;
        edgeY = 0.7;
        positions = new double[] {0, 0, 3, 1};
        moves = new double[] {0.6, 1.4, 0, 0};
        radiusA = 1;
        radiusB = 0;
        assertThat(enter()).isNaN();
        moves[0] = 0;
        moves[1] = 0;
        assertThat(enter()).isNaN();
    }

    /** Of an edge 4 long and a motion of 8, 2^-13 across it and the rest along it are too little; twice that is not. */
    @Test
    void itIsSilentIfTheMotionRunsAlmostAlongTheEdge() {
        Random random = Trials.random(6);
        int certain = 0;
        edgeX = 0;
        edgeY = 4;
        radiusA = 0x1p-10;
        radiusB = 0;
        for (int i = 0; i < 200; i++) {
            positions = new double[] {0, 0, 0x1p-10 * random.nextDouble(), 0};
            moves = new double[] {0x1p-13, 8 - 0x1p-13, 0, 0};
            assertThat(enter()).isNaN();
            moves = new double[] {0x1p-12, 8 - 0x1p-12, 0, 0};
            certain += agrees() ? 1 : 0;
        }
        assertThat(certain).isGreaterThan(80);
    }

    /** The square of the length of such an edge is no double, or none with 53 bits. */
    @Test
    void itIsSilentAboutTheShortestEdges() {
        positions = new double[] {0, 0, 3.1, 0.2};
        moves = new double[] {1.7, 0.1, 0, 0};
        radiusA = 0.7;
        radiusB = 0.6;
        edgeX = 0;
        edgeY = -1.1;
        assertThat(agrees()).isTrue();
        for (int exponent = -1074; exponent <= -150; exponent++) {
            edgeY = -Math.scalb(1.0, exponent);
            assertThat(enter()).isNaN();
        }
    }

    /** Compares with the exact time, if the filter is certain; returns whether it is. */
    private boolean agrees() {
        double enter = enter();
        if (Double.isNaN(enter)) {
            return false;
        }
        double[] radii = {radiusA, radiusB};
        ExactImpact exact = new ExactImpact(places, positions, moves, radii, edgeX, edgeY);
        assertThat(enter).isEqualTo(exact.enterSide(edgeX, edgeY));
        return true;
    }

    private double enter() {
        return enter(fromX + edgeX, fromY + edgeY);
    }

    private double enter(double toX, double toY) {
        double size =
                4 + Math.abs(positions[2] - positions[0]) + Math.abs(positions[3] - positions[1]) + radiusA + radiusB;
        RelativeMotion motion = new RelativeMotion();
        motion.set(positions[0], positions[1], moves[0], moves[1], positions[2], positions[3], moves[2], moves[3]);
        return SideFilter.roundDown(
                fromX, fromY, toX, toY, places[0], places[1], places[2], places[3], motion, 1, radiusA, radiusB, size);
    }
}

package org.polysweep.internal.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.aabb.BoxNumbers;
import org.polysweep.internal.aabb.BoxPair;
import org.polysweep.internal.aabb.BoxSweep;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;
import org.polysweep.trials.Trials;

/** Sides that hold the point of a contact, those that others cover, and which one answers, as one sees it on a grid. */
class BoxSeamsTest {

    private static final int LOWER = 1;
    private static final int RIGHT = 2;
    private static final int UPPER = 4;
    private static final int LEFT = 8;

    /** The outward normals of the sides, by number. */
    private static final int[][] NORMALS = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

    /** A vector into each quadrant. */
    private static final int[][] QUADRANTS = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};

    /** The sides that a side or a corner of a box has. */
    private static final int[] SOME_SIDES = {
        LOWER, RIGHT, UPPER, LEFT, LOWER | RIGHT, RIGHT | UPPER, UPPER | LEFT, LEFT | LOWER
    };

    private final BoxSeams seams = new BoxSeams();
    private final SweepResult result = SweepResult.create();

    /** A part of A, a part of B, and where A begins and how it moves; all short, so that doubles are exact. */
    @SuppressWarnings("ArrayRecordComponent") // nobody changes them
    private record Pair(double[] a, double[] b, double x, double y, double dx, double dy) {

        void setTo(BoxSeams seams) {
            setTo(seams.boxes());
        }

        void sweep(int leftOut, SweepResult result) {
            BoxSweep sweep = BoxSweep.of(result);
            setTo(sweep.boxes());
            sweep.sweep(BoxNumbers.SAME, BoxNumbers.SAME, leftOut, result);
        }

        private void setTo(BoxPair boxes) {
            boxes.x().set(a[0], a[2], x, dx, b[0], b[2], 0, 0);
            boxes.y().set(a[1], a[3], y, dy, b[1], b[3], 0, 0);
        }

        /** The sides on which the two meet at a time, or how they do not. */
        int sides(double time) {
            double atX = x + time * dx;
            double atY = y + time * dy;
            double left = b[0] - (a[2] + atX);
            double right = b[2] - (a[0] + atX);
            double lower = b[1] - (a[3] + atY);
            double upper = b[3] - (a[1] + atY);
            if (left > 0 || right < 0 || lower > 0 || upper < 0) {
                return BoxSeams.APART;
            }
            return (lower == 0 ? LOWER : 0)
                    | (right == 0 ? RIGHT : 0)
                    | (upper == 0 ? UPPER : 0)
                    | (left == 0 ? LEFT : 0);
        }
    }

    private static double[] box(Random random) {
        double minX = random.nextInt(7) - 3;
        double minY = random.nextInt(7) - 3;
        return new double[] {minX, minY, minX + 1 + random.nextInt(2), minY + 1 + random.nextInt(2)};
    }

    private static double move(Random random) {
        int exponent = random.nextInt(5);
        return exponent == 4 ? 0 : (random.nextBoolean() ? 1 : -1) * (1 << exponent);
    }

    /** All times are doubles here. The earliest counts, in whatever order the pairs come. */
    @Test
    void sidesAtTheTimeOfTheFirstContact() {
        Random random = Trials.random(1);
        int[] found = new int[16];
        int apart = 0;
        for (int i = 0; i < 3_000; i++) {
            double x = random.nextInt(13) - 6;
            double y = random.nextInt(13) - 6;
            double dx = move(random);
            double dy = move(random);
            List<Pair> pairs = new ArrayList<>();
            for (int k = 0; k < 4; k++) {
                pairs.add(new Pair(box(random), box(random), x, y, dx, dy));
            }
            double first = Double.POSITIVE_INFINITY;
            seams.forgetTime();
            for (Pair pair : pairs) {
                pair.sweep(random.nextBoolean() ? 0 : Stages.code(List.of(Stage.FILTER)), result);
                if (result.verdict() == Verdict.HIT || result.verdict() == Verdict.TOUCH) {
                    seams.meet(BoxSweep.of(result));
                    first = Math.min(first, result.enter());
                }
            }
            Collections.shuffle(pairs, random);
            for (Pair pair : pairs) {
                if (first <= 1) {
                    pair.setTo(seams);
                    int sides = pair.sides(first);
                    assertThat(seams.sides()).as("%s at %s", pair, first).isEqualTo(sides);
                    apart += sides < 0 ? 1 : 0;
                    found[Math.max(sides, 0)]++;
                }
            }
        }
        assertThat(apart).isPositive();
        for (int sides : SOME_SIDES) {
            assertThat(found[sides]).as("%d", sides).isPositive();
        }
    }

    private static boolean isWithin(int side, int[] vector) {
        return NORMALS[side][0] * vector[0] + NORMALS[side][1] * vector[1] < 0;
    }

    private static boolean holds(int sides, int without, int[] vector) {
        for (int side = 0; side < 4; side++) {
            if (side != without && (sides & 1 << side) != 0 && !isWithin(side, vector)) {
                return false;
            }
        }
        return true;
    }

    /** A side is no seam if some quadrant is beyond it, not beyond the other one, and in no other obstacle. */
    @Test
    void whatOthersCoverIsASeam() {
        for (int sides : SOME_SIDES) {
            for (int one : SOME_SIDES) {
                for (int other : SOME_SIDES) {
                    seams.uncover();
                    seams.cover(one);
                    seams.cover(other);
                    seams.cover(BoxSeams.APART);
                    int expected = 0;
                    for (int side = 0; side < 4; side++) {
                        for (int[] vector : QUADRANTS) {
                            if ((sides & 1 << side) != 0
                                    && !isWithin(side, vector)
                                    && holds(sides, side, vector)
                                    && !holds(one, -1, vector)
                                    && !holds(other, -1, vector)) {
                                expected |= 1 << side;
                            }
                        }
                    }
                    assertThat(seams.uncovered(sides))
                            .as("%d beside %d and %d", sides, one, other)
                            .isEqualTo(expected);
                }
            }
        }
        assertThat(seams.uncovered(BoxSeams.APART)).isZero();
        assertThat(seams.uncovered(0)).isZero();
    }

    /** Tiles side by side: what is between two is a seam, and the upper side that they have in common is none. */
    @Test
    void tiles() {
        seams.uncover();
        assertThat(seams.uncovered(UPPER)).isEqualTo(UPPER);
        assertThat(seams.uncovered(UPPER | RIGHT)).isEqualTo(UPPER | RIGHT);
        seams.cover(UPPER | RIGHT);
        seams.cover(UPPER | LEFT);
        assertThat(seams.uncovered(UPPER | RIGHT)).isEqualTo(UPPER);
        assertThat(seams.uncovered(UPPER | LEFT)).isEqualTo(UPPER);
        seams.cover(LOWER);
        assertThat(seams.uncovered(UPPER)).isZero();
    }

    /** Across the motion comes first, then what opposes it most, then what is first counter-clockwise from it. */
    @Test
    void whichSideAnswers() {
        double[] moves = {0, 1, -1, 2, -2};
        double[] unit = {0, 0, 1, 1};
        for (double dx : moves) {
            for (double dy : moves) {
                if (dx == 0 && dy == 0) {
                    continue;
                }
                new Pair(unit, unit, 0, 0, dx, dy).setTo(seams);
                for (int sides = 1; sides < 16; sides++) {
                    int best = -1;
                    for (int side = 0; side < 4; side++) {
                        if ((sides & 1 << side) != 0 && (best < 0 || key(side, dx, dy) < key(best, dx, dy))) {
                            best = side;
                        }
                    }
                    assertThat(seams.best(sides))
                            .as("%d toward %s, %s", sides, dx, dy)
                            .isEqualTo(best);
                }
                for (int one = 0; one < 4; one++) {
                    for (int other = 0; other < 4; other++) {
                        assertThat(seams.comesBefore(one, other)).isEqualTo(key(one, dx, dy) < key(other, dx, dy));
                    }
                }
            }
        }
    }

    private static double key(int side, double dx, double dy) {
        double along = NORMALS[side][0] * dx + NORMALS[side][1] * dy;
        double turn = Math.atan2(NORMALS[side][1], NORMALS[side][0]) - Math.atan2(dy, dx);
        double counterClockwise = turn < -1e-9 ? turn + 2 * Math.PI : turn;
        return (along == 0 ? -100 : 10 * along) + counterClockwise;
    }
}

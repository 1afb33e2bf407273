package org.polysweep.internal.aabb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;
import org.polysweep.trials.Trials;

/** Sweeps of two boxes where one can see the result, and what decides: a bound, or sums that are exact. */
class BoxSweepByHandTest {

    private static final double TINY = 0x1p-60;

    private static final int BY_INTEGERS = Stages.code(Set.of(Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION));

    private final BoxAxis x = new BoxAxis();
    private final BoxAxis y = new BoxAxis();
    private final SweepResult result = SweepResult.create();
    private final SweepResult exact = SweepResult.create();

    /** The costliest stage that the verdict of the last sweep has needed. */
    private Stage stage = Stage.FILTER;

    /** Two boxes on an axis, each from a lower to an upper side, in world coordinates. */
    private static void set(BoxAxis axis, double minA, double maxA, double moveA, double minB, double maxB) {
        axis.set(0, maxA - minA, minA, moveA, 0, maxB - minB, minB, 0);
    }

    private void sweep(int leftOut, SweepResult to) {
        BoxSweep sweep = BoxSweep.of(to);
        sweep.boxes().x().set(x.minA, x.maxA, x.positionA, x.moveA, x.minB, x.maxB, x.positionB, x.moveB);
        sweep.boxes().y().set(y.minA, y.maxA, y.positionA, y.moveA, y.minB, y.maxB, y.positionB, y.moveB);
        sweep.stages().count();
        sweep.sweep(BoxNumbers.SAME, BoxNumbers.SAME, leftOut, to);
        stage = sweep.stages().costliest();
    }

    /**
     * Sweeps what the two axes hold; the result equals the result by integers, and none of its signs needs an
     * expansion.
     */
    private void requireVerdict(Verdict verdict) {
        sweep(BY_INTEGERS, exact);
        sweep(0, result);
        // Coordinates before the time, and the other way round.
        assertThat(Double.compare(result.contactX(0), exact.contactX(0))).isZero();
        sweep(0, result);
        assertThat(Double.compare(result.safeAX(), exact.safeAX())).isZero();
        sweep(0, result);
        assertThat(result.verdict()).isEqualTo(verdict);
        assertThat(result.toOutcome()).isEqualTo(exact.toOutcome());
        assertThat(stage).isLessThanOrEqualTo(Stage.STRUCTURE);
    }

    /** From each side, half-way. */
    @Test
    void fromEachSide() {
        for (int sign : new int[] {1, -1}) {
            for (boolean alongX : new boolean[] {true, false}) {
                BoxAxis along = alongX ? x : y;
                BoxAxis across = alongX ? y : x;
                for (double drift : new double[] {0, 0.25, -0.25}) {
                    set(across, 0.25, 1.25, drift, 0, 1);
                    if (sign > 0) {
                        set(along, -3, -2, 4, 0, 8);
                    } else {
                        set(along, 3, 4, -4, -7, 1);
                    }
                    requireVerdict(Verdict.HIT);
                    assertThat(result.enter()).isEqualTo(0.5);
                    assertThat(alongX ? result.normalX() : result.normalY()).isEqualTo(-sign);
                    assertThat(result.contactCount()).isEqualTo(2);
                    assertThat(alongX ? result.contactX(0) : result.contactY(1)).isEqualTo(sign > 0 ? 0 : 1);
                }
            }
        }
    }

    /** They overlap at first; the motion leads out through each side in turn, or along none. */
    @Test
    void anOverlap() {
        for (double dx : new double[] {0, 4, -4}) {
            for (double dy : new double[] {0, 2, -2}) {
                set(x, 0.25, 1.25, dx, 0, 1);
                set(y, 0.5, 1.5, dy, 0, 1);
                requireVerdict(Verdict.OVERLAP);
            }
        }
    }

    /** They touch at first, side to side: A goes into B, along it or away. */
    @Test
    void sideToSide() {
        for (double dx : new double[] {0, 1, -1}) {
            for (double dy : new double[] {0, 2, -2}) {
                for (boolean isSwapped : new boolean[] {false, true}) {
                    BoxAxis across = isSwapped ? y : x;
                    BoxAxis along = isSwapped ? x : y;
                    set(across, -1, 0, dx, 0, 1);
                    set(along, 0.25, 1.25, dy, 0, 1);
                    requireVerdict(dx > 0 ? Verdict.HIT : Verdict.TOUCH);
                    set(across, 1, 2, dx, 0, 1);
                    requireVerdict(dx < 0 ? Verdict.HIT : Verdict.TOUCH);
                }
            }
        }
    }

    /** They touch at first, corner to corner, and go in every direction, at the same speed along both axes or not. */
    @Test
    void cornerToCorner() {
        for (double dx : new double[] {0, 1, -1, 2, -2}) {
            for (double dy : new double[] {0, 1, -1, 2, -2}) {
                for (int corner = 0; corner < 4; corner++) {
                    int sideX = corner % 2 == 0 ? 1 : -1;
                    int sideY = corner / 2 == 0 ? 1 : -1;
                    // Longer than high, so that they leave on one axis first.
                    set(x, sideX > 0 ? 1 : -2, sideX > 0 ? 3 : 0, dx, 0, 1);
                    set(y, sideY, sideY + 1, dy, 0, 1);
                    boolean isHit = sideX * dx < 0 && sideY * dy < 0;
                    requireVerdict(isHit ? Verdict.HIT : Verdict.TOUCH);
                    assertThat(result.contactCount()).isEqualTo(1);
                }
            }
        }
    }

    /** As that, at speeds that are the same in doubles, and not exactly. */
    @Test
    void speedsThatDifferByTheirTails() {
        double[] tails = {TINY, -TINY, 2 * TINY, -2 * TINY, 0};
        for (double tailX : tails) {
            for (double tailY : tails) {
                for (int signX : new int[] {1, -1}) {
                    for (int signY : new int[] {1, -1}) {
                        x.set(0, 1, 1, signX, 0, 1, 0, tailX);
                        y.set(0, 1, 1, signY, 0, 1, 0, tailY);
                        sweep(BY_INTEGERS, exact);
                        sweep(0, result);
                        assertThat(result.toOutcome()).isEqualTo(exact.toOutcome());
                    }
                }
            }
        }
    }

    /** A moves level with a side of B, and comes to its corner half-way. */
    @Test
    void alongASide() {
        for (boolean alongX : new boolean[] {true, false}) {
            BoxAxis along = alongX ? x : y;
            BoxAxis across = alongX ? y : x;
            for (int side : new int[] {1, -1}) {
                for (int sign : new int[] {1, -1}) {
                    set(along, -3 * sign, -3 * sign + 1, 4 * sign, sign > 0 ? 0 : -2, sign > 0 ? 2 : 1);
                    set(across, side, side + 1, 0, 0, 1);
                    requireVerdict(Verdict.TOUCH);
                    assertThat(result.enter()).isEqualTo(0.5);
                    assertThat(alongX ? result.normalY() : result.normalX()).isEqualTo(side);
                    assertThat(result.contactCount()).isEqualTo(1);
                    // However fast.
                    set(along, -200 * sign, -200 * sign + 1, 400 * sign, -1, 1);
                    requireVerdict(Verdict.TOUCH);
                    // Away from there.
                    set(along, -3 * sign, -3 * sign + 1, -400 * sign, 0, 1);
                    requireVerdict(Verdict.MISS);
                }
            }
        }
    }

    /** Apart on one axis by less than doubles can tell from sums of four numbers, and not drawing nearer there. */
    @Test
    void apartByAHair() {
        for (boolean alongX : new boolean[] {true, false}) {
            BoxAxis axis = alongX ? x : y;
            BoxAxis rest = alongX ? y : x;
            set(rest, 0.25, 1.25, 8, 0, 1);
            for (double away : new double[] {0, 1}) {
                // A is on the upper side of B, then on the lower one, each a hair farther than its double.
                axis.set(TINY, 1, 1, away, 0, 1, 0, 0);
                requireVerdict(Verdict.MISS);
                axis.set(0, 1 - TINY / 256, -1, -away, TINY, 1, 0, 0);
                requireVerdict(Verdict.MISS);
            }
        }
    }

    /** They overlap by less than doubles can tell from sums of four numbers. */
    @Test
    void anOverlapByAHair() {
        for (boolean alongX : new boolean[] {true, false}) {
            BoxAxis axis = alongX ? x : y;
            BoxAxis rest = alongX ? y : x;
            set(rest, 0.25, 1.25, 8, 0, 1);
            axis.set(0, 1, TINY, 0, 0, 1, 1, 0);
            sweep(0, result);
            assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
            assertThat(stage).isEqualTo(Stage.STRUCTURE);
            axis.set(0, 1, 1, 1, 0, 1, TINY, 0);
            sweep(0, result);
            assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
            assertThat(stage).isEqualTo(Stage.STRUCTURE);
        }
    }

    /** On a grid everything occurs; in which unit the numbers are does not matter. */
    @Test
    void unitsDoNotMatter() {
        Random random = Trials.random(1);
        int[] stages = new int[Stage.values().length];
        for (int i = 0; i < 4_000; i++) {
            boolean isGrid = i % 2 == 0;
            double[] onX = numbers(random, isGrid);
            double[] onY = numbers(random, isGrid);
            String expected = swept(onX, onY, 1);
            stages[stage.ordinal()]++;
            for (double unit : new double[] {0x1p60, 0x1p-60}) {
                assertThat(swept(onX, onY, unit)).isEqualTo(expected);
            }
        }
        assertThat(stages[0]).isGreaterThan(2_000);
        assertThat(stages[1]).isPositive();
        assertThat(stages[2]).isPositive();
        assertThat(stages[3]).isZero();
    }

    private String swept(double[] onX, double[] onY, double unit) {
        set(x, onX, unit);
        set(y, onY, unit);
        sweep(0, result);
        BoxPassage passage = BoxSweep.of(result).passage();
        return passage.step() + " " + stage + " " + result.verdict() + " " + result.enter() + " " + result.exit();
    }

    private static void set(BoxAxis axis, double[] n, double unit) {
        axis.set(
                n[0] * unit, n[1] * unit, n[2] * unit, n[3] * unit, n[4] * unit, n[5] * unit, n[6] * unit, n[7] * unit);
    }

    private static double[] numbers(Random random, boolean isGrid) {
        double[] numbers = new double[8];
        for (int i = 0; i < 8; i++) {
            numbers[i] = isGrid ? random.nextInt(9) - 4 : 8 * random.nextDouble() - 4;
        }
        numbers[1] = numbers[0] + (isGrid ? 1 + random.nextInt(2) : 0.5 + random.nextDouble());
        numbers[5] = numbers[4] + (isGrid ? 1 + random.nextInt(2) : 0.5 + random.nextDouble());
        return numbers;
    }

    /** Vertices that meet under way: the two times are equal, of which no bound is certain. */
    @Test
    void verticesThatMeetUnderWay() {
        set(x, -3, -2, 4, 0, 1);
        set(y, -3, -2, 4, 0, 1);
        sweep(0, result);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isEqualTo(0.5);
        assertThat(stage).isGreaterThan(Stage.FILTER);
    }

    /** The result remembers nothing that it has to remember: each part may be written again. */
    @Test
    void featuresOnceMore() {
        set(x, -3, -2, 4, 0, 8);
        set(y, 0.25, 1.25, 0, 0, 1);
        sweep(0, result);
        String features = features(result);
        SweepResult again = SweepResult.create();
        AnswerWriter.write(again, Verdict.HIT, AnswerWriter.source(result));
        assertThat(features(again)).isEqualTo(features);
    }

    private static String features(SweepResult of) {
        return of.featureKindA() + " " + of.featureIndexA() + " " + of.featureKindB() + " " + of.featureIndexB();
    }
}

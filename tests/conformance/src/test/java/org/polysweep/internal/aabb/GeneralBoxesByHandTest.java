package org.polysweep.internal.aabb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.sign.Stage;
import org.polysweep.result.SweepResult;
import org.polysweep.trials.Trials;

/** What two boxes are told at once, without a stage that is asked, where one can see the answer. */
class GeneralBoxesByHandTest {

    private static final double TINY = 0x1p-60;

    private final BoxSweep sweep = new BoxSweep();
    private final BoxSweep other = new BoxSweep();
    private final SweepResult result = new SweepResult();
    private final SweepResult staged = new SweepResult();

    /** Two boxes on an axis, each from a lower to an upper side, in world coordinates. */
    private static void set(BoxAxis axis, double minA, double maxA, double moveA, double minB, double maxB) {
        axis.set(0, maxA - minA, minA, moveA, 0, maxB - minB, minB, 0);
    }

    /** Asks about what the two axes hold; the answer is that of the stages, and none of these has been asked. */
    private void isToldAtOnce(Verdict verdict) {
        copy(sweep.x(), other.x());
        copy(sweep.y(), other.y());
        other.writeTo(staged, 0);
        sweep.signs().stages().count();
        assertThat(sweep.answersAtOnce(result)).isTrue();
        // Places before the time, and the other way round.
        assertThat(Double.compare(result.contactX(0), staged.contactX(0))).isZero();
        assertThat(sweep.answersAtOnce(result)).isTrue();
        assertThat(Double.compare(result.restAX(), staged.restAX())).isZero();
        assertThat(sweep.answersAtOnce(result)).isTrue();
        assertThat(result.verdict()).isEqualTo(verdict);
        assertThat(result.toContact()).isEqualTo(staged.toContact());
        if (verdict == Verdict.HIT || verdict == Verdict.TOUCH) {
            assertThat(result.restAX()).isEqualTo(staged.restAX());
            assertThat(result.restAY()).isEqualTo(staged.restAY());
            assertThat(result.restBX()).isEqualTo(staged.restBX());
            assertThat(result.restBY()).isEqualTo(staged.restBY());
        }
        for (Stage stage : Stage.values()) {
            assertThat(sweep.signs().stages().decisions(stage)).isZero();
        }
    }

    private static void copy(BoxAxis from, BoxAxis to) {
        to.set(from.minA, from.maxA, from.positionA, from.moveA, from.minB, from.maxB, from.positionB, from.moveB);
    }

    /** From each side, half-way. */
    @Test
    void fromEachSide() {
        for (int sign : new int[] {1, -1}) {
            for (boolean alongX : new boolean[] {true, false}) {
                BoxAxis along = alongX ? sweep.x() : sweep.y();
                BoxAxis across = alongX ? sweep.y() : sweep.x();
                for (double drift : new double[] {0, 0.25, -0.25}) {
                    set(across, 0.25, 1.25, drift, 0, 1);
                    if (sign > 0) {
                        set(along, -3, -2, 4, 0, 8);
                    } else {
                        set(along, 3, 4, -4, -7, 1);
                    }
                    isToldAtOnce(Verdict.HIT);
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
                if (dx != 0 || dy != 0) {
                    set(sweep.x(), 0.25, 1.25, dx, 0, 1);
                    set(sweep.y(), 0.5, 1.5, dy, 0, 1);
                    isToldAtOnce(Verdict.OVERLAP);
                }
            }
        }
    }

    /** They touch at first, side to side: A goes into B, along it or away. */
    @Test
    void sideToSide() {
        for (double dx : new double[] {0, 1, -1}) {
            for (double dy : new double[] {0, 2, -2}) {
                for (boolean isSwapped : new boolean[] {false, true}) {
                    BoxAxis x = isSwapped ? sweep.y() : sweep.x();
                    BoxAxis y = isSwapped ? sweep.x() : sweep.y();
                    set(x, -1, 0, dx, 0, 1);
                    set(y, 0.25, 1.25, dy, 0, 1);
                    isToldAtOnceOrMoves(dx > 0 ? Verdict.HIT : Verdict.TOUCH, dx, dy);
                    set(x, 1, 2, dx, 0, 1);
                    isToldAtOnceOrMoves(dx < 0 ? Verdict.HIT : Verdict.TOUCH, dx, dy);
                }
            }
        }
    }

    /** Without any motion there is no time at which they part; that is for the stages. */
    private void isToldAtOnceOrMoves(Verdict verdict, double dx, double dy) {
        if (dx != 0 || dy != 0) {
            isToldAtOnce(verdict);
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
                    set(sweep.x(), sideX > 0 ? 1 : -2, sideX > 0 ? 3 : 0, dx, 0, 1);
                    set(sweep.y(), sideY, sideY + 1, dy, 0, 1);
                    boolean isHit = sideX * dx < 0 && sideY * dy < 0;
                    isToldAtOnceOrMoves(isHit ? Verdict.HIT : Verdict.TOUCH, dx, dy);
                    if (dx != 0 || dy != 0) {
                        assertThat(result.contactCount()).isEqualTo(1);
                    }
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
                        sweep.x().set(0, 1, 1, signX, 0, 1, 0, tailX);
                        sweep.y().set(0, 1, 1, signY, 0, 1, 0, tailY);
                        copy(sweep.x(), other.x());
                        copy(sweep.y(), other.y());
                        other.writeTo(staged, 0);
                        assertThat(sweep.answersAtOnce(result)).isTrue();
                        assertThat(result.toContact()).isEqualTo(staged.toContact());
                    }
                }
            }
        }
    }

    /** A moves level with a side of B, and comes to its corner half-way. */
    @Test
    void alongASide() {
        for (boolean alongX : new boolean[] {true, false}) {
            BoxAxis along = alongX ? sweep.x() : sweep.y();
            BoxAxis across = alongX ? sweep.y() : sweep.x();
            for (int side : new int[] {1, -1}) {
                for (int sign : new int[] {1, -1}) {
                    set(along, -3 * sign, -3 * sign + 1, 4 * sign, sign > 0 ? 0 : -2, sign > 0 ? 2 : 1);
                    set(across, side, side + 1, 0, 0, 1);
                    isToldAtOnce(Verdict.TOUCH);
                    assertThat(result.enter()).isEqualTo(0.5);
                    assertThat(alongX ? result.normalY() : result.normalX()).isEqualTo(side);
                    assertThat(result.contactCount()).isEqualTo(1);
                    // However fast.
                    set(along, -200 * sign, -200 * sign + 1, 400 * sign, -1, 1);
                    isToldAtOnce(Verdict.TOUCH);
                    // Away from there.
                    set(along, -3 * sign, -3 * sign + 1, -400 * sign, 0, 1);
                    isToldAtOnce(Verdict.MISS);
                }
            }
        }
    }

    /** Apart on one axis by less than doubles can tell from sums of four numbers, and not drawing nearer there. */
    @Test
    void apartByAHair() {
        for (boolean alongX : new boolean[] {true, false}) {
            BoxAxis axis = alongX ? sweep.x() : sweep.y();
            BoxAxis rest = alongX ? sweep.y() : sweep.x();
            set(rest, 0.25, 1.25, 8, 0, 1);
            for (double away : new double[] {0, 1}) {
                // A is on the upper side of B, then on the lower one, each a hair farther than its double.
                axis.set(TINY, 1, 1, away, 0, 1, 0, 0);
                isToldAtOnce(Verdict.MISS);
                axis.set(0, 1 - TINY / 256, -1, -away, TINY, 1, 0, 0);
                isToldAtOnce(Verdict.MISS);
            }
        }
    }

    /** They overlap by less than doubles can tell from sums of four numbers. */
    @Test
    void anOverlapByAHair() {
        for (boolean alongX : new boolean[] {true, false}) {
            BoxAxis axis = alongX ? sweep.x() : sweep.y();
            BoxAxis rest = alongX ? sweep.y() : sweep.x();
            set(rest, 0.25, 1.25, 8, 0, 1);
            axis.set(0, 1, TINY, 0, 0, 1, 1, 0);
            assertThat(sweep.answersAtOnce(result)).isTrue();
            assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
            axis.set(0, 1, 1, 1, 0, 1, TINY, 0);
            assertThat(sweep.answersAtOnce(result)).isTrue();
            assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
        }
    }

    /** On a grid everything occurs; in which unit the numbers are does not matter. */
    @Test
    void unitsDoNotMatter() {
        Random random = Trials.random(1);
        int told = 0;
        int open = 0;
        for (int i = 0; i < 4_000; i++) {
            boolean isGrid = i % 2 == 0;
            double[] x = numbers(random, isGrid);
            double[] y = numbers(random, isGrid);
            boolean isTold = ask(x, y, 1);
            told += isTold ? 1 : 0;
            open += isTold ? 0 : 1;
            String answer = isTold ? result.verdict() + " " + result.enter() + " " + result.exit() : "";
            for (double unit : new double[] {0x1p60, 0x1p-60}) {
                assertThat(ask(x, y, unit)).isEqualTo(isTold);
                assertThat(isTold ? result.verdict() + " " + result.enter() + " " + result.exit() : "")
                        .isEqualTo(answer);
            }
        }
        assertThat(told).isGreaterThan(2_000);
        assertThat(open).isPositive();
    }

    private boolean ask(double[] x, double[] y, double unit) {
        set(sweep.x(), x, unit);
        set(sweep.y(), y, unit);
        return sweep.answersAtOnce(result);
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

    /** Corners that meet under way are left to the stages, and nothing has been written then. */
    @Test
    void cornersThatMeetUnderWay() {
        set(sweep.x(), -3, -2, 4, 0, 1);
        set(sweep.y(), -3, -2, 4, 0, 1);
        assertThat(sweep.answersAtOnce(result)).isFalse();
        sweep.writeTo(result, 0);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isEqualTo(0.5);
    }

    /** Who is asked for the features again says what the stages say. */
    @Test
    void featuresOnceMore() {
        set(sweep.x(), -3, -2, 4, 0, 8);
        set(sweep.y(), 0.25, 1.25, 0, 0, 1);
        GeneralBoxes general = new GeneralBoxes(sweep.x(), sweep.y(), sweep);
        assertThat(general.answers(result)).isTrue();
        String features = result.kindA() + " " + result.indexA() + " " + result.kindB() + " " + result.indexB();
        SweepResult again = new SweepResult();
        AnswerWriter.write(again, Verdict.HIT, general);
        assertThat(again.kindA() + " " + again.indexA() + " " + again.kindB() + " " + again.indexB())
                .isEqualTo(features);
    }
}

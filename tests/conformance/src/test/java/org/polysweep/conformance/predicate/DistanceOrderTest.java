package org.polysweep.conformance.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.bound.DistanceOrder;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/** Depths and sines are compared as decimals compare them, whichever stage decides. */
@PropertyDefaults(tries = 2_500, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class DistanceOrderTest {

    @Property
    void onAGrid(@ForAll Random random) {
        EdgeAndCorner one = EdgeAndCorner.random(random, from -> from.nextInt(-3, 4));
        EdgeAndCorner other = EdgeAndCorner.random(random, from -> from.nextInt(-3, 4));
        collect(requireRight(one, other), 100);
    }

    /** The same turned by a quarter or not at all, with a corner that is moved a little or not. */
    @Property
    void almostTheSameBehindEdgesOfOneLength(@ForAll Random random) {
        EdgeAndCorner one = EdgeAndCorner.random(random, Nasty::number);
        EdgeAndCorner other = random.nextBoolean() ? one.turned() : one;
        EdgeAndCorner moved =
                other.withCorner(Nasty.near(other.cornerX(), random), Nasty.near(other.cornerY(), random));
        collect(requireRight(one, moved.facing()), 95);
    }

    /** The same edge, but longer, and moved a little or not. */
    @Property
    void almostTheSameBehindEdgesOfTwoLengths(@ForAll Random random) {
        double unit = random.nextBoolean() ? 1 : 0.1;
        EdgeAndCorner one = EdgeAndCorner.random(random, from -> from.nextInt(-5, 6) * unit);
        int factor = random.nextInt(1, 5);
        EdgeAndCorner other = one.withEnd(
                        Nasty.near(one.fromX() + factor * (one.toX() - one.fromX()), random),
                        Nasty.near(one.fromY() + factor * (one.toY() - one.fromY()), random))
                .turned()
                .facing();
        if (other.square().signum() > 0) {
            requireRight(one, other);
            requireRight(other, one);
        }
    }

    @Property(tries = 3_000)
    void anyNumbers(@ForAll Random random) {
        EdgeAndCorner one = EdgeAndCorner.random(random, Nasty::number);
        collect(requireRight(one, EdgeAndCorner.random(random, Nasty::number)), 95);
    }

    @Property(tries = 1_000)
    void numbersFromTheEndsOfTheDoubles(@ForAll Random random) {
        EdgeAndCorner one = EdgeAndCorner.random(random, Nasty::extreme);
        requireRight(one, EdgeAndCorner.random(random, Nasty::extreme));
        requireRight(one, one.turned());
    }

    @Example
    void theLengthOfAnEdgeAlongAnAxisPlaysNoPart() {
        EdgeAndCorner right = new EdgeAndCorner(0.7, -0.1, 0.7, 1e9 / 3, 0.1, 0.1, 0.1, 0, 0.3, 0);
        EdgeAndCorner upper = new EdgeAndCorner(0.3, 0.7, -1.0 / 7, 0.7, 0.1, 0.1, 0, 0.1, 0, 0.3);
        assertThat(requireRight(right, upper)).isTrue();
        assertThat(compare(right, upper, new Stages())).isZero();
        EdgeAndCorner nearer = upper.withCorner(0.1, Math.nextUp(0.1));
        assertThat(requireRight(right, nearer)).isTrue();
        assertThat(compare(right, nearer, new Stages())).isEqualTo(1);
    }

    @Example
    void equallyDeepBehindEdgesOfTwoLengths() {
        EdgeAndCorner one = new EdgeAndCorner(4, 0, 0, 3, 0, 0, 0, 0, 0, 0);
        assertThat(requireRight(one, one.withEnd(-4, 6).turned())).isTrue();
        assertThat(compare(one, one.withEnd(-4, 6).turned(), new Stages())).isZero();
        // Numbers of many digits make long expansions, but not where the depths differ.
        EdgeAndCorner many = new EdgeAndCorner(0.1, 0.7, 1.0 / 3, 1e3 / 7, -0.9, 5.1, 0.3, 0.2, 0.1, 1.0 / 9);
        EdgeAndCorner longer = new EdgeAndCorner(0.1, 0.7, 2.0 / 3, 1e3 / 7, -0.9, 5.1, 0.3, 0.2, 0.1, 1.0 / 9);
        assertThat(requireRight(many, longer)).isTrue();
    }

    @Example
    void anOrderRemembersNothing() {
        DistanceOrder order = new DistanceOrder();
        EdgeAndCorner large = new EdgeAndCorner(4, 0, 0, 3, 0, 0, 0, 0, 0, 0);
        EdgeAndCorner small = new EdgeAndCorner(1, 0, 0, 1, 0, 0, 0, 0, 0, 0);
        assertThat(order.compare(large.depth(), large.withEnd(-4, 6).depth(), new Stages()))
                .isZero();
        assertThat(order.compare(small.depth(), small.withEnd(-2, 3).depth(), new Stages()))
                .isZero();
    }

    /** Nor does it where something is left over from the depths before, of any length and along any axis. */
    @Example
    void anOrderForgetsEveryDepth() {
        Random random = new Random(5);
        DistanceOrder order = new DistanceOrder();
        for (int i = 0; i < 500; i++) {
            EdgeAndCorner one = EdgeAndCorner.random(random, from -> from.nextInt(-3, 4));
            EdgeAndCorner other = i % 2 == 0
                    ? EdgeAndCorner.random(random, from -> from.nextInt(-3, 4))
                    : one.turned().withCorner(one.cornerX(), one.cornerY()).facing();
            assertThat(order.compare(one.depth(), other.depth(), new Stages()))
                    .as("%s %s", one, other)
                    .isEqualTo(one.compareTo(other));
        }
    }

    /** The difference of two depths behind edges of one length cancels the difference of two other lengths. */
    @Example
    void whatIsLeftOverIsNoLength() {
        DistanceOrder order = new DistanceOrder();
        EdgeAndCorner longer = new EdgeAndCorner(0, 0, 2, 1, 0, 0, 0, 0, 0, 0);
        EdgeAndCorner shorter = new EdgeAndCorner(0, 0, 1, 1, -3, 0, 0, 0, 0, 0);
        assertThat(order.compare(longer.withCorner(-3, 0).depth(), longer.depth(), new Stages()))
                .isEqualTo(1);
        // 3/√2 and 4/√5
        assertThat(order.compare(shorter.depth(), longer.withCorner(-4, 0).depth(), new Stages()))
                .isEqualTo(1);
    }

    /**
     * The second edge is the first, mirrored at the motion or turned round, at another length, and shifted a little or
     * not.
     */
    @Property
    void almostTheSameSine(@ForAll Random random) {
        double unit = random.nextBoolean() ? 0.1 : 1;
        double x = random.nextInt(1, 9) * unit;
        double y = random.nextInt(1, 9) * unit;
        double factor = random.nextInt(1, 4) * (random.nextBoolean() ? 1 : -1);
        double d = random.nextInt(1, 9);
        EdgeAndCorner first = sine(x, y, d, 0);
        EdgeAndCorner second = sine(Nasty.near(x * factor, random), Nasty.near(-y * factor, random), d, 0);
        requireRight(first, second);
        requireRight(second, first);
    }

    @Example
    void sinesAreComparedNotLengths() {
        EdgeAndCorner steep = sine(1, 2, 2, 0);
        EdgeAndCorner longer = from(5, 5, 25, 25, 2, 0);
        assertThat(compare(steep, longer, new Stages())).isEqualTo(1);
        assertThat(compare(longer, steep, new Stages())).isEqualTo(-1);
        assertThat(compare(longer, sine(-1, 1, 2, 0), new Stages())).isZero();
        assertThat(compare(sine(7, 0, 2, 0), longer, new Stages())).isEqualTo(-1);
    }

    /** Rounded terms and products make a sine near 0 look like another one near 0: the filter must see that. */
    @Example
    void almostAlongTheMotion() {
        Random random = new Random(4);
        for (int i = 0; i < 3_000; i++) {
            double unit = Math.scalb(1.0, random.nextInt(-8, 9));
            double x = 1 + random.nextDouble() / 50;
            double y = 1 + random.nextDouble() / 50;
            double stretch = unit * (1 + random.nextDouble() / 50);
            double[] d = rounded(x, y, random);
            double lean = stretch * random.nextInt(20) * 0x1p-53;
            double[] leaning = rounded(x * stretch - y * lean, y * stretch + x * lean, random);
            EdgeAndCorner first = new EdgeAndCorner(
                            leaning[0],
                            leaning[1],
                            leaning[2],
                            leaning[3],
                            leaning[0],
                            leaning[1],
                            d[2],
                            d[3],
                            d[0],
                            d[1])
                    .facing();
            double sine = random.nextInt(1, 20) * 0x1p-54;
            EdgeAndCorner second =
                    new EdgeAndCorner(0, 0, x - y * sine, y + x * sine, 0, 0, d[2], d[3], d[0], d[1]).facing();
            requireRight(first, second);
            requireRight(second, first);
        }
    }

    /** Two points whose difference is known in doubles, up to half a last bit on each axis. */
    private static double[] rounded(double x, double y, Random random) {
        double[] ofX = random.nextBoolean() ? Nasty.roundedUp(x) : Nasty.roundedDown(x);
        double[] ofY = random.nextBoolean() ? Nasty.roundedUp(y) : Nasty.roundedDown(y);
        return new double[] {ofX[1], ofY[1], ofX[0], ofY[0]};
    }

    @Example
    void theFilterDecidesWhereNothingIsClose() {
        assertThat(decided(from(0.1, 0, 0.3, 0.9, 0.6, 0.1), from(0, 0.1, 0.8, 0.3, 0.6, 0.1)))
                .isEqualTo(Stage.FILTER);
        // The sines differ by some thousand units of their last place.
        assertThat(decided(sine(1, 1 + 0x1p-42, 1, 0), sine(1, 1, 1, 0))).isEqualTo(Stage.FILTER);
        assertThat(decided(sine(1, 1, 1, 0), sine(1, 1 + 0x1p-42, 1, 0))).isEqualTo(Stage.FILTER);
    }

    /** All cross products and squares are to be above 2^-250: docs/error-bounds.md, theorem 6. */
    @Example
    void theFilterIsForNumbersOfWhichNothingUnderflows() {
        EdgeAndCorner steep = sine(0, 1, 1, 0);
        assertThat(decided(steep, sine(1, 0x1p-249, 1, 0))).isEqualTo(Stage.FILTER);
        assertThat(decided(steep, sine(1, 0x1p-251, 1, 0))).isNotEqualTo(Stage.FILTER);
        // With its error this sine comes to 2^-250.
        assertThat(decided(steep, sine(1, 0x1p-250 - 6 * 0x1p-303, 1, 0))).isNotEqualTo(Stage.FILTER);
        EdgeAndCorner northWest = sine(-1, 1, 1, 1);
        assertThat(decided(northWest, sine(0x1.8p-125, 0, 1, 1))).isEqualTo(Stage.FILTER);
        assertThat(decided(northWest, sine(0x1p-125, 0, 1, 1))).isNotEqualTo(Stage.FILTER);
        EdgeAndCorner lower = sine(1, 1, 1, 0);
        assertThat(decided(sine(0, 0x1.8p-125, 1, 0), lower)).isEqualTo(Stage.FILTER);
        assertThat(decided(sine(0, 0x1p-125, 1, 0), lower)).isNotEqualTo(Stage.FILTER);
        EdgeAndCorner slow = sine(1, 1, 0x1p-240, 0);
        assertThat(decided(sine(0, 0x1p-9, 0x1p-240, 0), slow)).isEqualTo(Stage.FILTER);
        // Without its error this one comes to 2^-250.
        assertThat(decided(sine(0, 0x1p-10 + 3 * 0x1p-62, 0x1p-240, 0), slow)).isNotEqualTo(Stage.FILTER);
    }

    /** The square of the greater cross product is infinite: docs/error-bounds.md, theorem 6. */
    @Example
    void theFilterIsNotCertainOfAnOverflow() {
        EdgeAndCorner low = sine(1, 0x1p-100, 0x1p400, 0);
        assertThat(decided(sine(0, 0x1p200, 0x1p400, 0), low)).isNotEqualTo(Stage.FILTER);
        assertThat(decided(sine(0, 0x1p100, 0x1p400, 0), low)).isEqualTo(Stage.FILTER);
    }

    /** A tie behind edges of two lengths is decided by expansions, however many digits there are. */
    @Example
    void tiesOfTwoLengths() {
        EdgeAndCorner few = from(-0x1p-60, 0, 1, 1, 1, 0);
        assertThat(decided(few, from(-0x1p-59, 0, 2, 2, 1, 0))).isEqualTo(Stage.EXPANSION);
        EdgeAndCorner many = from(-0x1p-260, -0x1p-130, 0x1p-200, 1, 1, 0);
        assertThat(decided(many, from(-0x1p-259, -0x1p-129, 0x1p-199, 2, 1, 0))).isEqualTo(Stage.EXPANSION);
        EdgeAndCorner tiny = from(-0x1p-600, 0, 0x1p-540, 0x1p-540, 1, 0);
        assertThat(decided(tiny, from(-0x1p-599, 0, 0x1p-539, 0x1p-539, 1, 0))).isEqualTo(Stage.INTEGERS);
    }

    /** Whether doubles have decided. */
    private static boolean requireRight(EdgeAndCorner one, EdgeAndCorner other) {
        return decided(one, other) != Stage.INTEGERS;
    }

    /** The stage that has decided, if all may. */
    private static Stage decided(EdgeAndCorner one, EdgeAndCorner other) {
        int exact = one.compareTo(other);
        Stages stages = new Stages();
        stages.count();
        assertThat(compare(one, other, stages)).as("%s %s", one, other).isEqualTo(exact);
        List<Stage> decided = Arrays.stream(Stage.values())
                .filter(stage -> stages.decisions(stage) == 1)
                .toList();
        assertThat(decided).hasSize(1);
        stages.leaveOut(Stages.code(List.of(Stage.FILTER)));
        assertThat(compare(one, other, stages)).isEqualTo(exact);
        stages.leaveOut(Stages.code(List.of(Stage.FILTER, Stage.EXPANSION)));
        assertThat(compare(one, other, stages)).isEqualTo(exact);
        return decided.get(0);
    }

    /** An edge from the origin, or from elsewhere, and a point that is at its beginning before it moves. */
    private static EdgeAndCorner sine(double x, double y, double dx, double dy) {
        return from(0, 0, x, y, dx, dy);
    }

    private static EdgeAndCorner from(double fromX, double fromY, double toX, double toY, double dx, double dy) {
        return new EdgeAndCorner(fromX, fromY, toX, toY, fromX, fromY, dx, dy, 0, 0).facing();
    }

    private static int compare(EdgeAndCorner one, EdgeAndCorner other, Stages stages) {
        return new DistanceOrder().compare(one.depth(), other.depth(), stages);
    }

    private static void collect(boolean byDoubles, int leastShare) {
        Statistics.label("by doubles").collect(byDoubles);
        Statistics.label("by doubles")
                .coverage(coverage -> coverage.check(true).percentage(share -> share >= leastShare));
    }
}

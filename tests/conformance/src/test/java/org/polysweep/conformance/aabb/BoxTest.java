package org.polysweep.conformance.aabb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.polysweep.aabb.Aabb;
import org.polysweep.aabb.MovingAabb;
import org.polysweep.aabb.SweptAabb;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/** Which polygons are boxes, how their corners are numbered, and that a box is the same as the polygon that it is. */
class BoxTest {

    @Example
    void whatIsABox() {
        assertThat(ConvexPolygon.of(0, 0, 2, 0, 2, 1, 0, 1).isBox()).isTrue();
        assertThat(ConvexPolygon.of(2, 1, 2, 0, 0, 0, 0, 1).isBox()).isTrue();
        assertThat(ConvexPolygon.of(1, 0, 2, 0, 2, 0.5, 2, 1, 0, 1, 0, 0, 0, 0).isBox())
                .isTrue();
        assertThat(ConvexPolygon.of(0, 0, 2, 0).isBox()).isTrue();
        assertThat(ConvexPolygon.of(0, 3, 0, 1, 0, 2).isBox()).isTrue();
        assertThat(ConvexPolygon.of(5, 7).isBox()).isTrue();
        assertThat(ConvexPolygon.of(5, 7, 5, 7, 5, 7).isBox()).isTrue();
        assertThat(ConvexPolygon.hullOf(0, 0, 2, 1, 1, 0.5, 2, 0, 0, 1).isBox()).isTrue();
    }

    @Example
    void whatIsNone() {
        assertThat(ConvexPolygon.of(0, 0, 2, 0, 2, 1).isBox()).isFalse();
        assertThat(ConvexPolygon.of(0, 0, 2, 1).isBox()).isFalse();
        assertThat(ConvexPolygon.of(0, 0, 2, 0, 2, 1, Double.MIN_VALUE, 1).isBox())
                .isFalse();
        assertThat(ConvexPolygon.of(0, 0, 1, 1, 0, 2, -1, 1).isBox()).isFalse();
        assertThat(ConvexPolygon.of(0, 0, 2, 0, 3, 1, 1, 1).isBox()).isFalse();
        assertThat(ConvexPolygon.of(0, 0, 2, 0, 3, 1, 2, 2, 0, 2).isBox()).isFalse();
    }

    @Example
    void theCornersOfABoxHaveTheCallersNumbers() {
        // Clockwise from (2, 1): corner 0, at (0, 0), is vertex 3 and the lower side is edge 2.
        ConvexPolygon box = ConvexPolygon.of(2, 1, 2, 0, 1, 0, 0, 0, 0, 1);
        assertThat(corners(box)).containsExactly(3, 1, 0, 4);
        assertThat(sides(box)).containsExactly(1, 0, 4, 3);
        assertThat(corners(ConvexPolygon.box(0, 0, 2, 1))).containsExactly(0, 1, 2, 3);
        assertThat(sides(ConvexPolygon.box(0, 0, 2, 1))).containsExactly(0, 1, 2, 3);
        assertThat(corners(ConvexPolygon.box(0, 0, 2, 0))).containsExactly(0, 1, 1, 0);
        assertThat(corners(ConvexPolygon.box(0, 0, 0, 1))).containsExactly(0, 0, 2, 2);
        assertThat(corners(ConvexPolygon.box(3, 4, 3, 4))).containsExactly(0, 0, 0, 0);
        assertThatThrownBy(
                        () -> Prepared.boxCorners(ConvexPolygon.of(0, 0, 2, 1)).vertexIndex(0))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Prepared.boxCorners(box).edgeIndex(4)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Example
    void theAabbPathRefusesWhatIsNone() {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 1, 1);
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 1, 0, 0, 1);
        PairSweeper aabb = PairSweeper.AABB;
        assertThatThrownBy(() -> aabb.takesBoxes(triangle, box))
                .hasMessageStartingWith("a must be an axis-aligned box");
        assertThatThrownBy(() -> aabb.sweep(
                        ConvexMotion.of(box.at(0, 0).moving(0, 0)),
                        ConvexMotion.of(triangle.at(0, 0).moving(0, 0)),
                        SweepResult.create()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("b must be an axis-aligned box");
        assertThatThrownBy(() -> aabb.separation(
                        ConvexMotion.of(triangle.at(0, 0).moving(0, 0)),
                        ConvexMotion.of(box.at(0, 0).moving(0, 0))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> aabb.explain(
                        ConvexMotion.of(triangle.at(0, 0).moving(0, 0)),
                        ConvexMotion.of(box.at(0, 0).moving(0, 0))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Example
    void theDispatch() {
        ConvexPolygon box = ConvexPolygon.of(1, 1, 1, 0, 0, 0, 0, 1);
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 1, 0, 0, 1);
        assertThat(Sweeper.AUTO.algorithmFor(box, box)).isEqualTo(SweepAlgorithm.AABB);
        assertThat(Sweeper.AUTO.algorithmFor(box, triangle)).isEqualTo(SweepAlgorithm.POLYGON);
        assertThat(Sweeper.AUTO.algorithmFor(triangle, box)).isEqualTo(SweepAlgorithm.POLYGON);
        assertThat(Sweeper.of(SweepAlgorithm.AABB).algorithmFor(box, box)).isEqualTo(SweepAlgorithm.AABB);
        assertThat(Sweeper.of(SweepAlgorithm.POLYGON).algorithmFor(box, box)).isEqualTo(SweepAlgorithm.POLYGON);
        assertThat(Sweeper.of(SweepAlgorithm.REFERENCE).algorithmFor(box, triangle))
                .isEqualTo(SweepAlgorithm.REFERENCE);
    }

    /**
     * A is as near to two sides of B, which both face the way of its motion: the first counter-clockwise from that
     * counts.
     */
    @Example
    void equallyNearSidesCountFromTheMotion() {
        assertThat(separationOfNearCorner(1, 1)).isEqualTo(new MinimumTranslation(0, 1, 0.5));
        assertThat(separationOfNearCorner(-1, 1)).isEqualTo(new MinimumTranslation(-1, 0, 0.5));
        assertThat(separationOfNearCorner(-1, -1)).isEqualTo(new MinimumTranslation(0, -1, 0.5));
        assertThat(separationOfNearCorner(1, -1)).isEqualTo(new MinimumTranslation(1, 0, 0.5));
    }

    private static MinimumTranslation separationOfNearCorner(double x, double y) {
        MovingAabb a = new Aabb(-0.5, -0.5, 0.5, 0.5).at(3 * x, 3 * y).moving(x, y);
        return SweptAabb.minimumTranslation(a, new Aabb(-3, -3, 3, 3).at(0, 0)).orElseThrow();
    }

    /** A is 4 wide and 1 high, and has 3 to go to the right, or 2 up: and the other way about. */
    @Example
    void theNearestSideDependsOnBothSizes() {
        MovingAabb b = new Aabb(-5, -5, 5, 5).at(0, 0);
        assertThat(SweptAabb.minimumTranslation(new Aabb(-2, -0.5, 2, 0.5).at(4, 3.5), b))
                .contains(new MinimumTranslation(0, 1, 2));
        assertThat(SweptAabb.minimumTranslation(new Aabb(-0.5, -2, 0.5, 2).at(-3.5, -4), b))
                .contains(new MinimumTranslation(-1, 0, 2));
    }

    /** It is 1 + 2^-60 - 2^-60 + 2^-180 to the right: too little more than 1 for double-double, but more. */
    @Example
    void theDepthIsRoundedUp() {
        MovingAabb a = new Aabb(-0x1p-60, -9, 9, 9).at(-0x1p-180, 0);
        MovingAabb b = new Aabb(-9, -20, 1, 20).at(-0x1p-60, 0);
        assertThat(SweptAabb.minimumTranslation(a, b)).contains(new MinimumTranslation(1, 0, Math.nextUp(1.0)));
        assertThat(SweptAabb.minimumTranslation(b, a)).contains(new MinimumTranslation(-1, 0, Math.nextUp(1.0)));
    }

    /**
     * Boxes asked for directly, of the smaller jar, and as the polygons that {@code ConvexPolygon.box} makes of them.
     */
    @Property(tries = 5_000, edgeCases = EdgeCasesMode.NONE)
    void aBoxIsThePolygonThatItIs(@ForAll Random random) {
        double unit = random.nextInt(3) == 0 ? 0.1 : 1;
        MovingAabb a = moving(random, unit);
        MovingAabb b = moving(random, unit);
        for (SweepAlgorithm path : SweepAlgorithm.values()) {
            SweepResult result = SweepResult.create();
            Answers.sweeper(path).sweep(ConvexMotion.of(polygon(a)), ConvexMotion.of(polygon(b)), result);
            assertThat(result.toOutcome()).as("%s against %s", a, b).isEqualTo(SweptAabb.outcome(a, b));
            assertThat(Answers.sweeper(path).separation(ConvexMotion.of(polygon(a)), ConvexMotion.of(polygon(b))))
                    .as("%s against %s", a, b)
                    .isEqualTo(SweptAabb.minimumTranslation(a, b));
        }
    }

    private static MovingAabb moving(Random random, double unit) {
        double minX = random.nextInt(-2, 3) * unit;
        double minY = random.nextInt(-2, 3) * unit;
        Aabb box = new Aabb(minX, minY, minX + random.nextInt(0, 3) * unit, minY + random.nextInt(0, 3) * unit);
        return box.at(random.nextInt(-2, 3) * unit, random.nextInt(-2, 3) * unit)
                .moving(random.nextInt(-3, 4) * unit, random.nextInt(-3, 4) * unit);
    }

    private static MovingShape polygon(MovingAabb moving) {
        Aabb box = moving.box();
        return ConvexPolygon.box(box.minX(), box.minY(), box.maxX(), box.maxY())
                .at(moving.x(), moving.y())
                .moving(moving.dx(), moving.dy());
    }

    private static int[] corners(ConvexPolygon box) {
        return new int[] {
            Prepared.boxCorners(box).vertexIndex(0),
            Prepared.boxCorners(box).vertexIndex(1),
            Prepared.boxCorners(box).vertexIndex(2),
            Prepared.boxCorners(box).vertexIndex(3)
        };
    }

    private static int[] sides(ConvexPolygon box) {
        return new int[] {
            Prepared.boxCorners(box).edgeIndex(0),
            Prepared.boxCorners(box).edgeIndex(1),
            Prepared.boxCorners(box).edgeIndex(2),
            Prepared.boxCorners(box).edgeIndex(3)
        };
    }
}

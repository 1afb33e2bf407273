package org.polysweep.conformance.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.bound.DiskOverlap;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/** Disks tell of an overlap only where there is one, by decimal arithmetic. */
@PropertyDefaults(tries = 20_000, edgeCases = EdgeCasesMode.NONE)
class DiskOverlapTest {

    private static final PairSweeper POLYGON = PairSweeper.POLYGON;

    /** Boxes side by side, up to an ulp, some far from their own origin: their disks touch where the boxes do. */
    @Property
    void boxesThatAlmostTouch(@ForAll Random random) {
        ConvexPolygon a = box(random);
        ConvexPolygon b = box(random);
        double at = 4 * random.nextDouble() - 2;
        double bAt = at + a.maxX() - b.minX() + (random.nextInt(5) - 2) * Math.ulp(at);
        SweepResult result = SweepResult.create();
        POLYGON.sweep(a, at, 0, 1, random.nextDouble(), b, bAt, 0, 0, 0, result);
        BigDecimal gap =
                exact(b.minX()).add(exact(bAt)).subtract(exact(a.maxX())).subtract(exact(at));
        assertThat(result.verdict() == Verdict.OVERLAP).isEqualTo(gap.signum() < 0);
    }

    /** A box higher than wide, whose center is at the height 0. */
    private static ConvexPolygon box(Random random) {
        double left = Math.scalb(2 * random.nextDouble() - 1, random.nextInt(40));
        return ConvexPolygon.box(left, -2, left + 0.001 + random.nextDouble(), 2);
    }

    private static BigDecimal exact(double number) {
        return new BigDecimal(number);
    }

    /** A disk lies on the inner side of every edge: the distance is taken by decimal arithmetic, squared. */
    @Property
    void aDiskLiesInItsPolygon(@ForAll Random random) {
        double size = Math.scalb(1.0, random.nextInt(-500, 500));
        ConvexPolygon polygon = ConvexPolygon.hullOf(random.doubles(2 + random.nextInt(5) * 2L)
                .map(x -> size * (x - 0.3))
                .toArray());
        double radius = Prepared.inscribedRadius(polygon);
        if (radius == Double.NEGATIVE_INFINITY) {
            return;
        }
        for (int i = 0; i < polygon.vertexCount(); i++) {
            BigDecimal edgeX = exact(polygon.x(i + 1)).subtract(exact(polygon.x(i)));
            BigDecimal edgeY = exact(polygon.y(i + 1)).subtract(exact(polygon.y(i)));
            BigDecimal legX = exact(Prepared.centerX(polygon)).subtract(exact(polygon.x(i)));
            BigDecimal legY = exact(Prepared.centerY(polygon)).subtract(exact(polygon.y(i)));
            BigDecimal inside = edgeX.multiply(legY).subtract(edgeY.multiply(legX));
            BigDecimal square = edgeX.multiply(edgeX).add(edgeY.multiply(edgeY));
            assertThat(inside.signum()).isPositive();
            assertThat(inside.multiply(inside))
                    .isGreaterThanOrEqualTo(
                            exact(radius).multiply(exact(radius)).multiply(square));
        }
    }

    @Example
    void ordinaryPolygonsHaveADisk() {
        assertThat(Prepared.inscribedRadius(ConvexPolygon.box(-1, -1, 1, 2))).isBetween(0.999999, 1.0);
        // The middle of its box is on a side of it.
        assertThat(Prepared.inscribedRadius(ConvexPolygon.of(0, 0, 4, 0, 4, 3))).isNegative();
        assertThat(Prepared.inscribedRadius(ConvexPolygon.of(1, 0, 0, 1, -1, 0, 0, -1)))
                .isBetween(0.7071, Math.sqrt(0.5));
        assertThat(Prepared.inscribedRadius(ConvexPolygon.of(0, 0, 4, 3))).isNegative();
        assertThat(Prepared.inscribedRadius(ConvexPolygon.of(7, 7))).isNegative();
    }

    @Example
    void whatIsTooSmallOrTooGreatIsLeftOpen() {
        assertThat(DiskOverlap.radius(0x1p-501, 0x1p-500)).isNegative();
        assertThat(DiskOverlap.radius(0x1p501, 0x1p501)).isNegative();
        assertThat(DiskOverlap.radius(Double.NaN, 1)).isNegative();
        assertThat(DiskOverlap.isCertain(0, 0, 1, 1)).isTrue();
        assertThat(DiskOverlap.isCertain(0, 0, 0x1p501, 0x1p501)).isFalse();
        assertThat(DiskOverlap.isCertain(0, 0, 0x1p-501, 0x1p-501)).isFalse();
        assertThat(DiskOverlap.isCertain(0, 0, 1, 0x1p53)).isFalse();
        assertThat(DiskOverlap.isCertain(0x1p600, 0, 1, 1)).isFalse();
        assertThat(DiskOverlap.isCertain(0, Double.NaN, 1, 1)).isFalse();
    }
}

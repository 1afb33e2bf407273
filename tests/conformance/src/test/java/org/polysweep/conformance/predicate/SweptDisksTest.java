package org.polysweep.conformance.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.polysweep.internal.bound.SweptDisks;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;

/** Disks around two shapes reject only pairs that stay apart, on the axis that they name, by decimal arithmetic. */
@PropertyDefaults(tries = 20_000, edgeCases = EdgeCasesMode.NONE)
class SweptDisksTest {

    private static final MathContext DIGITS = new MathContext(80);

    /** How far from touching the disks of the property are, in units of the last place. */
    private static final double NEARLY = 64 * 0x1p-53;

    /** Disks that almost touch before the step, after it, or on the way. */
    @Property
    void disksThatAreRejectedStayApart(@ForAll Random random) {
        ConvexPolygon a = polygon(random);
        ConvexPolygon b = polygon(random);
        double radii = Prepared.boundingRadius(a) + Prepared.boundingRadius(b);
        double angle = 7 * random.nextDouble();
        double way = random.nextInt(3) == 0 ? Math.scalb(1.0, -random.nextInt(300)) : 9 * random.nextDouble();
        double dx = way * Math.cos(angle);
        double dy = way * Math.sin(angle);
        // From where the center of B is at distance `radii` to A's, at the beginning, at the end, or beside it.
        double side = angle + (random.nextBoolean() ? 1 : -1) * Math.PI / 2;
        double toward = random.nextBoolean() ? side : angle + Math.PI * random.nextInt(2) + random.nextDouble() - 0.5;
        double along = random.nextInt(2) + (toward == side ? random.nextDouble() - 0.5 : 0);
        double distance = radii * (1 + NEARLY * (random.nextDouble() - 0.3));
        double ax = random.nextInt(3) == 0 ? 0 : Math.scalb(random.nextDouble(), random.nextInt(20));
        double bx = ax + along * dx + distance * Math.cos(toward) - (Prepared.centerX(b) - Prepared.centerX(a));
        double by = along * dy + distance * Math.sin(toward) - (Prepared.centerY(b) - Prepared.centerY(a));
        int separation = separation(a, ax, 0, dx, dy, b, bx, by);
        if (separation != SweptDisks.NONE) {
            assertThat(reallyApart(a, ax, 0, dx, dy, b, bx, by)).isTrue();
        }
        if (separation == SweptDisks.ACROSS) {
            assertThat(reallyPass(a, ax, 0, dx, dy, b, bx, by)).isTrue();
        }
    }

    @Example
    void disksThatAreFarApartAreRejectedOnAnAxis() {
        ConvexPolygon disk = ConvexPolygon.of(1, 0, 0, 1, -1, 0, 0, -1);
        assertThat(separation(disk, 0, 0, -3, 0.5, disk, 2.01, 0))
                .as("it moves away")
                .isEqualTo(SweptDisks.ALONG);
        assertThat(separation(disk, 0, 0, 0, 0, disk, 2.01, 0))
                .as("it does not move")
                .isEqualTo(SweptDisks.ALONG);
        assertThat(separation(disk, 0, 0, 2, 0, disk, 4.01, 0))
                .as("it stops before")
                .isEqualTo(SweptDisks.ALONG);
        assertThat(separation(disk, 0, 0, 3, 0, disk, 4, 1.9))
                .as("it stops aside")
                .isEqualTo(SweptDisks.ALONG);
        assertThat(separation(disk, 0, 0, 9, 0, disk, 5, 2.01))
                .as("it passes below")
                .isEqualTo(SweptDisks.ACROSS);
        assertThat(separation(disk, 0, 0, 9, 0, disk, 5, -2.01))
                .as("it passes above")
                .isEqualTo(SweptDisks.ACROSS);
    }

    @Example
    void disksThatCollideAreNotRejected() {
        ConvexPolygon disk = ConvexPolygon.of(1, 0, 0, 1, -1, 0, 0, -1);
        assertThat(separation(disk, 0, 0, 2, 0, disk, 3.99, 0))
                .as("it stops within")
                .isEqualTo(SweptDisks.NONE);
        assertThat(separation(disk, 0, 0, 9, 0, disk, 5, 1.99)).as("it grazes").isEqualTo(SweptDisks.NONE);
        assertThat(separation(disk, 0, 0, -9, 0, disk, 1.99, 0))
                .as("they overlap at first")
                .isEqualTo(SweptDisks.NONE);
        assertThat(separation(disk, 0, 0, 4, 0.01, disk, 5, 1.7))
                .as("the end is within")
                .isEqualTo(SweptDisks.NONE);
    }

    @Example
    void numbersThatAreTooSmallOrTooGreatRejectNothing() {
        assertThat(SweptDisks.separation(8, 0, -1, 0, 1, 9)).isEqualTo(SweptDisks.ALONG);
        assertThat(SweptDisks.separation(0x1p198, 0, -1, 0, 1, 0x1p200)).isEqualTo(SweptDisks.ALONG);
        assertThat(SweptDisks.separation(0x1p198, 0, -1, 0, 1, Math.nextUp(0x1p200)))
                .isEqualTo(SweptDisks.NONE);
        assertThat(SweptDisks.separation(0x1p-201, 0, -0x1p-202, 0, 0x1p-205, 0x1p-200))
                .isEqualTo(SweptDisks.ALONG);
        assertThat(SweptDisks.separation(0x1p-201, 0, -0x1p-202, 0, 0x1p-205, Math.nextDown(0x1p-200)))
                .isEqualTo(SweptDisks.NONE);
        // A displacement so short that its square is no longer exact, past another disk.
        assertThat(SweptDisks.separation(1, 3, 0x1p-199, 0, 2, 9)).isEqualTo(SweptDisks.ACROSS);
        assertThat(SweptDisks.separation(1, 3, 0x1p-200, 0, 2, 9)).isEqualTo(SweptDisks.NONE);
        assertThat(SweptDisks.separation(9, 0, Double.NaN, 0, 1, Double.NaN)).isEqualTo(SweptDisks.NONE);
        assertThat(SweptDisks.separation(9, 0, -1, 0, Double.POSITIVE_INFINITY, 9))
                .isEqualTo(SweptDisks.NONE);
        assertThat(SweptDisks.separation(1, 3, 0, 0, Double.NaN, 4)).isEqualTo(SweptDisks.NONE);
    }

    private static ConvexPolygon polygon(Random random) {
        double size = Math.scalb(1.0, random.nextInt(8) - 4);
        double far = random.nextInt(3) == 0 ? Math.scalb(random.nextDouble(), random.nextInt(20)) : 0;
        return ConvexPolygon.hullOf(random.doubles(2 + random.nextInt(5) * 2L)
                .map(x -> far + size * x)
                .toArray());
    }

    private static int separation(
            ConvexPolygon a, double ax, double ay, double dx, double dy, ConvexPolygon b, double bx, double by) {
        double offsetX = bx - ax;
        double offsetY = by - ay;
        return SweptDisks.separation(
                Prepared.centerX(b) - Prepared.centerX(a) + offsetX,
                Prepared.centerY(b) - Prepared.centerY(a) + offsetY,
                dx,
                dy,
                Prepared.boundingRadius(a) + Prepared.boundingRadius(b),
                Prepared.magnitude(a)
                        + Prepared.magnitude(b)
                        + (Math.abs(offsetX) + Math.abs(offsetY))
                        + (Math.abs(dx) + Math.abs(dy)));
    }

    /** Whether the circles through the corners farthest from the centers stay apart, to 80 digits. */
    private static boolean reallyApart(
            ConvexPolygon a, double ax, double ay, double dx, double dy, ConvexPolygon b, double bx, double by) {
        BigDecimal x = less(Prepared.centerX(b), Prepared.centerX(a)).add(less(bx, ax));
        BigDecimal y = less(Prepared.centerY(b), Prepared.centerY(a)).add(less(by, ay));
        BigDecimal moveX = new BigDecimal(dx);
        BigDecimal moveY = new BigDecimal(dy);
        BigDecimal radii = farthest(a).add(farthest(b));
        BigDecimal squareOfMove = square(moveX, moveY);
        BigDecimal time = squareOfMove.signum() == 0
                ? BigDecimal.ZERO
                : x.multiply(moveX)
                        .add(y.multiply(moveY))
                        .divide(squareOfMove, DIGITS)
                        .max(BigDecimal.ZERO)
                        .min(BigDecimal.ONE);
        BigDecimal least = square(x.subtract(time.multiply(moveX)), y.subtract(time.multiply(moveY)));
        return least.compareTo(radii.multiply(radii)) > 0;
    }

    /** Whether the line of the displacement runs past the circles, wherever on it the step begins and ends. */
    private static boolean reallyPass(
            ConvexPolygon a, double ax, double ay, double dx, double dy, ConvexPolygon b, double bx, double by) {
        BigDecimal x = less(Prepared.centerX(b), Prepared.centerX(a)).add(less(bx, ax));
        BigDecimal y = less(Prepared.centerY(b), Prepared.centerY(a)).add(less(by, ay));
        BigDecimal across = new BigDecimal(dx).multiply(y).subtract(new BigDecimal(dy).multiply(x));
        BigDecimal radii = farthest(a).add(farthest(b));
        return across.multiply(across)
                        .compareTo(radii.multiply(radii).multiply(square(new BigDecimal(dx), new BigDecimal(dy))))
                > 0;
    }

    private static BigDecimal farthest(ConvexPolygon polygon) {
        BigDecimal greatest = BigDecimal.ZERO;
        for (int i = 0; i < polygon.vertexCount(); i++) {
            greatest = greatest.max(square(
                    less(polygon.x(i), Prepared.centerX(polygon)), less(polygon.y(i), Prepared.centerY(polygon))));
        }
        return greatest.sqrt(DIGITS);
    }

    private static BigDecimal less(double number, double other) {
        return new BigDecimal(number).subtract(new BigDecimal(other));
    }

    private static BigDecimal square(BigDecimal x, BigDecimal y) {
        return x.multiply(x).add(y.multiply(y));
    }
}

package org.polysweep.internal.round;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;

/** What doubles prove where a time is 0 or 1, or a line runs through a join or is a tangent: nothing, and no less. */
class RoundCertificateByHandTest {

    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    /** Its top is at the origin, and the normals there lie between (-9, 3) and (9, 3). */
    private static final ConvexPolygon SPIRE = ConvexPolygon.of(0, 0, -3, -9, 3, -9);

    /** The upper side has the height 0. */
    private static final ConvexPolygon FLOOR = ConvexPolygon.box(-8, -4, 8, 0);

    private final RoundQuery query = new RoundQuery();
    private final MotionLine line = new MotionLine(query);
    private final EntryPiece piece = new EntryPiece();
    private final RoundGuess guess = new RoundGuess(query, piece);
    private final RoundCertificate certificate = new RoundCertificate(query, line);

    /** Of a ball with the radius 5: 3, 4, 5. */
    @ParameterizedTest
    @CsvSource({
        // At a distance of 10, straight on: it arrives at the end, after a half, after a quarter; or has been there.
        "-6, 8, 3, -4, 1, 0",
        "-6, 8, 6, -8, 1, -1",
        "-6, 8, 12, -16, 1, -1",
        "-6, 8, -3, 4, -1, -1",
        // It ends within, or it does not get there.
        "-6, 8, 4, -5, 1, -1",
        "-6, 8, 1, -1, 1, 1",
        // In touch: it comes nearer, or goes away.
        "-3, 4, 1, -1, 0, -1",
        "-3, 4, -1, 1, -1, -1",
        // In each other.
        "-2, 3, 1, -1, -1, -1",
        "-2, 3, -1, 1, -1, -1",
        // It arrives at the end, with another displacement: from (-4, 6) to (-3, 4).
        "-4, 6, 1, -2, 1, 0"
    })
    void timesOfACorner(double x, double y, double dx, double dy, int start, int end) {
        requireTimes(POINT, x, y, dx, dy, SPIRE, start, end);
        requireTimes(SPIRE, -x, -y, -dx, -dy, POINT, start, end);
        // One shape turned by half a turn, and the other way round.
        requireTimes(turned(SPIRE), x, y, dx, dy, POINT, start, end);
    }

    /** Of a ball with the radius 5 above a floor. */
    @ParameterizedTest
    @CsvSource({
        "7, 1, -4, 1, -1",
        "7, 1, -2, 1, 0",
        "7, 1, -1, 1, 1",
        "5, 1, -2, 0, -1",
        "4, 1, -2, -1, -1",
        "7, 0, 2, -1, -1",
        "9, 0, -4, 1, 0"
    })
    void timesOfASide(double y, double dx, double dy, int start, int end) {
        requireTimes(POINT, -1, y, dx, dy, FLOOR, start, end);
        assertThat(piece.isEdgeOfB()).isTrue();
        requireTimes(FLOOR, 1, -y, -dx, -dy, POINT, start, end);
        assertThat(piece.isEdgeOfA()).isTrue();
        // A box comes down with its lower side.
        requireTimes(ConvexPolygon.box(-1, 0, 1, 2), 0, y, dx, dy, FLOOR, start, end);
        assertThat(piece.isEdgeOfA() && piece.isEdgeOfB()).isTrue();
    }

    /** A ball arrives, or is already, where an arc joins the slanted side: 4x - 3y = 25, beside (0, 0) and (3, 4). */
    @ParameterizedTest
    @CsvSource({"30, -3, 1", "30, 1, 1", "0.5, -3, 0.125", "0.5, -2.5, 0.125"})
    void aJoinIsNotProved(double x, double y, double length) {
        for (ConvexPolygon slanted : new ConvexPolygon[] {
            ConvexPolygon.of(0, 0, 3 * length, 4 * length),
            ConvexPolygon.of(0, 0, 3 * length, 4 * length, -4 * length, 3 * length)
        }) {
            requireJoin(slanted, x, y, -16, 0, 0, 0.25);
            // All of it turned by a quarter.
            requireJoin(turnedByQuarter(slanted), -y, x, 0, -16, 0.25, 0);
        }
    }

    private void requireJoin(
            ConvexPolygon other, double x, double y, double dx, double dy, double asideX, double asideY) {
        prove(POINT, x, y, dx, dy, other, 0, 0);
        assertThat(certificate.meets || certificate.passesBy).isFalse();
        prove(other, 0, 0, -dx, -dy, POINT, x, y);
        assertThat(certificate.meets || certificate.passesBy).isFalse();
        prove(POINT, x + asideX, y + asideY, dx, dy, other, 0, 0);
        assertThat(certificate.meets).isTrue();
        prove(POINT, x - asideX, y - asideY, dx, dy, other, 0, 0);
        assertThat(certificate.meets).isTrue();
    }

    /** The joins of sides whose length is a root, as near as doubles come to them. */
    @Test
    void aJoinThatIsRoundedIsNotProved() {
        for (int n = 2; n <= 40; n++) {
            ConvexPolygon slanted = ConvexPolygon.of(0, 0, 1, n);
            // Beyond (0, 0) and (1, n), at a distance of 5, along the normal (n, -1).
            double x = 5 * n / Math.sqrt(n * n + 1.0);
            double y = -5 / Math.sqrt(n * n + 1.0);
            for (int slope = -3; slope <= 3; slope++) {
                prove(POINT, x, y, -n, slope, slanted);
                assertThat(certificate.meets).as("%s %s", n, slope).isFalse();
                prove(POINT, x + 1, y + n, -n, slope, slanted);
                assertThat(certificate.meets).as("%s %s", n, slope).isFalse();
            }
        }
    }

    /** A tangent of the arc about the top of the spire, a line below it, and one above. */
    @ParameterizedTest
    @ValueSource(doubles = {-1, 1})
    void aTangentIsNotProved(double way) {
        for (double above : new double[] {-0.25, 0, 0.25}) {
            prove(POINT, 0, 5 + above, way, 0, SPIRE);
            assertThat(certificate.meets).isEqualTo(above < 0);
            assertThat(certificate.passesBy).isEqualTo(above > 0);
            prove(SPIRE, 0, -5 - above, way, 0, POINT);
            assertThat(certificate.meets).isEqualTo(above < 0);
            assertThat(certificate.passesBy).isEqualTo(above > 0);
        }
    }

    /** Beside a level side a line runs along it, and none of its corners is the farthest. */
    @Test
    void aLineBesideALevelSideIsNotProved() {
        prove(POINT, 0, 6, 1, 0, FLOOR);
        assertThat(certificate.passesBy).isFalse();
        prove(POINT, 0, 7, 1, 0.125, FLOOR);
        assertThat(certificate.passesBy).isTrue();
        prove(POINT, 0, -11, 1, 0.125, FLOOR);
        assertThat(certificate.passesBy).isTrue();
    }

    private void requireTimes(
            ConvexPolygon a, double x, double y, double dx, double dy, ConvexPolygon b, int start, int end) {
        prove(a, x, y, dx, dy, b);
        assertThat(certificate.meets).isTrue();
        assertThat(certificate.start).isEqualTo(start == 0 ? DoubleDouble.OPEN : start);
        assertThat(certificate.end).isEqualTo(end == 0 ? DoubleDouble.OPEN : end);
    }

    private void prove(ConvexPolygon a, double x, double y, double dx, double dy, ConvexPolygon b) {
        prove(a, x, y, dx, dy, b, 0, 0);
    }

    private void prove(
            ConvexPolygon a, double ax, double ay, double dx, double dy, ConvexPolygon b, double bx, double by) {
        query.setShapes(RoundedPolygon.of(a, 2), RoundedPolygon.of(b, 3));
        query.set(ax, ay, dx, dy, bx, by, 0, 0);
        line.set();
        guess.run(line.x, line.y);
        certificate.of(piece, 1);
    }

    private static ConvexPolygon turned(ConvexPolygon core) {
        return turnedByQuarter(turnedByQuarter(core));
    }

    private static ConvexPolygon turnedByQuarter(ConvexPolygon core) {
        double[] xy = new double[2 * core.vertexCount()];
        for (int i = 0; i < core.vertexCount(); i++) {
            xy[2 * i] = 0 - core.y(i);
            xy[2 * i + 1] = core.x(i);
        }
        return ConvexPolygon.of(xy);
    }
}

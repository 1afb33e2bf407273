package org.polysweep.internal.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;

/**
 * Of shapes with many corners, of other sizes, and far from where their own coordinates begin: the guess is what can
 * be proved.
 */
class RoundGuessTest {

    /** All points on a circle with the radius 65 whose coordinates are integers: 36 corners. */
    private static final ConvexPolygon WHEEL = wheel(0, 0);

    private static final List<ConvexPolygon> CORES = List.of(
            WHEEL,
            wheel(-700, 410),
            ConvexPolygon.of(300, 900, 302, 900, 301, 903),
            ConvexPolygon.of(0, 0),
            ConvexPolygon.of(-500, -100, -420, -90));

    private static final double[][] MOVES = {{997, 13}, {-11, 983}, {-643, -601}, {619, -587}, {-977, 5}, {7, -971}};

    private final RoundQuery query = new RoundQuery();
    private final MotionLine line = new MotionLine(query);
    private final EntryPiece piece = new EntryPiece();
    private final RoundGuess guess = new RoundGuess(query, piece);
    private final RoundCertificate certificate = new RoundCertificate(query, line);

    @Test
    void whatItFindsIsProved() {
        int met = 0;
        int passed = 0;
        int open = 0;
        for (ConvexPolygon a : CORES) {
            for (ConvexPolygon b : CORES) {
                for (double[] move : MOVES) {
                    for (double radius : new double[] {0.75, 90}) {
                        for (int aside = -180; aside <= 180; aside += 11) {
                            // The middle of A starts far from that of B and passes it, more or less aside.
                            double x = middleX(b) - middleX(a) - 0.5 * move[0] - aside * move[1] / 1000;
                            double y = middleY(b) - middleY(a) - 0.5 * move[1] + aside * move[0] / 1000;
                            query.setShapes(RoundedPolygon.of(a, radius), RoundedPolygon.of(b, 0.5));
                            query.set(x, y, move[0], move[1], 0, 0, 0, 0);
                            line.set();
                            for (int way = -1; way <= 1; way += 2) {
                                guess.run(way * line.x, way * line.y);
                                certificate.of(piece, way);
                                met += certificate.meets ? 1 : 0;
                                passed += certificate.passesBy ? 1 : 0;
                                open += certificate.meets || certificate.passesBy ? 0 : 1;
                            }
                        }
                    }
                }
            }
        }
        assertThat(met).isGreaterThan(5_000);
        assertThat(passed).isGreaterThan(5_000);
        assertThat(open).isZero();
    }

    private static double middleX(ConvexPolygon core) {
        return (core.minX() + core.maxX()) / 2;
    }

    private static double middleY(ConvexPolygon core) {
        return (core.minY() + core.maxY()) / 2;
    }

    private static ConvexPolygon wheel(int centerX, int centerY) {
        List<Double> xy = new ArrayList<>();
        for (int x = -65; x <= 65; x++) {
            for (int y = -65; y <= 65; y++) {
                if (x * x + y * y == 65 * 65) {
                    xy.add((double) (centerX + x));
                    xy.add((double) (centerY + y));
                }
            }
        }
        return ConvexPolygon.hullOf(xy.stream().mapToDouble(Double::doubleValue).toArray());
    }
}

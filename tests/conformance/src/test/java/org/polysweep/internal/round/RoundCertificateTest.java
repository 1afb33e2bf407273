package org.polysweep.internal.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FrontWalk;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.obstacle.TimedFeaturePair;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;

/**
 * On a small grid, where doubles have room to spare: the guess is the piece of boundary that integers find, and the
 * certificate proves it, except for the few lines that run through a join or along a side.
 */
class RoundCertificateTest {

    private static final List<ConvexPolygon> CORES = List.of(
            ConvexPolygon.of(0, 0),
            ConvexPolygon.of(0, 0, 2, 0),
            ConvexPolygon.of(0, 2, 1, 0),
            ConvexPolygon.of(0, 0, 2, 1, 1, 3),
            ConvexPolygon.box(0, 0, 2, 1),
            ConvexPolygon.of(2, 0, 4, 1, 4, 3, 3, 4, 1, 4, 0, 3, 0, 1));

    private static final double[][] MOVES = {{3, 1}, {-2, 5}, {-1, -7}, {5, -4}};

    private final RoundQuery query = new RoundQuery();
    private final MotionLine line = new MotionLine(query);
    private final EntryPiece piece = new EntryPiece();
    private final RoundGuess guess = new RoundGuess(query, piece);
    private final RoundCertificate certificate = new RoundCertificate(query, line);

    private int met;
    private int missed;
    private int open;
    private int openMisses;

    @Test
    void whereALineEnters() {
        forEachQuery(() -> {
            Optional<LineInterval> passage = FrontWalk.passage(query.exact());
            guess.run(line.x, line.y);
            certificate.of(piece, 1);
            require(1, passage.map(LineInterval::entering), passage);
        });
        requireFewOpen();
    }

    /** Followed the other way, it enters where it leaves, at the opposite time. */
    @Test
    void whereALineLeaves() {
        forEachQuery(() -> {
            Optional<LineInterval> passage = FrontWalk.passage(query.exact());
            guess.run(-line.x, -line.y);
            certificate.of(piece, -1);
            require(-1, passage.map(LineInterval::leaving), passage);
        });
        requireFewOpen();
    }

    private void requireFewOpen() {
        assertThat(met).isGreaterThan(2_000);
        assertThat(missed).isGreaterThan(2_000);
        assertThat(open).isLessThan(met / 100);
        assertThat(openMisses).isZero();
    }

    private void require(int way, Optional<TimedFeaturePair> expected, Optional<LineInterval> passage) {
        boolean meets = passage.isPresent() && !passage.get().tangent();
        if ((certificate.passesBy && passage.isPresent()) || (certificate.meets && !meets)) {
            throw new AssertionError(describe());
        }
        if (passage.isEmpty()) {
            missed++;
            openMisses += certificate.passesBy ? 0 : 1;
        } else if (meets) {
            met++;
            open += certificate.meets ? 0 : 1;
        }
        if (certificate.meets) {
            requireRight(way, expected.orElseThrow());
        }
    }

    private void requireRight(int way, TimedFeaturePair expected) {
        ExactQuery integers = query.exact();
        TimedFeaturePair found = piece.exactly(way, integers);
        QuadraticSurd time = way > 0 ? expected.time() : expected.time().negated();
        boolean isRight = found.time().compareTo(expected.time()) == 0
                && piece.isArc() == expected.isOnArc(integers)
                && certificate.start == signOrOpen(time.signum())
                && certificate.end == signOrOpen(time.compareTo(QuadraticSurd.ONE));
        if (!isRight) {
            throw new AssertionError(describe() + ": " + found + " should be " + expected);
        }
    }

    /** A time of 0 or 1 is left open by doubles. */
    private static int signOrOpen(int sign) {
        return sign == 0 ? DoubleDouble.OPEN : sign;
    }

    private void forEachQuery(Runnable action) {
        for (ConvexPolygon a : CORES) {
            for (ConvexPolygon b : CORES) {
                for (double[] move : MOVES) {
                    for (int x = -5; x <= 5; x += 2) {
                        for (int y = -5; y <= 5; y += 2) {
                            query.setShapes(RoundedPolygon.of(a, 0.5), RoundedPolygon.of(b, 0.25));
                            query.set(x, y, move[0], move[1], 0, 0, 0, 0);
                            line.set();
                            if (a.vertexCount() + b.vertexCount() > 2) {
                                action.run();
                            }
                        }
                    }
                }
            }
        }
    }

    private String describe() {
        return query.coreA() + " at (" + query.ax + ", " + query.ay + ") by (" + query.dx + ", " + query.dy + ") and "
                + query.coreB();
    }
}

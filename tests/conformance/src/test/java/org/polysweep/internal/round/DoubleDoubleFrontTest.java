package org.polysweep.internal.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.VerdictRule;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;

/**
 * On a small grid, where shapes rest on each other, graze each other and slide along each other: twice the precision of
 * doubles agrees with the exact fallback, and leaves hardly anything open.
 */
class DoubleDoubleFrontTest {

    private static final List<ConvexPolygon> CORES = List.of(
            ConvexPolygon.of(0, 0),
            ConvexPolygon.of(0, 0, 2, 0),
            ConvexPolygon.of(0, 4, 3, 0),
            ConvexPolygon.of(0, 0, 2, 1, 1, 3),
            ConvexPolygon.box(0, 0, 2, 1),
            ConvexPolygon.of(2, 0, 4, 1, 4, 3, 3, 4, 1, 4, 0, 3, 0, 1));

    private static final double[][] MOVES = {{-4, 0}, {0, 3}, {3, 4}, {-2, 4}, {0, 0}};

    private final RoundQuery query = new RoundQuery();
    private final MotionLine motionLine = new MotionLine(query);
    private final Stages stages = new Stages();
    private final LineEntry entry = new LineEntry(query, motionLine, stages, 1);
    private final LineEntry exit = new LineEntry(query, motionLine, stages, -1);
    private final Tangent tangent = new Tangent();

    private final SweepResult result = SweepResult.create();

    private int edges;

    /** How often something has been asked, and how often it has been left open. */
    private final Map<String, int[]> counts = new HashMap<>();

    @Test
    void itSaysWhatIntegersSay() {
        for (ConvexPolygon a : CORES) {
            for (ConvexPolygon b : CORES) {
                for (double[] move : MOVES) {
                    for (int x = -6; x <= 4; x += 2) {
                        for (int y = -6; y <= 4; y += 2) {
                            query.setShapes(RoundedPolygon.of(a, 1), RoundedPolygon.of(b, 1));
                            query.set(x, y, move[0], move[1], 0, 0, 0, 0);
                            requireRight();
                        }
                    }
                }
            }
        }
        requireOpen("passage", 181, 6480);
        requireOpen("entry", 134, 4554);
        requireOpen("exit piece", 142, 4554);
        requireOpen("sign", 0, 8614);
        requireOpen("enter", 0, 2450);
        requireOpen("exit", 0, 2711);
        requireOpen("normalX", 0, 2310);
        requireOpen("normalY", 0, 2310);
        assertThat(edges).isGreaterThan(80);
    }

    /** No more than this, and less if somebody finds out how. */
    private void requireOpen(String what, int most, int all) {
        int[] count = counts.getOrDefault(what, new int[2]);
        assertThat(count[1]).as(what).isLessThanOrEqualTo(most);
        assertThat(count[0]).as(what).isGreaterThanOrEqualTo(all);
    }

    private void requireRight() {
        ExactQuery integers = query.exact();
        Optional<ExactAnswer> exact = ExactAnswer.of(integers);
        motionLine.set();
        entry.begin(true);
        exit.begin(true);
        int left = entry.leftmost();
        int right = exit.leftmost();
        boolean isOpen = left == DoubleDouble.OPEN || right == DoubleDouble.OPEN;
        boolean misses = left == -1 || right == -1;
        boolean grazes = left == 0 || right == 0;
        boolean isFound = !isOpen && !misses && (grazes ? findTangent(left == 0) : findPieces());
        count("passage", !misses && !isFound);
        if (!query.moves()) {
            // The line that integers take is another one, so only verdicts can be compared.
            requireAtRest(
                    misses, isFound && !grazes, exact.map(ExactAnswer::verdict).orElse(Verdict.MISS));
        } else if (misses) {
            assertThat(exact).as(this::describe).isEmpty();
        } else if (isFound && exact.orElseThrow().verdict() != Verdict.MISS) {
            requireTimes(exact.orElseThrow(), grazes, integers);
        }
    }

    private void requireAtRest(boolean misses, boolean crosses, Verdict expected) {
        if (misses) {
            assertThat(expected).as(this::describe).isEqualTo(Verdict.MISS);
        } else if (crosses) {
            int start = entry.impact().start();
            int leave = exit.impact().start();
            count("sign", start == DoubleDouble.OPEN || leave == DoubleDouble.OPEN);
            if (start != DoubleDouble.OPEN && leave != DoubleDouble.OPEN) {
                assertThat(VerdictRule.atRest(start, -leave, false))
                        .as(this::describe)
                        .isEqualTo(expected);
            }
        }
    }

    private boolean findTangent(boolean isOnLeft) {
        return tangent.set(isOnLeft ? entry : exit, isOnLeft ? 1 : -1);
    }

    private boolean findPieces() {
        boolean enters = entry.front.findEntry(entry.piece);
        boolean leaves = exit.front.findEntry(exit.piece);
        count("entry", !enters);
        count("exit piece", !leaves);
        return enters && leaves;
    }

    private void requireTimes(ExactAnswer exact, boolean grazes, ExactQuery integers) {
        QuadraticSurd entering = exact.passage().entering().time();
        QuadraticSurd leaving = exact.passage().leaving().time();
        assertThat(exact.passage().tangent()).as(this::describe).isEqualTo(grazes);
        if (grazes) {
            assertThat(tangent.start()).as(this::describe).isEqualTo(entering.signum());
            assertThat(tangent.end()).as(this::describe).isEqualTo(entering.compareTo(QuadraticSurd.ONE));
            assertThat(tangent.exit()).as(this::describe).isEqualTo(leaving.signum());
            require("exit", tangent.roundUpLast(), exact.roundExit());
            return;
        }
        requireSign(entry.impact().start(), entering.signum());
        requireSign(entry.impact().end(), entering.compareTo(QuadraticSurd.ONE));
        requireSign(exit.impact().start(), -leaving.signum());
        require("enter", entry.impact().time().round(Direction.DOWN), Rounding.roundTime(entering, Direction.DOWN));
        require("exit", 0 - exit.impact().time().round(Direction.DOWN), exact.roundExit());
        if (entering.signum() > 0 || leaving.signum() != 0) {
            requirePiece(exact, exact.passage().entering().isOnArc(integers));
            require(
                    "normalX",
                    entry.impact().normalX().roundNearest(),
                    exact.normal().roundX());
            require(
                    "normalY",
                    entry.impact().normalY().roundNearest(),
                    exact.normal().roundY());
        }
    }

    private void requireSign(int found, int expected) {
        count("sign", found == DoubleDouble.OPEN);
        assertThat(found).as(this::describe).isIn(expected, DoubleDouble.OPEN);
    }

    /** Two edges that meet are both found, and an arc is one. */
    private void requirePiece(ExactAnswer exact, boolean isOnArc) {
        EntryPiece piece = entry.piece;
        assertThat(piece.isArc()).as(this::describe).isEqualTo(isOnArc);
        exact.writeTo(result);
        if (result.featureKindA() == Feature.Kind.EDGE && result.featureKindB() == Feature.Kind.EDGE) {
            edges++;
            assertThat(piece.isEdgeOfA() && piece.isEdgeOfB())
                    .as(this::describe)
                    .isTrue();
        }
    }

    private void require(String what, double found, double expected) {
        count(what, Double.isNaN(found));
        if (!Double.isNaN(found)) {
            assertThat(found).as(() -> what + " of " + describe()).isEqualTo(expected);
        }
    }

    private void count(String what, boolean isOpen) {
        int[] count = counts.computeIfAbsent(what, key -> new int[2]);
        count[0]++;
        count[1] += isOpen ? 1 : 0;
    }

    private String describe() {
        return query.coreA() + " at (" + query.ax + ", " + query.ay + ") by (" + query.dx + ", " + query.dy + ") and "
                + query.coreB();
    }
}

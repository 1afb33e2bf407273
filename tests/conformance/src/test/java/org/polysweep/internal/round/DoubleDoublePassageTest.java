package org.polysweep.internal.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FrontWalk;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * On a small grid, where shapes rest on each other, graze each other and slide along each other: twice the precision of
 * doubles says what integers say, and hardly ever nothing.
 */
class DoubleDoublePassageTest {

    private static final List<ConvexPolygon> CORES = List.of(
            ConvexPolygon.of(0, 0),
            ConvexPolygon.of(0, 0, 2, 0),
            ConvexPolygon.of(0, 4, 3, 0),
            ConvexPolygon.of(0, 0, 2, 1, 1, 3),
            ConvexPolygon.box(0, 0, 2, 1),
            ConvexPolygon.of(2, 0, 4, 1, 4, 3, 3, 4, 1, 4, 0, 3, 0, 1));

    private static final double[][] MOVES = {{-4, 0}, {0, 3}, {3, 4}, {-2, 4}, {0, 0}};

    private final RoundMotion query = new RoundMotion();
    private final RoundWalk walkIn = new RoundWalk(query);
    private final RoundWalk walkOut = new RoundWalk(query);
    private final DoubleDoublePassage passage = new DoubleDoublePassage(query, walkIn, walkOut);

    private final SweepResult result = new SweepResult();

    private int edges;

    /** How often something has been asked, and how often it has been left open. */
    private final Map<String, int[]> counts = new HashMap<>();

    @Test
    void itSaysWhatIntegersSay() {
        for (ConvexPolygon a : CORES) {
            for (ConvexPolygon b : CORES) {
                query.setCores(a, b);
                for (double[] move : MOVES) {
                    for (int x = -6; x <= 4; x += 2) {
                        for (int y = -6; y <= 4; y += 2) {
                            query.set(x, y, move[0], move[1], 0, 0, 0, 0);
                            query.setRadii(1, 1);
                            requireRight();
                        }
                    }
                }
            }
        }
        requireOpen("verdict", 160, 6480);
        // Times that are doubles are left to integers.
        requireOpen("enter", 152, 2726);
        requireOpen("exit", 15, 2726);
        requireOpen("normalX", 0, 2325);
        requireOpen("normalY", 0, 2325);
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
        Optional<ExactAnswer> exact = FrontWalk.passage(integers).map(found -> new ExactAnswer(integers, found));
        Verdict expected = exact.map(ExactAnswer::verdict).orElse(Verdict.MISS);
        passage.forget();
        boolean decided = passage.decides(false);
        count("verdict", !decided);
        if (!decided) {
            return;
        }
        assertThat(passage.verdict()).as(this::describe).isEqualTo(expected);
        if (expected == Verdict.MISS || !query.moves()) {
            return;
        }
        require("enter", passage.enter(), exact.get().roundEnter());
        require("exit", passage.exit(), exact.get().roundExit());
        if (passage.isWhereItEnters()) {
            requirePiece(exact.get(), exact.get().passage().entering().isOnArc(integers));
            require(
                    "normalX",
                    passage.entering().normalX().roundNearest(),
                    exact.get().normal().roundX());
            require(
                    "normalY",
                    passage.entering().normalY().roundNearest(),
                    exact.get().normal().roundY());
        }
    }

    /** Two edges that meet are both found, and an arc is one. */
    private void requirePiece(ExactAnswer exact, boolean isOnArc) {
        assertThat(walkIn.isArc()).as(this::describe).isEqualTo(isOnArc);
        exact.writeTo(result);
        if (result.kindA() == Feature.Kind.EDGE && result.kindB() == Feature.Kind.EDGE) {
            edges++;
            assertThat(walkIn.isEdgeOfA() && walkIn.isEdgeOfB())
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
        return query.a + " at (" + query.ax + ", " + query.ay + ") by (" + query.dx + ", " + query.dy + ") and "
                + query.b;
    }
}

package org.polysweep.internal.obstacle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.reference.ReferenceSweep;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;

/** How a line passes C, as a walk along the front finds it: what all pairs say, and in words. */
class FrontWalkTest {

    private static final List<ConvexPolygon> CORES = List.of(
            ConvexPolygon.of(0, 0),
            ConvexPolygon.of(0, 0, 3, 0),
            ConvexPolygon.of(0, 0, 3, 4),
            ConvexPolygon.box(0, 0, 2, 1),
            ConvexPolygon.of(0, 0, 4, -3, 4, 3));

    private static final int[][] MOVES = {{4, 0}, {0, -3}, {3, 4}, {0, 0}};

    /** Times, spots and tangents, where lines run through corners and joins, and along sides. */
    @Test
    void itPassesAsAllPairsSay() {
        int met = 0;
        for (ConvexPolygon a : CORES) {
            for (ConvexPolygon b : CORES) {
                for (int[] move : MOVES) {
                    for (int x = -6; x <= 6; x += 3) {
                        for (int y = -9; y <= 3; y += 3) {
                            met += agrees(rounded(a, 2), x, y, move, rounded(b, 3)) ? 1 : 0;
                        }
                    }
                }
            }
        }
        assertThat(met).isGreaterThan(1_000);
    }

    private static ConvexShape rounded(ConvexPolygon core, double radius) {
        return RoundedPolygon.of(core, radius);
    }

    private static boolean agrees(ConvexShape a, int x, int y, int[] move, ConvexShape b) {
        ConvexMotion moving = new ConvexMotion(a, x, y, move[0], move[1]);
        ConvexMotion standing = ConvexMotion.at(b, 0, 0);
        ExactQuery query = ExactQuery.of(moving, standing);
        Optional<LineInterval> passage = FrontWalk.passage(query);
        Optional<LineInterval> expected = ReferenceSweep.of(query).passage();
        if (expected.isEmpty()) {
            // The line may meet the obstacle before the step or after it.
            assertThat(passage.map(found -> new ExactAnswer(query, found).verdict()))
                    .as(() -> moving + " and " + standing)
                    .isIn(Optional.empty(), Optional.of(Verdict.MISS));
            return false;
        }
        assertThat(passage.orElseThrow().describe(query))
                .as(() -> moving + " and " + standing)
                .isEqualTo(expected.get().describe(query));
        return true;
    }

    /** A point that moves onto the box from (0, 0) to (4, 2), without a radius: what it meets, and when. */
    @ParameterizedTest
    @CsvSource({
        "-2, 1, 4, 0, edge 3, 1/2",
        "-2, -2, 4, 4, vertex 0, 1/2",
        "-2, 4, 4, -4, vertex 3, 1/2",
        "6, 4, -4, -4, vertex 2, 1/2",
        "1, -2, 0, 4, edge 0, 1/2",
        "-2, 0, 4, 0, vertex 0, 1/2",
        "-2, 2, 4, 0, vertex 3, 1/2",
        "4, -2, 0, 4, vertex 1, 1/2"
    })
    void aPointMeetsABox(int x, int y, int dx, int dy, String spot, String time) {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 4, 2);
        TimedFeaturePair entering = FrontWalk.passage(ExactQuery.of(
                        new ConvexMotion(ConvexPolygon.of(0, 0), x, y, dx, dy), ConvexMotion.at(box, 0, 0)))
                .orElseThrow()
                .entering();
        assertThat(entering.onB().describe(box)).isEqualTo(spot);
        assertThat(Rounding.describe(entering.time())).isEqualTo(time);
    }
}

package org.polysweep.internal.round;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.shape.ConvexPolygon;

/** Edges that face each other: parallel, or almost. */
class ParallelEdgeTest {

    /** Products of these are too long for doubles. */
    private static final double LONG = 0x1p27;

    private final ParallelEdge parallels = new ParallelEdge();

    /** Over the upper side of a box, which is edge 2, and beside its left one: the corners of the other box. */
    @ParameterizedTest
    @CsvSource({"2, 0, 0", "2, 1, 0", "2, 2, -1", "3, 1, 1", "3, 2, 1", "3, 0, -1"})
    void aSideThatFacesASide(int edge, int corner, int expected) {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 4, 2);
        assertThat(parallels.to(box, edge, ConvexPolygon.box(-1, 0, 3, 5), corner))
                .isEqualTo(expected);
    }

    @Test
    void eitherSideOfASegment() {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 4, 2);
        // From left to right it runs against the upper side, and back against the lower one.
        ConvexPolygon segment = ConvexPolygon.of(0, 0, 1, 0);
        for (int corner = 0; corner < 2; corner++) {
            assertThat(parallels.to(box, 2, segment, corner)).isZero();
            assertThat(parallels.to(box, 0, segment, corner)).isEqualTo(1);
            assertThat(parallels.to(box, 1, segment, corner)).isEqualTo(ParallelEdge.NONE);
        }
        assertThat(parallels.to(box, 2, ConvexPolygon.of(7, 7), 0)).isEqualTo(ParallelEdge.NONE);
    }

    /** (n + 1)(n - 1) is n² less 1, but the same double. */
    @Test
    void almostParallelIsNotParallel() {
        ConvexPolygon edge = ConvexPolygon.of(LONG + 1, LONG, 0, 0);
        for (int longer = -1; longer <= 1; longer++) {
            ConvexPolygon other = ConvexPolygon.of(0, 0, LONG + 1, LONG + longer, 0, 2 * LONG);
            // From the far end of the segment to the origin, and from the origin on.
            int back = edge.x(0) > 0 ? 0 : 1;
            assertThat(parallels.to(edge, back, other, 0)).isEqualTo(longer == 0 ? 0 : ParallelEdge.NONE);
        }
        ConvexPolygon other = ConvexPolygon.of(0, 0, LONG, LONG - 1, 0, 2 * LONG);
        assertThat(parallels.to(edge, edge.x(0) > 0 ? 0 : 1, other, 0)).isEqualTo(ParallelEdge.NONE);
    }
}

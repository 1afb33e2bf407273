package org.polysweep.internal.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class VerticalWayTest {

    private static double length(Extent... extents) {
        return VerticalWay.length(List.of(extents));
    }

    @Test
    void theNearerEndCounts() {
        assertThat(length(new Extent(-1, -1, 1, 2))).isEqualTo(1);
        assertThat(length(new Extent(-1, -3, 1, 2))).isEqualTo(2);
        assertThat(length()).isZero();
    }

    @Test
    void throughOneBoxAfterTheOther() {
        Extent first = new Extent(-1, -9, 1, 2);
        assertThat(length(first, new Extent(-1, 1, 1, 5))).isEqualTo(5);
        assertThat(length(new Extent(-1, 4, 1, 8), new Extent(-1, 1, 1, 5), first))
                .isEqualTo(8);
        assertThat(length(first, new Extent(-1, 1, 1, 1.5))).isEqualTo(2);
        // A box begins at its side, and where there is a gap the way ends.
        assertThat(length(first, new Extent(-1, 2, 1, 5))).isEqualTo(5);
        assertThat(length(first, new Extent(-1, 3, 1, 5))).isEqualTo(2);
        assertThat(length(new Extent(-1, -2, 1, 9), new Extent(-1, -5, 1, -3))).isEqualTo(2);
    }

    @Test
    void boxesBesideTheWayDoNotCount() {
        Extent first = new Extent(-1, -9, 1, 2);
        assertThat(length(first, new Extent(0.5, 1, 1, 5))).isEqualTo(2);
        assertThat(length(first, new Extent(-1, 1, -0.5, 5))).isEqualTo(2);
        assertThat(length(first, new Extent(0, 1, 1, 5))).isEqualTo(5);
        assertThat(length(first, new Extent(-1, 1, 0, 5))).isEqualTo(5);
    }
}

package org.polysweep.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One query, and what each change makes of it, in small integers. */
class BoxChangesTest {

    /** A and B: left, lower, right and upper side, position, displacement. */
    private static final double[] QUERY = {
        1, 2, 4, 6, 10, 20, 7, 3,
        -3, 5, 2, 9, 30, -40, 2, -5
    };

    private static final double[][] CHANGED = {
        // B stands still, and A moves as it is seen from B.
        {1, 2, 4, 6, 10, 20, 5, 8, -3, 5, 2, 9, 30, -40, 0, 0},
        // Positions are 0, and the boxes are where they were: along x, along y.
        {11, 2, 14, 6, 0, 20, 7, 3, 27, 5, 32, 9, 0, -40, 2, -5},
        {1, 22, 4, 26, 10, 0, 7, 3, -3, -35, 2, -31, 30, 0, 2, -5},
        // The lower left corner is the origin of the box: of A, of B.
        {0, 0, 3, 4, 11, 22, 7, 3, -3, 5, 2, 9, 30, -40, 2, -5},
        {1, 2, 4, 6, 10, 20, 7, 3, 0, 0, 5, 4, 27, -35, 2, -5},
        // One of them stands at the origin: A, B.
        {1, 2, 4, 6, 0, 0, 7, 3, -3, 5, 2, 9, 20, -60, 2, -5},
        {1, 2, 4, 6, -20, 60, 7, 3, -3, 5, 2, 9, 0, 0, 2, -5},
        // Left is right, and up is down.
        {-4, 2, -1, 6, -10, 20, -7, 3, -2, 5, 3, 9, -30, -40, -2, -5},
        {1, -6, 4, -2, 10, -20, 7, -3, -3, -9, 2, -5, 30, 40, 2, 5},
        // A point, and a square of 1, at the lower left corner: A, B.
        {1, 2, 1, 2, 10, 20, 7, 3, -3, 5, 2, 9, 30, -40, 2, -5},
        {1, 2, 4, 6, 10, 20, 7, 3, -3, 5, -3, 5, 30, -40, 2, -5},
        {1, 2, 2, 3, 10, 20, 7, 3, -3, 5, 2, 9, 30, -40, 2, -5},
        {1, 2, 4, 6, 10, 20, 7, 3, -3, 5, -2, 6, 30, -40, 2, -5},
    };

    @Test
    void eachChangeByHand() {
        List<double[]> changed = new ArrayList<>();
        BoxChanges.all().forEach(change -> changed.add(change.apply(QUERY.clone())));
        assertThat(changed).containsExactly(CHANGED);
    }
}

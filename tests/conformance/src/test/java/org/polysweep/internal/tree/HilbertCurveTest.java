package org.polysweep.internal.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The curve comes to every cell once, and each cell is beside the one before. */
class HilbertCurveTest {

    private static final int CELLS = 1 << HilbertCurve.BITS;

    @Test
    void itComesToEveryCellAndGoesFromNeighborToNeighbor() {
        HilbertCurve curve = new HilbertCurve();
        int[] columns = new int[CELLS * CELLS];
        int[] rows = new int[CELLS * CELLS];
        Arrays.fill(columns, -1);
        for (int column = 0; column < CELLS; column++) {
            for (int row = 0; row < CELLS; row++) {
                int place = curve.place(column, row);
                assertThat(columns[place]).isEqualTo(-1);
                columns[place] = column;
                rows[place] = row;
            }
        }
        int steps = 0;
        for (int place = 1; place < columns.length; place++) {
            steps += Math.abs(columns[place] - columns[place - 1]) + Math.abs(rows[place] - rows[place - 1]);
        }
        assertThat(steps).isEqualTo(CELLS * CELLS - 1);
    }

    /** It goes up on the left and comes down on the right, and so does every quarter, reflected. */
    @Test
    void itLeadsFromTheLowerLeftCornerToTheLowerRightOne() {
        HilbertCurve curve = new HilbertCurve();
        int quarter = CELLS * CELLS / 4;
        int half = CELLS / 2;
        assertThat(curve.place(0, 0)).isZero();
        assertThat(curve.place(0, half - 1)).isEqualTo(quarter - 1);
        assertThat(curve.place(0, half)).isEqualTo(quarter);
        assertThat(curve.place(half, half)).isEqualTo(2 * quarter);
        assertThat(curve.place(CELLS - 1, 0)).isEqualTo(4 * quarter - 1);
    }
}

package org.polysweep.internal.boxes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The curve comes to every cell once, and each cell is beside the one before. */
class HilbertCurveTest {

    private static final int CELLS = 1 << HilbertCurve.BITS;

    @Test
    void itComesToEveryCellAndGoesFromNeighbourToNeighbour() {
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
}

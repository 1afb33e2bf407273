package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.polysweep.validate.BoxQuery;

/** A query says what it is, and refuses what is none. */
class BoxQueryTest {

    private final BoxQuery query = new BoxQuery()
            .boxA(1, 2, 3, 4)
            .positionA(0.5, 0)
            .displacementA(5, -6)
            .boxB(-1, -2, 0, 0)
            .positionB(0, 1e-7)
            .displacementB(0, -0.0);

    @Test
    void whatIsNotZeroIsPrinted() {
        assertThat(query.toJson())
                .isEqualTo("{\"a\":{\"box\":[1,2,3,4]},\"b\":{\"box\":[-1,-2,0,0]},\"positionA\":[0.5,0],"
                        + "\"positionB\":[0,1.0E-7],\"moveA\":[5,-6],\"moveB\":[0,-0.0]}");
        assertThat(query.toJava())
                .isEqualTo("new BoxQuery().boxA(1, 2, 3, 4).positionA(0.5, 0).displacementA(5, -6)"
                        + ".boxB(-1, -2, 0, 0).positionB(0, 1.0E-7).displacementB(0, -0.0)");
        assertThat(query).hasToString(query.toJson());
        assertThat(new BoxQuery()).hasToString("{\"a\":{\"box\":[0,0,0,0]},\"b\":{\"box\":[0,0,0,0]}}");
    }

    @Test
    void aCopyStaysAsItIs() {
        String before = query.toString();
        BoxQuery copy = query.copy();
        query.boxA(0, 0, 0, 0).displacementB(9, 9);
        assertThat(copy).hasToString(before);
    }

    @Test
    void whatIsNoQueryIsRefused() {
        String before = query.toString();
        assertThatThrownBy(() -> query.boxA(2, 0, 1, 1)).hasMessage("minX 2.0 is greater than maxX 1.0; swap them");
        assertThatThrownBy(() -> query.boxB(0, 2, 1, 1)).hasMessageStartingWith("minY 2.0 is greater than maxY 1.0");
        assertThatThrownBy(() -> query.boxA(0, 0, Double.POSITIVE_INFINITY, 1)).hasMessageContaining("Infinity");
        assertThatThrownBy(() -> query.boxA(Double.NaN, 0, 1, 1)).hasMessageContaining("NaN");
        assertThatThrownBy(() -> query.positionA(0, Double.NaN)).hasMessage("y must be finite, but was NaN");
        assertThatThrownBy(() -> query.displacementB(Double.NEGATIVE_INFINITY, 0))
                .hasMessage("dx must be finite, but was -Infinity");
        assertThat(query).hasToString(before);
    }

    @Test
    void theLargestNumbersAreLegal() {
        double max = Double.MAX_VALUE;
        assertThat(new BoxQuery()
                        .boxA(-max, -max, max, max)
                        .displacementA(max, -max)
                        .aMaxX())
                .isEqualTo(max);
    }
}

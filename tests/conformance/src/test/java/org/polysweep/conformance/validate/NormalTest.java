package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.BoxQuery;
import org.polysweep.validate.CheckedSweep;
import org.polysweep.validate.ClaimedResult;

/** Which normals of a HIT are right. */
class NormalTest {

    /** A runs into the lower left corner of B by its upper right one, faster to the right than up. */
    private static final BoxQuery CORNER =
            new BoxQuery().boxA(0, 0, 1, 1).displacementA(8, 4).boxB(5, 3, 6, 4);

    /** The same down to the left. */
    private static final BoxQuery OTHER_CORNER =
            new BoxQuery().boxA(5, 3, 6, 4).boxB(0, 0, 1, 1).displacementB(8, 4);

    /** A runs into the left side of B, and is as high as that. */
    private static final BoxQuery SIDE =
            new BoxQuery().boxA(0, 0, 1, 1).displacementA(8, 4).boxB(5, 2, 6, 3);

    @ParameterizedTest
    @CsvSource({
        "-1, 0, true, true",
        "0, -1, true, false",
        "1, 0, false, false",
        "0, 1, false, false",
        "-1, -1, false, false",
        "0, 0, false, false",
        "-2, 0, false, false"
    })
    void atACornerThoseOfBothSides(double x, double y, boolean lenient, boolean strict) {
        assertThat(isRight(CORNER, x, y, false)).isEqualTo(lenient);
        assertThat(isRight(CORNER, x, y, true)).isEqualTo(strict);
        assertThat(isRight(OTHER_CORNER, 0 - x, 0 - y, false)).isEqualTo(lenient);
        assertThat(isRight(OTHER_CORNER, 0 - x, 0 - y, true)).isEqualTo(strict);
    }

    @ParameterizedTest
    @CsvSource({"-1, 0, true", "0, -1, false", "1, 0, false", "0, 1, false"})
    void elsewhereThatOfTheSide(double x, double y, boolean right) {
        assertThat(isRight(SIDE, x, y, false)).isEqualTo(right);
        assertThat(isRight(SIDE, x, y, true)).isEqualTo(right);
    }

    private static boolean isRight(BoxQuery query, double x, double y, boolean strict) {
        CheckedSweep sweep = CheckedSweep.reporting(
                (asked, claim) -> claim.hit(0.5, x, y), new AcceptanceRules(strict, 0), 1, example -> {});
        sweep.sweep(query, new ClaimedResult());
        return !sweep.hasFailed();
    }
}

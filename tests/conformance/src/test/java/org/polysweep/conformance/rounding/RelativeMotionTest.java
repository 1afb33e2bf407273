package org.polysweep.conformance.rounding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polysweep.internal.rounding.RelativeMotion;

class RelativeMotionTest {

    private final RelativeMotion motion = new RelativeMotion();

    @Test
    void itMovesIfEitherComponentDiffers() {
        assertThat(motion.moves()).isFalse();
        motion.set(1, 2, 3, 4, 5, 6, 3, 4);
        assertThat(motion.moves()).isFalse();
        motion.set(1, 2, 3, 4, 5, 6, 3 + 0x1p-50, 4);
        assertThat(motion.moves()).isTrue();
        motion.set(1, 2, 3, 0, 5, 6, 3, Double.MIN_VALUE);
        assertThat(motion.moves()).isTrue();
    }

    @Test
    void differencesAreOfAToBAndOfBFromA() {
        motion.set(1, 2, 3, 4, 10, 20, 30, 40);
        assertThat(motion.dx).isEqualTo(-27);
        assertThat(motion.dy).isEqualTo(-36);
        assertThat(motion.offsetX).isEqualTo(9);
        assertThat(motion.offsetY).isEqualTo(18);
    }
}

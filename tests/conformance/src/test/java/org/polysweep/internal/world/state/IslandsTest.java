package org.polysweep.internal.world.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Who hangs together, and which way is out. */
class IslandsTest {

    private final Islands islands = new Islands();

    @Test
    void anIslandOpensAwayFromWhatItLeansOn() {
        islands.begin(6);
        islands.lean(0, 0.6, -0.8);
        islands.join(1, 0);
        islands.lean(2, -1, 0);
        islands.join(3, 4);
        for (int body : new int[] {0, 1}) {
            assertThat(islands.outward(body).isAlongX()).isFalse();
            assertThat(islands.outward(body).sign()).isEqualTo(-1);
        }
        assertThat(islands.outward(2).isAlongX()).isTrue();
        assertThat(islands.outward(2).sign()).isEqualTo(-1);
        for (int body : new int[] {3, 4, 5}) {
            assertThat(islands.outward(body).isAlongX()).isFalse();
            assertThat(islands.outward(body).sign()).isEqualTo(1);
        }
    }

    /** However often it meets the walls at its sides, a pile is open where there is none. */
    @Test
    void betweenTwoWallsItIsOpenAwayFromTheFloor() {
        for (int floor = -1; floor <= 1; floor += 2) {
            islands.begin(1);
            for (int contact = 0; contact < 9; contact++) {
                islands.lean(0, 1, 0);
                islands.lean(0, contact % 3 == 0 ? -1 : 1, 0);
            }
            islands.lean(0, -1, 0);
            islands.lean(0, 0, floor);
            assertThat(islands.outward(0).isAlongX()).isFalse();
            assertThat(islands.outward(0).sign()).isEqualTo(floor);
            islands.begin(1);
            islands.lean(0, 0, -1);
            islands.lean(0, 0, 1);
            islands.lean(0, floor, 0);
            assertThat(islands.outward(0).isAlongX()).isTrue();
            assertThat(islands.outward(0).sign()).isEqualTo(floor);
        }
    }

    @Test
    void aNormalRisesByItsPartOutward() {
        islands.begin(2);
        islands.lean(0, 1, 0);
        islands.lean(1, 0, -1);
        assertThat(islands.rise(0, 0.6, -0.8)).isEqualTo(0.6);
        assertThat(islands.rise(1, 0.6, -0.8)).isEqualTo(0.8);
        assertThat(islands.rise(1, -0.6, 0.8)).isEqualTo(-0.8);
    }

    @Test
    void twoIslandsThatMeetAreOne() {
        islands.begin(4);
        islands.lean(0, 1, 0);
        islands.lean(3, 0, 1);
        islands.lean(3, 0, 1);
        islands.join(0, 1);
        islands.join(2, 3);
        islands.join(3, 1);
        islands.join(0, 2);
        for (int body = 0; body < 4; body++) {
            assertThat(islands.outward(body).isAlongX()).isFalse();
            assertThat(islands.outward(body).sign()).isEqualTo(1);
        }
        islands.begin(4);
        assertThat(islands.outward(0).isAlongX()).isFalse();
        islands.lean(0, 1, 0);
        assertThat(islands.outward(0).isAlongX()).isTrue();
        assertThat(islands.outward(1).isAlongX()).isFalse();
    }
}

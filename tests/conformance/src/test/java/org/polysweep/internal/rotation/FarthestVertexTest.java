package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polysweep.shape.ConvexPolygon;

/** The farthest corner of polygons of which one can see it, from every guess. */
class FarthestVertexTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(-3, -4, 3, 4);

    @Test
    void fromEveryGuess() {
        double[][] directions = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        for (int guess = 0; guess < 4; guess++) {
            for (int corner = 0; corner < 4; corner++) {
                double[] direction = directions[corner];
                assertThat(FarthestVertex.from(BOX, direction[0], direction[1], guess))
                        .isEqualTo(corner);
            }
        }
    }

    /** Two corners are as far in the direction of a side: it takes the one that it comes to first. */
    @Test
    void ofTwoTheGuess() {
        assertThat(FarthestVertex.from(BOX, 1, 0, 1)).isEqualTo(1);
        assertThat(FarthestVertex.from(BOX, 1, 0, 2)).isEqualTo(2);
        assertThat(FarthestVertex.from(BOX, 1, 0, 0)).isEqualTo(1);
        ConvexPolygon segment = ConvexPolygon.of(0, 0, 4, 0);
        assertThat(FarthestVertex.from(segment, 0, 1, 0)).isZero();
        assertThat(FarthestVertex.from(segment, 0, 1, 1)).isEqualTo(1);
        assertThat(FarthestVertex.from(segment, 0, -1, 1)).isEqualTo(1);
    }

    @Test
    void noDirectionHasNone() {
        assertThat(FarthestVertex.from(BOX, 0, 0, 0)).isEqualTo(FarthestVertex.NONE);
        assertThat(FarthestVertex.from(ConvexPolygon.of(0, 0, 4, 0), 0, 0, 1)).isEqualTo(FarthestVertex.NONE);
        assertThat(FarthestVertex.from(BOX, Double.NaN, 1, 0)).isEqualTo(FarthestVertex.NONE);
    }

    @Test
    void aPointHasOneOnly() {
        assertThat(FarthestVertex.from(ConvexPolygon.of(5, 5), -1, -1, 0)).isZero();
    }

    /** The guess is that corner, or nearly, so that the walk is short. */
    @Test
    void theGuessIsNear() {
        int size = 64;
        double[] corners = new double[2 * size];
        for (int i = 0; i < size; i++) {
            corners[2 * i] = 1000 * Math.cos(2 * Math.PI * i / size);
            corners[2 * i + 1] = 1000 * Math.sin(2 * Math.PI * i / size);
        }
        ConvexPolygon wheel = ConvexPolygon.of(corners);
        for (int i = 0; i < size; i++) {
            double x = wheel.x(i) / 1000;
            double y = wheel.y(i) / 1000;
            int guess = FarthestVertex.guess(wheel, x, y);
            assertThat(Math.floorMod(guess - i + 3, size)).isBetween(0, 6);
            assertThat(FarthestVertex.from(wheel, x, y, guess)).isEqualTo(i);
        }
    }
}

package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.oracle.Shapes.box;
import static org.polysweep.oracle.Shapes.moving;
import static org.polysweep.oracle.Shapes.points;

import org.junit.jupiter.api.Test;

/** The shortest way out of a round obstacle, ties above all. A is a point at the origin. */
class RoundSeparationTest {
    private static final double[] ORIGIN = {0, 0};
    private static final double[] SEGMENT = {-2, 0, 2, 0};

    @Test
    void outsideTheCoreItIsRadial() {
        checkDepth(points(3, 4), 6, IntVector.of(-3, -4), Surd.ONE);
        checkDepth(points(1, 1), 2, IntVector.of(-1, -1), Surd.of(whole(2)).minus(Surd.root(whole(2))));
        checkDepth(box(1, 2, 5, 5), 4, IntVector.of(-1, -2), Surd.of(whole(4)).minus(Surd.root(whole(5))));
    }

    @Test
    void besideAnEdgeItIsTheEdges() {
        checkDepth(box(-2, 1, 5, 5), 4, IntVector.of(0, -1), Surd.of(whole(3)));
        // the line through the edge is at 1 / √2
        double[] slanted = points(4, -3, 4, 4, -3, 4);
        Surd distance = Surd.root(Rational.of(1, 2));
        checkDepth(slanted, 1, IntVector.of(-1, -1), Surd.ONE.minus(distance));
    }

    @Test
    void insideTheCoreTheNearestEdgeIsFurtherByTheRadius() {
        checkDepth(box(-3, -1, 5, 9), 0.5, IntVector.of(0, -1), Surd.of(Rational.of(3, 2)));
        // in the middle of a box four edges tie
        assertThat(direction(box(-1, -1, 2, 2), 0, 0)).isEqualTo(IntVector.of(1, 0));
        assertThat(direction(box(-1, -1, 2, 2), 0, -1)).isEqualTo(IntVector.of(0, 1));
        assertThat(direction(box(-1, -1, 2, 2), 1, 1)).isEqualTo(IntVector.of(-1, 0));
    }

    @Test
    void onACornerEveryNormalOfItTies() {
        double[] upperRight = box(-2, -2, 2, 2);
        assertThat(direction(upperRight, -1, -3)).isEqualTo(IntVector.of(1, 3));
        assertThat(direction(upperRight, 0, -1)).isEqualTo(IntVector.of(0, 1));
        assertThat(direction(upperRight, 1, 0)).isEqualTo(IntVector.of(0, 1));
        assertThat(direction(upperRight, 0, 1)).isEqualTo(IntVector.of(1, 0));
        assertThat(direction(upperRight, -2, 1)).isEqualTo(IntVector.of(1, 0));
        assertThat(direction(upperRight, 1, 1)).isEqualTo(IntVector.of(0, 1));
        assertThat(direction(upperRight, 0, 0)).isEqualTo(IntVector.of(1, 0));
        assertThat(direction(box(0, -2, 2, 2), 0, 0)).isEqualTo(IntVector.of(0, 1));
        assertThat(direction(box(0, 0, 2, 2), 0, 0)).isEqualTo(IntVector.of(-1, 0));
        // the range from below to the right ends at (1, 0), the first of all
        assertThat(direction(box(-2, 0, 2, 2), 0, 0)).isEqualTo(IntVector.of(1, 0));
        checkDepth(upperRight, 3, IntVector.of(1, 0), Surd.of(whole(3)));
    }

    @Test
    void onASegmentBothSidesTie() {
        assertThat(direction(SEGMENT, 0, 0)).isEqualTo(IntVector.of(0, 1));
        assertThat(direction(SEGMENT, 1, 5)).isEqualTo(IntVector.of(0, -1));
        assertThat(direction(SEGMENT, 1, -5)).isEqualTo(IntVector.of(0, 1));
        assertThat(direction(SEGMENT, 1, 0)).isEqualTo(IntVector.of(0, 1));
        assertThat(direction(SEGMENT, -1, 0)).isEqualTo(IntVector.of(0, -1));
    }

    @Test
    void onTheEndOfASegmentHalfTheDirectionsTie() {
        double[] toTheLeft = points(-3, 0, 0, 0);
        assertThat(direction(toTheLeft, 0, 0)).isEqualTo(IntVector.of(1, 0));
        assertThat(direction(toTheLeft, -4, 2)).isEqualTo(IntVector.of(2, -1));
        assertThat(direction(toTheLeft, 0, 1)).isEqualTo(IntVector.of(0, -1));
        assertThat(direction(toTheLeft, 1, 2)).isEqualTo(IntVector.of(0, -1));
        assertThat(direction(toTheLeft, 1, -2)).isEqualTo(IntVector.of(0, 1));
        assertThat(direction(toTheLeft, 1, 0)).isEqualTo(IntVector.of(0, 1));
        assertThat(direction(points(0, 0, 3, 0), 0, 0)).isEqualTo(IntVector.of(0, 1));
    }

    @Test
    void onAPointAllDirectionsTie() {
        assertThat(direction(ORIGIN, 0, 0)).isEqualTo(IntVector.of(1, 0));
        assertThat(direction(ORIGIN, 6, -4)).isEqualTo(IntVector.of(-3, 2));
        checkDepth(ORIGIN, 0.25, IntVector.of(1, 0), Surd.of(Rational.of(1, 4)));
    }

    @Test
    void standingStillTheNormalIsThatOfTheSeparation() {
        OracleAnswer answer = Oracle.answer(moving(ORIGIN, points(3, 4), 0, 0).withRadii(3, 3));
        assertThat(answer.enterDouble()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(answer.exitDouble()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(answer.normal()).contains(IntVector.of(-3, -4));
    }

    private static void checkDepth(double[] b, double radius, IntVector direction, Surd depth) {
        OracleAnswer answer = Oracle.answer(moving(ORIGIN, b, 0, 0).withRadii(radius / 2, radius / 2));
        assertThat(answer.verdict()).isEqualTo(ExactVerdict.OVERLAP);
        assertThat(answer.separation()).contains(new ExactSeparation(direction, depth));
    }

    private static IntVector direction(double[] b, double dx, double dy) {
        return Oracle.answer(moving(ORIGIN, b, dx, dy).withRadii(0.5, 0))
                .separation()
                .orElseThrow()
                .direction();
    }

    private static Rational whole(long number) {
        return Rational.of(number, 1);
    }
}

package org.polysweep.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.oracle.CompoundOracle;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ExactVerdict;

/** Classes in which margins decide: their sums are exact, and their margins are of every scale. */
class NearClassTest {

    private static final int QUERIES = 600;

    @ParameterizedTest
    @EnumSource
    void everyClassHitsAndMissesAndTouches(NearClass kind) {
        Set<ExactVerdict> verdicts = EnumSet.noneOf(ExactVerdict.class);
        for (int i = 0; i < QUERIES; i++) {
            verdicts.add(CompoundOracle.of(kind.inParts(1, i)).verdict());
        }
        assertThat(verdicts).contains(ExactVerdict.HIT);
        if (!kind.label().contains("tie")) {
            assertThat(verdicts).contains(ExactVerdict.MISS, ExactVerdict.TOUCH);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theDistancesOfBoxesAreExact(NearClass kind) {
        for (int i = 0; i < QUERIES && kind.label().endsWith("-boxes"); i++) {
            CompoundQuery query = kind.inParts(2, i);
            requireExact(kind.isOfFloats(), xs(query, 0), query.positionAX(), query.positionBX());
            requireExact(kind.isOfFloats(), xs(query, 1), query.positionAY(), query.positionBY());
            requireExact(kind.isOfFloats(), new double[] {query.moveAX(), query.moveBX(), 0}, 0, 0);
            requireExact(kind.isOfFloats(), new double[] {query.moveAY(), query.moveBY(), 0}, 0, 0);
        }
    }

    /** Some coordinates of A, and as many of B, on an axis. */
    private static double[] xs(CompoundQuery query, int axis) {
        double[] a = query.a().get(0).vertices();
        double[] b = query.b().get(0).vertices();
        return new double[] {a[axis], a[4 + axis], b[axis], b[4 + axis]};
    }

    /** The distance of any two sides, summed up in two orders. */
    private static void requireExact(boolean floats, double[] sides, double positionA, double positionB) {
        double sideA = sides[0];
        double sideB = sides[sides.length - 1];
        BigDecimal exact = new BigDecimal(sideB)
                .add(new BigDecimal(positionB))
                .subtract(new BigDecimal(sideA))
                .subtract(new BigDecimal(positionA));
        if (floats) {
            assertThat(DoubleStream.of(sides).allMatch(side -> side == (float) side))
                    .isTrue();
            float first = ((float) sideB + (float) positionB) - ((float) sideA + (float) positionA);
            float second = ((float) sideB - (float) sideA) + ((float) positionB - (float) positionA);
            assertThat(new BigDecimal(first)).isEqualByComparingTo(exact);
            assertThat(new BigDecimal(second)).isEqualByComparingTo(exact);
        } else {
            assertThat(new BigDecimal((sideB + positionB) - (sideA + positionA)))
                    .isEqualByComparingTo(exact);
            assertThat(new BigDecimal((sideB - sideA) + (positionB - positionA)))
                    .isEqualByComparingTo(exact);
        }
    }

    /** Of boxes that pass a side, the distance to it is the margin, unless the query was scaled. */
    @Test
    void marginsAreOfEveryScale() {
        Set<Integer> hits = new TreeSet<>();
        Set<Integer> misses = new TreeSet<>();
        for (int i = 0; i < 6_000; i++) {
            CompoundQuery query = NearClass.NEAR_SIDE_BOXES.inParts(3, i);
            boolean isAtRestOnX = query.moveAX() == query.moveBX();
            double[] a = query.a().get(0).vertices();
            double[] b = query.b().get(0).vertices();
            double apart = isAtRestOnX
                    ? distance(a, b, 0, query.positionBX() - query.positionAX())
                    : distance(a, b, 1, query.positionBY() - query.positionAY());
            if (apart != 0 && Math.abs(apart) == Math.scalb(1.0, Math.getExponent(apart))) {
                (apart < 0 ? hits : misses).add(-Math.getExponent(apart));
            }
        }
        for (int scale = 10; scale <= 44; scale++) {
            assertThat(hits).contains(scale);
            assertThat(misses).contains(scale);
        }
    }

    /** By how much two boxes are apart on an axis; negative if they overlap there. */
    private static double distance(double[] a, double[] b, int axis, double position) {
        return Math.max(b[axis] + position - a[4 + axis], a[axis] - b[4 + axis] - position);
    }

    @Test
    void aQueryDependsOnItsClassItsSeedAndItsNumber() {
        CompoundQuery query = NearClass.NEAR_END.inParts(3, 4);
        assertThat(NearClass.NEAR_END.inParts(3, 4)).isEqualTo(query);
        assertThat(NearClass.NEAR_END.inParts(4, 3)).isNotEqualTo(query);
        assertThat(NearClass.NEAR_START.inParts(3, 4)).isNotEqualTo(query);
    }

    @Test
    void theGroupsOfBoxesAreTwins() {
        assertThat(NearClass.ofBoxes(false)).hasSize(8).noneMatch(NearClass::isOfFloats);
        assertThat(NearClass.ofBoxes(true))
                .extracting(NearClass::label)
                .containsExactlyElementsOf(NearClass.ofBoxes(false).stream()
                        .map(kind -> "float-" + kind.label())
                        .toList());
    }
}

package org.polysweep.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Part;
import org.polysweep.oracle.turning.TurningCompoundOracle;

/** Every class has legal queries in which something turns, and reaches the verdicts that it is for. */
class TurningClassTest {

    private static Map<ExactVerdict, Integer> verdicts(TurningClass kind, int count) {
        Map<ExactVerdict, Integer> verdicts = new EnumMap<>(ExactVerdict.class);
        for (int i = 0; i < count; i++) {
            CompoundQuery query = kind.inParts(1, i);
            assertThat(query.isTurned()).isTrue();
            verdicts.merge(TurningCompoundOracle.best(query).timing().verdict(), 1, Integer::sum);
        }
        return verdicts;
    }

    @ParameterizedTest
    @EnumSource
    void everyClassHitsAndDoesNot(TurningClass kind) {
        assertThat(verdicts(kind, 25)).containsKeys(ExactVerdict.HIT, ExactVerdict.MISS);
    }

    @Test
    void gridsAndWallsAreTouched() {
        assertThat(verdicts(TurningClass.TURNING_GRID, 80)).containsKeys(ExactVerdict.values());
        assertThat(verdicts(TurningClass.TURNING_GRAZES, 25)).containsKey(ExactVerdict.TOUCH);
        assertThat(verdicts(TurningClass.TURNING_PARTS, 25)).containsKey(ExactVerdict.TOUCH);
    }

    @Test
    void aQueryDependsOnItsClassItsSeedAndItsNumber() {
        CompoundQuery query = TurningClass.TURNING_BARS.inParts(3, 4);
        assertThat(TurningClass.TURNING_BARS.inParts(3, 4)).isEqualTo(query);
        assertThat(TurningClass.TURNING_BARS.inParts(4, 3)).isNotEqualTo(query);
        assertThat(TurningClass.TURNING_GRID.inParts(3, 4)).isNotEqualTo(query);
        assertThat(query.toString()).contains("\"rotorToA\":[1.0, ");
        assertThat(query.withParts(query.a(), query.b())).isEqualTo(query);
    }

    /** The first box comes to the wall later than the second one, and the third one as the second. */
    @Test
    void theBestPairIsTheEarliestThenTheLowest() {
        CompoundQuery one = TurningClass.TURNING_GRAZES.inParts(1, 0);
        Part small = new Part(new double[] {-1, -1, 1, -1, 1, 1, -1, 1}, 0);
        Part large = new Part(new double[] {-3, -4, 3, -4, 3, 4, -3, 4}, 0);
        Part wall = new Part(new double[] {4.5, -9, 9, -9, 9, 9, 4.5, 9}, 0);
        CompoundQuery query = one.withParts(List.of(small, large, large), List.of(wall))
                .withRotors(List.of(1.0, 0.0, 1.0, 1.0), CompoundQuery.UPRIGHT);
        TurningCompoundOracle.BestPair best = TurningCompoundOracle.best(query);
        assertThat(best.partA()).isEqualTo(1);
        assertThat(best.answer().verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(best.answer().enterDouble()).isEqualTo(best.timing().enterDouble());
    }
}

package org.polysweep.oracle.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.oracle.StillClaims;

/** Wrong claims are reported, each field by its name. */
class TurningJudgeTest {
    private static final double[] BOX = {-3, -4, 3, -4, 3, 4, -3, 4};
    private static final double[] UPRIGHT = {1, 0, 1, 0};

    private static TurningQuery besideWall(double x, double... rotorsA) {
        double[] wall = {x, -10, x + 1, -10, x + 1, 10, x, 10};
        return new TurningQuery(new Query(BOX, wall, 0, 0, 0, 0, 0, 0, 0, 0), rotorsA, UPRIGHT);
    }

    private static final TurningQuery HIT = besideWall(4.5, 1, 0, 1, 1);

    private static void checkFault(TurningQuery query, String component, UnaryOperator<Object> change) {
        TurningClaim right = TurningClaims.right(query);
        TurningClaim wrong = new TurningClaim(
                StillClaims.with(right.plain(), component, change), right.restRotorA(), right.restRotorB());
        List<String> faults = TurningJudge.faults(query, wrong);
        assertThat(faults).as(component).isNotEmpty();
        assertThat(TurningJudge.faults(query, right)).isEmpty();
    }

    private static Object next(Object number) {
        return Math.nextUp((double) number);
    }

    @Test
    void eachFieldIsJudged() {
        checkFault(HIT, "verdict", verdict -> "TOUCH");
        checkFault(HIT, "enter", TurningJudgeTest::next);
        checkFault(HIT, "exit", TurningJudgeTest::next);
        checkFault(HIT, "featureAIndex", index -> 2);
        checkFault(HIT, "featureBKind", kind -> "VERTEX");
        checkFault(HIT, "normal", normal -> new double[] {-1, -0.0});
        checkFault(HIT, "normal", normal -> new double[] {-1 + 0x1p-50, 0});
        checkFault(HIT, "normal", normal -> new double[0]);
        checkFault(HIT, "contact", contact -> new double[0][]);
        checkFault(HIT, "contact", contact -> new double[][] {{4.5}});
        checkFault(HIT, "contact", contact -> new double[][] {{4.5 + 0x1p-46, ((double[][]) contact)[0][1]}});
        checkFault(HIT, "restA", rest -> new double[] {0, Double.MIN_VALUE});
        checkFault(HIT, "restB", rest -> new double[0]);
    }

    @Test
    void aContactWithinEightUlpIsNear() {
        TurningClaim right = TurningClaims.right(HIT);
        OracleClaim off = StillClaims.with(right.plain(), "contact", contact ->
                new double[][] {{4.5 - 8 * Math.ulp(4.5), ((double[][]) contact)[0][1]}});
        assertThat(TurningJudge.faults(HIT, new TurningClaim(off, right.restRotorA(), right.restRotorB())))
                .isEmpty();
    }

    @Test
    void rotorsAreJudgedBitForBit() {
        TurningClaim right = TurningClaims.right(HIT);
        double[] other = right.restRotorA();
        other[1] = Math.nextDown(other[1]);
        assertThat(TurningJudge.faults(HIT, new TurningClaim(right.plain(), other, right.restRotorB())))
                .singleElement()
                .asString()
                .contains("restRotorA");
        assertThat(TurningJudge.faults(HIT, new TurningClaim(right.plain(), right.restRotorA(), new double[0])))
                .singleElement()
                .asString()
                .contains("restRotorB");
    }

    @Test
    void theWayOutIsJudged() {
        TurningQuery overlap = besideWall(3, 4, -1, 4, 1);
        checkFault(overlap, "normal", normal -> new double[] {1, 0});
        checkFault(overlap, "normal", normal -> new double[] {-1, Double.NaN});
        checkFault(overlap, "separationNormal", normal -> new double[] {1, 0});
        checkFault(overlap, "separationDepth", depth -> Math.nextDown((double) depth));
        checkFault(overlap, "enter", enter -> 0.0);
    }

    @Test
    void whatDoesNotTurnIsJudgedAsBefore() {
        TurningQuery still = besideWall(4.5, 2, 1, 4, 2);
        OracleClaim right = StillClaims.of(still.query(), still.startA(), still.startB());
        assertThat(right.verdict()).isEqualTo("OVERLAP");
        assertThat(TurningJudge.faults(still, new TurningClaim(right, new double[0], new double[0])))
                .isEmpty();
    }
}

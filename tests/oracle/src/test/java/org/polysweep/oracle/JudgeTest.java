package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.oracle.Claims.assertFault;
import static org.polysweep.oracle.Claims.assertRight;
import static org.polysweep.oracle.Claims.nudged;
import static org.polysweep.oracle.Shapes.box;
import static org.polysweep.oracle.Shapes.moving;
import static org.polysweep.oracle.Shapes.points;

import org.junit.jupiter.api.Test;

/** A judge that accepts everything is worthless: each kind of wrong claim, with a fault that names it. */
class JudgeTest {
    private static final double[] DIAMOND = {1, 0, 0, 1, -1, 0, 0, -1};

    /** Enter is 1/3 or so, the normal is (-1, -1)/sqrt(2), a corner of A runs into an edge of B. */
    private static final Query HIT = new Query(box(0, 0, 2, 2), DIAMOND, -3.1, -2.9, 0.1, 0.1, 3.3, 2.7, -0.3, -0.1);

    /** Enter is 3/7, right edge into left edge; B below. */
    private static final Query FACES = moving(box(0, 0, 2, 2), box(5, -1, 2, 2), 7, 0);

    private static final Query OVERLAP = moving(points(0.1, 0.2), DIAMOND, 0.3, 0.1);
    private static final Query MISS = moving(points(5, 5), DIAMOND, 1, 1);

    @Test
    void rightClaimsHaveNoFaults() {
        for (Query query : new Query[] {HIT, FACES, OVERLAP, MISS}) {
            assertThat(Judge.faults(query, Claims.right(query))).isEmpty();
        }
        assertThat(Claims.right(HIT).verdict()).isEqualTo("HIT");
        assertThat(Claims.right(FACES).contact()).hasNumberOfRows(2);
        assertThat(Claims.right(OVERLAP).verdict()).isEqualTo("OVERLAP");
        assertThat(Claims.right(MISS).verdict()).isEqualTo("MISS");
    }

    @Test
    void verdict() {
        for (String wrong : new String[] {"TOUCH", "MISS", "OVERLAP", "hit", ""}) {
            assertFault(HIT, "verdict", value -> wrong, "verdict is " + wrong + ", exactly HIT");
        }
    }

    @Test
    void times() {
        assertFault(HIT, "enter", value -> Math.nextDown((double) value), "enter");
        assertFault(HIT, "enter", value -> Math.nextUp((double) value), "enter");
        assertFault(HIT, "enter", value -> Double.NaN, "enter");
        assertFault(HIT, "exit", value -> Math.nextDown((double) value), "exit");
        assertFault(HIT, "exit", value -> Math.nextUp((double) value), "exit");
        Query resting = moving(box(0, 0, 1, 1), box(1, 0, 1, 1), -1, 0);
        assertFault(resting, "enter", value -> -0.0, "enter is -0.0");
        assertFault(resting, "exit", value -> -0.0, "exit is -0.0");
        assertFault(MISS, "enter", value -> 2.0, "enter");
        assertFault(MISS, "exit", value -> 3.0, "exit");
    }

    @Test
    void normal() {
        assertFault(HIT, "normal", value -> points(1, 0), "normal x");
        assertFault(HIT, "normal", value -> points(Math.sqrt(0.5), Math.sqrt(0.5)), "normal y");
        assertFault(HIT, "normal", value -> points(Double.NaN, -Math.sqrt(0.5)), "normal x");
        assertFault(HIT, "normal", value -> points(), "normal");
        assertFault(FACES, "normal", value -> points(-1, -0.0), "normal y is -0.0");
        assertFault(FACES, "normal", value -> points(-1, 1e-17), "normal y");
        assertFault(FACES, "normal", value -> points(-1, 0, 0), "normal");
        assertFault(MISS, "normal", value -> points(-1, 0), "normal");
        double ulp = Math.ulp(Math.sqrt(0.5));
        assertRight(HIT, "normal", value -> nudged(value, 0, 3.0 * ulp));
        assertRight(HIT, "normal", value -> nudged(value, 1, -3.0 * ulp));
        assertFault(HIT, "normal", value -> nudged(value, 0, 6.0 * ulp), "normal x");
        assertFault(HIT, "normal", value -> nudged(value, 1, -6.0 * ulp), "normal y");
    }

    @Test
    void features() {
        assertFault(HIT, "featureAKind", value -> "EDGE", "featureA");
        assertFault(HIT, "featureAIndex", value -> (int) value + 1, "featureA");
        assertFault(HIT, "featureBKind", value -> "VERTEX", "featureB");
        assertFault(HIT, "featureBIndex", value -> -1, "featureB");
        assertFault(MISS, "featureAKind", value -> "VERTEX", "featureA");
        assertFault(OVERLAP, "featureBIndex", value -> 0, "featureB");
    }

    @Test
    void contact() {
        assertFault(HIT, "contact", value -> new double[0][], "contact has 0 points");
        assertFault(HIT, "contact", value -> new double[][] {{}}, "contact[0] has 0 coordinates");
        assertFault(FACES, "contact", value -> new double[][] {{5, 1}, {5, 0}, {5, 0}}, "contact has 3 points");
        assertFault(FACES, "contact", value -> new double[][] {{5, 0}, {5, 1}}, "contact[0] y");
        assertFault(FACES, "contact", value -> new double[][] {{5, 1}, {5, -0.0}}, "contact[1] y is -0.0");
        assertFault(FACES, "contact", value -> new double[][] {{5, 1}, {Double.NaN, 0}}, "contact[1] x");
        assertFault(FACES, "contact", value -> new double[][] {{5, 1}, {5, Double.POSITIVE_INFINITY}}, "contact[1] y");
        assertFault(MISS, "contact", value -> new double[][] {{0, 0}}, "contact has 1 points, exactly 0");
        assertFault(OVERLAP, "contact", value -> new double[][] {{0, 0}}, "contact has 1 points, exactly 0");
    }

    @Test
    void contactIsMeasuredByTheLargestNumberInIt() {
        // one end is B's corner (5, 1), which does not move; the other is A's (2, 0), which comes 96 along x
        Query fast = moving(box(0, 0, 2, 2), box(5, -1, 2, 2), 96, 0);
        double far = Math.ulp(96.0);
        double near = Math.ulp(5.0);
        double low = Math.ulp(1.0);
        assertRight(fast, "contact", value -> new double[][] {{5 + 4 * near, 1 + 4 * low}, {5 + 4 * far, 0}});
        assertFault(fast, "contact", value -> new double[][] {{5 + 5 * near, 1}, {5, 0}}, "contact[0] x");
        assertFault(fast, "contact", value -> new double[][] {{5, 1 + 5 * low}, {5, 0}}, "contact[0] y");
        assertFault(fast, "contact", value -> new double[][] {{5, 1}, {5 + 5 * far, 0}}, "contact[1] x");
        assertFault(fast, "contact", value -> new double[][] {{5, 1}, {5, low}}, "contact[1] y");
    }

    @Test
    void rest() {
        assertFault(HIT, "restA", value -> points(), "restA");
        assertFault(HIT, "restB", value -> points(), "restB");
        assertFault(HIT, "restA", value -> nudged(value, 0, -12 * Math.ulp(3.3)), "restA x");
        assertFault(HIT, "restA", value -> nudged(value, 1, -12 * Math.ulp(2.9)), "restA y");
        assertFault(HIT, "restB", value -> nudged(value, 0, 12 * Math.ulp(0.3)), "restB x");
        assertRight(HIT, "restA", value -> nudged(value, 0, -6 * Math.ulp(3.3)));
        assertFault(FACES, "restA", value -> points(3, -0.0), "restA y is -0.0");
        assertFault(MISS, "restA", value -> points(0, 0), "restA");
        assertFault(OVERLAP, "restB", value -> points(0, 0), "restB");
    }

    @Test
    void restMustNotOverlapByALastBit() {
        assertFault(FACES, "restA", value -> nudged(value, 0, Math.ulp(3.0)), "standing at rest");
        assertFault(FACES, "restB", value -> points(-Double.MIN_VALUE, 0), "standing at rest");
        assertRight(FACES, "restA", value -> nudged(value, 0, -Math.ulp(3.0)));
    }

    @Test
    void separation() {
        assertFault(OVERLAP, "separationDepth", value -> Math.nextDown((double) value), "less than the exact distance");
        assertFault(OVERLAP, "separationDepth", value -> (double) value + 6 * Math.ulp((double) value), "not near");
        assertRight(OVERLAP, "separationDepth", value -> (double) value + 3 * Math.ulp((double) value));
        assertFault(OVERLAP, "separationDepth", value -> Double.NaN, "depth");
        assertFault(OVERLAP, "separationDepth", value -> Double.POSITIVE_INFINITY, "not near");
        assertFault(OVERLAP, "separationNormal", value -> points(-Math.sqrt(0.5), Math.sqrt(0.5)), "separation normal");
        assertFault(OVERLAP, "separationNormal", value -> points(), "separation normal");
        assertFault(HIT, "separationNormal", value -> points(1, 0), "separation normal");
        assertFault(HIT, "separationDepth", value -> 0.0, "depth is 0.0, exactly absent");
        OracleClaim silent = Claims.with(Claims.right(OVERLAP), "separationDepth", value -> Double.NaN);
        assertThat(Judge.faultsOfSweep(OVERLAP, silent)).isEmpty();
        assertThat(Judge.faultsOfSweep(MISS, silent)).hasSize(1);
    }

    @Test
    void beyondTheDoublesThereIsOnlyInfinity() {
        double max = Double.MAX_VALUE;
        Query query = new Query(points(max, 0), points(max, -1, max, 1), max, 0, max, 0, -4, 0, -4, 0);
        OracleClaim right =
                Claims.with(Claims.right(query), "contact", value -> new double[][] {{Double.POSITIVE_INFINITY, 0}});
        assertThat(Judge.faults(query, right)).isEmpty();
        OracleClaim capped = Claims.with(right, "contact", value -> new double[][] {{max, 0}});
        assertThat(Judge.faults(query, capped)).singleElement().asString().startsWith("contact[0] x");
        OracleClaim wrongSide = Claims.with(right, "contact", value -> new double[][] {{Double.NEGATIVE_INFINITY, 0}});
        assertThat(Judge.faults(query, wrongSide)).singleElement().asString().startsWith("contact[0] x");
    }

    @Test
    void restBeyondTheDoublesIsInfinite() {
        double max = Double.MAX_VALUE;
        Query query = new Query(points(0, 0), points(0, -1, 0, 1), max, 0, max, 0, max, 0, max / 2, 0);
        Query later = new Query(points(-1, 0), points(max / 4, -1, max / 4, 1), max, 0, max, 0, max, 0, max / 2, 0);
        assertThat(Judge.faults(query, Claims.right(query))).isEmpty();
        OracleClaim claim = Claims.with(Claims.right(later), "restA", value -> points(Double.POSITIVE_INFINITY, 0));
        claim = Claims.with(claim, "restB", value -> points(Double.POSITIVE_INFINITY, 0));
        claim = Claims.with(claim, "contact", value -> new double[][] {{Double.POSITIVE_INFINITY, 0}});
        assertThat(Judge.faults(later, claim)).isEmpty();
        OracleClaim capped = Claims.with(claim, "restA", value -> points(max, 0));
        assertThat(Judge.faults(later, capped)).singleElement().asString().startsWith("restA x");
    }
}

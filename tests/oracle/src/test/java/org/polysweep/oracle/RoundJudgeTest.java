package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.oracle.Claims.assertFault;
import static org.polysweep.oracle.Claims.assertRight;
import static org.polysweep.oracle.Claims.nudged;
import static org.polysweep.oracle.Shapes.box;
import static org.polysweep.oracle.Shapes.moving;
import static org.polysweep.oracle.Shapes.points;

import org.junit.jupiter.api.Test;

/** Claims about round shapes that are just right and just wrong. */
class RoundJudgeTest {
    private static final double[] ORIGIN = {0, 0};

    /** Enters at 1 - √3/4, with the normal (-√3/2, -1/2). */
    private static final Query IRRATIONAL = moving(ORIGIN, points(2, 0.5), 2, 0).withRadii(0.5, 0.5);

    @Test
    void timesAreRightToTheLastBit() {
        assertRight(IRRATIONAL, "enter", value -> value);
        assertFault(IRRATIONAL, "enter", value -> Math.nextUp((double) value), "enter");
        assertFault(IRRATIONAL, "enter", value -> Math.nextDown((double) value), "enter");
        assertFault(IRRATIONAL, "exit", value -> Math.nextDown((double) value), "exit");
    }

    @Test
    void aNormalHasFourUlp() {
        double ulp = Math.ulp(0.75);
        assertRight(IRRATIONAL, "normal", value -> nudged(value, 0, 3 * ulp));
        assertRight(IRRATIONAL, "normal", value -> nudged(value, 0, -3 * ulp));
        assertFault(IRRATIONAL, "normal", value -> nudged(value, 0, 5 * ulp), "normal x");
        assertRight(IRRATIONAL, "normal", value -> nudged(value, 1, 2 * ulp));
        assertFault(IRRATIONAL, "normal", value -> nudged(value, 1, 5 * ulp), "normal y");
        assertFault(IRRATIONAL, "normal", value -> points(-1, 0), "normal x");
    }

    @Test
    void theRadiusCountsForTheContact() {
        // tangent at the origin of the world: from A's vertex 1000 down by 1000
        Query big = moving(points(0, 1000), points(8, -24), 16, 0).withRadii(1000, 24);
        assertThat(Claims.right(big).contact()).isDeepEqualTo(new double[][] {{8, 0}});
        double ulp = Math.ulp(1000.0);
        assertRight(big, "contact", value -> new double[][] {{8 + 4 * ulp, 4 * ulp}});
        assertFault(big, "contact", value -> new double[][] {{8, 5 * ulp}}, "contact[0] y");
        assertFault(big, "contact", value -> new double[][] {{8 - 5 * ulp, 0}}, "contact[0] x");
        // from B's vertex with B's radius, though A's is great
        Query onB = moving(points(-500, 1000, 500, 1000), points(8, -1), 0, -2).withRadii(1000, 0);
        assertRight(onB, "contact", value -> new double[][] {{8, -1 + 4 * Math.ulp(1.0)}});
        assertFault(onB, "contact", value -> new double[][] {{8, -1 + 5 * Math.ulp(1.0)}}, "contact[0] y");
    }

    @Test
    void bothEndsOfASharedSegmentInOrder() {
        Query query = new Query(box(0, 0, 2, 2), box(-10, -1, 20, 1), 0, 1, 0, 0, 4, 0, 0, 0, 0.75, 0.25);
        assertRight(query, "contact", value -> new double[][] {{2, 0.25}, {0, 0.25}});
        assertFault(query, "contact", value -> new double[][] {{0, 0.25}, {2, 0.25}}, "contact[0] x");
        assertFault(query, "contact", value -> new double[][] {{2, 0.25}}, "1 points");
        assertFault(query, "contact", value -> new double[][] {{2, 0}, {0, 0}}, "contact[0] y");
    }

    @Test
    void featuresAreThoseOfTheCore() {
        assertFault(IRRATIONAL, "featureAKind", value -> "EDGE", "featureA");
        assertFault(IRRATIONAL, "featureBIndex", value -> 1, "featureB");
    }

    @Test
    void atRestTheShapesAreNotInEachOther() {
        double ulp = Math.ulp(0.75);
        assertRight(IRRATIONAL, "restA", value -> nudged(value, 0, -3 * ulp));
        assertFault(IRRATIONAL, "restA", value -> nudged(value, 0, 3 * ulp), "OVERLAP");
        assertFault(IRRATIONAL, "restA", value -> nudged(value, 0, -40 * ulp), "restA x");
        assertRight(IRRATIONAL, "restB", value -> nudged(value, 1, 8 * Double.MIN_VALUE));
        assertFault(IRRATIONAL, "restB", value -> nudged(value, 1, 9 * Double.MIN_VALUE), "restB y");
    }

    @Test
    void aDepthIsNeverTooSmall() {
        Query query = moving(ORIGIN, points(1, 1), 0, 0).withRadii(1, 1);
        double above = Claims.right(query).separationDepth(); // 2 - √2, rounded up
        double ulp = Math.ulp(above);
        assertRight(query, "separationDepth", value -> above + 3 * ulp);
        assertFault(query, "separationDepth", value -> above + 5 * ulp, "not near");
        assertFault(query, "separationDepth", value -> Math.nextDown(above), "less than");
        assertFault(query, "separationNormal", value -> points(-1, 0), "separation normal x");
    }
}

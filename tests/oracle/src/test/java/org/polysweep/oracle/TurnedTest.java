package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** Shapes that stand turned, and do not turn any further. */
class TurnedTest {
    private static final int TRIES = 60;
    private static final Rotor QUARTER = Rotor.of("rotor", 3, 3);
    private static final Rotor HALF = Rotor.of("rotor", 0, -5);
    private static final Rotor SLANTED = Rotor.of("rotor", 2, 1); // cosine 3/5, sine 4/5

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomQueries.class)
    void ofAQuarterAndAHalf(@ForAll Query query) {
        Query withVertices = query.withShapes(quarter(query.a()), quarter(quarter(query.b())));
        assertThat(Oracle.answer(query, QUARTER, HALF)).isEqualTo(Oracle.answer(withVertices));
    }

    /** Some numbers are written otherwise there, and equal. */
    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomRoundQueries.class)
    void ofAQuarterAndAHalfWithRadii(@ForAll Query query) {
        Query withVertices = query.withShapes(quarter(query.a()), quarter(quarter(query.b())));
        assertThat(Oracle.answer(query, QUARTER, HALF)).isEqualTo(Oracle.answer(withVertices));
    }

    private static double[] quarter(double[] flat) {
        double[] turned = new double[flat.length];
        for (int i = 0; i < flat.length; i += 2) {
            turned[i] = 0.0 - flat[i + 1];
            turned[i + 1] = flat[i];
        }
        return turned;
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomRoundQueries.class)
    void rightClaimsAreAccepted(@ForAll Query query) {
        OracleClaim right = Claims.right(query, SLANTED, QUARTER);
        assertThat(Judge.faults(query, SLANTED, QUARTER, right)).isEmpty();
        assertThat(Judge.faultsOfSeparation(query, SLANTED, QUARTER, right)).isEmpty();
    }

    /** Turned by the angle whose cosine is 3/5, the corner (3, -4) of the box is at (5, 0). */
    @Test
    void aSlantedBoxMeetsAWall() {
        Query query = Shapes.moving(Shapes.box(-3, -4, 6, 8), Shapes.box(10, -20, 1, 40), 10, 0);
        OracleAnswer answer = Oracle.answer(query, SLANTED, Rotor.UPRIGHT);
        assertThat(answer.timing().enter()).contains(ExactTime.of(Rational.of(1, 2)));
        assertThat(answer.featureA()).contains(ExactFeature.vertex(1));
        assertThat(answer.contact().get(0).point()).isEqualTo(new ExactPoint(Surd.of(Rational.of(10, 1)), Surd.ZERO));
        assertThat(answer.restA()).contains(new ExactPoint(Surd.of(Rational.of(5, 1)), Surd.ZERO));
    }

    @Test
    void theWayOutIsInTheUnitOfTheQuery() {
        Query query = Shapes.moving(Shapes.box(-3, -4, 6, 8), Shapes.box(4, -20, 1000, 40), 0, 0);
        ExactSeparation separation =
                Oracle.answer(query, SLANTED, Rotor.UPRIGHT).separation().orElseThrow();
        assertThat(separation.distance()).isEqualTo(Surd.ONE);
        assertThat(separation.direction()).isEqualTo(IntVector.of(-1, 0));
    }

    @Test
    void rotorsAreDirections() {
        assertThat(Rotor.of("rotor", 0x1p-1074, 0)).isEqualTo(Rotor.UPRIGHT);
        assertThat(Rotor.of("rotor", 0.75, -1)).isEqualTo(new Rotor(BigInteger.valueOf(3), BigInteger.valueOf(-4)));
        assertThatThrownBy(() -> Rotor.of("rotorA", 0, -0.0)).hasMessageContaining("rotorA is (0.0, -0.0)");
        assertThatThrownBy(() -> Rotor.of("rotorA", 0, Double.NaN)).hasMessageContaining("NaN");
        assertThatThrownBy(() -> Rotor.of("rotorA", Double.POSITIVE_INFINITY, 0))
                .hasMessageContaining("Infinity");
    }
}

package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.RotatingScene.between;
import static org.polysweep.internal.rotation.RotatingScene.body;
import static org.polysweep.internal.rotation.RotatingScene.regular;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.rotation.exact.ExactHeights;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** Residuals against the polynomials: theorem 20 of docs/error-bounds.md. */
class HeightResidualTest {

    private static final int SCENES = Trials.times(200);
    private static final MathContext DIGITS = new MathContext(80);

    private final HeightResidual residual = new HeightResidual();

    /** A corner that is on an edge at some time, but for some units in the last place. */
    @ParameterizedTest
    @CsvSource({"1, 1", "0x1p30, 0x1p-20", "0x1p-30, 0x1p20"})
    void whatIsLeftNextToARootIsWithinItsBound(double lengths, double rotors) {
        Random random = Trials.random(1);
        double worst = 0;
        for (int i = 0; i < SCENES; i++) {
            RotatingBody owner = some(3 + i % 4, lengths, rotors, random);
            RotatingBody other = some(3 + i % 5, lengths, rotors, random);
            int edge = random.nextInt(owner.core.vertexCount());
            int corner = random.nextInt(other.core.vertexCount());
            double time = random.nextDouble();
            putOnEdge(owner, edge, other, corner, time);
            RotatingScene scene = new RotatingScene(owner, other);
            BodyFrame view = scene.frames.ofA;
            double height = residual.height(owner, edge, other, corner, time);
            assertThat(Math.abs(height)).isLessThan(0x1p-45 * lengths);
            double error = exactHeight(owner, edge, other, corner, time)
                    .subtract(new BigDecimal(height))
                    .abs()
                    .doubleValue();
            assertThat(error).isLessThan(view.residualError() + view.unitError() * Math.abs(height));
            worst = Math.max(worst, error / view.residualError());
        }
        // The bound is for the worst of all roundings, and for lengths of rotors at their farthest from each other. A
        // tail
        // that is left out is 2^40 times as much.
        assertThat(worst).isBetween(0x1p-17, 0x1p-12);
    }

    private static RotatingBody some(int corners, double lengths, double rotors, Random random) {
        double from = between(-3, 3, random);
        RotatingBody body = body(
                regular(corners, lengths, lengths * between(-2, 2, random), lengths * between(-2, 2, random)),
                lengths * between(-4, 4, random),
                lengths * between(-4, 4, random),
                lengths * between(-4, 4, random),
                lengths * between(-4, 4, random),
                from,
                from + between(-1, 1, random));
        double length = rotors * between(0.5, 2, random);
        RotorPath path = body.rotorPath;
        body.setRotors(length * path.c0, length * path.s0, rotors * path.c1, rotors * path.s1);
        return body;
    }

    /** Moves the one body along the normal of the edge until the corner is on it. */
    private void putOnEdge(RotatingBody owner, int edge, RotatingBody other, int corner, double time) {
        RotorPath rotor = owner.rotorPath;
        assertThat(rotor.begin()).isTrue();
        rotor.moveTo(time);
        double x = owner.core.normalX(edge);
        double y = owner.core.normalY(edge);
        for (int i = 0; i < 3; i++) {
            double height = residual.height(owner, edge, other, corner, time);
            other.x -= height * rotor.worldX(x, y);
            other.y -= height * rotor.worldY(x, y);
        }
    }

    private static BigDecimal exactHeight(RotatingBody owner, int edge, RotatingBody other, int corner, double time) {
        ExactHeights exact = new ExactHeights(owner.toMovingShape(), other.toMovingShape());
        ExactHeights.Height height = exact.heights().stream()
                .filter(found -> found.isEdgeOfA() && found.edge() == edge && found.vertex() == corner)
                .findFirst()
                .orElseThrow();
        BigDecimal lattice = new BigDecimal(2).pow(exact.exponent(), DIGITS);
        BigDecimal length = new BigDecimal(height.squareOfEdge()).sqrt(DIGITS);
        return at(height.height(), time)
                .multiply(lattice)
                .divide(at(exact.unit(), time).multiply(length), DIGITS);
    }

    private static BigDecimal at(IntegerPolynomial polynomial, double time) {
        BigDecimal t = new BigDecimal(time);
        BigDecimal sum = BigDecimal.ZERO;
        for (int i = polynomial.degree(); i >= 0; i--) {
            sum = sum.multiply(t).add(new BigDecimal(polynomial.coefficient(i)));
        }
        return sum;
    }

    /** Where nothing is rounded, a height is what it is by hand. */
    @Test
    void byHand() {
        RotatingBody floor = new RotatingBody();
        floor.setMotion(ConvexPolygon.box(-8, -1, 8, 0), 0, 0, 0, 0);
        RotatingBody tip = new RotatingBody();
        tip.setMotion(ConvexPolygon.of(0, 0, 1, 2, -1, 2), 0, 3, 0, -2);
        assertThat(height(floor, 2, tip, 0, 0.25)).isEqualTo(2.5);
        assertThat(height(floor, 2, tip, 1, 1)).isEqualTo(3);
        // It stands on its head in the end; half-way it lies on its side.
        tip.setRotors(1, 0, 0, 1);
        assertThat(height(floor, 2, tip, 1, 1)).isEqualTo(-1);
        assertThat(height(floor, 2, tip, 1, 0.5)).isEqualTo(3);
        assertThat(height(floor, 2, tip, 2, 0.5)).isEqualTo(1);
        // Along the floor, to the right.
        assertThat(height(floor, 1, tip, 0, 0)).isEqualTo(-8);
    }

    private double height(RotatingBody owner, int edge, RotatingBody other, int corner, double time) {
        return residual.height(owner, edge, other, corner, time);
    }

    @Test
    void longAndShortRotorsAndEdgesAreOutOfRange() {
        for (double length : new double[] {0x1p-51, 0x1p51}) {
            RotatingBody plain = some(4, 1, 1, Trials.random(2));
            RotatingBody rotors = some(4, 1, length, Trials.random(3));
            assertThat(height(plain, 0, rotors, 0, 0.5)).isNaN();
            assertThat(height(rotors, 0, plain, 0, 0.5)).isNaN();
            RotatingBody large = some(4, length, 1, Trials.random(4));
            assertThat(height(large, 0, plain, 0, 0.5)).isNaN();
        }
    }
}

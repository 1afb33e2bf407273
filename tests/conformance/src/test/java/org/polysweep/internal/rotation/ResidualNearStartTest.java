package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.rotation.exact.ExactHeights;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** Residuals near t = 0 against the polynomials: theorem 14 of docs/error-bounds.md, (12). */
class ResidualNearStartTest {

    private static final int SCENES = Trials.times(200);
    private static final MathContext DIGITS = new MathContext(120);

    private final ResidualNearStart residual = new ResidualNearStart();

    /** An ulp above the floor, the height is known to many digits of itself, not of the size of the shapes. */
    @ParameterizedTest
    @CsvSource({"0", "0.3"})
    void heightsAreKnownRelativeToTheHeightAtTheStart(double radius) {
        Random random = Trials.random(3);
        for (int i = 0; i < SCENES; i++) {
            RotatingBody floor = new RotatingBody();
            floor.setMotion(ConvexPolygon.of(-8, -3, 8, random.nextDouble(), -8, 1), 0, 0, 0, 0);
            RotatingBody body = new RotatingBody();
            double angle = random.nextDouble();
            body.setMotion(shape(radius), random.nextDouble(), 4, random.nextDouble(), -random.nextDouble());
            body.setRotors(Math.cos(angle), Math.sin(angle), Math.cos(angle + 0.1), Math.sin(angle + 0.1));
            BodyFrame frame = frame(floor, body);
            int vertex = random.nextInt(3);
            for (int k = 0; k < 4; k++) {
                frame.moveTo(0);
                double height = frame.height(1, vertex) - radius;
                body.x -= height * frame.ownerCore.normalX(1);
                body.y -= height * frame.ownerCore.normalY(1);
                frame = frame(floor, body);
            }
            double time = 0x1p-53 * random.nextDouble();
            double height = residual.height(frame, 1, vertex, time).head()
                    / residual.unit().head();
            BigDecimal exact = height(floor, body, vertex, radius, time);
            assertThat(exact.abs().doubleValue()).isLessThan(0x1p-48);
            assertThat(new BigDecimal(height).subtract(exact).abs().doubleValue())
                    .isLessThan(0x1p-50 * exact.abs().doubleValue());
        }
    }

    private static ConvexShape shape(double radius) {
        ConvexPolygon core = ConvexPolygon.of(-0.7, 0.1, 0.9, -0.3, 0.2, 0.8);
        return radius == 0 ? core : RoundedPolygon.of(core, radius);
    }

    private static BodyFrame frame(RotatingBody owner, RotatingBody other) {
        return new RotatingScene(owner, other).frames.ofA;
    }

    private static BigDecimal height(RotatingBody a, RotatingBody b, int vertex, double radius, double time) {
        ExactHeights exact = new ExactHeights(a.toMovingShape(), b.toMovingShape());
        ExactHeights.Height height = exact.heights().stream()
                .filter(found -> found.isEdgeOfA() && found.edge() == 1 && found.vertex() == vertex)
                .findFirst()
                .orElseThrow();
        BigDecimal lattice = new BigDecimal(2).pow(exact.exponent(), DIGITS);
        BigDecimal length = new BigDecimal(height.squareOfEdge()).sqrt(DIGITS);
        return at(height.height(), time)
                .multiply(lattice)
                .divide(at(exact.unit(), time).multiply(length), DIGITS)
                .subtract(new BigDecimal(radius));
    }

    private static BigDecimal at(IntegerPolynomial polynomial, double time) {
        BigDecimal t = new BigDecimal(time);
        BigDecimal sum = BigDecimal.ZERO;
        for (int i = polynomial.degree(); i >= 0; i--) {
            sum = sum.multiply(t).add(new BigDecimal(polynomial.coefficient(i)));
        }
        return sum;
    }
}

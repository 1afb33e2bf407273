package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.turning.TurningKind;
import org.polysweep.conformance.turning.TurningQuery;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.rotation.exact.ExactHeights;
import org.polysweep.trials.Trials;

/** What doubles say about heights, against the polynomials: theorem 14 of docs/error-bounds.md. */
class BodyFrameTest {

    private static final int QUERIES = Trials.times(6);
    private static final MathContext DIGITS = new MathContext(60);

    private final BodyFrames frames = new BodyFrames(new RotatingBody(), new RotatingBody());

    @ParameterizedTest
    @EnumSource
    void heightsAndSlopesAreWithinTheirBounds(TurningKind kind) {
        inRange(kind, 2, this::checkHeights);
    }

    private void checkHeights(TurningQuery query, ExactHeights exact, Random random) {
        double time = time(random);
        frames.moveTo(time);
        exact.heights().forEach(height -> check(height, exact, time, query));
    }

    private interface Check {
        void of(TurningQuery query, ExactHeights exact, Random random);
    }

    /** Checks some queries whose numbers are in the range of the bounds, which the frames have begun. */
    private void inRange(TurningKind kind, int seed, Check check) {
        Random random = Trials.random(kind.name().hashCode() + seed);
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            frames.a.set(query.a().turning());
            frames.b.set(query.b().turning());
            if (frames.begin()) {
                check.of(query, new ExactHeights(query.a().turning(), query.b().turning()), random);
            }
        }
    }

    private static double time(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> random.nextInt(3) / 2.0;
            case 1 -> random.nextDouble() * 0x1p-30;
            default -> random.nextDouble();
        };
    }

    private void check(ExactHeights.Height height, ExactHeights exact, double time, TurningQuery query) {
        BodyFrame frame = height.isEdgeOfA() ? frames.ofA : frames.ofB;
        IntegerPolynomial unit = exact.unit();
        BigDecimal scale = new BigDecimal(2)
                .pow(exact.exponent(), DIGITS)
                .divide(new BigDecimal(height.squareOfEdge()).sqrt(DIGITS), DIGITS);
        IntegerPolynomial above = height.height();
        BigDecimal t = new BigDecimal(time);
        BigDecimal value = quotient(at(above, t), at(unit, t));
        BigDecimal first =
                quotient(at(above.derivative(), t).subtract(value.multiply(at(unit.derivative(), t))), at(unit, t));
        BigDecimal second = quotient(
                at(above.derivative().derivative(), t)
                        .subtract(first.multiply(at(unit.derivative(), t)).multiply(new BigDecimal(2)))
                        .subtract(value.multiply(at(unit.derivative().derivative(), t))),
                at(unit, t));
        String what = height.vertex() + " over edge " + height.edge() + " at " + time + "\n" + query;
        assertThat(difference(value.multiply(scale), frame.height(height.edge(), height.vertex())))
                .as(what)
                .isLessThan(frame.heightError);
        assertThat(difference(first.multiply(scale), frame.slope(height.edge(), height.vertex())))
                .as(what)
                .isLessThan(frame.slopeError);
        assertThat(second.multiply(scale).abs().doubleValue()).as(what).isLessThanOrEqualTo(frame.curvature);
    }

    private static double difference(BigDecimal exact, double rounded) {
        return exact.subtract(new BigDecimal(rounded)).abs().doubleValue();
    }

    private static BigDecimal quotient(BigDecimal above, BigDecimal below) {
        return above.divide(below, DIGITS);
    }

    private static BigDecimal at(IntegerPolynomial polynomial, BigDecimal time) {
        BigDecimal sum = BigDecimal.ZERO;
        for (int i = polynomial.degree(); i >= 0; i--) {
            sum = sum.multiply(time).add(new BigDecimal(polynomial.coefficient(i)));
        }
        return sum;
    }

    /** Each pair that is left out of a part of the step is what it is said to be, as long as that lasts. */
    @ParameterizedTest
    @EnumSource
    void whatIsCertainIsSo(TurningKind kind) {
        inRange(kind, 3, this::checkSigns);
    }

    private void checkSigns(TurningQuery query, ExactHeights exact, Random random) {
        double time = time(random);
        double duration = Math.min(1 - time, Math.scalb(1.0, -random.nextInt(20)));
        frames.moveTo(time);
        CertifiedSigns signs = new CertifiedSigns(frames, duration);
        for (int part = 0; part <= 4; part++) {
            RealRoot then = RealRoot.of(Dyadic.of(Math.min(1, time + duration * part / 4)));
            for (ExactHeights.Height height : exact.heights()) {
                int sign = signs.ofHeight(height.isEdgeOfA(), height.edge(), height.vertex());
                if (sign != 0) {
                    assertThat(then.signOf(height.height())).as("%s", query).isEqualTo(sign);
                    assertThat(exact.isRound() ? then.signOf(height.gap()) : 1)
                            .as("%s", query)
                            .isEqualTo(1);
                }
                int signBeside = signs.ofHeightBeside(height.isEdgeOfA(), height.edge(), height.vertex());
                if (signBeside != 0) {
                    assertThat(then.signOf(height.height())).as("%s", query).isEqualTo(signBeside);
                    assertThat(then.signOf(height.ahead()) < 0 || then.signOf(height.aheadOfEnd()) > 0)
                            .as("%s", query)
                            .isTrue();
                }
            }
            for (ExactHeights.Distance vertices : exact.distances()) {
                if (signs.areApart(vertices.ofA(), vertices.ofB())) {
                    assertThat(then.signOf(vertices.gap())).as("%s", query).isEqualTo(1);
                }
            }
        }
    }
}

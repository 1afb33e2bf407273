package org.polysweep.internal.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.turning.TurningKind;
import org.polysweep.conformance.turning.TurningQuery;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.trials.Trials;

/** What doubles say about heights, against the polynomials: theorem 14 of docs/error-bounds.md. */
class BodyViewTest {

    private static final int QUERIES = Trials.times(6);
    private static final MathContext DIGITS = new MathContext(60);

    private final ConservativeAdvancement advancement = new ConservativeAdvancement();

    @ParameterizedTest
    @EnumSource
    void heightsAndSlopesAreWithinTheirBounds(TurningKind kind) {
        inRange(kind, 2, this::checkHeights);
    }

    private void checkHeights(TurningQuery query, TurningPair pair, Random random) {
        double time = time(random);
        advancement.lookFromBoth(time);
        check(
                advancement.fromA(),
                pair,
                pair.a(),
                pair.edges().subList(0, pair.a().edges()),
                time,
                query);
        check(
                advancement.fromB(),
                pair,
                pair.b(),
                pair.edges().subList(pair.a().edges(), pair.edges().size()),
                time,
                query);
    }

    private interface Check {
        void of(TurningQuery query, TurningPair pair, Random random);
    }

    /** Checks some queries whose numbers are in the range of the bounds, and to which the advancement is set. */
    private void inRange(TurningKind kind, int seed, Check check) {
        Random random = Trials.random(kind.name().hashCode() + seed);
        for (int i = 0; i < QUERIES; i++) {
            TurningQuery query = kind.next(random);
            TurningMotion a = query.a().turning();
            TurningMotion b = query.b().turning();
            if (advancement.set(BodyNumbers.of(a), BodyNumbers.of(b))) {
                check.of(query, new TurningPair(a, b), random);
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

    private static void check(
            BodyView view,
            TurningPair pair,
            TurningBody owner,
            List<CornersOverEdge> edges,
            double time,
            TurningQuery query) {
        IntegerPolynomial unit = pair.a().square().times(pair.b().square());
        BigDecimal lattice = new BigDecimal(2).pow(pair.lattice().exponent(), DIGITS);
        for (int edge = 0; edge < edges.size(); edge++) {
            ExactVector along = owner.edge(edge);
            BigDecimal scale = lattice.divide(new BigDecimal(along.square()).sqrt(DIGITS), DIGITS);
            BigDecimal secondOfFirst = BigDecimal.ZERO;
            for (int corner = 0; corner < edges.get(edge).near().size(); corner++) {
                IntegerPolynomial above = edges.get(edge).near().get(corner).height();
                BigDecimal t = new BigDecimal(time);
                BigDecimal value = quotient(at(above, t), at(unit, t));
                BigDecimal first = quotient(
                        at(above.derivative(), t).subtract(value.multiply(at(unit.derivative(), t))), at(unit, t));
                BigDecimal second = quotient(
                        at(above.derivative().derivative(), t)
                                .subtract(
                                        first.multiply(at(unit.derivative(), t)).multiply(new BigDecimal(2)))
                                .subtract(value.multiply(at(unit.derivative().derivative(), t))),
                        at(unit, t));
                String what = "corner " + corner + " over edge " + edge + " at " + time + "\n" + query;
                assertThat(difference(value.multiply(scale), view.height(edge, corner)))
                        .as(what)
                        .isLessThan(view.heightError());
                assertThat(difference(first.multiply(scale), view.slope(edge, corner)))
                        .as(what)
                        .isLessThan(view.slopeError());
                assertThat(second.multiply(scale).abs().doubleValue())
                        .as(what)
                        .isLessThanOrEqualTo(view.greatestCurvature());
                if (corner == 0) {
                    secondOfFirst = second;
                }
                assertThat(second.subtract(secondOfFirst).multiply(scale).abs().doubleValue())
                        .as(what)
                        .isLessThanOrEqualTo(view.curvatureBetweenCorners());
            }
        }
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

    private void checkSigns(TurningQuery query, TurningPair pair, Random random) {
        double time = time(random);
        double duration = Math.min(1 - time, Math.scalb(1.0, -random.nextInt(20)));
        advancement.lookFromBoth(time);
        SignsForAWhile signs = new SignsForAWhile(advancement, duration);
        for (int part = 0; part <= 4; part++) {
            RealRoot then = RealRoot.of(Dyadic.of(Math.min(1, time + duration * part / 4)));
            for (int edge = 0; edge < pair.edges().size(); edge++) {
                boolean isOfA = edge < pair.a().edges();
                List<CornerOverEdge> corners = pair.edges().get(edge).near();
                for (int corner = 0; corner < corners.size(); corner++) {
                    int sign =
                            signs.ofHeight(isOfA, isOfA ? edge : edge - pair.a().edges(), corner);
                    if (sign != 0) {
                        CornerOverEdge exact = corners.get(corner);
                        assertThat(then.signOf(exact.height())).as("%s", query).isEqualTo(sign);
                        assertThat(pair.isRound() ? then.signOf(exact.gap()) : 1)
                                .as("%s", query)
                                .isEqualTo(1);
                    }
                }
            }
            for (CornerPair corners : pair.cornerPairs()) {
                if (signs.areApart(corners.ofA(), corners.ofB())) {
                    assertThat(then.signOf(corners.gap())).as("%s", query).isEqualTo(1);
                }
            }
        }
    }
}

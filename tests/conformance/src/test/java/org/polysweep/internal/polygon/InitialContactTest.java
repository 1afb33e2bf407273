package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.polygon.InitialContact.Reason;
import org.polysweep.internal.polygon.InitialContact.Relation;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** The initial contact is the one of the reference, and everything that it writes of a touch is, also. */
class InitialContactTest {

    private static final PairSweeper REFERENCE = PairSweeper.REFERENCE;

    private static final List<Set<Stage>> LEFT_OUT =
            List.of(Set.of(), Set.of(Stage.FILTER), Set.of(Stage.STRUCTURE), Set.of(Stage.FILTER, Stage.STRUCTURE));

    /** Fails if any part of the answer is computed. */
    private static final LazyAnswer NO_ANSWER = (LazyAnswer) Proxy.newProxyInstance(
            LazyAnswer.class.getClassLoader(), new Class<?>[] {LazyAnswer.class}, (proxy, method, arguments) -> {
                throw new AssertionError(method);
            });

    private final PolygonQuery query = new PolygonQuery();
    private final Predicates predicates = new Predicates(query);
    private final InitialContact initialContact = new InitialContact(query, predicates);
    private final InitialEdgeGuess initialEdgeGuess = new InitialEdgeGuess();
    private final SweepResult found = SweepResult.create();
    private final SweepResult expected = SweepResult.create();

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "ROUND_.*")
    void itIsThatOfTheReference(QueryClass kind) {
        Random random = Trials.random(11);
        for (int i = 0; i < Trials.times(60); i++) {
            Query next = kind.next(random);
            requireRight(ConvexMotion.of(Answers.a(next)), ConvexMotion.of(Answers.b(next)));
        }
    }

    private void requireRight(ConvexMotion a, ConvexMotion b) {
        REFERENCE.sweep(a, b, expected);
        boolean isAtStart = expected.enter() == 0;
        for (Set<Stage> leftOut : LEFT_OUT) {
            Relation relation = classify(a, b, leftOut);
            boolean agrees = switch (relation) {
                case UNKNOWN -> true;
                case OVERLAPPING -> expected.verdict() == Verdict.OVERLAP;
                case PARTING -> expected.verdict() == Verdict.MISS;
                case APPROACHING -> expected.verdict() != Verdict.OVERLAP && !isExactlyAtStart(a, b);
                case TOUCHING -> expected.verdict() == Verdict.TOUCH && isAtStart;
                case PRESSING -> expected.verdict() == Verdict.HIT && isAtStart;
            };
            assertThat(agrees)
                    .as(() -> relation + " of " + a + " and " + b + " without " + leftOut + ", where it is "
                            + expected.toOutcome())
                    .isTrue();
            if (initialContact.touches()) {
                requireFeatures();
            }
        }
    }

    /** A time may be rounded down to 0; without a displacement there is no doubt. */
    private static boolean isExactlyAtStart(ConvexMotion a, ConvexMotion b) {
        SweepResult atRest = SweepResult.create();
        REFERENCE.sweep(
                new ConvexMotion(a.shape(), a.x(), a.y(), 0, 0),
                new ConvexMotion(b.shape(), b.x(), b.y(), 0, 0),
                atRest);
        return atRest.verdict() != Verdict.MISS;
    }

    private Relation classify(ConvexMotion a, ConvexMotion b) {
        return classify(a, b, Set.of());
    }

    private Relation classify(ConvexMotion a, ConvexMotion b, Set<Stage> leftOut) {
        query.set(a, b);
        predicates.arithmetic.begin(Stages.code(leftOut));
        return initialContact.classify(query.gapSize());
    }

    /** Overlaps by the smallest double: no octagon is certain of it, but a triangle is. */
    @Test
    void theLeastOverlapIsProved() {
        ConvexPolygon below = ConvexPolygon.of(-3, 0, 0, -4, 3, 0);
        ConvexPolygon above = ConvexPolygon.of(-2, 0, 2, 0, 0, 5);
        assertThat(classify(ConvexMotion.at(above, 0, -Double.MIN_VALUE), ConvexMotion.at(below, 0, 0)))
                .isEqualTo(Relation.OVERLAPPING);
        assertThat(classify(ConvexMotion.at(below, 0, Double.MIN_VALUE), ConvexMotion.at(above, 0, 0)))
                .isEqualTo(Relation.OVERLAPPING);
        assertThat(initialContact.reason()).isEqualTo(Reason.EDGE);
        assertThat(classify(ConvexMotion.at(above, 0, Double.MIN_VALUE), ConvexMotion.at(below, 0, 0)))
                .isEqualTo(Relation.PARTING);
    }

    /** Inside the line of an edge by the smallest double, and outside beyond either end of it. */
    @Test
    void besideAnEdgeIsNotInside() {
        ConvexPolygon first = ConvexPolygon.of(14, -3, 9, -4, 11, 0);
        ConvexPolygon second = ConvexPolygon.of(-16, -17, -15, -17, -8, -9);
        ConvexMotion beyondEnd = ConvexMotion.at(ConvexPolygon.of(11, 0), -Double.MIN_VALUE, 0);
        ConvexMotion beforeBegin = ConvexMotion.at(ConvexPolygon.of(-8, -9), 0, -Double.MIN_VALUE);
        assertThat(classify(beyondEnd, ConvexMotion.at(first, 0, 0))).isEqualTo(Relation.PARTING);
        assertThat(classify(beforeBegin, ConvexMotion.at(second, 0, 0))).isEqualTo(Relation.UNKNOWN);
    }

    /**
     * A triangle about a point, (0, 0), which is near its long flat bottom. From there the vertex at the top turns left
     * by 6 against the end of the bottom and by 6 against its beginning, and the bound for gaps of the size 2^26 is
     * 12u · 2^52 = 6.
     */
    @Test
    void theVerticesSurroundTheOriginByTheBoundOrMore() {
        assertThat(aroundPoint(-3.5, 2.5)).isEqualTo(Relation.OVERLAPPING);
        assertThat(initialContact.reason()).isEqualTo(Reason.EDGE);
        assertThat(aroundPoint(-3.5, Math.nextDown(2.5))).isEqualTo(Relation.UNKNOWN);
        assertThat(aroundPoint(Math.nextUp(-3.5), 2.5)).isEqualTo(Relation.UNKNOWN);
    }

    private Relation aroundPoint(double left, double right) {
        ConvexPolygon triangle = ConvexPolygon.of(left, -0x1p-20, right, -0x1p-20, 0x1p20, 2);
        query.set(ConvexMotion.at(ConvexPolygon.of(0, 0), 0, 0), ConvexMotion.at(triangle, 0, 0));
        predicates.arithmetic.begin(0);
        return initialContact.classify(0x1p26);
    }

    /** An overlap without doubt, except for products that overflow double. */
    @Test
    void productsThatOverflowLeaveItUnknown() {
        ConvexMotion point = ConvexMotion.at(ConvexPolygon.of(0, 0), 0, 0);
        ConvexPolygon triangle = ConvexPolygon.of(-3.5, -0x1p-60, 2.5, -0x1p-60, 0, 2);
        assertThat(classify(point, ConvexMotion.at(triangle, 0, 0))).isEqualTo(Relation.OVERLAPPING);
        assertThat(initialContact.reason()).isEqualTo(Reason.EDGE);
        assertThat(classify(point, ConvexMotion.at(triangle.scaled(0x1p520), 0, 0)))
                .isEqualTo(Relation.UNKNOWN);
    }

    /** Each of the ways to prove an overlap or a distance without an edge, where the next one would do as well. */
    @Test
    void theReasonIsNamed() {
        ConvexPolygon pentagon = ConvexPolygon.of(1.1, 0, 0.3, 1, -0.9, 0.6, -0.9, -0.6, 0.3, -1);
        ConvexPolygon diamond = ConvexPolygon.of(1.1, 0, 0, 1.3, -1.1, 0, 0, -1.3);
        ConvexPolygon sliver = ConvexPolygon.of(-3.1, 0, 0, -0.1, 3.1, 0, 0, 0.2);
        requireReason(pentagon, pentagon, 0.3, Relation.OVERLAPPING, Reason.INSCRIBED_DISKS);
        requireReason(sliver, sliver, 0.7, Relation.OVERLAPPING, Reason.INSCRIBED_OCTAGON);
        requireReason(diamond, diamond, 1.7, Relation.OVERLAPPING, Reason.SEPARATING_AXES);
        requireReason(diamond, diamond, 2.3, Relation.PARTING, Reason.SEPARATING_AXES);
        requireReason(diamond, diamond, 2.2, Relation.TOUCHING, Reason.EDGE);
        requireReason(pentagon, pentagon, 9.3, Relation.UNKNOWN, Reason.NONE);
    }

    private void requireReason(ConvexPolygon a, ConvexPolygon b, double x, Relation relation, Reason reason) {
        assertThat(classify(ConvexMotion.at(a, x, 0), ConvexMotion.at(b, 0, 0))).isEqualTo(relation);
        assertThat(initialContact.is(relation)).isTrue();
        assertThat(initialContact.reason()).isEqualTo(reason);
        Set<Stage> filter = Set.of(Stage.FILTER);
        classify(ConvexMotion.at(a, x, 0), ConvexMotion.at(b, 0, 0), filter);
        assertThat(initialContact.reason()).isIn(Reason.NONE, Reason.EDGE);
    }

    /** Boxes that are half a unit apart, and half a unit in each other. */
    @Test
    void theDistanceIsGuessed() {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 4, 4);
        ConvexMotion a = ConvexMotion.at(box, 0, 0);
        assertThat(guess(a, ConvexMotion.at(box, 4.5, 1))).isCloseTo(0.5, withinPercentage(4));
        assertThat(guess(a, ConvexMotion.at(box, 3.5, 1))).isCloseTo(-0.5, withinPercentage(4));
        assertThat(guess(ConvexMotion.at(box, 1, 4.25), a)).isCloseTo(0.25, withinPercentage(4));
        assertThat(initialEdgeGuess.isOfB ? box.normalY(initialEdgeGuess.onB) : -box.normalY(initialEdgeGuess.onA))
                .isEqualTo(1);
    }

    private double guess(ConvexMotion a, ConvexMotion b) {
        query.set(a, b);
        initialEdgeGuess.guess(query, Double.POSITIVE_INFINITY);
        return initialEdgeGuess.distance;
    }

    /** Boxes with a vertex in common: either edge of C that ends there is made of an edge of each. */
    @ParameterizedTest
    @CsvSource({"1, 1", "100, 1", "1, 100"})
    void ofTwoParallelEdgesTheEdgeOfBIsTaken(double width, double height) {
        ConvexPolygon square = ConvexPolygon.box(0, 0, 1, 1);
        ConvexPolygon box = ConvexPolygon.box(0, 0, width, height);
        for (int isRight = 0; isRight <= 1; isRight++) {
            for (int isAbove = 0; isAbove <= 1; isAbove++) {
                double x = isRight == 1 ? 1 : -width;
                double y = isAbove == 1 ? 1 : -height;
                assertThat(classify(ConvexMotion.at(square, 0, 0), ConvexMotion.at(box, x, y)))
                        .isEqualTo(Relation.TOUCHING);
                assertThat(initialContact.isVertex).isTrue();
                assertThat(initialContact.isOfB).isTrue();
                assertThat(initialContact.isNeighborOfB).isTrue();
                // The normals of the two edges of B that face the square: one along either axis.
                double normalX = box.normalX(initialContact.edge) + box.normalX(initialContact.neighbor);
                double normalY = box.normalY(initialContact.edge) + box.normalY(initialContact.neighbor);
                assertThat(normalX).isEqualTo(1 - 2 * isRight);
                assertThat(normalY).isEqualTo(1 - 2 * isAbove);
            }
        }
    }

    /** A box on a floor. */
    @Test
    void aTouchHasItsFeatures() {
        ConvexPolygon floor = ConvexPolygon.box(-8, -1, 8, 0);
        ConvexPolygon box = ConvexPolygon.box(0, 0, 1, 1);
        requireTouch(ConvexMotion.at(box, 0, 0), ConvexMotion.at(floor, 0, 0));
        requireTouch(ConvexMotion.at(floor, 0, 0), ConvexMotion.at(box, 0, 0));
    }

    private void requireTouch(ConvexMotion a, ConvexMotion b) {
        assertThat(classify(a, b)).isEqualTo(Relation.TOUCHING);
        assertThat(initialContact.isVertex).isFalse();
        REFERENCE.sweep(a, b, expected);
        requireFeatures();
    }

    /** Requires that a touch has the features of the reference. */
    private void requireFeatures() {
        AnswerWriter.write(found, Verdict.TOUCH, NO_ANSWER);
        initialContact.writeFeatures(found);
        assertThat(List.of(found.featureKindA(), found.featureIndexA(), found.featureKindB(), found.featureIndexB()))
                .isEqualTo(List.of(
                        expected.featureKindA(),
                        expected.featureIndexA(),
                        expected.featureKindB(),
                        expected.featureIndexB()));
    }

    @Test
    void numbersThatOverflowLeaveItUnknown() {
        double most = Double.MAX_VALUE;
        ConvexPolygon shape = ConvexPolygon.of(-most, -most, most, -most, 0, most);
        ConvexMotion a = new ConvexMotion(shape, -most, 0, 0, 0);
        assertThat(classify(a, new ConvexMotion(shape, most, 0, 0, 0))).isEqualTo(Relation.UNKNOWN);
        // A triangle and a point far to the right of it: even the greatest of all distances overflows.
        double unit = most / 8;
        ConvexPolygon triangle = ConvexPolygon.of(-4 * unit, 2 * unit, unit, -2 * unit, unit, 4 * unit);
        ConvexPolygon point = ConvexPolygon.of(2 * unit, -2 * unit);
        assertThat(classify(ConvexMotion.at(triangle, 0, 0), ConvexMotion.at(point, 6 * unit, -2 * unit)))
                .isEqualTo(Relation.UNKNOWN);
    }
}

package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.query.Intersection;
import org.polysweep.query.OverlapResolver;
import org.polysweep.query.OverlapResolver.Body;
import org.polysweep.query.OverlapResolver.Pair;
import org.polysweep.query.OverlapResolver.Resolution;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.trials.Trials;

class RelaxationTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 2, 2);

    @Test
    void eachOfTwoMovesHalfOfTheWay() {
        Resolution outcome =
                OverlapResolver.resolve(List.of(new Body(BOX, 0, 0, false), new Body(BOX, 1, 0.5, false)), 10);
        assertThat(outcome.positions()).containsExactly(new Point(-0.5, 0), new Point(1.5, 0.5));
        assertThat(outcome.isSettled()).isTrue();
        assertThat(outcome.rounds()).isEqualTo(1);
    }

    @Test
    void aFixedOneStays() {
        Resolution outcome =
                OverlapResolver.resolve(List.of(new Body(BOX, 0, 0, true), new Body(BOX, 1, 0.5, false)), 10);
        assertThat(outcome.positions()).containsExactly(new Point(0, 0), new Point(2, 0.5));
    }

    @Test
    void whatDoesNotOverlapIsLeftAlone() {
        List<Body> bodies = List.of(new Body(BOX, 0, 0, false), new Body(BOX, 2, 0, false), new Body(BOX, 0, 2, true));
        Resolution outcome = OverlapResolver.resolve(bodies, 10);
        assertThat(outcome.rounds()).isZero();
        assertThat(outcome.positions()).containsExactly(new Point(0, 0), new Point(2, 0), new Point(0, 2));
    }

    @Test
    void betweenWallsThatAreTooCloseItDoesNotSettleAndSaysSo() {
        List<Body> bodies = List.of(new Body(BOX, 0, 0, true), new Body(BOX, 1.5, 0, false), new Body(BOX, 3, 0, true));
        Resolution outcome = OverlapResolver.resolve(bodies, 5);
        assertThat(outcome.isSettled()).isFalse();
        assertThat(outcome.rounds()).isEqualTo(5);
        assertThat(outcome.overlapping()).isNotEmpty().isSubsetOf(new Pair(0, 1), new Pair(1, 2));
    }

    @Test
    void twoFixedOnesThatOverlapAreReported() {
        Resolution outcome = OverlapResolver.resolve(List.of(new Body(BOX, 0, 0, true), new Body(BOX, 1, 0, true)), 5);
        assertThat(outcome.overlapping()).containsExactly(new Pair(0, 1));
        assertThat(outcome.rounds()).isZero();
    }

    @Test
    void aHeapOfPolygonsSettlesAndWhatItSaysIsTrue() {
        Random random = Trials.random(1);
        int settled = 0;
        for (int run = 0; run < 20; run++) {
            List<Body> bodies = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                double[] xy = random.doubles(10, -1, 1).toArray();
                bodies.add(new Body(
                        ConvexPolygon.hullOf(xy), 3 * random.nextDouble(), 3 * random.nextDouble(), i % 5 == 4));
            }
            Resolution outcome = OverlapResolver.resolve(bodies, 50);
            List<Pair> overlapping = new ArrayList<>();
            for (int i = 0; i < bodies.size(); i++) {
                for (int k = i + 1; k < bodies.size(); k++) {
                    if (verdict(bodies, outcome, i, k) == Verdict.OVERLAP) {
                        overlapping.add(new Pair(i, k));
                    }
                }
            }
            assertThat(outcome.overlapping()).isEqualTo(overlapping);
            // Two bodies that cannot move may overlap forever.
            settled += overlapping.stream().allMatch(pair -> pair.first() % 5 == 4 && pair.second() % 5 == 4) ? 1 : 0;
        }
        // A few are wedged between those that cannot move.
        assertThat(settled).isGreaterThan(15);
    }

    private static Verdict verdict(List<Body> bodies, Resolution outcome, int i, int k) {
        ConvexShape first = bodies.get(i).shape().part(0);
        ConvexShape second = bodies.get(k).shape().part(0);
        Point at = outcome.positions().get(i);
        Point other = outcome.positions().get(k);
        return Intersection.verdict(first.at(at.x(), at.y()), second.at(other.x(), other.y()));
    }

    @Test
    void withoutARoundNothingMoves() {
        Resolution outcome =
                OverlapResolver.resolve(List.of(new Body(BOX, 0, 0, false), new Body(BOX, 1, 0, false)), 0);
        assertThat(outcome.positions()).containsExactly(new Point(0, 0), new Point(1, 0));
        assertThat(outcome.overlapping()).containsExactly(new Pair(0, 1));
        assertThat(outcome.rounds()).isZero();
    }

    @Test
    void aNegativeNumberOfRoundsIsRefused() {
        assertThatThrownBy(() -> OverlapResolver.resolve(List.of(), -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("maxRounds must be >= 0, but was -1");
    }

    /** A point a unit deep below a slope of 3 in 4 is led out straight, by four fifths up and three fifths across. */
    @Test
    void theWayOutOfASlopeIsStraight() {
        ConvexPolygon slope = ConvexPolygon.of(-40, -30, 40, 30, 40, -90);
        ConvexPolygon drop = ConvexPolygon.box(-1, 0, 0, 1);
        Body wall = new Body(slope, 0, 0, true);
        Body body = new Body(drop, 0.6, -0.8, false);
        for (List<Body> bodies : List.of(List.of(wall, body), List.of(body, wall))) {
            int mover = bodies.indexOf(body);
            Resolution outcome = OverlapResolver.resolve(bodies, 3);
            assertThat(outcome.isSettled()).isTrue();
            assertThat(outcome.positions().get(mover).x()).isCloseTo(0, within(1e-12));
            assertThat(outcome.positions().get(mover).y()).isCloseTo(0, within(1e-12));
            assertThat(outcome.positions().get(1 - mover)).isEqualTo(new Point(0, 0));
        }
    }

    /** What rounding leaves of an overlap is made good by the least steps, wherever the way out leads. */
    @Test
    void aPairAloneSettlesAtOnce() {
        Random random = Trials.random(2);
        for (int trial = 0; trial < Trials.times(300); trial++) {
            ConvexPolygon one = ConvexPolygon.hullOf(random.doubles(10, -1, 1).toArray());
            ConvexPolygon other = ConvexPolygon.hullOf(random.doubles(10, -1, 1).toArray());
            double x = 100 * random.nextGaussian();
            double y = 100 * random.nextGaussian();
            int fixed = random.nextInt(3);
            List<Body> bodies = List.of(
                    new Body(one, x, y, fixed == 1),
                    new Body(other, x + 0.3 * random.nextGaussian(), y + 0.3 * random.nextGaussian(), fixed == 2));
            Resolution outcome = OverlapResolver.resolve(bodies, 1);
            assertThat(outcome.isSettled()).as("%s", bodies).isTrue();
        }
    }
}

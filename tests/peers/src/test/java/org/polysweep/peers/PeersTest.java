package org.polysweep.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.peers.PeerAnswer.PeerOutcome;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.SweepAlgorithm;

class PeersTest {

    private static final double[] BOX = {0, 0, 1, 0, 1, 1, 0, 1};
    private static final double[] DIAMOND = {0, -1, 1, 0, 0, 1, -1, 0};
    private static final double[] POINT = {0, 0};

    private final PeerAnswer answer = new PeerAnswer();

    /** A moves by (dx, dy) from the origin, B stands at (x, y). */
    private <S> PeerOutcome sweep(Peer<S> peer, double[] a, double dx, double dy, double[] b, double x, double y) {
        peer.sweep(peer.shape(a), 0, 0, dx, dy, peer.shape(b), x, y, 0, 0, answer);
        return answer.outcome;
    }

    @ParameterizedTest
    @EnumSource
    void everyoneAnswersWhatIsEasy(BuiltInPeer kind) {
        Peer<?> peer = kind.make();
        assertThat(BuiltInPeer.named(kind.label())).contains(kind);
        // Off the line of the corners, which rays from vertices miss.
        assertThat(sweep(peer, BOX, 4, 0.5, BOX, 2, 0.25)).isEqualTo(PeerOutcome.HIT);
        assertThat(answer.enter).isEqualTo(0.25, within(0.01));
        // At a distance of exactly 0, dyn4j has no normal.
        if (kind != BuiltInPeer.DYN4J) {
            assertThat(answer.normalX).isNegative();
            assertThat(Math.abs(answer.normalY)).isLessThan(-answer.normalX / 100);
        }
        assertThat(answer.isMeeting()).isTrue();
        assertThat(sweep(peer, BOX, 0.25, 0.5, BOX, 2, 0.25)).isEqualTo(PeerOutcome.MISS);
        assertThat(answer.isMeeting()).isFalse();
        assertThat(sweep(peer, BOX, -4, -0.5, BOX, -2, -0.25)).isEqualTo(PeerOutcome.HIT);
        if (kind != BuiltInPeer.DYN4J) {
            assertThat(answer.normalX).isPositive();
        }
    }

    @ParameterizedTest
    @EnumSource(names = "TEXTBOOK_VERTEX_RAY", mode = EnumSource.Mode.EXCLUDE)
    void overlapIsSeen(BuiltInPeer kind) {
        assertThat(sweep(kind.make(), BOX, 4, 0.5, BOX, 0.5, 0.25)).isEqualTo(PeerOutcome.OVERLAP);
    }

    /** A bar of the length 4 turns by a quarter; its corner is 1 up after 26.36 degrees. */
    @ParameterizedTest
    @CsvSource({"POLYSWEEP,0.2342", "POLYSWEEP_REFERENCE,0.2342", "DYN4J,0.2929", "JBOX2D,0.2929"})
    void whatTurnsMeetsWhatItComesTo(BuiltInPeer kind, double enter) {
        Peer<?> peer = kind.make();
        double[] bar = {-2, -0.125, 2, -0.125, 2, 0.125, -2, 0.125};
        Turn quarter = Turn.of(Rotor.IDENTITY, Rotor.ofHalfAngle(1, 1));
        TurningPeer turning = peer.turning().orElseThrow();
        turning.setTurns(quarter, Turn.NONE);
        assertThat(sweep(peer, bar, 0, 0, BOX, 1.5, 1)).isEqualTo(PeerOutcome.HIT);
        assertThat(answer.enter).isEqualTo(enter, within(0.005));
        turning.setTurns(Turn.of(Rotor.ofHalfAngle(1, 1), Rotor.ofHalfAngle(1, 1)), Turn.NONE);
        assertThat(sweep(peer, bar, 0, 0, BOX, 1.5, 1)).isEqualTo(PeerOutcome.MISS);
        assertThat(sweep(peer, bar, 4, 0, BOX, 1.5, 1)).isEqualTo(PeerOutcome.HIT);
        assertThat(answer.enter).isEqualTo((1.5 - 0.125) / 4, within(0.01));
        turning.setTurns(Turn.NONE, Turn.NONE);
        assertThat(sweep(peer, bar, 0, 2, BOX, 1.5, 1)).isEqualTo(PeerOutcome.HIT);
        assertThat(answer.enter).isEqualTo(0.4375, within(0.01));
    }

    @Test
    void theTextbooksRaysHaveTheirFaults() {
        Peer<?> rays = new TextbookVertexRay();
        // Parallel to an edge, 0/0: resting on it and sliding is not seen, and neither is the same height as a box in
        // the way.
        assertThat(sweep(rays, BOX, 4, 0, BOX, 0, 1)).isEqualTo(PeerOutcome.MISS);
        assertThat(sweep(rays, BOX, 4, 0, BOX, 2, 0)).isEqualTo(PeerOutcome.MISS);
        // Contact at exactly 1.
        assertThat(sweep(rays, BOX, 1, 0, BOX, 2, 0.5)).isEqualTo(PeerOutcome.MISS);
        assertThat(sweep(rays, BOX, Math.nextUp(1.0), 0, BOX, 2, 0.5)).isEqualTo(PeerOutcome.HIT);
        // A corner into a corner, deep into each other before 1.
        assertThat(sweep(rays, DIAMOND, 3, 0, DIAMOND, 3, 0)).isEqualTo(PeerOutcome.MISS);
        // Overlap: nothing, or when a corner comes out again.
        assertThat(sweep(rays, BOX, 0.25, 0.125, BOX, 0.5, 0.25)).isEqualTo(PeerOutcome.MISS);
        assertThat(sweep(rays, BOX, 4, 0.5, BOX, 0.5, 0.25)).isEqualTo(PeerOutcome.HIT);
        assertThat(answer.enter).isPositive();
    }

    @Test
    void theTextbooksBoxIsWrongAfterRounding() {
        double[] thin = {0, 0, 0.1, 0, 0.1, 1, 0, 1};
        assertThat(sweep(new TextbookSweptAabb(), thin, 0.4, 0, BOX, 0.1 + 0.4, 0.5))
                .isEqualTo(PeerOutcome.MISS);
        assertThat(sweep(new PolysweepPeer(SweepAlgorithm.AUTO), thin, 0.4, 0, BOX, 0.1 + 0.4, 0.5))
                .isEqualTo(PeerOutcome.HIT);
        assertThat(answer.enter).isEqualTo(Math.nextDown(1.0));
    }

    @ParameterizedTest
    @CsvSource({"1,0,HIT", "0,1,MISS", "0,0,MISS", "-0.0,-1,MISS"})
    void theTextbooksBoxStandsStillOnAnAxis(double dx, double dy, PeerOutcome outcome) {
        assertThat(sweep(new TextbookSweptAabb(), BOX, 4 * dx, 4 * dy, BOX, 2, 0.5))
                .isEqualTo(outcome);
    }

    /** The baseline in integers is right in each verdict; its times are the nearest doubles, so some are late. */
    @Test
    void theTextbookInIntegersIsRightButForRounding() {
        Random random = new Random(1);
        Peer<?> exact = new TextbookExact();
        Peer<?> polysweep = new PolysweepPeer(SweepAlgorithm.REFERENCE);
        int late = 0;
        int even = 0;
        int overlaps = 0;
        for (int trial = 0; trial < 2000; trial++) {
            double[] a = hull(random, trial % 2 == 0);
            double[] b = hull(random, trial % 2 == 0);
            double x = coordinate(random, trial % 2 == 0);
            double y = coordinate(random, trial % 2 == 0);
            double dx = 2 * coordinate(random, trial % 2 == 0);
            double dy = coordinate(random, trial % 2 == 0);
            PeerOutcome expected = sweep(polysweep, a, dx, dy, b, x, y);
            double enter = answer.enter;
            PeerOutcome outcome = sweep(exact, a, dx, dy, b, x, y);
            assertThat(outcome).isEqualTo(expected == PeerOutcome.TOUCH ? PeerOutcome.MISS : expected);
            if (outcome == PeerOutcome.HIT) {
                assertThat(answer.enter).isIn(enter, Math.nextUp(enter));
                late += answer.enter > enter ? 1 : 0;
                even += answer.enter > enter ? 0 : 1;
            }
            overlaps += outcome == PeerOutcome.OVERLAP ? 1 : 0;
        }
        assertThat(List.of(late, even, overlaps)).allMatch(count -> count > 10);
    }

    private static double coordinate(Random random, boolean isWhole) {
        return isWhole ? random.nextInt(-6, 7) : random.nextDouble(-6, 6);
    }

    private static double[] hull(Random random, boolean isWhole) {
        while (true) {
            double[] points = new double[10];
            for (int i = 0; i < points.length; i++) {
                points[i] = coordinate(random, isWhole) / 2;
            }
            double[] corners = ConvexPolygon.hullOf(points).toArray();
            if (corners.length > 4) {
                return corners;
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1,3,0.3333333333333333",
        "2,3,0.6666666666666666",
        "1,1,1",
        "9007199254740993,9007199254740994,0.9999999999999999",
        "18014398509481983,18014398509481984,1"
    })
    void fractionsAreRoundedToNearest(long numerator, long denominator, double nearest) {
        assertThat(TextbookExact.nearest(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator)))
                .isEqualTo(nearest);
        assertThat(TextbookExact.nearest(
                        BigInteger.valueOf(numerator),
                        BigInteger.valueOf(denominator).shiftLeft(1074)))
                .isEqualTo(nearest < 0.5 ? 0 : Double.MIN_VALUE);
    }

    @Test
    void whatIsNoBoxIsRefused() {
        TextbookSweptAabb boxes = new TextbookSweptAabb();
        assertThat(boxes.isMadeFor(BOX, BOX)).isTrue();
        assertThat(boxes.isMadeFor(new double[] {0, 0, 1, 0}, POINT)).isTrue();
        assertThat(boxes.isMadeFor(BOX, new double[] {0, 0, 1, 1})).isFalse();
        assertThat(boxes.isMadeFor(new double[] {0, 0, 1, 0, 1, 1}, BOX)).isFalse();
        assertThat(boxes.isMadeFor(DIAMOND, BOX)).isFalse();
        assertThatThrownBy(() -> boxes.shape(DIAMOND)).hasMessageContaining("not an axis-parallel box");
    }

    @Test
    void enginesRefuseWhatTheyHaveNoShapeFor() {
        assertThatThrownBy(() -> new Jbox2dPeer().shape(new double[18])).hasMessageContaining("at most 8");
        assertThatThrownBy(() -> new Jbox2dPeer().shape(POINT)).hasMessageContaining("a point");
        assertThatThrownBy(() -> new Dyn4jPeer().shape(POINT)).isInstanceOf(RuntimeException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "POLYSWEEP           , true , true , true",
        "POLYSWEEP_REFERENCE , true , true , true",
        "TEXTBOOK_VERTEX_RAY , false, false, false",
        "TEXTBOOK_SWEPT_AABB , false, false, false",
        "TEXTBOOK_EXACT      , false, false, false",
        "DYN4J               , true , true , false",
        "JBOX2D              , true , false, false"
    })
    void whoHasRoundShapesHasThem(BuiltInPeer kind, boolean circles, boolean capsules, boolean boxes) {
        Peer<?> peer = kind.make();
        assertThat(peer.hasRounded(POINT)).isEqualTo(circles);
        assertThat(peer.hasRounded(new double[] {0, 0, 1, 0})).isEqualTo(capsules);
        assertThat(peer.hasRounded(BOX)).isEqualTo(boxes);
        if (!circles) {
            assertThatThrownBy(() -> peer.rounded(POINT, 1)).hasMessageContaining("no shape with the radius 1");
        }
    }

    /**
     * A circle comes to a circle, a box and a capsule, which stands upright or slants; each is met at a time of its
     * own.
     */
    @ParameterizedTest
    @EnumSource(names = {"POLYSWEEP", "POLYSWEEP_REFERENCE", "DYN4J", "JBOX2D"})
    void roundShapesMeetWhereTheyAre(BuiltInPeer kind) {
        assertThat(roll(kind.make(), new double[] {10, 3}, 3)).isEqualTo(PeerOutcome.HIT);
        assertThat(answer.enter).isEqualTo(0.6, within(0.01));
        assertThat(answer.normalX / Math.hypot(answer.normalX, answer.normalY)).isEqualTo(-0.8, within(0.02));
        assertThat(roll(kind.make(), new double[] {10, 5.5}, 3)).isEqualTo(PeerOutcome.MISS);
        assertThat(roll(kind.make(), new double[] {7, -3, 9, -3, 9, 3, 7, 3}, 0))
                .isEqualTo(PeerOutcome.HIT);
        assertThat(answer.enter).isEqualTo(0.5, within(0.01));
        if (kind.make().hasRounded(new double[4])) {
            assertThat(roll(kind.make(), new double[] {8, -3, 8, 3}, 1)).isEqualTo(PeerOutcome.HIT);
            assertThat(answer.enter).isEqualTo(0.5, within(0.01));
            assertThat(roll(kind.make(), new double[] {5, -4, 13, 2}, 0.4)).isEqualTo(PeerOutcome.HIT);
            // The line through its core is met at 31/3; it leans by 3/4.
            assertThat(answer.enter).isEqualTo((31 / 3.0 - 2.4 / 0.6) / 10, within(0.01));
        }
    }

    /** A circle of the radius 2 rolls by 10 from the origin to B. */
    private <S> PeerOutcome roll(Peer<S> peer, double[] core, double radius) {
        S circle = peer.rounded(POINT, 2);
        S b = radius == 0 ? peer.shape(core) : peer.rounded(core, radius);
        peer.sweep(circle, 0, 0, 10, 0, b, 0, 0, 0, 0, answer);
        return answer.outcome;
    }

    @ParameterizedTest
    @EnumSource(names = {"DYN4J", "JBOX2D"})
    void segmentsAreShapesOfTheEngines(BuiltInPeer kind) {
        double[] segment = {0, -1, 0, 1};
        assertThat(sweep(kind.make(), segment, 4, 0.25, BOX, 2, 0.125)).isEqualTo(PeerOutcome.HIT);
        assertThat(answer.enter).isEqualTo(0.5, within(0.01));
    }

    /** A diamond and a box, which reaches as far, go to a box and a diamond, which comes nearer. */
    private <S, C> PeerOutcome sweepParts(Peer<S> peer, CompoundPeer<S, C> compounds, double dx, double x) {
        C a = compounds.compound(List.of(peer.shape(DIAMOND), peer.shape(BOX)));
        C b = compounds.compound(List.of(peer.shape(BOX), peer.shape(DIAMOND)));
        compounds.sweep(a, 0, 0, dx, 0.125, b, x, 0.25, 0, 0, answer);
        return answer.outcome;
    }

    private <S> PeerOutcome sweepParts(Peer<S> peer, double dx, double x) {
        return sweepParts(peer, peer.compounds().orElseThrow(), dx, x);
    }

    @ParameterizedTest
    @EnumSource(
            names = {"TEXTBOOK_SWEPT_AABB", "TEXTBOOK_EXACT"},
            mode = EnumSource.Mode.EXCLUDE)
    void partsMeetWhereTheFirstTwoOfThemDo(BuiltInPeer kind) {
        assertThat(sweepParts(kind.make(), 8, 6)).isEqualTo(PeerOutcome.HIT);
        // The box reaches 1, the diamond of B comes to 6 - 1; their heights differ by less than 1.
        assertThat(answer.enter).isEqualTo(0.5, within(0.02));
        assertThat(sweepParts(kind.make(), 3, 6)).isEqualTo(PeerOutcome.MISS);
        assertThat(sweepParts(kind.make(), -8, 6)).isEqualTo(PeerOutcome.MISS);
    }

    @Test
    void twoOfTheTextbookHaveNoParts() {
        assertThat(new TextbookSweptAabb().compounds()).isEmpty();
        assertThat(new TextbookExact().compounds()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"POLYSWEEP", "POLYSWEEP_REFERENCE", "DYN4J", "JBOX2D"})
    void anOverlapOfTwoPartsIsOne(BuiltInPeer kind) {
        assertThat(sweepParts(kind.make(), 8, 0.75)).isEqualTo(PeerOutcome.OVERLAP);
    }

    /** What it says to one pair after another; a time that is no number is not lost. */
    @ParameterizedTest
    @CsvSource({
        "MISS:0;MISS:0, MISS, 0",
        "TOUCH:0.25;HIT:0.5, HIT, 0.5",
        "HIT:0.5;HIT:0.25, HIT, 0.25",
        "HIT:0.25;HIT:0.5, HIT, 0.25",
        "HIT:NaN;HIT:0.5, HIT, NaN",
        "HIT:0.5;HIT:NaN, HIT, NaN",
        "HIT:0.5;OVERLAP:0, OVERLAP, 0",
        "HIT:0.5;FAILED:0, FAILED, 0",
        "OVERLAP:0;FAILED:0, OVERLAP, 0",
        "TOUCH:0.5;TOUCH:0.25, TOUCH, 0.25"
    })
    void ofAllPairsTheFirstOverlapElseTheEarliestHit(String said, PeerOutcome outcome, double enter) {
        List<String> script = new ArrayList<>(List.of(said.split(";", -1)));
        Peer<String> peer = new Peer<>() {
            @Override
            public String shape(double[] corners) {
                return "";
            }

            @Override
            public void sweep(
                    String a,
                    double ax,
                    double ay,
                    double adx,
                    double ady,
                    String b,
                    double bx,
                    double by,
                    double bdx,
                    double bdy,
                    PeerAnswer says) {
                String[] next = script.remove(0).split(":", -1);
                says.outcome = PeerOutcome.valueOf(next[0]);
                says.enter = Double.parseDouble(next[1]);
            }
        };
        new EachPair<>(peer).sweep(List.of(""), 0, 0, 0, 0, List.of("", ""), 0, 0, 0, 0, answer);
        assertThat(answer.outcome).isEqualTo(outcome);
        if (outcome == PeerOutcome.HIT || outcome == PeerOutcome.TOUCH) {
            assertThat(Double.valueOf(answer.enter)).isEqualTo(Double.valueOf(enter));
        }
    }
}

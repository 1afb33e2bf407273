package org.polysweep.conformance.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.CompoundClass;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.CompoundAnswer;
import org.polysweep.oracle.CompoundOracle;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ContactEdge;
import org.polysweep.oracle.Part;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.trials.Trials;

/**
 * The sweep of compounds against the oracle, which asks all pairs, and has the rule for seams from the text of decision
 * 0013: verdict, both times and the parts are the same, the normal is within 4 ulp a component.
 */
class OracleAgreementTest {

    private static final int NORMAL_ULPS = 4;

    private final CompoundSweep auto = new CompoundSweep();
    private final CompoundSweep reference = new CompoundSweep(PairSweeper.REFERENCE);
    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);

    private static SweepResult sweep(CompoundSweep sweep, CompoundQuery query) {
        return sweep.sweep(Answers.a(query), Answers.b(query));
    }

    private void requireAgreement(CompoundQuery query) {
        CompoundAnswer exact = CompoundOracle.of(query).answer();
        for (CompoundSweep sweep : List.of(auto, reference)) {
            SweepResult result = sweep(sweep, query);
            Verdict alone = sweep.verdict(Answers.a(query), Answers.b(query));
            assertThat(List.of(alone.name(), result.verdict().name()))
                    .as("%s", query)
                    .containsOnly(exact.timing().verdict().name());
            assertThat(List.of(result.enter(), result.exit()))
                    .as("%s", query)
                    .isEqualTo(
                            List.of(exact.timing().enterDouble(), exact.timing().exitDouble()));
            assertThat(List.of(sweep.partA(), sweep.partB()))
                    .as("%s", query)
                    .isEqualTo(List.of(exact.partA(), exact.partB()));
            assertThat(Double.isNaN(result.normalX())).isEqualTo(exact.normal().isEmpty());
            exact.normal()
                    .ifPresent(normal -> assertThat(
                                    new ContactEdge(normal, 0).isNear(result.normalX(), result.normalY(), NORMAL_ULPS))
                            .as("%s: (%s, %s), exactly %s", query, result.normalX(), result.normalY(), normal)
                            .isTrue());
            verdicts.merge(result.verdict(), 1, Integer::sum);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyClassOfQueries(CompoundClass kind) {
        for (int i = 0; i < Trials.atLeast(500, 1_000); i++) {
            requireAgreement(kind.inParts(20, i));
        }
        assertThat(verdicts.get(Verdict.HIT)).isGreaterThan(100);
    }

    /** Numbers that doubles have no room for, so that nothing is decided by them. */
    @Test
    void farAway() {
        Random random = Trials.random(1);
        for (int i = 0; i < Trials.times(200); i++) {
            CompoundQuery near = CompoundClass.PARTS_GRID.inParts(21, i);
            double far = Math.scalb(1 + random.nextDouble(), 30 + random.nextInt(20));
            requireAgreement(new CompoundQuery(
                    near.a(),
                    near.b(),
                    near.positionAX() + far,
                    near.positionAY() - far,
                    far,
                    -far,
                    near.moveAX() / 3,
                    near.moveAY() / 7,
                    near.moveBX() / 3,
                    near.moveBY() / 7));
        }
        assertThat(verdicts).containsKeys(Verdict.HIT, Verdict.MISS);
    }

    private static List<Part> parts(double[] outline) {
        return ConvexDecomposition.of(outline).stream()
                .map(part -> new Part(part.toArray(), 0))
                .toList();
    }

    private static Part box(double x, double y) {
        return new Part(new double[] {x, y, x + 1, y, x + 1, y + 1, x, y + 1}, 0);
    }

    /** An ell, a cup and a comb, met by each other and by boxes from all sides of a small grid. */
    @Test
    void concaveOutlinesInTheirParts() {
        List<double[]> outlines = List.of(
                new double[] {0, 0, 3, 0, 3, 1, 1, 1, 1, 3, 0, 3},
                new double[] {0, 0, 4, 0, 4, 3, 3, 3, 3, 1, 1, 1, 1, 3, 0, 3},
                new double[] {0, 0, 5, 0, 5, 2, 4, 2, 4, 1, 3, 1, 3, 2, 2, 2, 2, 1, 1, 1, 1, 2, 0, 2});
        List<List<Part>> shapes = Stream.concat(
                        outlines.stream().map(OracleAgreementTest::parts), Stream.of(List.of(box(0, 0))))
                .toList();
        Random random = Trials.random(2);
        for (int i = 0; i < Trials.times(800); i++) {
            List<Part> a = shapes.get(random.nextInt(shapes.size()));
            List<Part> b = shapes.get(random.nextInt(shapes.size()));
            double x = random.nextInt(-8, 16) / 2.0;
            double y = random.nextInt(-8, 16) / 2.0;
            requireAgreement(new CompoundQuery(
                    a, b, x, y, 0, 0, random.nextInt(-8, 9), random.nextInt(-8, 9), random.nextInt(-1, 2), 0));
        }
        assertThat(verdicts).containsKeys(Verdict.values());
    }

    /** A tunnel exactly as high as the box: the roof covers the whole floor, and there is no wall all the same. */
    @Test
    void aBoxThatFitsATunnelExactlyDoesNotStopAtItsSeams() {
        List<Part> tunnel = Stream.iterate(0, x -> x + 1)
                .limit(8)
                .flatMap(x -> Stream.of(box(x, -1), box(x, 1)))
                .toList();
        for (int x = 0; x < 14; x++) {
            for (int dx = -3; dx <= 3; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    CompoundQuery query =
                            new CompoundQuery(List.of(box(0, 0)), tunnel, x / 2.0, 0, 0, 0, dx, dy / 2.0, 0, 0);
                    requireAgreement(query);
                    SweepResult result = sweep(auto, query);
                    assertThat(result.enter()).isZero();
                    assertThat(result.verdict()).isEqualTo(dy == 0 ? Verdict.TOUCH : Verdict.HIT);
                    if (dx != 0 || dy != 0) {
                        assertThat(result.normalX()).as("%s", query).isZero();
                    }
                }
            }
        }
    }
}

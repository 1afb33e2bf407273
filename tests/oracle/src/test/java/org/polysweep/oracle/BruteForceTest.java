package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.assertj.core.data.Offset;

/** The oracle against the definition itself, on small integers. */
@Domain(RandomQueries.class)
class BruteForceTest {
    private static final int TRIES = 800;

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void theDifferenceBodyIsTheHullOfAllDifferences(@ForAll Query query) {
        List<LatticePoint> a = LatticePoint.of(query.a(), query.positionAX(), query.positionAY());
        List<LatticePoint> b = LatticePoint.of(query.b(), query.positionBX(), query.positionBY());
        List<IntVector> hull = LatticePoint.hull(LatticePoint.differences(a, b)).stream()
                .map(p -> IntVector.of(p.x(), p.y()))
                .toList();

        Scene scene = Scene.of(query);
        DifferenceBody body = scene.differenceBody();
        List<IntVector> corners = new ArrayList<>();
        for (BodyEdge edge : body.edges()) {
            assertThat(edge.start())
                    .isEqualTo(scene.b()
                            .cornerAtStart(edge.cornerB())
                            .minus(scene.a().cornerAtStart(edge.cornerA())));
            corners.add(inUnits(scene.grid(), edge.start()));
        }
        if (corners.isEmpty()) {
            corners.add(inUnits(scene.grid(), body.lowest()));
        }
        assertThat(corners).containsExactlyInAnyOrderElementsOf(hull);
        int first = corners.indexOf(hull.get(0));
        for (int i = 0; i < hull.size(); i++) {
            assertThat(corners.get((first + i) % corners.size())).isEqualTo(hull.get(i));
        }
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void verdictAndTimesAreThoseOfTheDefinition(@ForAll Query query) {
        ExactTiming timing = Oracle.verdictAndTimes(query);
        assertThat(timing).isEqualTo(new BruteForce(query).timing());
        assertThat(timing).isEqualTo(Oracle.answer(query).timing());
        Statistics.collect(timing.verdict());
        Statistics.coverage(coverage -> {
            for (ExactVerdict verdict : ExactVerdict.values()) {
                coverage.check(verdict).percentage(percentage -> percentage > 5);
            }
        });
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void theNormalIsThatOfTheDefinition(@ForAll Query query) {
        OracleAnswer answer = Oracle.answer(query);
        answer.timing().enter().flatMap(ExactTime::number).ifPresent(enter -> {
            Optional<IntVector> expected = new BruteForce(query)
                    .normalAt(enter)
                    .map(n -> IntVector.of(n.x(), n.y()).primitive());
            assertThat(answer.normal()).isEqualTo(expected);
        });
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void theSeparationIsTheNearestSide(@ForAll Query query) {
        OracleAnswer answer = Oracle.answer(query);
        assertThat(answer.separation().isPresent()).isEqualTo(answer.verdict() == ExactVerdict.OVERLAP);
        answer.separation().ifPresent(separation -> {
            BruteForce brute = new BruteForce(query);
            LatticePoint nearest = brute.nearestNormal();
            IntVector expected = IntVector.of(nearest.x(), nearest.y()).primitive();
            assertThat(separation.direction()).isEqualTo(expected);
            double distance = OracleRounding.down(separation.distance());
            assertThat(distance).isCloseTo(brute.distance(nearest), Offset.offset(1e-8));
            if (!answer.timing().enter().orElseThrow().isFinite()) {
                assertThat(answer.normal()).contains(expected);
            }
        });
    }

    /** Grid steps to whole numbers; the coordinates here are integers. */
    private static IntVector inUnits(Grid grid, IntVector steps) {
        Rational x = grid.value(steps.x());
        Rational y = grid.value(steps.y());
        return new IntVector(
                x.numerator().divide(x.denominator()), y.numerator().divide(y.denominator()));
    }
}

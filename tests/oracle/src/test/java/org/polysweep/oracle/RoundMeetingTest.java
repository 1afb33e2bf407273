package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.trials.Trials;

/**
 * Normal, features and contact points of round shapes by what they have to fulfil at the exact time: each core, moved
 * by its radius along the normal toward the other, just meets the other one there, and what they share then is the
 * contact.
 */
@Domain(RandomRoundQueries.class)
class RoundMeetingTest {
    @Property(tries = 1_000, edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void theContactIsWhatTheShiftedCoresShare(@ForAll Query query) {
        OracleAnswer answer = Oracle.answer(query);
        if (answer.meeting().isEmpty()) {
            assertThat(answer.verdict()).isIn(ExactVerdict.MISS, ExactVerdict.OVERLAP);
            assertThat(answer.unitNormal().isPresent()).isEqualTo(answer.verdict() == ExactVerdict.OVERLAP);
            return;
        }
        Surd enter = answer.timing().enter().flatMap(ExactTime::value).orElseThrow();
        OracleUnitVector normal = answer.unitNormal().orElseThrow();
        assertThat(normal.x().squared().plus(normal.y().squared())).isEqualTo(Surd.ONE);
        List<ExactPoint> a = shifted(
                at(enter, query.a(), query.positionAX(), query.positionAY(), query.moveAX(), query.moveAY()),
                normal,
                -query.radiusA());
        List<ExactPoint> b = shifted(
                at(enter, query.b(), query.positionBX(), query.positionBY(), query.moveBX(), query.moveBY()),
                normal,
                query.radiusB());
        Set<ExactPoint> shared = new HashSet<>();
        a.stream().filter(p -> contains(b, p)).forEach(shared::add);
        b.stream().filter(p -> contains(a, p)).forEach(shared::add);

        List<ExactPoint> contact =
                answer.contact().stream().map(ExactContact::point).toList();
        assertThat(contact).containsExactlyInAnyOrderElementsOf(shared);
        for (ExactContact point : answer.contact()) {
            boolean onA = a.contains(point.point());
            assertThat(point.source()).isEqualTo(onA ? ExactContact.PointSource.A : ExactContact.PointSource.B);
            assertThat((onA ? a : b).get(point.vertex())).isEqualTo(point.point());
        }
        // the normal separates the shifted cores, so that no closer pair was overlooked
        assertThat(along(a, normal).stream().min(Surd::compareTo))
                .contains(along(contact, normal).get(0));
        assertThat(along(b, normal).stream().max(Surd::compareTo))
                .contains(along(contact, normal).get(0));
        checkFeatures(answer, a, b, normal);
        Statistics.collect(
                answer.featureA().orElseThrow().kind(),
                answer.featureB().orElseThrow().kind(),
                contact.size());
        Statistics.coverage(coverage -> {
            for (ExactFeature.FeatureKind kindA : ExactFeature.FeatureKind.values()) {
                for (ExactFeature.FeatureKind kindB : ExactFeature.FeatureKind.values()) {
                    int size = kindA == ExactFeature.FeatureKind.EDGE && kindB == ExactFeature.FeatureKind.EDGE ? 2 : 1;
                    coverage.check(kindA, kindB, size).count(count -> count > Trials.times(2));
                }
            }
        });
    }

    private static void checkFeatures(
            OracleAnswer answer, List<ExactPoint> a, List<ExactPoint> b, OracleUnitVector normal) {
        List<ExactPoint> contact =
                answer.contact().stream().map(ExactContact::point).toList();
        Optional<ExactFeature> faceA = face(a, normal, contact);
        Optional<ExactFeature> faceB = face(b, normal, contact);
        boolean parallel = faceA.isPresent() && faceB.isPresent();
        assertThat(contact).hasSize(parallel && contact.size() == 2 ? 2 : 1);
        boolean atCorners = parallel && contact.size() == 1;
        assertThat(answer.featureA()).isEqualTo(atCorners ? corner(a, contact) : faceA.or(() -> corner(a, contact)));
        assertThat(answer.featureB()).isEqualTo(atCorners ? corner(b, contact) : faceB.or(() -> corner(b, contact)));
        if (contact.size() == 2) {
            Surd alongX = contact.get(1).x().minus(contact.get(0).x());
            Surd alongY = contact.get(1).y().minus(contact.get(0).y());
            Surd turned = alongY.times(normal.x()).minus(alongX.times(normal.y()));
            assertThat(turned.signum()).isPositive();
        }
    }

    /** The edge across the normal that holds all the contact. */
    private static Optional<ExactFeature> face(
            List<ExactPoint> shape, OracleUnitVector normal, List<ExactPoint> contact) {
        return IntStream.range(0, shape.size() == 1 ? 0 : shape.size() == 2 ? 1 : shape.size())
                .filter(i -> {
                    List<ExactPoint> ends = List.of(shape.get(i), shape.get((i + 1) % shape.size()));
                    List<Surd> along = along(ends, normal);
                    return along.get(0).equals(along.get(1)) && contact.stream().allMatch(p -> contains(ends, p));
                })
                .mapToObj(ExactFeature::edge)
                .findFirst();
    }

    private static Optional<ExactFeature> corner(List<ExactPoint> shape, List<ExactPoint> contact) {
        int index = shape.indexOf(contact.get(0));
        return index < 0 ? Optional.empty() : Optional.of(ExactFeature.vertex(index));
    }

    private static List<Surd> along(List<ExactPoint> points, OracleUnitVector normal) {
        return points.stream()
                .map(p -> p.x().times(normal.x()).plus(p.y().times(normal.y())))
                .toList();
    }

    private static List<ExactPoint> at(
            Surd time, double[] flat, double positionX, double positionY, double moveX, double moveY) {
        return LatticePoint.of(flat, positionX, positionY).stream()
                .map(p -> new ExactPoint(coordinate(p.x(), time, moveX), coordinate(p.y(), time, moveY)))
                .toList();
    }

    private static Surd coordinate(long start, Surd time, double move) {
        return Surd.of(Rational.of(start, 1)).plus(time.times(BigInteger.valueOf((long) move)));
    }

    private static List<ExactPoint> shifted(List<ExactPoint> points, OracleUnitVector direction, double length) {
        Surd exact = Surd.of(Rational.of(length));
        List<ExactPoint> shifted = new ArrayList<>();
        for (ExactPoint p : points) {
            shifted.add(new ExactPoint(
                    p.x().plus(direction.x().times(exact)),
                    p.y().plus(direction.y().times(exact))));
        }
        return shifted;
    }

    /** Whether a point lies in a strictly convex polygon, a segment or a point, of either winding. */
    private static boolean contains(List<ExactPoint> shape, ExactPoint p) {
        if (shape.size() == 1) {
            return shape.contains(p);
        }
        int left = 0;
        int right = 0;
        boolean between = false;
        for (int i = 0; i < shape.size(); i++) {
            ExactPoint from = shape.get(i);
            ExactPoint to = shape.get((i + 1) % shape.size());
            Surd edgeX = to.x().minus(from.x());
            Surd edgeY = to.y().minus(from.y());
            Surd x = p.x().minus(from.x());
            Surd y = p.y().minus(from.y());
            int turn = edgeX.times(y).minus(edgeY.times(x)).signum();
            left += turn > 0 ? 1 : 0;
            right += turn < 0 ? 1 : 0;
            Surd along = edgeX.times(x).plus(edgeY.times(y));
            Surd whole = edgeX.squared().plus(edgeY.squared());
            between |= turn == 0 && along.signum() >= 0 && along.compareTo(whole) <= 0;
        }
        return between || (shape.size() > 2 && (left == shape.size() || right == shape.size()));
    }
}

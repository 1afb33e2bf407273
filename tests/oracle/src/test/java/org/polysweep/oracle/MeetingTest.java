package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.oracle.Shapes.box;
import static org.polysweep.oracle.Shapes.moving;
import static org.polysweep.oracle.Shapes.points;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Features and contact points against the intersection of the two shapes, worked out from their vertices. */
class MeetingTest {
    @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
    @Domain(RandomQueries.class)
    void theContactIsTheIntersection(@ForAll Query query) {
        OracleAnswer answer = Oracle.answer(query);
        if (answer.meeting().isEmpty()) {
            assertThat(answer.verdict()).isIn(ExactVerdict.MISS, ExactVerdict.OVERLAP);
            assertThat(answer.contact()).isEmpty();
            return;
        }
        Rational enter = answer.timing().enter().flatMap(ExactTime::number).orElseThrow();
        List<ExactPoint> a =
                at(enter, query.a(), query.positionAX(), query.positionAY(), query.moveAX(), query.moveAY());
        List<ExactPoint> b =
                at(enter, query.b(), query.positionBX(), query.positionBY(), query.moveBX(), query.moveBY());
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
        checkFeature(answer.featureA().orElseThrow(), a, contact);
        checkFeature(answer.featureB().orElseThrow(), b, contact);
        if (contact.size() == 2) {
            IntVector normal = answer.normal().orElseThrow();
            Surd alongX = contact.get(1).x().minus(contact.get(0).x());
            Surd alongY = contact.get(1).y().minus(contact.get(0).y());
            Surd turned = alongY.times(normal.x()).minus(alongX.times(normal.y()));
            assertThat(turned.signum()).isPositive();
        }
    }

    private static void checkFeature(ExactFeature feature, List<ExactPoint> shape, List<ExactPoint> contact) {
        boolean atVertex = contact.size() == 1 && shape.contains(contact.get(0));
        assertThat(feature.kind())
                .isEqualTo(atVertex ? ExactFeature.FeatureKind.VERTEX : ExactFeature.FeatureKind.EDGE);
        ExactPoint from = shape.get(feature.index());
        ExactPoint to = atVertex ? from : shape.get((feature.index() + 1) % shape.size());
        assertThat(contact)
                .allSatisfy(p -> assertThat(contains(List.of(from, to), p)).isTrue());
    }

    @Example
    void facesShareASegmentInTheOrderOfB() {
        OracleAnswer answer = Oracle.answer(moving(box(0, 0, 2, 2), box(4, 1, 2, 2), 4, 0));
        assertThat(answer.featureA()).contains(ExactFeature.edge(1));
        assertThat(answer.featureB()).contains(ExactFeature.edge(3));
        assertThat(answer.contact())
                .containsExactly(
                        new ExactContact(point(4, 2), ExactContact.PointSource.A, 2),
                        new ExactContact(point(4, 1), ExactContact.PointSource.B, 0));
    }

    @Example
    void edgesOfAClockwiseListBeginInTheCallersOrder() {
        double[] clockwise = points(0, 0, 0, 2, 2, 2, 2, 0);
        OracleAnswer answer = Oracle.answer(moving(clockwise, box(4, 0, 2, 2), 4, 0));
        assertThat(answer.featureA()).contains(ExactFeature.edge(2));
        assertThat(answer.contact()).extracting(ExactContact::vertex).containsExactly(2, 3);
    }

    @Example
    void mergedVerticesKeepTheLowestIndex() {
        double[] b = points(4, 0, 6, 0, 6, 2, 4, 2, 4, 1, 4, 0);
        OracleAnswer answer = Oracle.answer(moving(box(0, 0, 2, 2), b, 4, 0));
        assertThat(answer.featureB()).contains(ExactFeature.edge(3));
        OracleAnswer corner = Oracle.answer(moving(box(0, -2, 2, 2), b, 2, 0));
        assertThat(corner.verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(corner.featureB()).contains(ExactFeature.vertex(0));
    }

    @Example
    void aSegmentsEdgeHasTheLowerIndex() {
        double[] segment = points(3, 0, 3, 1, 3, -1);
        OracleAnswer answer = Oracle.answer(moving(points(0, 0), segment, 6, 0));
        assertThat(answer.featureA()).contains(ExactFeature.vertex(0));
        assertThat(answer.featureB()).contains(ExactFeature.edge(1));
    }

    private static List<ExactPoint> at(
            Rational time, double[] flat, double positionX, double positionY, double moveX, double moveY) {
        return LatticePoint.of(flat, positionX, positionY).stream()
                .map(p -> new ExactPoint(
                        Rational.of(p.x(), 1).plus(time.times(Rational.of(moveX))),
                        Rational.of(p.y(), 1).plus(time.times(Rational.of(moveY)))))
                .toList();
    }

    /** Whether a point lies in a strictly convex polygon, a segment or a point, of either winding. */
    private static boolean contains(List<ExactPoint> shape, ExactPoint p) {
        int left = 0;
        int right = 0;
        boolean inBounds = p.x().compareTo(extreme(shape, true, 1)) <= 0
                && p.x().compareTo(extreme(shape, true, -1)) >= 0
                && p.y().compareTo(extreme(shape, false, 1)) <= 0
                && p.y().compareTo(extreme(shape, false, -1)) >= 0;
        for (int i = 0; i < shape.size(); i++) {
            ExactPoint from = shape.get(i);
            ExactPoint to = shape.get((i + 1) % shape.size());
            int turn = to.x()
                    .minus(from.x())
                    .times(p.y().minus(from.y()))
                    .compareTo(to.y().minus(from.y()).times(p.x().minus(from.x())));
            left += turn > 0 ? 1 : 0;
            right += turn < 0 ? 1 : 0;
        }
        return inBounds && (left == 0 || right == 0) && (shape.size() > 2 || left + right == 0);
    }

    private static Surd extreme(List<ExactPoint> shape, boolean first, int sign) {
        return shape.stream()
                .map(p -> first ? p.x() : p.y())
                .reduce((u, v) -> sign * u.compareTo(v) > 0 ? u : v)
                .orElseThrow();
    }

    private static ExactPoint point(long x, long y) {
        return new ExactPoint(Rational.of(x, 1), Rational.of(y, 1));
    }
}

package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.polygon.ProjectionRejection.Axis;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/**
 * The time of a ray is the one of the textbook, and the ray in the other direction, against the other shape, has the
 * same.
 */
class VertexRayTest {

    private static final List<Set<Stage>> LEFT_OUT = List.of(
            Set.of(),
            Set.of(Stage.FILTER),
            Set.of(Stage.STRUCTURE),
            Set.of(Stage.FILTER, Stage.STRUCTURE),
            Set.of(Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION));

    private final SweepResult result = SweepResult.create();

    /** A query with a ray of its own. */
    private static final class RayOf {

        final PolygonQuery query = new PolygonQuery();
        final Predicates predicates = new Predicates(query);
        final VertexRayCertificate certificate = new VertexRayCertificate(query, predicates);
        final VertexRay ray;

        RayOf(Query of, int way, Set<Stage> leftOut) {
            query.set(ConvexMotion.of(Answers.a(of)), ConvexMotion.of(Answers.b(of)));
            predicates.arithmetic.begin(Stages.code(leftOut));
            ray = new VertexRay(query, predicates, way);
        }
    }

    /** The rays of the sweep of a moving pair, also where the verdict does not need them. */
    private List<VertexRay> cast(PolygonSweep sweep, Query of) {
        sweep.query().set(ConvexMotion.of(Answers.a(of)), ConvexMotion.of(Answers.b(of)));
        sweep.sweep(0, result);
        return sweep.passage().axis() == Axis.NONE && sweep.query().moves()
                ? List.of(sweep.passage().entering(), sweep.passage().leaving())
                : List.of();
    }

    /**
     * A ray from a vertex of A along d against an edge of B is, with A and B exchanged, a ray from a vertex of B along
     * -d against an edge of A, which enters C where the first one does.
     */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "ROUND_.*")
    void theMirroredRayHasTheSameTime(QueryClass kind) {
        Random random = Trials.random(51);
        PolygonSweep sweep = new PolygonSweep();
        int ofA = 0;
        int ofB = 0;
        for (int i = 0; i < Trials.times(100); i++) {
            Query next = kind.next(random);
            for (VertexRay ray : cast(sweep, next)) {
                for (Set<Stage> leftOut : LEFT_OUT) {
                    requireMirrored(ray, next, leftOut);
                }
                ofA += ray.isVertexA ? 1 : 0;
                ofB += ray.isVertexB ? 1 : 0;
            }
        }
        if (kind == QueryClass.POLYGONS || kind == QueryClass.GRID) {
            assertThat(ofA).isPositive();
            assertThat(ofB).isPositive();
        }
    }

    private static void requireMirrored(VertexRay ray, Query of, Set<Stage> leftOut) {
        RayOf mirrored = new RayOf(of.swapped(), ray.sense, leftOut);
        VertexRay mirror = mirrored.ray;
        if (!ray.hits) {
            mirror.setMiss(ray.onB, ray.onA);
        } else if (ray.isOfVertices()) {
            mirror.setVertices(ray.onB, ray.onA);
        } else {
            mirror.setEdge(ray.onB, ray.onA, ray.isVertexB);
        }
        // A flat C has rays for which no certificate holds, in either direction.
        RayOf plain = new RayOf(of, ray.sense, leftOut);
        copy(ray, plain.ray);
        assertThat(mirrored.certificate.certify(mirror)).as("%s", of).isEqualTo(plain.certificate.certify(plain.ray));
        if (!ray.hits) {
            return;
        }
        assertThat(mirror.isVertexA).isEqualTo(ray.isVertexB);
        assertThat(mirror.isVertexB).isEqualTo(ray.isVertexA);
        assertThat(mirror.toStart()).as("%s", of).isEqualTo(ray.toStart());
        assertThat(mirror.toEnd()).as("%s", of).isEqualTo(ray.toEnd());
        assertThat(mirror.exactly()).as("%s", of).isEqualByComparingTo(ray.exactly());
        for (Direction direction : List.of(Direction.DOWN, Direction.UP)) {
            assertThat(mirror.round(direction))
                    .as(() -> direction + " without " + leftOut + ": " + of)
                    .isEqualTo(ray.round(direction));
        }
        for (Direction direction : Direction.values()) {
            assertThat(mirror.coordinate(0, of.positionAX(), of.moveAX(), direction))
                    .as(() -> direction + " without " + leftOut + ": " + of)
                    .isEqualTo(ray.coordinate(0, of.positionAX(), of.moveAX(), direction));
        }
    }

    private static void copy(VertexRay from, VertexRay to) {
        if (!from.hits) {
            to.setMiss(from.onA, from.onB);
        } else if (from.isOfVertices()) {
            to.setVertices(from.onA, from.onB);
        } else {
            to.setEdge(from.onA, from.onB, from.isVertexA);
        }
    }

    /** (e × gap) / (e × d) for the edge e, or (d · gap) / (d · d) for two vertices, by every stage that may decide. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "ROUND_.*")
    void theTimeIsThatOfTheTextbook(QueryClass kind) {
        Random random = Trials.random(52);
        PolygonSweep sweep = new PolygonSweep();
        for (int i = 0; i < Trials.times(60); i++) {
            Query next = kind.next(random);
            for (VertexRay ray : cast(sweep, next)) {
                if (ray.hits) {
                    Fraction time = timeOf(ray, sweep.query());
                    for (Set<Stage> leftOut : LEFT_OUT) {
                        RayOf fresh = new RayOf(next, ray.sense, leftOut);
                        copy(ray, fresh.ray);
                        requireTime(fresh.ray, time, next);
                    }
                }
            }
        }
    }

    private static void requireTime(VertexRay ray, Fraction time, Query of) {
        assertThat(ray.toStart()).as("%s", of).isEqualTo(time.signum());
        assertThat(ray.toEnd()).as("%s", of).isEqualTo(time.compareTo(BigDecimal.ONE));
        boolean overflows = time.compareTo(new BigDecimal(-Double.MAX_VALUE)) < 0
                || time.compareTo(new BigDecimal(Double.MAX_VALUE)) > 0;
        for (Direction direction : overflows ? List.<Direction>of() : List.of(Direction.DOWN, Direction.UP)) {
            assertThat(time.rounds(direction, ray.round(direction)))
                    .as(() -> direction + " " + ray.round(direction) + " " + of)
                    .isTrue();
        }
    }

    private static Fraction timeOf(VertexRay ray, PolygonQuery query) {
        Fraction dx = Fraction.difference(query.adx, query.bdx);
        Fraction dy = Fraction.difference(query.ady, query.bdy);
        Fraction gapX = gap(query.a.x(ray.onA), query.b.x(ray.onB), query.ax, query.bx);
        Fraction gapY = gap(query.a.y(ray.onA), query.b.y(ray.onB), query.ay, query.by);
        if (ray.isOfVertices()) {
            return dx.times(gapX).plus(dy.times(gapY)).over(dx.times(dx).plus(dy.times(dy)));
        }
        ConvexPolygon owner = ray.isVertexA ? query.b : query.a;
        int edge = ray.isVertexA ? ray.onB : ray.onA;
        Fraction edgeX = Fraction.difference(owner.x(owner.next(edge)), owner.x(edge));
        Fraction edgeY = Fraction.difference(owner.y(owner.next(edge)), owner.y(edge));
        return edgeX.times(gapY).minus(edgeY.times(gapX)).over(edgeX.times(dy).minus(edgeY.times(dx)));
    }

    private static Fraction gap(double onA, double onB, double positionA, double positionB) {
        return Fraction.difference(onB, onA).plus(Fraction.difference(positionB, positionA));
    }
}

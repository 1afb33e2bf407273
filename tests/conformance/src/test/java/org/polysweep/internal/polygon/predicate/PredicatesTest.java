package org.polysweep.internal.polygon.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.oracle.Query;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** Every predicate returns the sign of its definition, by whichever stages may decide, and one of them decides. */
class PredicatesTest {

    private static final List<Set<Stage>> LEFT_OUT = List.of(
            Set.of(),
            Set.of(Stage.FILTER),
            Set.of(Stage.STRUCTURE),
            Set.of(Stage.EXPANSION),
            Set.of(Stage.FILTER, Stage.STRUCTURE),
            Set.of(Stage.FILTER, Stage.EXPANSION),
            Set.of(Stage.STRUCTURE, Stage.EXPANSION),
            Set.of(Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION));

    private final PolygonQuery query = new PolygonQuery();
    private final Predicates predicates = new Predicates(query);

    /** An exact vector. */
    private record Vector(BigDecimal x, BigDecimal y) {

        static final Vector ALONG_X = of(1, 0);

        static Vector of(double x, double y) {
            return new Vector(new BigDecimal(x), new BigDecimal(y));
        }

        Vector plus(Vector other) {
            return new Vector(x.add(other.x), y.add(other.y));
        }

        Vector minus(Vector other) {
            return new Vector(x.subtract(other.x), y.subtract(other.y));
        }

        BigDecimal dot(Vector other) {
            return x.multiply(other.x).add(y.multiply(other.y));
        }

        /** The sign of the cross product. */
        int turn(Vector other) {
            return x.multiply(other.y).compareTo(y.multiply(other.x));
        }

        /** The sign of the dot product. */
        int along(Vector other) {
            return dot(other).signum();
        }

        boolean isZero() {
            return x.signum() == 0 && y.signum() == 0;
        }
    }

    /** A vertex of each polygon, which are also the edges that begin there, and another one of each. */
    private record Vertices(int ofA, int ofB, int otherOfA, int otherOfB) {}

    @ParameterizedTest
    @EnumSource
    void everySignIsThatOfItsDefinition(QueryClass kind) {
        Random random = Trials.random(5);
        for (int i = 0; i < Trials.times(60); i++) {
            Query next = kind.next(random);
            set(next);
            for (int j = 0; j < 4; j++) {
                Vertices vertices = new Vertices(
                        random.nextInt(query.a.vertexCount()),
                        random.nextInt(query.b.vertexCount()),
                        random.nextInt(query.a.vertexCount()),
                        random.nextInt(query.b.vertexCount()));
                requireSigns(vertices, next);
            }
        }
    }

    private void requireSigns(Vertices vertices, Query of) {
        int[] expected = defined(vertices);
        for (Set<Stage> leftOut : LEFT_OUT) {
            Stages stages = predicates.arithmetic.stages();
            stages.count();
            predicates.arithmetic.begin(Stages.code(leftOut));
            assertThat(found(vertices))
                    .as(() -> vertices + " without " + leftOut + ": " + of)
                    .containsExactly(expected);
            assertThat(leftOut)
                    .allSatisfy(stage -> assertThat(stages.decisions(stage))
                            .as(() -> "decisions of " + stage + ", " + vertices + ": " + of)
                            .isZero());
            int decisions = 0;
            for (Stage stage : Stage.values()) {
                decisions += stages.decisions(stage);
            }
            assertThat(decisions)
                    .as(() -> vertices + " without " + leftOut + ": " + of)
                    .isEqualTo(expected.length);
        }
    }

    private int[] found(Vertices vertices) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int ofA = vertices.ofA;
        int ofB = vertices.ofB;
        int otherOfA = vertices.otherOfA;
        int otherOfB = vertices.otherOfB;
        return new int[] {
            predicates.edgeTurn.sign(a, ofA, b, ofB),
            predicates.edgeTurn.sign(b, ofB, a, ofA),
            predicates.edgeTurn.sign(a, ofA, a, otherOfA),
            predicates.edgeTurn.areOpposite(a, ofA, b, ofB) ? 1 : 0,
            predicates.edgeSlope.up(a, ofA),
            predicates.edgeSlope.up(b, ofB),
            predicates.edgeSlope.forward(a, ofA),
            predicates.edgeSlope.forward(b, ofB),
            predicates.heightOverRay.sign(ofA, ofB),
            predicates.gapAlongRay.sign(ofA, ofB, false),
            predicates.gapAlongRay.sign(ofA, ofB, true),
            predicates.gapAlongRay.compare(ofA, ofB, otherOfA, otherOfB),
            predicates.gapBesideEdge.sign(a, ofA, otherOfA, ofB, false),
            predicates.gapBesideEdge.sign(b, ofB, ofA, otherOfB, false),
            predicates.gapBesideEdge.sign(a, ofA, otherOfA, ofB, true),
            predicates.gapBesideEdge.sign(b, ofB, ofA, otherOfB, true),
            predicates.gapBesideEdge.along(a, ofA, otherOfA, ofB),
            predicates.gapBesideEdge.along(b, ofB, ofA, otherOfB)
        };
    }

    /** The same signs by the definitions, in decimal arithmetic without rounding. */
    private int[] defined(Vertices vertices) {
        Vector d = Vector.of(query.adx, query.ady).minus(Vector.of(query.bdx, query.bdy));
        Vector line = d.isZero() ? Vector.ALONG_X : d;
        Vector edgeOfA = edge(query.a, vertices.ofA);
        Vector edgeOfB = edge(query.b, vertices.ofB);
        Vector gap = gap(vertices.ofA, vertices.ofB);
        Vector fromOther = gap(vertices.otherOfA, vertices.ofB);
        Vector toOther = gap(vertices.ofA, vertices.otherOfB);
        boolean isOpposite = edgeOfA.turn(edgeOfB) == 0 && edgeOfA.along(edgeOfB) < 0;
        boolean isOfPoint = edgeOfA.isZero() != edgeOfB.isZero();
        return new int[] {
            edgeOfA.turn(edgeOfB),
            edgeOfB.turn(edgeOfA),
            edgeOfA.turn(edge(query.a, vertices.otherOfA)),
            isOpposite || isOfPoint ? 1 : 0,
            line.turn(edgeOfA),
            line.turn(edgeOfB),
            line.along(edgeOfA),
            line.along(edgeOfB),
            line.turn(gap),
            line.along(gap),
            line.along(gap.minus(d)),
            line.along(gap.minus(gap(vertices.otherOfA, vertices.otherOfB))),
            edgeOfA.turn(fromOther),
            edgeOfB.turn(toOther),
            edgeOfA.turn(fromOther.minus(d)),
            edgeOfB.turn(toOther.minus(d)),
            edgeOfA.along(fromOther),
            edgeOfB.along(toOther)
        };
    }

    private static Vector vertex(ConvexPolygon shape, int vertex) {
        return Vector.of(shape.x(vertex), shape.y(vertex));
    }

    private static Vector edge(ConvexPolygon shape, int edge) {
        return vertex(shape, shape.next(edge)).minus(vertex(shape, edge));
    }

    private Vector gap(int vertexOfA, int vertexOfB) {
        return vertex(query.b, vertexOfB)
                .plus(Vector.of(query.bx, query.by))
                .minus(vertex(query.a, vertexOfA).plus(Vector.of(query.ax, query.ay)));
    }

    @Test
    void pointsAndParallelSegmentsAreFlat() {
        ConvexPolygon point = ConvexPolygon.of(0.3, 0.1);
        ConvexPolygon segment = ConvexPolygon.of(0, 0, 0.3, 0.1);
        ConvexPolygon parallel = ConvexPolygon.of(0.5, 0, -0.1, -0.2);
        ConvexPolygon crossing = ConvexPolygon.of(0, 0, Math.nextUp(0.3), 0.1);
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 0.3, 0.1, 0, 1);
        assertThat(isFlat(point, point)).isTrue();
        assertThat(isFlat(point, segment)).isTrue();
        assertThat(isFlat(segment, point)).isTrue();
        assertThat(isFlat(segment, segment)).isTrue();
        assertThat(isFlat(segment, parallel)).isFalse();
        assertThat(isFlat(ConvexPolygon.of(0, 0, -0.6, -0.2), segment)).isTrue();
        assertThat(isFlat(segment, crossing)).isFalse();
        assertThat(isFlat(point, triangle)).isFalse();
        assertThat(isFlat(triangle, point)).isFalse();
        assertThat(isFlat(segment, triangle)).isFalse();
    }

    private boolean isFlat(ConvexPolygon a, ConvexPolygon b) {
        query.setCores(a, b);
        query.set(0, 0, 0, 0, 0, 0, 0, 0);
        predicates.arithmetic.begin(0);
        return predicates.isFlat();
    }

    @ParameterizedTest
    @CsvSource({
        "GRID, 1000",
        "TILES, 1000",
        "DECIMALS, 1000",
        "OFFSETS, 1000",
        "RESTING, 1000",
        "SLIDING, 1000",
        "SHARED_EDGES, 1000",
        "ALONG_EDGES, 932",
        "CORNER_TO_CORNER, 846",
        "ULPS, 446",
        "EXTREMES, 0"
    })
    void soManyOfAThousandFitTheLattice(QueryClass kind, int expected) {
        LatticeQuery lattice = new LatticeQuery(query);
        int found = 0;
        for (int i = 0; i < 1000; i++) {
            set(kind.query(1, i));
            found += lattice.read() ? 1 : 0;
        }
        assertThat(found).isEqualTo(expected);
    }

    private void set(Query next) {
        query.set(ConvexMotion.of(Answers.a(next)), ConvexMotion.of(Answers.b(next)));
    }
}

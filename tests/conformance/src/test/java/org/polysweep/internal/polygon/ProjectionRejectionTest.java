package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.bound.SweptDisks;
import org.polysweep.internal.bound.SweptExtent;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.polygon.ProjectionRejection.Axis;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.Query;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** Each of the four axes rejects pairs that no other axis rejects, and never a pair that touches. */
class ProjectionRejectionTest {

    private static final double[] OCTAGON = {1, 0, 0.7, 0.7, 0, 1, -0.7, 0.7, -1, 0, -0.7, -0.7, 0, -1, 0.7, -0.7};

    private static final double[] PILLAR = {0, 0, 1, 0, 1, 9, 0, 9};

    private final PolygonQuery query = new PolygonQuery();

    /** Pillars beside each other: disks around them overlap. */
    @Test
    void theAxisOfXRejectsAlone() {
        requireAlone(Axis.X, new Query(PILLAR, PILLAR, 0, 0, 1.1, 3, 0, 2, 0, 0));
        requireAlone(Axis.X, new Query(PILLAR, PILLAR, 0, 0, 1.1, 3, 0.05, 0, 0, 0));
    }

    @Test
    void theAxisOfYRejectsAlone() {
        requireAlone(Axis.Y, exchanged(new Query(PILLAR, PILLAR, 0, 0, 1.1, 3, 0, 2, 0, 0)));
        requireAlone(Axis.Y, exchanged(new Query(PILLAR, PILLAR, 0, 0, 1.1, 3, 0.05, 0, 0, 0)));
    }

    /** Octagons diagonally beside each other, whose boxes overlap, and which move apart or not far enough. */
    @Test
    void theAxisOfTheDisplacementRejectsAlone() {
        requireAlone(Axis.DISPLACEMENT, new Query(OCTAGON, OCTAGON, 0, 0, 1.9, 1.9, -0.5, -0.5, 0, 0));
        requireAlone(Axis.DISPLACEMENT, new Query(OCTAGON, OCTAGON, 0, 0, 1.9, 1.9, 0.2, 0.2, 0, 0));
        requireAlone(Axis.DISPLACEMENT, new Query(OCTAGON, OCTAGON, 0, 0, 1.9, 1.9, 0, 0, 0, 0));
        requireAlone(Axis.DISPLACEMENT, new Query(OCTAGON, OCTAGON, 0, 0, 4, 2.6, 2.4, 1, 0.4, 0));
    }

    /** The same, one of which passes the other. */
    @Test
    void theAxisAcrossTheDisplacementRejectsAlone() {
        requireAlone(Axis.PERPENDICULAR, new Query(OCTAGON, OCTAGON, 0, 0, 1.9, 1.9, 3, -1, 0, 0));
        requireAlone(Axis.PERPENDICULAR, new Query(OCTAGON, OCTAGON, 0, 0, 1.9, 1.9, 3, 9, 0, 10));
        requireAlone(Axis.PERPENDICULAR, new Query(OCTAGON, OCTAGON, 0, 0, 5, 8.2, 9, 9, 0, 0));
    }

    @Test
    void noAxisRejectsAPairThatMayCollide() {
        requireAxes(EnumSet.noneOf(Axis.class), new Query(OCTAGON, OCTAGON, 0, 0, 1.9, 1.9, 1, 1, 0, 0));
        requireAxes(EnumSet.noneOf(Axis.class), new Query(OCTAGON, OCTAGON, 0, 0, 5, 7.2, 9, 9, 0, 0));
        requireAxes(EnumSet.noneOf(Axis.class), new Query(PILLAR, PILLAR, 0, 0, 1.1, 3, 0.11, 0, 0, 0));
    }

    /** The axes are tested in the order of what they cost. */
    @Test
    void theFirstAxisIsNamed() {
        set(new Query(OCTAGON, OCTAGON, 0, 0, 5, 5, -1, -1, 0, 0));
        assertThat(rejecting()).containsExactly(Axis.X, Axis.Y, Axis.DISPLACEMENT);
        assertThat(ProjectionRejection.test(query)).isEqualTo(Axis.X);
        set(new Query(OCTAGON, OCTAGON, 0, 0, 1.5, 5, 1, -1, 0, 0));
        assertThat(rejecting()).containsExactly(Axis.Y, Axis.DISPLACEMENT);
        assertThat(ProjectionRejection.test(query)).isEqualTo(Axis.Y);
    }

    private void requireAlone(Axis axis, Query of) {
        requireAxes(EnumSet.of(axis), of);
        requireAxes(EnumSet.of(axis), of.swapped());
    }

    private void requireAxes(Set<Axis> axes, Query of) {
        set(of);
        assertThat(rejecting()).as("%s", of).isEqualTo(axes);
        assertThat(ProjectionRejection.test(query))
                .isEqualTo(axes.stream().findFirst().orElse(Axis.NONE));
        assertThat(Oracle.verdictAndTimes(of).verdict()).isIn(verdicts(axes.isEmpty()));
    }

    private static Set<ExactVerdict> verdicts(boolean mayCollide) {
        return mayCollide ? EnumSet.allOf(ExactVerdict.class) : EnumSet.of(ExactVerdict.MISS);
    }

    /** All axes that reject the query, each tested by itself. */
    private Set<Axis> rejecting() {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        Set<Axis> axes = EnumSet.noneOf(Axis.class);
        if (SweptExtent.apart(a.minX(), a.maxX(), b.minX(), b.maxX(), query.offsetX, query.dx)) {
            axes.add(Axis.X);
        }
        if (SweptExtent.apart(a.minY(), a.maxY(), b.minY(), b.maxY(), query.offsetY, query.dy)) {
            axes.add(Axis.Y);
        }
        int separation = SweptDisks.separation(
                query.centerGapX(),
                query.centerGapY(),
                query.dx,
                query.dy,
                Prepared.boundingRadius(a) + Prepared.boundingRadius(b),
                query.gapSize() + query.displacementSize());
        if (separation == SweptDisks.ALONG) {
            axes.add(Axis.DISPLACEMENT);
        } else if (separation == SweptDisks.ACROSS) {
            axes.add(Axis.PERPENDICULAR);
        }
        return axes;
    }

    /** Whatever is rejected is a miss, and on the perpendicular axis also if the step were longer. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "ROUND_.*")
    void aPairThatIsRejectedNeverTouches(QueryClass kind) {
        Random random = Trials.random(31);
        for (int i = 0; i < Trials.times(400); i++) {
            Query next = kind.next(random);
            set(next);
            Axis axis = ProjectionRejection.test(query);
            if (axis != Axis.NONE) {
                assertThat(Oracle.verdictAndTimes(next).verdict())
                        .as(() -> axis + " " + next)
                        .isEqualTo(ExactVerdict.MISS);
            }
            if (axis == Axis.PERPENDICULAR) {
                assertThat(passes()).as("%s", next).isTrue();
            }
        }
    }

    /** Whether all of C lies on one side of the line of the motion, by exact signs. */
    private boolean passes() {
        Predicates predicates = new Predicates(query);
        predicates.arithmetic.begin(Stages.code(Set.of(Stage.FILTER)));
        int side = predicates.heightOverRay.sign(0, 0);
        return side != 0
                && IntStream.range(0, query.a.vertexCount())
                        .allMatch(ofA -> IntStream.range(0, query.b.vertexCount())
                                .allMatch(ofB -> predicates.heightOverRay.sign(ofA, ofB) == side));
    }

    /** Of 1,000 queries of a class, how many each axis rejects, in the order of the tests. */
    @ParameterizedTest
    @CsvSource({
        "BOXES, 424, 217, 2, 58",
        "TURNED_BOXES, 176, 106, 5, 40",
        "POLYGONS, 102, 95, 6, 5",
        "ROUND, 196, 132, 22, 45",
        "THIN, 364, 183, 2, 67",
        "SLIVERS, 290, 178, 1, 46",
        "BULLETS, 0, 176, 0, 161",
        "GRID, 186, 109, 10, 27",
        "TILES, 321, 219, 8, 75",
        "DECIMALS, 173, 126, 5, 38",
        "OFFSETS, 263, 158, 5, 26",
        "SCALES, 287, 139, 0, 2",
        "EXTREMES, 187, 151, 0, 0",
        "STANDING, 391, 201, 2, 0",
        "ALONG_EDGES, 340, 211, 14, 7",
        "RESTING, 0, 0, 0, 0",
        "SLIDING, 296, 106, 1, 0",
        "COUNTRIES, 72, 143, 0, 18",
        "LETTERS, 245, 99, 1, 7"
    })
    void soManyOfAThousandAreRejected(QueryClass kind, int x, int y, int displacement, int perpendicular) {
        int[] counts = new int[Axis.values().length];
        for (int i = 0; i < 1000; i++) {
            set(kind.query(1, i));
            counts[ProjectionRejection.test(query).ordinal()]++;
        }
        assertThat(counts)
                .containsExactly(1000 - x - y - displacement - perpendicular, x, y, displacement, perpendicular);
    }

    private void set(Query next) {
        query.set(ConvexMotion.of(Answers.a(next)), ConvexMotion.of(Answers.b(next)));
    }

    /** The same with x and y exchanged. */
    private static Query exchanged(Query query) {
        return new Query(
                exchanged(query.a()),
                exchanged(query.b()),
                query.positionAY(),
                query.positionAX(),
                query.positionBY(),
                query.positionBX(),
                query.moveAY(),
                query.moveAX(),
                query.moveBY(),
                query.moveBX());
    }

    private static double[] exchanged(double[] xy) {
        double[] exchanged = new double[xy.length];
        for (int i = 0; i < xy.length; i++) {
            exchanged[i] = xy[i ^ 1];
        }
        return exchanged;
    }
}

package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.Query;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/**
 * Ordinary queries are decided by one bound for all signs of a kind, without exception here; and few vertices are
 * looked at.
 */
class GeneralPositionTest {

    private static final PairSweeper POLYGON = PairSweeper.POLYGON;

    /** How the description of a ray ends: of one that hits, or of one that does not. */
    private static final Pattern VERTICES = Pattern.compile("(\\d+) (vertex|vertices) of the obstacle looked at");

    private static final double[] POINT = {0, 0};

    /** About 8, and not a short number: on a grid, no ray needs a certificate. */
    private static final double LONG = 8 + 0x1p-40;

    /** Its left side is upright; the longest edge has the size 16, and the largest coordinate is 16. */
    private static final double[] SHIELD = {0, 4, 0, -4, 8, -12, 16, -4, 16, 4, 8, 8};

    @ParameterizedTest
    @EnumSource(names = {"TURNED_BOXES", "POLYGONS", "ROUND", "SLIVERS"})
    void ordinaryQueriesAreInGeneralPosition(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        int near = 0;
        int steps = 0;
        for (int i = 0; i < 300; i++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            if (!rays(a, b).isEmpty()) {
                near++;
                requireGeneral(a, b);
                steps += verticesLookedAt(a, b);
            }
        }
        // The guess begins near the ray.
        assertThat(steps).isBetween(0, near * 15 / 10);
        assertThat(near).isGreaterThanOrEqualTo(100);
    }

    @Test
    void pointsAndSegmentsCanBeInGeneralPosition() {
        // From the outside.
        requireGeneral(pointAgainst(SHIELD, 1, 2, LONG, 1));
        // From the inside, where no ray is needed.
        Query inside = pointAgainst(SHIELD, -4, 1, LONG, 1);
        assertThat(StageCounts.ofVerdict(SweepAlgorithm.POLYGON, Answers.a(inside), Answers.b(inside)))
                .isEqualTo(new StageCounts(1, 0, 0, 0));
        // A segment has a side that faces the motion.
        double[] slanted = {-2, -3, 1, 4};
        requireGeneral(new Query(slanted, SHIELD, -LONG, 1, 0, 0, 9, 0.5, 0, 0));
    }

    /**
     * The guess begins near the ray, or is narrowed down to it, unless the vertices are crowded into few directions.
     */
    @ParameterizedTest
    @CsvSource({"30, 1, 3, 59", "100, 1, 7, 95", "1000, 1, 34, 408", "10000, 1, 34, 677", "1000, 0.01, 128, 2166"})
    void fewOfManyVerticesAreLookedAt(int size, double flatness, int most, int together) {
        ConvexPolygon a = ellipse(size, 0, 1, flatness, 2);
        ConvexPolygon b = ellipse(size, 0.3, flatness, 1, -5);
        Random random = Trials.random(size);
        int sum = 0;
        int greatest = 0;
        for (int i = 0; i < 40; i++) {
            double angle = 2 * Math.PI * random.nextDouble();
            double x = 3 * StrictMath.cos(angle);
            double y = 3 * StrictMath.sin(angle);
            // Every fourth passes by, on one side or the other.
            double aside = i % 8 == 0 ? 2.5 : i % 8 == 4 ? -2.5 : random.nextDouble() - 0.5;
            double dx = -2 * x - aside * y;
            double dy = -2 * y + aside * x;
            MovingShape moving = a.at(x - 2, y - 2).moving(dx, dy);
            MovingShape resting = b.at(5, 5).moving(0, 0);
            if (!rays(moving, resting).isEmpty()) {
                requireGeneral(moving, resting);
                int steps = verticesLookedAt(moving, resting);
                sum += steps;
                greatest = Math.max(greatest, steps);
            }
        }
        assertThat(greatest).isBetween(1, most);
        assertThat(sum).isBetween(0, together);
    }

    /** Where the line runs through a vertex, the guess ends. */
    @ParameterizedTest
    @CsvSource({"1, 68, 3605", "-1, 68, 3605"})
    void aVertexThatIsHitEndsTheGuess(int way, int most, int together) {
        double[] xy = new double[2 * 101];
        for (int k = -50; k <= 50; k++) {
            xy[2 * (k + 50)] = k;
            xy[2 * (k + 50) + 1] = way * k * k;
        }
        ConvexPolygon bowl = ConvexPolygon.of(xy);
        ConvexPolygon point = ConvexPolygon.of(0, 0);
        int sum = 0;
        int greatest = 0;
        for (int k = -49; k <= 49; k++) {
            int steps = verticesLookedAt(
                    point.at(k, -way * 50).moving(0, way * 4000), bowl.at(0, 0).moving(0, 0));
            // From the middle it is k edges; where those are too many, the edges that were passed needlessly and the
            // vertices that narrow it down are included.
            int least = Math.abs(k) > 20 ? Math.abs(k) + 10 : Math.abs(k) - 3;
            assertThat(steps).isGreaterThanOrEqualTo(least);
            sum += steps;
            greatest = Math.max(greatest, steps);
        }
        assertThat(greatest).isBetween(1, most);
        assertThat(sum).isBetween(0, together);
    }

    /** Where nearly all vertices lie in the same direction, no table of directions helps, and the search halves. */
    @ParameterizedTest
    @CsvSource({"1", "3.141592653589793"})
    void crowdedVerticesAreNotPassedOneByOne(double steepness) {
        double[] xy = new double[2 * 10_001];
        for (int k = -5_000; k <= 5_000; k++) {
            xy[2 * (k + 5_000)] = k;
            xy[2 * (k + 5_000) + 1] = steepness * k * k;
        }
        ConvexPolygon bowl = ConvexPolygon.of(xy);
        for (int y = 1; y < 20_000_000; y += 1_234_567) {
            int steps = verticesLookedAt(
                    bowl.at(-30_000, y).moving(60_000, 12_345), bowl.at(0, 0).moving(0, 0));
            assertThat(steps).as("from y = %d", y).isBetween(1, 400);
        }
    }

    private static ConvexPolygon ellipse(int size, double start, double radiusX, double radiusY, double center) {
        double[] xy = new double[2 * size];
        for (int i = 0; i < size; i++) {
            double angle = 2 * Math.PI * (i + start) / size;
            xy[2 * i] = StrictMath.cos(angle) * radiusX + center;
            xy[2 * i + 1] = StrictMath.sin(angle) * radiusY + center;
        }
        return ConvexPolygon.of(xy);
    }

    /** A point as A, at some distance to the left of the origin of B. */
    private static Query pointAgainst(double[] shape, double distance, double y, double dx, double dy) {
        return new Query(POINT, shape, -distance, y, 0, 0, dx, dy, 0, 0);
    }

    private static void requireGeneral(Query query) {
        requireGeneral(Answers.a(query), Answers.b(query));
    }

    /** Requires that each ray is certified by one bound, and that no other sign has to be computed. */
    private static void requireGeneral(MovingShape a, MovingShape b) {
        List<String> rays = rays(a, b);
        assertThat(rays).as("%s %s", a, b).isNotEmpty().allMatch(ray -> ray.contains("certified by one bound"));
        assertThat(StageCounts.ofVerdict(SweepAlgorithm.POLYGON, a, b))
                .as("%s %s", a, b)
                .isEqualTo(new StageCounts(rays.size(), 0, 0, 0));
    }

    /** The number of vertices that the search for the first ray has looked at. */
    private static int verticesLookedAt(MovingShape a, MovingShape b) {
        Matcher vertices = VERTICES.matcher(rays(a, b).get(0));
        assertThat(vertices.find()).isTrue();
        return Integer.parseInt(vertices.group(1));
    }

    /** What has been found of each ray that has been cast; nothing if a pair is decided without. */
    private static List<String> rays(MovingShape a, MovingShape b) {
        return POLYGON.explain(ConvexMotion.of(a), ConvexMotion.of(b)).steps().stream()
                .map(Step::finding)
                .filter(finding -> VERTICES.matcher(finding).find())
                .toList();
    }
}

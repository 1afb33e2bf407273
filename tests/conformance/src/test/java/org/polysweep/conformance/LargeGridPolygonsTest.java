package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.DoubleStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.trials.Trials;

/**
 * Agreement with the reference path for polygons of many corners on a grid, which have every edge twice, in opposite
 * directions, and others almost parallel to it: around the number of corners from which on chains are halved, and far
 * beyond it.
 */
class LargeGridPolygonsTest {

    private static final PairSweeper REFERENCE = PairSweeper.REFERENCE;
    private static final PairSweeper POLYGON = PairSweeper.POLYGON;

    @ParameterizedTest
    @CsvSource({
        "30, 500",
        "32, 500",
        "34, 400",
        "58, 250",
        "60, 250",
        "62, 250",
        "64, 250",
        "66, 250",
        "100, 250",
        "300, 100"
    })
    void polygonsOnAGridAgree(int corners, int queries) {
        Random random = Trials.random(corners);
        Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
        for (int i = 0; i < Trials.times(queries); i++) {
            double[] large = random.nextBoolean() ? grid(random, corners) : flat(random, corners);
            double[] other = other(random, corners);
            Query query = random.nextBoolean() ? query(random, large, other) : query(random, other, large);
            verdicts.add(requireAgreement(query, i % 10 == 0).verdict());
        }
        assertThat(verdicts).containsExactly(Verdict.values());
    }

    private static SweepOutcome requireAgreement(Query query, boolean judged) {
        MovingShape a = Answers.a(query);
        MovingShape b = Answers.b(query);
        SweepOutcome reference = contact(REFERENCE, a, b);
        assertThat(contact(POLYGON, a, b)).as("%s", query).isEqualTo(reference);
        if (judged) {
            assertThat(Judge.faultsOfSweep(query, Answers.claim(POLYGON, a, b)))
                    .as("%s", query)
                    .isEmpty();
        }
        return reference;
    }

    private static SweepOutcome contact(PairSweeper sweeper, MovingShape a, MovingShape b) {
        SweepResult result = SweepResult.create();
        sweeper.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
        return result.toOutcome();
    }

    /** At t = 0 a corner meets a corner, or almost; they stand, or move along an edge, or to somewhere on the grid. */
    private static Query query(Random random, double[] a, double[] b) {
        int i = 2 * random.nextInt(a.length / 2);
        int j = 2 * random.nextInt(b.length / 2);
        double x = b[j] - a[i] + nudge(random);
        double y = b[j + 1] - a[i + 1] + nudge(random);
        double[] edges = random.nextBoolean() ? a : b;
        int from = 2 * random.nextInt(edges.length / 2);
        int to = (from + 2) % edges.length;
        double times = random.nextInt(-3, 4);
        double dx = (edges[to] - edges[from]) * times;
        double dy = (edges[to + 1] - edges[from + 1]) * times;
        return switch (random.nextInt(5)) {
            case 0 -> new Query(a, b, x, y, 0, 0, dx, dy, dx, dy);
            case 1 -> new Query(a, b, x, y, 0, 0, dx, dy, 0, 0);
            // For an arrival at the end of the step.
            case 2 -> new Query(a, b, x, y, dx, dy, dx, dy, 0, 0);
            case 3 -> new Query(a, b, x - dy, y + dx, 0, 0, dy, -dx, 0, 0);
            default -> new Query(a, b, x, y, 5 * nudge(random), 0, 40 * nudge(random), 0, 0, 40 * nudge(random));
        };
    }

    private static double nudge(Random random) {
        return random.nextInt(3) == 0 ? random.nextInt(-2, 3) : 0;
    }

    private static double[] other(Random random, int corners) {
        return switch (random.nextInt(6)) {
            case 0 -> new double[] {0, 0};
            case 1 -> new double[] {0, 0, random.nextInt(1, 9), random.nextInt(-9, 9)};
            case 2 -> new double[] {0, 0, 12, 0, 12, 7, 0, 7};
            case 3 -> flat(random, corners);
            default -> grid(random, corners);
        };
    }

    /** Edges in all directions: sums of short whole vectors. */
    private static double[] grid(Random random, int corners) {
        int reach = corners < 70 ? 6 : corners < 200 ? 9 : 16;
        return withEdges(random, corners, primitives(reach));
    }

    /** Edges that are nearly parallel. */
    private static double[] flat(Random random, int corners) {
        List<int[]> edges = new ArrayList<>();
        for (int k = -corners; k < corners; k++) {
            edges.add(new int[] {1000, k});
        }
        return withEdges(random, corners, edges);
    }

    /** The vectors of the right half plane that are no multiple of another one. */
    private static List<int[]> primitives(int reach) {
        List<int[]> vectors = new ArrayList<>();
        vectors.add(new int[] {0, 1});
        for (int x = 1; x <= reach; x++) {
            for (int y = -reach; y <= reach; y++) {
                if (gcd(x, Math.abs(y)) == 1) {
                    vectors.add(new int[] {x, y});
                }
            }
        }
        return vectors;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** A polygon with some of these edges, and the same ones turned round. */
    private static double[] withEdges(Random random, int corners, List<int[]> edges) {
        List<int[]> chosen = new ArrayList<>(edges);
        while (chosen.size() > corners / 2) {
            chosen.remove(random.nextInt(chosen.size()));
        }
        chosen.sort(Comparator.comparingDouble(edge -> edge[0] == 0 ? Double.MAX_VALUE : (double) edge[1] / edge[0]));
        DoubleStream.Builder xy = DoubleStream.builder();
        int x = 0;
        int y = 0;
        for (int sign = 1; sign >= -1; sign -= 2) {
            for (int[] edge : chosen) {
                xy.add(x).add(y);
                x += sign * edge[0];
                y += sign * edge[1];
            }
        }
        double[] polygon = xy.build().toArray();
        assertThat(ConvexPolygon.of(polygon).vertexCount()).isEqualTo(polygon.length / 2);
        return polygon;
    }
}

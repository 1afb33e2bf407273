package org.polysweep.conformance.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.cli.CommandLine;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexDecomposition;

/**
 * Outlines of countries move past each other. What is compared with knows no convex parts: two outlines that are apart
 * meet first where a vertex of one meets an edge of the other, so all vertices are shot at all edges, in both
 * directions, in exact decimals.
 */
class CountriesTest {

    private static final int PAIRS = 200;

    /** The earliest time of a vertex on an edge, as an exact quotient; the denominator is positive. */
    private record Time(BigDecimal numerator, BigDecimal denominator) {

        boolean isBefore(Time other) {
            return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator)) < 0;
        }

        int compareTo(double value) {
            return numerator.compareTo(new BigDecimal(value).multiply(denominator));
        }
    }

    @Test
    void outlinesOfCountriesMeetWhenTheirBoundariesDo() throws IOException {
        List<double[]> outlines = outlines();
        List<CompoundShape> shapes = outlines.stream()
                .map(xy -> CompoundShape.of(ConvexDecomposition.of(xy)))
                .toList();
        SplittableRandom random = new SplittableRandom(11);
        CompoundSweep sweep = new CompoundSweep();
        int hits = 0;
        for (int i = 0; i < PAIRS; i++) {
            int a = random.nextInt(outlines.size());
            int b = random.nextInt(outlines.size());
            // A begins to the left of B, and moves past it or into it.
            double x = least(outlines.get(b), 0) - greatest(outlines.get(a), 0) - random.nextDouble(2);
            double y = middle(outlines.get(b)) - middle(outlines.get(a)) + random.nextDouble(-8, 8);
            double dx = random.nextDouble(4, 40);
            double dy = random.nextDouble(-10, 10);

            SweepResult result = sweep.sweep(
                    shapes.get(a).at(x, y).moving(dx, dy),
                    shapes.get(b).at(0, 0).moving(0, 0));
            List<Time> first = new ArrayList<>();
            shoot(outlines.get(a), x, y, outlines.get(b), 0, 0, dx, dy, first);
            shoot(outlines.get(b), 0, 0, outlines.get(a), x, y, -dx, -dy, first);

            String pair = a + " at (" + x + ", " + y + ") by (" + dx + ", " + dy + ") against " + b;
            if (first.isEmpty()) {
                assertThat(result.verdict()).as(pair).isEqualTo(Verdict.MISS);
            } else {
                hits++;
                assertThat(result.verdict()).as(pair).isEqualTo(Verdict.HIT);
                assertThat(first.get(0).compareTo(result.enter())).as(pair).isNotNegative();
                assertThat(first.get(0).compareTo(Math.nextUp(result.enter())))
                        .as(pair)
                        .isNegative();
            }
        }
        assertThat(hits).isBetween(PAIRS / 4, PAIRS - PAIRS / 10);
    }

    /** Shoots the vertices of one outline along d at the edges of another; keeps the earliest time in [0, 1]. */
    private static void shoot(
            double[] vertices,
            double vx,
            double vy,
            double[] edges,
            double ex,
            double ey,
            double dx,
            double dy,
            List<Time> first) {
        for (int i = 0; i < vertices.length; i += 2) {
            for (int k = 0; k < edges.length; k += 2) {
                int next = (k + 2) % edges.length;
                if (mayMeet(vertices[i] + vx, vertices[i + 1] + vy, edges, k, next, ex, ey, dx, dy)) {
                    shootExactly(vertices, i, vx, vy, edges, k, next, ex, ey, dx, dy, first);
                }
            }
        }
    }

    /** Whether an edge is not clearly on one side of the ray: by far more than rounding explains. */
    private static boolean mayMeet(
            double px, double py, double[] edges, int k, int next, double ex, double ey, double dx, double dy) {
        double first = dx * (edges[k + 1] + ey - py) - dy * (edges[k] + ex - px);
        double second = dx * (edges[next + 1] + ey - py) - dy * (edges[next] + ex - px);
        return !(first > 1e-6 && second > 1e-6) && !(first < -1e-6 && second < -1e-6);
    }

    private static void shootExactly(
            double[] vertices,
            int i,
            double vx,
            double vy,
            double[] edges,
            int k,
            int next,
            double ex,
            double ey,
            double dx,
            double dy,
            List<Time> first) {
        BigDecimal moveX = new BigDecimal(dx);
        BigDecimal moveY = new BigDecimal(dy);
        BigDecimal gapX = sum(edges[k], ex).subtract(sum(vertices[i], vx));
        BigDecimal gapY = sum(edges[k + 1], ey).subtract(sum(vertices[i + 1], vy));
        BigDecimal alongX = new BigDecimal(edges[next]).subtract(new BigDecimal(edges[k]));
        BigDecimal alongY = new BigDecimal(edges[next + 1]).subtract(new BigDecimal(edges[k + 1]));
        BigDecimal denominator = cross(moveX, moveY, alongX, alongY);
        if (denominator.signum() == 0) {
            return;
        }
        BigDecimal time = cross(gapX, gapY, alongX, alongY);
        BigDecimal place = cross(gapX, gapY, moveX, moveY);
        if (denominator.signum() < 0) {
            denominator = denominator.negate();
            time = time.negate();
            place = place.negate();
        }
        boolean isOnEdge = place.signum() >= 0 && place.compareTo(denominator) <= 0;
        boolean isInStep = time.signum() >= 0 && time.compareTo(denominator) <= 0;
        Time found = new Time(time, denominator);
        if (isOnEdge && isInStep && (first.isEmpty() || found.isBefore(first.get(0)))) {
            first.clear();
            first.add(found);
        }
    }

    private static BigDecimal sum(double first, double second) {
        return new BigDecimal(first).add(new BigDecimal(second));
    }

    private static BigDecimal cross(BigDecimal ax, BigDecimal ay, BigDecimal bx, BigDecimal by) {
        return ax.multiply(by).subtract(ay.multiply(bx));
    }

    private static List<double[]> outlines() throws IOException {
        Path file = CommandLine.top().resolve(Path.of("tests", "corpora", "countries", "outlines.txt"));
        return Files.readAllLines(file).stream()
                .map(line -> Arrays.stream(line.split(" "))
                        .skip(1)
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toList();
    }

    private static double least(double[] xy, int from) {
        double least = xy[from];
        for (int i = from; i < xy.length; i += 2) {
            least = Math.min(least, xy[i]);
        }
        return least;
    }

    private static double greatest(double[] xy, int from) {
        double greatest = xy[from];
        for (int i = from; i < xy.length; i += 2) {
            greatest = Math.max(greatest, xy[i]);
        }
        return greatest;
    }

    private static double middle(double[] xy) {
        return (least(xy, 1) + greatest(xy, 1)) / 2;
    }
}

package org.polysweep.benchmarks.query;

import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;

/**
 * Sends shapes at each other, or past each other, so that the mix of verdicts is known in advance: four queries in ten
 * hit, four are near misses, one is a far miss, one overlaps to begin with. A broad phase passes few of the far ones
 * on. They come in random order, or a branch predictor would know the next verdict.
 */
final class Encounters {

    private final Random random;
    private final double[] a;
    private final double[] b;

    /** The sum of the radii around them. */
    private final double radius;

    /** The direction of the motion of A relative to B. */
    private final double ux;

    private final double uy;

    /** A point of B minus a point of A, each well inside: where to put A, relative to B, for an overlap. */
    private final double insideX;

    private final double insideY;

    private Encounters(Random random, double[] a, double[] b, double radius) {
        this.random = random;
        this.a = a;
        this.b = b;
        this.radius = radius;
        double angle = random.nextDouble() * 2 * Math.PI;
        ux = StrictMath.cos(angle);
        uy = StrictMath.sin(angle);
        double[] insideA = inside(a);
        double[] insideB = inside(b);
        insideX = insideB[0] - insideA[0];
        insideY = insideB[1] - insideA[1];
    }

    static BenchmarkQuery next(Random random, List<double[]> shapes, double[] radii) {
        return of(random, shapes, radii, () -> random.nextInt(10));
    }

    static BenchmarkQuery hit(Random random, List<double[]> shapes, double[] radii) {
        return of(random, shapes, radii, () -> 0);
    }

    static BenchmarkQuery nearMiss(Random random, List<double[]> shapes, double[] radii) {
        return of(random, shapes, radii, () -> 4 + random.nextInt(4));
    }

    static BenchmarkQuery farMiss(Random random, List<double[]> shapes, double[] radii) {
        return of(random, shapes, radii, () -> 8);
    }

    static BenchmarkQuery overlap(Random random, List<double[]> shapes, double[] radii) {
        return of(random, shapes, radii, () -> 9);
    }

    private static BenchmarkQuery of(Random random, List<double[]> shapes, double[] radii, IntSupplier outcome) {
        int a = random.nextInt(shapes.size());
        int b = random.nextInt(shapes.size());
        Encounters encounter = new Encounters(random, shapes.get(a), shapes.get(b), radii[a] + radii[b]);
        // Where A is relative to B, and how far it moves along u.
        double[] xyd = switch (outcome.getAsInt()) {
            case 0, 1, 2, 3 -> encounter.hit();
            case 4, 5 -> encounter.passBy();
            case 6, 7 -> encounter.stopShort();
            case 8 -> encounter.farMiss();
            default -> encounter.overlap();
        };
        boolean bothMove = random.nextBoolean();
        double commonX = bothMove ? encounter.between(-2, 2) : 0;
        double commonY = bothMove ? encounter.between(-2, 2) : 0;
        double bx = encounter.between(-100, 100);
        double by = encounter.between(-100, 100);
        return new BenchmarkQuery(
                a,
                bx + xyd[0],
                by + xyd[1],
                commonX + encounter.ux * xyd[2],
                commonY + encounter.uy * xyd[2],
                b,
                bx,
                by,
                commonX,
                commonY);
    }

    /** Starts before B and ends with A well in B, or beyond it. */
    private double[] hit() {
        double way = wayFromInsideToGap(between(0, 2));
        return new double[] {insideX - way * ux, insideY - way * uy, way * between(1, 2)};
    }

    /** Passes B by a hair on one side or the other. */
    private double[] passBy() {
        double way = wayFromInsideToGap(between(0, 2));
        double aside = random.nextBoolean() ? 1 : -1;
        double vx = -uy * aside;
        double vy = ux * aside;
        double shift =
                reach(b, vx, vy) + reach(a, -vx, -vy) + radius + between(0.01, 0.2) - (insideX * vx + insideY * vy);
        return new double[] {
            insideX - way * ux + shift * vx, insideY - way * uy + shift * vy, way * between(1, 2),
        };
    }

    /** Would hit, but the step ends before that. */
    private double[] stopShort() {
        double gap = between(0.05, 2);
        double way = wayFromInsideToGap(gap);
        return new double[] {insideX - way * ux, insideY - way * uy, gap * between(0.1, 0.9)};
    }

    private double[] farMiss() {
        double angle = random.nextDouble() * 2 * Math.PI;
        double distance = between(12, 30);
        return new double[] {
            insideX + StrictMath.cos(angle) * distance, insideY + StrictMath.sin(angle) * distance, between(0, 4),
        };
    }

    private double[] overlap() {
        return new double[] {insideX, insideY, between(0, 4)};
    }

    /** How far back along u to go from the overlap to leave a gap between A and B. */
    private double wayFromInsideToGap(double gap) {
        return gap + radius + reach(a, ux, uy) + reach(b, -ux, -uy) + insideX * ux + insideY * uy;
    }

    private static double reach(double[] xy, double directionX, double directionY) {
        double reach = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < xy.length; i += 2) {
            reach = Math.max(reach, xy[i] * directionX + xy[i + 1] * directionY);
        }
        return reach;
    }

    /** A point between the middle of the vertices and one of them. */
    private double[] inside(double[] xy) {
        double middleX = 0;
        double middleY = 0;
        for (int i = 0; i < xy.length; i += 2) {
            middleX += xy[i];
            middleY += xy[i + 1];
        }
        int vertices = xy.length / 2;
        middleX /= vertices;
        middleY /= vertices;
        int vertex = 2 * random.nextInt(vertices);
        double share = between(0, 0.8);
        return new double[] {
            middleX + (xy[vertex] - middleX) * share, middleY + (xy[vertex + 1] - middleY) * share,
        };
    }

    private double between(double least, double greatest) {
        return least + random.nextDouble() * (greatest - least);
    }
}

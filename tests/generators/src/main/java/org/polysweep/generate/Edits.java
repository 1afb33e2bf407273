package org.polysweep.generate;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.random.RandomGenerator;
import org.polysweep.oracle.Query;

/** Queries made from other queries. */
public final class Edits {

    private Edits() {}

    /** The same with other displacements. */
    public static Query withMoves(Query query, double ax, double ay, double bx, double by) {
        return new Query(
                query.a(),
                query.b(),
                query.positionAX(),
                query.positionAY(),
                query.positionBX(),
                query.positionBY(),
                ax,
                ay,
                bx,
                by,
                query.radiusA(),
                query.radiusB());
    }

    /** The same from other positions. */
    public static Query withPositions(Query query, double ax, double ay, double bx, double by) {
        return new Query(
                query.a(),
                query.b(),
                ax,
                ay,
                bx,
                by,
                query.moveAX(),
                query.moveAY(),
                query.moveBX(),
                query.moveBY(),
                query.radiusA(),
                query.radiusB());
    }

    /**
     * The same from a position of A at which they overlap as a rule: a point of A, from the middle of its vertices up
     * to one of them, is where one of B is. Middle upon middle, symmetric shapes are equally deep on several sides.
     */
    public static Query overlapping(RandomGenerator random, Query query) {
        double share = random.nextInt(3) / 2.0 * random.nextDouble();
        int i = 2 * random.nextInt(query.a().length / 2);
        int j = 2 * random.nextInt(query.b().length / 2);
        double x = between(query.b(), 0, j, share) - between(query.a(), 0, i, share) + query.positionBX();
        double y = between(query.b(), 1, j, share) - between(query.a(), 1, i, share) + query.positionBY();
        return Double.isFinite(x) && Double.isFinite(y)
                ? withPositions(query, x, y, query.positionBX(), query.positionBY())
                : query;
    }

    private static double between(double[] xy, int axis, int vertex, double share) {
        int vertices = xy.length / 2;
        double middle = 0;
        for (int i = axis; i < xy.length; i += 2) {
            middle += xy[i] / vertices;
        }
        return middle + share * (xy[vertex + axis] - middle);
    }

    /** The same with the corners of both shapes alone, counter-clockwise: no vertex says anything twice. */
    public static Query plain(Query query) {
        return query.withShapes(plain(query.a()), plain(query.b()));
    }

    /** The corners of a shape alone, counter-clockwise. */
    public static double[] plain(double[] shape) {
        return Hull.of(shape);
    }

    /** The same with the bounding boxes of both shapes. */
    static Query boundingBoxes(Query query) {
        return query.withShapes(Shapes.boundingBox(query.a()), Shapes.boundingBox(query.b()));
    }

    /** The same with every number changed; a radius becomes what its number does, without its sign, unless it is 0. */
    public static Query map(Query query, DoubleUnaryOperator change) {
        return new Query(
                Arrays.stream(query.a()).map(change).toArray(),
                Arrays.stream(query.b()).map(change).toArray(),
                change.applyAsDouble(query.positionAX()),
                change.applyAsDouble(query.positionAY()),
                change.applyAsDouble(query.positionBX()),
                change.applyAsDouble(query.positionBY()),
                change.applyAsDouble(query.moveAX()),
                change.applyAsDouble(query.moveAY()),
                change.applyAsDouble(query.moveBX()),
                change.applyAsDouble(query.moveBY()),
                radius(change, query.radiusA()),
                radius(change, query.radiusB()));
    }

    private static double radius(DoubleUnaryOperator change, double radius) {
        return radius == 0 ? 0 : Math.abs(change.applyAsDouble(radius));
    }
}

package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.List;

/**
 * A query read onto one grid.
 *
 * @param grid where every number of the query is a whole multiple of one step
 * @param a the first shape
 * @param b the second shape
 */
record Scene(Grid grid, Mover a, Mover b) {
    /**
     * A shape with its position and displacement.
     *
     * @param outline the local corners
     * @param position translation added to them
     * @param move displacement over one step
     * @param radius of the disc around each point of the outline; not negative
     */
    record Mover(Outline outline, IntVector position, IntVector move, BigInteger radius) {
        IntVector cornerAtStart(int corner) {
            return outline.point(corner).plus(position);
        }
    }

    /**
     * Reads and checks the query.
     *
     * @throws IllegalArgumentException if it is not legal, naming argument, vertex and value
     */
    static Scene of(Query query) {
        double[] a = query.a();
        double[] b = query.b();
        double[] placement = query.placement();
        OutlineReader.requireLegalNumbers("a", a);
        OutlineReader.requireLegalNumbers("b", b);
        List<String> names = Query.placementNames();
        for (int i = 0; i < placement.length; i++) {
            if (!Double.isFinite(placement[i])) {
                throw new IllegalArgumentException(names.get(i) + " is " + placement[i]);
            }
        }
        requireLegalRadius("radiusA", query.radiusA());
        requireLegalRadius("radiusB", query.radiusB());
        Grid grid = Grid.covering(a, b, placement, new double[] {query.radiusA(), query.radiusB()});
        Mover moverA = new Mover(
                OutlineReader.read("a", a, grid),
                grid.place(query.positionAX(), query.positionAY()),
                grid.place(query.moveAX(), query.moveAY()),
                grid.place(query.radiusA()));
        Mover moverB = new Mover(
                OutlineReader.read("b", b, grid),
                grid.place(query.positionBX(), query.positionBY()),
                grid.place(query.moveBX(), query.moveBY()),
                grid.place(query.radiusB()));
        return new Scene(grid, moverA, moverB);
    }

    private static void requireLegalRadius(String name, double radius) {
        if (!Double.isFinite(radius) || radius < 0) {
            throw new IllegalArgumentException(name + " is " + radius);
        }
    }

    /** Relative displacement: A moves by this while B stands still. */
    IntVector d() {
        return a.move().minus(b.move());
    }

    /** Of the disc around each point of C's core. */
    BigInteger radius() {
        return a.radius().add(b.radius());
    }

    /** C if there is no radius, else its core. */
    DifferenceBody differenceBody() {
        return DifferenceBody.of(a.outline(), b.outline(), b.position().minus(a.position()));
    }
}

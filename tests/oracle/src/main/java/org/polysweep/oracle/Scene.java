package org.polysweep.oracle;

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
     */
    record Mover(Outline outline, IntVector position, IntVector move) {
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
        Grid grid = Grid.covering(a, b, placement);
        Mover moverA = new Mover(
                OutlineReader.read("a", a, grid),
                grid.place(query.positionAX(), query.positionAY()),
                grid.place(query.moveAX(), query.moveAY()));
        Mover moverB = new Mover(
                OutlineReader.read("b", b, grid),
                grid.place(query.positionBX(), query.positionBY()),
                grid.place(query.moveBX(), query.moveBY()));
        return new Scene(grid, moverA, moverB);
    }

    /** Relative displacement: A moves by this while B stands still. */
    IntVector d() {
        return a.move().minus(b.move());
    }

    DifferenceBody differenceBody() {
        return DifferenceBody.of(a.outline(), b.outline(), b.position().minus(a.position()));
    }
}

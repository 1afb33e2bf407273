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
    record Mover(OracleOutline outline, IntVector position, IntVector move, BigInteger radius) {
        IntVector cornerAtStart(int corner) {
            return outline.point(corner).plus(position);
        }

        Mover within(PartOfStep part) {
            BigInteger finer = part.denominator();
            return new Mover(
                    outline.times(finer),
                    position.times(finer).plus(move.times(part.startTimesDenominator())),
                    move.times(part.durationTimesDenominator()),
                    radius.multiply(finer));
        }

        Mover turned(Rotor rotor) {
            return new Mover(outline.turned(rotor), position, move, radius);
        }
    }

    /**
     * Reads and checks the query.
     *
     * @throws IllegalArgumentException if it is not legal, naming argument, vertex and value
     */
    static Scene of(Query query) {
        requireLegalNumbers(query);
        return on(Grid.covering(query.a(), query.b(), query.placement(), query.radii()), query);
    }

    /**
     * Reads and checks the query, and turns the shapes about their local origins.
     *
     * @throws IllegalArgumentException if the query is not legal, naming argument, vertex and value
     */
    static Scene of(Query query, Rotor rotorA, Rotor rotorB) {
        requireLegalNumbers(query);
        Grid grid = Grid.covering(query.a(), query.b(), query.placement(), query.radii())
                .inParts(rotorA.square().multiply(rotorB.square()));
        Scene scene = on(grid, query);
        return new Scene(grid, scene.a.turned(rotorA), scene.b.turned(rotorB));
    }

    /** The step that is a part of this one: from where the shapes are at its beginning, on a grid fine enough. */
    Scene within(PartOfStep part) {
        return new Scene(grid.inParts(part.denominator()), a.within(part), b.within(part));
    }

    private static void requireLegalNumbers(Query query) {
        double[] placement = query.placement();
        OutlineReader.requireLegalNumbers("a", query.a());
        OutlineReader.requireLegalNumbers("b", query.b());
        List<String> names = Query.placementNames();
        for (int i = 0; i < placement.length; i++) {
            if (!Double.isFinite(placement[i])) {
                throw new IllegalArgumentException(names.get(i) + " is " + placement[i]);
            }
        }
        requireLegalRadius("radiusA", query.radiusA());
        requireLegalRadius("radiusB", query.radiusB());
    }

    /**
     * The same on a grid that covers the query and perhaps others.
     *
     * @throws IllegalArgumentException if a shape is not legal
     */
    static Scene on(Grid grid, Query query) {
        Mover moverA = new Mover(
                OutlineReader.read("a", query.a(), grid),
                grid.place(query.positionAX(), query.positionAY()),
                grid.place(query.moveAX(), query.moveAY()),
                grid.place(query.radiusA()));
        Mover moverB = new Mover(
                OutlineReader.read("b", query.b(), grid),
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

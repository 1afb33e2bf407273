package org.polysweep.oracle.turning;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.polysweep.oracle.Grid;
import org.polysweep.oracle.OracleOutline;

/**
 * One of the two shapes through the step, in whole steps of a grid. Its corners are counted counter-clockwise, and edge
 * k leads from corner k to the next one, so a segment has two edges, there and back.
 *
 * @param outline which corner is which vertex of the caller's
 * @param corners local, as vectors that stay
 * @param position at a time: a line
 * @param rotor at a time, of any length
 * @param radius around the outline
 */
record TurningShape(
        OracleOutline outline, List<PolyVector> corners, PolyVector position, PolyVector rotor, BigInteger radius) {

    static TurningShape of(Grid grid, double[] vertices, double[] place, double[] rotors, double radius) {
        OracleOutline outline = OracleOutline.read(vertices);
        List<PolyVector> corners = IntStream.range(0, outline.size())
                .map(outline::vertexIndex)
                .mapToObj(i -> PolyVector.of(grid.place(vertices[2 * i]), grid.place(vertices[2 * i + 1])))
                .toList();
        PolyVector position = new PolyVector(
                line(grid.place(place[0]), grid.place(place[2])), line(grid.place(place[1]), grid.place(place[3])));
        return new TurningShape(outline, corners, position, rotor(rotors), grid.place(radius));
    }

    private static Polynomial line(BigInteger start, BigInteger move) {
        return Polynomial.of(start, move);
    }

    /** Whole numbers without a common divisor; what does not turn keeps the direction, if not the length. */
    private static PolyVector rotor(double[] rotors) {
        Grid grid = Grid.covering(rotors);
        BigInteger[] whole = new BigInteger[rotors.length];
        BigInteger common = BigInteger.ZERO;
        for (int i = 0; i < whole.length; i++) {
            whole[i] = grid.place(rotors[i]);
            common = i < 2 || TurningQuery.turns(rotors) ? common.gcd(whole[i]) : common;
        }
        BigInteger divisor = common;
        if (!TurningQuery.turns(rotors)) {
            return PolyVector.of(whole[0].divide(divisor), whole[1].divide(divisor));
        }
        return new PolyVector(
                line(whole[0].divide(divisor), whole[2].subtract(whole[0]).divide(divisor)),
                line(whole[1].divide(divisor), whole[3].subtract(whole[1]).divide(divisor)));
    }

    int size() {
        return corners.size();
    }

    /** A point has none, a segment two. */
    int edgeCount() {
        return size() == 1 ? 0 : size();
    }

    PolyVector corner(int k) {
        return corners.get(k % size());
    }

    PolyVector edge(int k) {
        return corner(k + 1).minus(corner(k));
    }

    /** What a turned vector has to be divided by; always positive. */
    Polynomial square() {
        return rotor.dot(rotor);
    }

    /** A local vector, turned, times {@link #square}. */
    PolyVector turned(PolyVector local) {
        Polynomial cosine = rotor.x().squared().minus(rotor.y().squared());
        Polynomial sine = rotor.x().times(rotor.y()).times(BigInteger.TWO);
        return new PolyVector(
                cosine.times(local.x()).minus(sine.times(local.y())),
                sine.times(local.x()).plus(cosine.times(local.y())));
    }

    /** Where a corner is in the world, times {@link #square}. */
    PolyVector placed(int corner) {
        return position.times(square()).plus(turned(corner(corner)));
    }
}

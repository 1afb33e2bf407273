package org.polysweep.internal.polygon;

import org.polysweep.internal.expansion.Expansion;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.internal.rounding.ImpactTime;

/**
 * The time of contact of two polygons that touch at the beginning of a part of the step, and have touched or overlapped
 * before: they slide along an edge of C, part, or do not move relative to each other. Which of two vertices is ahead on
 * an edge along the motion is the sign of a sum of eight terms: expansions decide it, and big integers if a term
 * underflows. Reusable.
 */
final class LateTouch {

    private final PolygonQuery query;
    private final Expansion lead = new Expansion();
    private final ExpansionRatio expansionRatio = new ExpansionRatio();

    /** The time; 0 if the contact of the query is the contact of the whole step. */
    double time;

    LateTouch(PolygonQuery query) {
        this.query = query;
    }

    /** Discards the time of an earlier query. */
    void forget() {
        time = 0;
    }

    /** Sets the time, which is positive. */
    void set(double time) {
        this.time = time;
        expansionRatio.set(time);
    }

    /** Returns whether the contact is later than in the whole step. */
    boolean isSet() {
        return time > 0;
    }

    /** Returns whether the contact is later, and at other positions: A moves relative to B. */
    boolean isAnother() {
        return isSet() && query.moves();
    }

    /**
     * Returns 1 if a vertex of B is ahead of a vertex of A along the motion, -1 if it is behind, 0 if both are level.
     * Both lie on one line along the motion, so their order is the order of a coordinate.
     */
    int lead(int vertexOfA, int vertexOfB) {
        boolean isOnX = query.adx != query.bdx;
        return isOnX
                ? sign(query.a.x(vertexOfA), query.ax, query.adx, query.b.x(vertexOfB), query.bx, query.bdx)
                : sign(query.a.y(vertexOfA), query.ay, query.ady, query.b.y(vertexOfB), query.by, query.bdy);
    }

    private int sign(
            double localA,
            double positionA,
            double displacementA,
            double localB,
            double positionB,
            double displacementB) {
        int forward = displacementA > displacementB ? 1 : -1;
        lead.setGap(localA, localB, positionA, positionB);
        lead.addProduct(time, displacementB);
        lead.addProduct(-time, displacementA);
        if (lead.isCertain()) {
            return forward * lead.sign();
        }
        Lattice lattice =
                new Lattice(Lattice.exponentOf(localA, positionA, displacementA, localB, positionB, displacementB));
        QuadraticSurd exact = QuadraticSurd.of(time)
                .along(
                        lattice.at(localB)
                                .add(lattice.at(positionB))
                                .subtract(lattice.at(localA))
                                .subtract(lattice.at(positionA)),
                        lattice.at(displacementB).subtract(lattice.at(displacementA)));
        return forward * exact.signum();
    }

    /** Returns a coordinate at the time, (local + position) + time·displacement, as a double. */
    double coordinate(double local, double position, double displacement, Direction direction) {
        double rounded = expansionRatio.place(local, position, displacement, direction);
        return Double.isNaN(rounded)
                ? ImpactTime.exactCoordinate(local, position, displacement, QuadraticSurd.of(time), direction)
                : rounded;
    }
}

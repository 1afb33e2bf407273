package org.polysweep.internal.round;

import org.polysweep.internal.predicate.ArcFilter;
import org.polysweep.internal.predicate.SideFilter;
import org.polysweep.shape.ConvexPolygon;

/**
 * When a line passes the pieces of the boundary of C that walks have found, and the normal there, in doubles: NaN where
 * a bound leaves a doubt. Reusable, no garbage.
 */
final class RoundTimes {

    private final RoundMotion query;
    private final RoundWalk walkIn;
    private final RoundWalk walkOut;
    private final ArcFilter entering = new ArcFilter();
    private final ArcFilter leaving = new ArcFilter();
    private boolean enteringKnown;
    private boolean leavingKnown;

    RoundTimes(RoundMotion query, RoundWalk walkIn, RoundWalk walkOut) {
        this.query = query;
        this.walkIn = walkIn;
        this.walkOut = walkOut;
    }

    /** Forgets the last query. */
    void forget() {
        enteringKnown = false;
        leavingKnown = false;
    }

    /**
     * The time of entry, rounded down.
     *
     * @param isProven whether {@link RoundProof} has proved the piece, as a side requires
     */
    double enter(boolean isProven) {
        if (walkIn.isArc()) {
            return entering().roundDown();
        }
        return isProven ? side(walkIn, 1) : Double.NaN;
    }

    /**
     * The time of exit, rounded up, of a piece that {@link RoundProof} has proved. Followed the other way, the line
     * enters there, at the opposite time.
     */
    double exit() {
        return 0 - (walkOut.isArc() ? leaving().roundDown() : side(walkOut, -1));
    }

    /** The x component of the normal where the line enters C. */
    double normalX() {
        if (walkIn.isArc()) {
            return entering().normalX();
        }
        return walkIn.isEdgeOfB() ? query.b.normalX(walkIn.onB()) : 0 - query.a.normalX(walkIn.onA());
    }

    /** The y component of that normal. */
    double normalY() {
        if (walkIn.isArc()) {
            return entering().normalY();
        }
        return walkIn.isEdgeOfB() ? query.b.normalY(walkIn.onB()) : 0 - query.a.normalY(walkIn.onA());
    }

    private double side(RoundWalk at, int way) {
        RoundMotion q = query;
        ConvexPolygon a = q.a;
        ConvexPolygon b = q.b;
        int onA = at.onA();
        int onB = at.onB();
        boolean ofB = at.isEdgeOfB();
        double fromX = ofB ? b.x(onB) : a.x(onA + 1);
        double fromY = ofB ? b.y(onB) : a.y(onA + 1);
        double toX = ofB ? b.x(onB + 1) : a.x(onA);
        double toY = ofB ? b.y(onB + 1) : a.y(onA);
        return SideFilter.roundDown(
                fromX, fromY, toX, toY, a.x(onA), a.y(onA), b.x(onB), b.y(onB), q, way, q.radiusA, q.radiusB,
                q.gapSize);
    }

    private ArcFilter entering() {
        if (!enteringKnown) {
            enteringKnown = true;
            set(entering, walkIn, 1);
        }
        return entering;
    }

    private ArcFilter leaving() {
        if (!leavingKnown) {
            leavingKnown = true;
            set(leaving, walkOut, -1);
        }
        return leaving;
    }

    private void set(ArcFilter arc, RoundWalk at, int way) {
        RoundMotion q = query;
        int onA = at.onA();
        int onB = at.onB();
        arc.set(q.a.x(onA), q.a.y(onA), q.b.x(onB), q.b.y(onB), q, way, q.radiusA, q.radiusB, q.gapSize);
    }
}

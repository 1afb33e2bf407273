package org.polysweep.round;

import org.polysweep.contact.Feature;
import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.ArcFilter;
import org.polysweep.exact.ArcImpact;
import org.polysweep.exact.SideImpact;
import org.polysweep.polygon.ConvexPolygon;

/**
 * The sweep of round shapes in general position, in doubles: the line of the motion enters C on one piece of its boundary, and by more than
 * rounding could hide. {@link RoundWalk} guesses, {@link RoundProof} proves. What is not certain is left to the integers. Reusable, no
 * garbage.
 */
final class RoundFilter {

    private final RoundMotion query;
    private final RoundWalk walkIn;
    private final RoundWalk walkOut;
    private final RoundProof proof;
    private final RoundPlaces places;
    private final ArcFilter quick = new ArcFilter();
    private final ArcImpact entering = new ArcImpact();
    private final ArcImpact leaving = new ArcImpact();

    private Verdict verdict = Verdict.TOUCH;
    private boolean quickKnown;
    private boolean enteringKnown;
    private boolean leavingKnown;
    private boolean placesKnown;

    RoundFilter(RoundMotion query) {
        this.query = query;
        walkIn = new RoundWalk(query);
        walkOut = new RoundWalk(query);
        proof = new RoundProof(query);
        places = new RoundPlaces(query);
    }

    /** Whether the verdict is certain. */
    boolean decides() {
        forget();
        verdict = Verdict.TOUCH;
        if (!query.isInRange()) {
            return false;
        }
        if (areCircles()) {
            walkIn.standStill();
            verdict = CircleFilter.verdict(
                    query.dx, query.dy, query.gapX(0, 0), query.gapY(0, 0), query.radius, query.gapSize);
        } else {
            verdict = search();
        }
        return verdict != Verdict.TOUCH;
    }

    /** Takes a query of circles that meet for certain. */
    void takeCircles(Verdict certain) {
        forget();
        walkIn.standStill();
        verdict = certain;
    }

    private void forget() {
        quickKnown = false;
        enteringKnown = false;
        leavingKnown = false;
        placesKnown = false;
    }

    /** The verdict, if it is certain; not TOUCH, which no bound can prove. */
    Verdict verdict() {
        return verdict;
    }

    private boolean areCircles() {
        return query.a.size() == 1 && query.b.size() == 1;
    }

    /** The verdict of shapes one of which is no circle; TOUCH if it is not certain. */
    private Verdict search() {
        walkIn.run(query.dx, query.dy);
        proof.of(walkIn, 1);
        if (proof.passesBy()) {
            return Verdict.MISS;
        }
        if (!proof.meets()) {
            return Verdict.TOUCH;
        }
        int start = proof.start();
        int end = proof.end();
        if (end > 0) {
            return Verdict.MISS;
        }
        if (start > 0) {
            return end < 0 ? Verdict.HIT : Verdict.TOUCH;
        }
        // Of the line that is followed the other way, the times have the opposite signs.
        int exit = start < 0 && leavesCertainly() ? -proof.start() : 0;
        return exit > 0 ? Verdict.OVERLAP : exit < 0 ? Verdict.MISS : Verdict.TOUCH;
    }

    /** Whether the place is certain where the line leaves C. */
    private boolean leavesCertainly() {
        if (areCircles()) {
            walkOut.standStill();
            return true;
        }
        walkOut.run(-query.dx, -query.dy);
        proof.of(walkOut, -1);
        return proof.meets();
    }

    /** The time of entry, rounded down; NaN if it is not certain. */
    double enter() {
        RoundMotion q = query;
        if (!walkIn.isArc()) {
            return side(walkIn, q.adx, q.ady, q.bdx, q.bdy);
        }
        double quickly = quick().roundDown();
        return Double.isNaN(quickly) ? entering().roundDown() : quickly;
    }

    /** The time of entry, rounded down, to twice the precision of doubles; NaN if it is not certain. */
    double enterByExpansion() {
        return places().enter();
    }

    /** The time of exit, rounded up; NaN if it is not certain. */
    double exit() {
        if (!leavesCertainly()) {
            return Double.NaN;
        }
        // Followed the other way, the line enters there, at the opposite time.
        RoundMotion q = query;
        return 0 - (walkOut.isArc() ? leaving().roundDown() : side(walkOut, q.bdx, q.bdy, q.adx, q.ady));
    }

    private double side(RoundWalk at, double adx, double ady, double bdx, double bdy) {
        RoundMotion q = query;
        ConvexPolygon a = q.a;
        ConvexPolygon b = q.b;
        int onA = at.onA();
        int onB = at.onB();
        boolean ofB = at.isEdgeOfB();
        return SideImpact.roundDown(
                ofB ? b.x(onB) : a.x(onA + 1),
                ofB ? b.y(onB) : a.y(onA + 1),
                ofB ? b.x(onB + 1) : a.x(onA),
                ofB ? b.y(onB + 1) : a.y(onA),
                a.x(onA),
                a.y(onA),
                b.x(onB),
                b.y(onB),
                q.ax,
                q.ay,
                q.bx,
                q.by,
                adx,
                ady,
                bdx,
                bdy,
                q.radiusA,
                q.radiusB);
    }

    private ArcFilter quick() {
        if (!quickKnown) {
            quickKnown = true;
            RoundMotion q = query;
            int onA = walkIn.onA();
            int onB = walkIn.onB();
            quick.set(
                    q.a.x(onA),
                    q.a.y(onA),
                    q.b.x(onB),
                    q.b.y(onB),
                    q.ax,
                    q.ay,
                    q.bx,
                    q.by,
                    q.adx,
                    q.ady,
                    q.bdx,
                    q.bdy,
                    q.radiusA,
                    q.radiusB,
                    q.gapSize);
        }
        return quick;
    }

    private ArcImpact entering() {
        if (!enteringKnown) {
            enteringKnown = true;
            RoundMotion q = query;
            set(entering, walkIn, q.adx, q.ady, q.bdx, q.bdy);
        }
        return entering;
    }

    private ArcImpact leaving() {
        if (!leavingKnown) {
            leavingKnown = true;
            RoundMotion q = query;
            set(leaving, walkOut, q.bdx, q.bdy, q.adx, q.ady);
        }
        return leaving;
    }

    private void set(ArcImpact impact, RoundWalk at, double adx, double ady, double bdx, double bdy) {
        RoundMotion q = query;
        impact.setRadius(q.radiusA, q.radiusB)
                .set(
                        q.a.x(at.onA()),
                        q.a.y(at.onA()),
                        q.b.x(at.onB()),
                        q.b.y(at.onB()),
                        q.ax,
                        q.ay,
                        q.bx,
                        q.by,
                        adx,
                        ady,
                        bdx,
                        bdy);
    }

    /** The x component of the normal; NaN if it is not certain. */
    double normalX() {
        if (walkIn.isArc()) {
            double quickly = quick().normalX();
            return Double.isNaN(quickly) ? entering().normalX() : quickly;
        }
        return walkIn.isEdgeOfB() ? query.b.normalX(walkIn.onB()) : 0 - query.a.normalX(walkIn.onA());
    }

    /** The y component of the normal; NaN if it is not certain. */
    double normalY() {
        if (walkIn.isArc()) {
            double quickly = quick().normalY();
            return Double.isNaN(quickly) ? entering().normalY() : quickly;
        }
        return walkIn.isEdgeOfB() ? query.b.normalY(walkIn.onB()) : 0 - query.a.normalY(walkIn.onA());
    }

    /** Writes which corner, or edge, meets which: of a contact that begins where the line enters C. */
    void writeFeatures(SweepResult result) {
        int onA = walkIn.onA();
        int onB = walkIn.onB();
        boolean edgeOfA = walkIn.isEdgeOfA();
        boolean edgeOfB = walkIn.isEdgeOfB();
        result.writeFeatures(
                edgeOfA ? Feature.Kind.EDGE : Feature.Kind.VERTEX,
                edgeOfA ? query.a.edgeIndex(onA) : query.a.vertexIndex(onA),
                edgeOfB ? Feature.Kind.EDGE : Feature.Kind.VERTEX,
                edgeOfB ? query.b.edgeIndex(onB) : query.b.vertexIndex(onB));
    }

    /** Writes the point of contact; false if it is not certain, or not one point. */
    boolean writesContact(SweepResult result) {
        return !(walkIn.isEdgeOfA() && walkIn.isEdgeOfB()) && places().writesContact(walkIn, result);
    }

    /** Writes where to put the shapes; false if it is not certain. */
    boolean writesRest(SweepResult result) {
        double x = normalX();
        double y = normalY();
        boolean certain = !Double.isNaN(x) && !Double.isNaN(y);
        return certain && places().writesRest((int) Math.signum(x), (int) Math.signum(y), result);
    }

    private RoundPlaces places() {
        if (!placesKnown) {
            placesKnown = true;
            places.set(walkIn);
        }
        return places;
    }
}

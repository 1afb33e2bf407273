package org.polysweep.internal.world.resting;

/** A contact of two bodies that touch or nearly touch when a step begins, and the impulse that keeps them apart. */
final class RestingContact {

    /** The bodies by slot, and the parts that touch. */
    int a;

    int b;
    int partA;
    int partB;

    /** The unit normal, from B toward A, and the distance that the two may still approach. */
    double normalX;

    double normalY;
    double gap;

    /** A nearest point of a kinematic body, and whether it is a vertex of it. */
    double pointX;

    double pointY;
    boolean isAtVertex;

    /** The coefficient of friction. */
    double friction;

    /** The inverse masses; 0 for a body that cannot be moved. */
    double inverseMassA;

    double inverseMassB;

    /** The impulse on A along the normal, 0 or more, and a quarter turn counter-clockwise from it. */
    double impulse;

    double impulseAcross;

    /** The impulses before the last round, and the direction in which they are searched. */
    private double impulseBefore;

    private double acrossBefore;
    private double search;
    private double searchAcross;

    /** The order in which contacts are solved: by the bodies, then by the parts. */
    int compareTo(RestingContact other) {
        int byBodies = a != other.a ? Integer.compare(a, other.a) : Integer.compare(b, other.b);
        int byParts = partA != other.partA ? Integer.compare(partA, other.partA) : Integer.compare(partB, other.partB);
        return byBodies != 0 ? byBodies : byParts;
    }

    /** Begins with the impulse of the same contact in the step before. */
    void takeImpulse(RestingContact before) {
        impulse = before.impulse;
        impulseAcross = before.impulseAcross;
    }

    void clearImpulse() {
        impulse = 0;
        impulseAcross = 0;
    }

    /** Applies the impulse with which the contact begins. */
    void applyFirst(double[] dx, double[] dy) {
        apply(dx, dy, impulse, impulseAcross);
    }

    /**
     * Changes the impulse so that the two bodies approach by no more than the gap and, within the limit of friction, do
     * not slide.
     *
     * @param dx the x components of the displacements, by slot
     */
    void solve(double[] dx, double[] dy) {
        impulseBefore = impulse;
        acrossBefore = impulseAcross;
        double reduced = 1 / (inverseMassA + inverseMassB);
        double apart = normalX * (dx[a] - dx[b]) + normalY * (dy[a] - dy[b]);
        double next = Math.max(0, impulse - reduced * (apart + gap));
        double change = next - impulse;
        impulse = next;
        apply(dx, dy, change, 0);
        if (friction == 0) {
            return;
        }
        double across = normalX * (dy[a] - dy[b]) - normalY * (dx[a] - dx[b]);
        double limit = friction * impulse;
        double nextAcross = Math.max(-limit, Math.min(limit, impulseAcross - reduced * across));
        double changeAcross = nextAcross - impulseAcross;
        impulseAcross = nextAcross;
        apply(dx, dy, 0, changeAcross);
    }

    /** The square of the change of the impulses in the last round. */
    double squareOfChange() {
        double along = impulse - impulseBefore;
        double across = impulseAcross - acrossBefore;
        return along * along + across * across;
    }

    /** Goes on along the search direction by a factor, and adds the change of the last round to the direction. */
    void advance(double factor, double[] dx, double[] dy) {
        double along = impulse - impulseBefore;
        double across = impulseAcross - acrossBefore;
        impulse += factor * search;
        impulseAcross += factor * searchAcross;
        apply(dx, dy, factor * search, factor * searchAcross);
        search = factor * search + along;
        searchAcross = factor * searchAcross + across;
    }

    private void apply(double[] dx, double[] dy, double along, double across) {
        double x = along * normalX - across * normalY;
        double y = along * normalY + across * normalX;
        dx[a] += inverseMassA * x;
        dy[a] += inverseMassA * y;
        dx[b] -= inverseMassB * x;
        dy[b] -= inverseMassB * y;
    }
}

package org.polysweep.internal.world.mover;

/**
 * The position of a body in its move, and the remaining share of the move; each position is added to the path.
 * Reusable.
 */
final class MoveProgress {

    private MovePath path = new MovePath();
    private boolean takesTime;

    double x;
    double y;
    double share;

    /**
     * Begins a move.
     *
     * @param x where the body is
     * @param y where it is
     * @param path receives the places
     * @param takesTime whether the body moves in time; if not, all positions have the time 0
     */
    void begin(double x, double y, MovePath path, boolean takesTime) {
        this.x = x;
        this.y = y;
        this.path = path;
        this.takesTime = takesTime;
        share = 1;
    }

    /** Reaches a position by a part of the rest. */
    void advance(double x, double y, double part) {
        this.x = x;
        this.y = y;
        share *= 1 - part;
        path.add(x, y, time());
    }

    /** Reaches a position by a part of the rest, through other positions in no time. */
    void advance(MovePath through, double part) {
        share *= 1 - part;
        path.addAll(through, time());
        int last = through.count() - 1;
        x = through.x(last);
        y = through.y(last);
    }

    private double time() {
        return takesTime ? 1 - share : 0;
    }
}

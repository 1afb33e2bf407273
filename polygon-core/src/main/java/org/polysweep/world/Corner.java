package org.polysweep.world;

/** Where a body meets something while it is at something else: it may go into neither. Reusable. */
final class Corner {

    private boolean isCorner;
    private double otherX;
    private double otherY;
    private double otherSpeed;
    private double dx;
    private double dy;

    /** Takes what the body met last, if it is in a corner between that and another one. */
    void set(StepState state, int body, int other, int part, double time) {
        isCorner = state.isInCorner(body, other, part, time);
        otherX = state.lastX[body];
        otherY = state.lastY[body];
        otherSpeed = state.lastSpeed[body];
    }

    /**
     * Sets the motion to a speed along a unit vector and one across it, a quarter turn counter-clockwise. If that leads
     * into the other thing, it is the motion of the corner instead, as long as that is not faster across.
     */
    void go(double normalX, double normalY, double speed, double across) {
        dx = speed * normalX - across * normalY;
        dy = speed * normalY + across * normalX;
        if (isCorner && dx * otherX + dy * otherY < otherSpeed) {
            double sine = normalX * otherY - normalY * otherX;
            double cosine = normalX * otherX + normalY * otherY;
            double acrossInCorner = (otherSpeed - speed * cosine) / sine;
            if (Math.abs(acrossInCorner) < Math.abs(across)) {
                dx = speed * normalX - acrossInCorner * normalY;
                dy = speed * normalY + acrossInCorner * normalX;
            }
        }
    }

    double dx() {
        return dx;
    }

    double dy() {
        return dy;
    }
}

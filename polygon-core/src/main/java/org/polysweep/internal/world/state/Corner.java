package org.polysweep.internal.world.state;

import org.polysweep.internal.world.rounding.WorldThresholds;

/** A corner: a body hits one surface while it is in contact with another one, and may enter neither. Reusable. */
public final class Corner {

    private boolean isCorner;

    /** True if the previous contact drives the body. */
    private boolean isDriven;

    private double otherX;
    private double otherY;
    private double otherSpeed;
    private double wishX;
    private double wishY;
    private double dx;
    private double dy;
    private boolean isOnSurface;

    /**
     * Sets the corner to the previous contact of the body, if the body is in a corner between that contact and another
     * one.
     */
    public void set(StepState state, int body, int other, int part, double time) {
        isCorner = state.isInCorner(body, other, part, time);
        isDriven = state.drivers.isDriven(body);
        otherX = state.lastX[body];
        otherY = state.lastY[body];
        otherSpeed = state.lastSpeed[body];
        request(state, body);
    }

    /** Reads the requested motion of the body again: {@link StepState#requestedDx}. */
    public void request(StepState state, int body) {
        wishX = state.requestedDx(body);
        wishY = state.requestedDy(body);
    }

    /** Returns whether the body is in a corner between its previous contact and this one. */
    public boolean isCorner() {
        return isCorner;
    }

    /** Returns whether the previous contact drives the body into a surface with a normal toward the body. */
    public boolean isDrivenInto(double normalX, double normalY) {
        return isCorner && isDriven && otherX * normalX + otherY * normalY < 0;
    }

    /** The requested motion of the body without obstacles. */
    public double wishX() {
        return wishX;
    }

    public double wishY() {
        return wishY;
    }

    /**
     * Sets the motion nearest to a requested motion into a surface, among the motions that enter neither that surface
     * nor, in a corner, the other one: a projection onto a half-plane, or onto the intersection of two.
     *
     * @param normalX the x component of the unit normal of the surface, toward the body
     * @param normalY the y component
     * @param speed the speed of the surface along the normal
     * @param askedX the x component of the requested motion
     * @param askedY the y component
     * @param most the maximum speed of the body across the normal: the body that pushes it into a corner may push it
     *     out
     */
    public void go(double normalX, double normalY, double speed, double askedX, double askedY, double most) {
        goAlong(normalX, normalY, speed, askedX, askedY);
        double across = normalX * askedY - normalY * askedX;
        if (!isCorner || dx * otherX + dy * otherY >= otherSpeed) {
            return;
        }
        double sine = normalX * otherY - normalY * otherX;
        if (Math.abs(sine) * (1L << WorldThresholds.SAME_DIRECTION_BITS) <= 1) {
            return; // two parallel surfaces do not meet in a corner, and rounding would put it anywhere
        }
        double cosine = normalX * otherX + normalY * otherY;
        double acrossOther = otherX * askedY - otherY * askedX;
        boolean leadsIntoOther = askedX * otherX + askedY * otherY < otherSpeed;
        if (leadsIntoOther && otherSpeed * cosine - acrossOther * sine >= speed) {
            isOnSurface = false;
            along(otherX, otherY, otherSpeed, acrossOther);
            return;
        }
        double acrossInCorner = (otherSpeed - speed * cosine) / sine;
        if (Math.abs(acrossInCorner) <= Math.max(Math.abs(across), most)) {
            along(normalX, normalY, speed, acrossInCorner);
        }
    }

    /** Sets the motion with a given speed along a normal that is nearest to another motion, ignoring the corner. */
    public void goAlong(double normalX, double normalY, double speed, double askedX, double askedY) {
        isOnSurface = true;
        along(normalX, normalY, speed, normalX * askedY - normalY * askedX);
    }

    /** A speed along a unit vector, and one across it, a quarter turn counter-clockwise. */
    private void along(double normalX, double normalY, double speed, double across) {
        dx = speed * normalX - across * normalY;
        dy = speed * normalY + across * normalX;
    }

    /**
     * Makes the motion no faster than the body has been, since an earlier contact may have slowed it; the requested
     * motion of a body that nothing has slowed is its motion.
     *
     * @param speed the speed along the unit normal, which stays if the motion has exactly the speed of the surface
     * @param beforeX the x component of the motion of the body so far
     */
    public void slow(double normalX, double normalY, double speed, double beforeX, double beforeY) {
        double limit = beforeX * beforeX + beforeY * beforeY;
        double size = dx * dx + dy * dy;
        if ((beforeX == wishX && beforeY == wishY) || size <= limit) {
            return;
        }
        if (isOnSurface) {
            double across = Math.copySign(Math.sqrt(Math.max(0, limit - speed * speed)), normalX * dy - normalY * dx);
            along(normalX, normalY, speed, across);
        } else {
            double ratio = Math.sqrt(limit / size);
            dx *= ratio;
            dy *= ratio;
        }
    }

    /** Returns whether the motion has exactly the speed of the surface along its normal, and does not leave it. */
    public boolean isOnSurface() {
        return isOnSurface;
    }

    public double dx() {
        return dx;
    }

    public double dy() {
        return dy;
    }
}

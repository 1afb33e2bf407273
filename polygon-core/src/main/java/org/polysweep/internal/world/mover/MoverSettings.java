package org.polysweep.internal.world.mover;

import java.util.function.Predicate;
import org.polysweep.world.body.BodyId;

/** The settings of a mover. */
public final class MoverSettings {

    private static final int MOST_CONTACTS = 16;

    public double upX;
    public double upY = 1;
    public double slopeLimit = 1;
    public double stepHeight;

    /** NaN if the snap distance follows from the move: the fall of the steepest floor along it. */
    public double snapDistance = Double.NaN;

    public boolean dropsThrough;
    public Predicate<BodyId> pushed = body -> false;
    public boolean isCarried = true;
    public int mostContacts = MOST_CONTACTS;
    public boolean hasConstantSpeed;

    /**
     * Maximum length of a displacement along a floor, unless it is no longer than the displacement across the up
     * direction.
     */
    public double maxSlopeDisplacement = Double.POSITIVE_INFINITY;

    public boolean slidesAlongCeilings = true;
    public double cornerCorrection;
    public double inset;

    void copy(MoverSettings other) {
        upX = other.upX;
        upY = other.upY;
        slopeLimit = other.slopeLimit;
        stepHeight = other.stepHeight;
        snapDistance = other.snapDistance;
        dropsThrough = other.dropsThrough;
        pushed = other.pushed;
        isCarried = other.isCarried;
        mostContacts = other.mostContacts;
        hasConstantSpeed = other.hasConstantSpeed;
        maxSlopeDisplacement = other.maxSlopeDisplacement;
        slidesAlongCeilings = other.slidesAlongCeilings;
        cornerCorrection = other.cornerCorrection;
        inset = other.inset;
    }

    public boolean hasSnapDistance() {
        return !Double.isNaN(snapDistance);
    }

    boolean hasUp() {
        return upX != 0 || upY != 0;
    }

    /** Returns whether a surface with a unit normal is a floor. */
    boolean isFloor(double normalX, double normalY) {
        return isWithinLimit(normalX, normalY, rise(normalX, normalY));
    }

    /** Returns whether a surface with a unit normal is a ceiling. */
    boolean isCeiling(double normalX, double normalY) {
        return isWithinLimit(normalX, normalY, -rise(normalX, normalY));
    }

    private boolean isWithinLimit(double normalX, double normalY, double along) {
        return along > 0 && Math.abs(across(normalX, normalY)) <= slopeLimit * along;
    }

    /** The component of a vector along the up direction. */
    double rise(double x, double y) {
        return x * upX + y * upY;
    }

    /** The component of a vector across the up direction, positive to the right. */
    double across(double x, double y) {
        return x * upY - y * upX;
    }

    /** The displacement along a floor with a unit normal, with its sign, for one across the up direction. */
    double alongFloor(double across, double normalX, double normalY) {
        double whole = across / rise(normalX, normalY);
        double limit = Math.max(hasConstantSpeed ? 0 : maxSlopeDisplacement, Math.abs(across));
        return Math.max(-limit, Math.min(limit, whole));
    }

    /** Returns whether a body moves less far along some floors than the request leads it across the up direction. */
    boolean slowsOnSlopes() {
        return hasConstantSpeed || maxSlopeDisplacement < Double.POSITIVE_INFINITY;
    }
}

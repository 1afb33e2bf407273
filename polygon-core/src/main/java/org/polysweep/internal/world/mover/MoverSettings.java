package org.polysweep.internal.world.mover;

import java.util.function.Predicate;
import org.polysweep.internal.world.bytes.CheckedBytes;
import org.polysweep.internal.world.bytes.GrowingBytes;
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

    /** Writes the settings, except which bodies are pushed. */
    void write(GrowingBytes out) {
        out.putDoubles(upX, upY, slopeLimit, stepHeight, snapDistance, maxSlopeDisplacement, cornerCorrection, inset);
        out.putInt(mostContacts);
        out.putByte((dropsThrough ? 1 : 0)
                | (isCarried ? 2 : 0)
                | (hasConstantSpeed ? 4 : 0)
                | (slidesAlongCeilings ? 8 : 0));
    }

    /** Reads settings that {@link #write} has written; the number of contacts has a limit. */
    void read(CheckedBytes in, int contactLimit) {
        upX = in.finite("the finite x of the up direction");
        upY = in.finite("the finite y of the up direction");
        in.require(Math.abs(upX) <= 1 && Math.abs(upY) <= 1, upY, "a component of the up direction, in [-1, 1]");
        slopeLimit = atLeastZero("the slope limit", in);
        stepHeight = length("the step height", in);
        double distance = in.number("the snap distance, >= 0 or NaN");
        in.require(
                Double.isNaN(distance) || (distance >= 0 && Double.isFinite(distance)),
                distance,
                "the snap distance, >= 0 or NaN");
        snapDistance = distance;
        maxSlopeDisplacement = atLeastZero("the maximum displacement on slopes", in);
        cornerCorrection = length("the corner correction", in);
        inset = length("the inset", in);
        mostContacts = in.integer("the maximum number of contacts", 1, contactLimit);
        int flags = in.choice("four flags of the settings", 16);
        dropsThrough = (flags & 1) != 0;
        isCarried = (flags & 2) != 0;
        hasConstantSpeed = (flags & 4) != 0;
        slidesAlongCeilings = (flags & 8) != 0;
    }

    private static double length(String what, CheckedBytes in) {
        double value = in.finite("the finite value of " + what);
        in.require(value >= 0, value, what + ", >= 0");
        return value;
    }

    private static double atLeastZero(String what, CheckedBytes in) {
        double value = in.number(what);
        in.require(value >= 0, value, what + ", >= 0");
        return value;
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

    /** The signed displacement along a floor with a unit normal, for a displacement across the up direction. */
    double alongFloor(double across, double normalX, double normalY) {
        double whole = across / rise(normalX, normalY);
        double limit = Math.max(hasConstantSpeed ? 0 : maxSlopeDisplacement, Math.abs(across));
        return Math.max(-limit, Math.min(limit, whole));
    }

    /** Returns whether on some floors a body moves less far than the request leads across the up direction. */
    boolean slowsOnSlopes() {
        return hasConstantSpeed || maxSlopeDisplacement < Double.POSITIVE_INFINITY;
    }
}

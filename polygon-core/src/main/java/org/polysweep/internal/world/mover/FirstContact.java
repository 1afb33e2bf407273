package org.polysweep.internal.world.mover;

import org.polysweep.contact.Feature;
import org.polysweep.result.SweepResult;

/**
 * The contact at the first hit of a {@link StandingSweep}. For two convex bodies without rotation, each number is
 * computed when it is read: most are rarely read, and near t = 0 even the time needs expansions. Reusable; no
 * allocation.
 */
final class FirstContact {

    /** The answer about two convex bodies. */
    private SweepResult answer = SweepResult.create();

    private boolean isOfConvex;

    private double enter;
    private double restX;
    private double restY;
    private double x;
    private double y;
    private double widthX;
    private double widthY;
    private Feature.Kind kind = Feature.Kind.VERTEX;
    private int index;

    /** Takes over the answer about two convex bodies; returns the previous one, for reuse. */
    SweepResult take(SweepResult answer) {
        SweepResult previous = this.answer;
        this.answer = answer;
        isOfConvex = true;
        return previous;
    }

    /** Reads an answer that the next sweep overwrites. */
    void read(SweepResult answer) {
        isOfConvex = false;
        enter = answer.enter();
        restX = answer.safeAX();
        restY = answer.safeAY();
        x = answer.contactX(0);
        y = answer.contactY(0);
        boolean isWide = answer.contactCount() > 1;
        widthX = isWide ? answer.contactX(1) - x : 0;
        widthY = isWide ? answer.contactY(1) - y : 0;
        kind = answer.featureKindB();
        index = answer.featureIndexB();
    }

    /** Returns whether both bodies are convex and not rotated. */
    boolean isOfConvex() {
        return isOfConvex;
    }

    /** The time, rounded down. */
    double enter() {
        return isOfConvex ? answer.enter() : enter;
    }

    /** The x coordinate of the position at which the moved body stops. */
    double restX() {
        return isOfConvex ? answer.safeAX() : restX;
    }

    double restY() {
        return isOfConvex ? answer.safeAY() : restY;
    }

    /** The kind of feature of the part that is hit: a vertex or an edge. */
    Feature.Kind kind() {
        return isOfConvex ? answer.featureKindB() : kind;
    }

    /** The caller's index of that feature. */
    int index() {
        return isOfConvex ? answer.featureIndexB() : index;
    }

    /** The kind of feature of the moved body by which it hits another one, if both are convex and not rotated. */
    Feature.Kind ownKind() {
        return answer.featureKindA();
    }

    int ownIndex() {
        return answer.featureIndexA();
    }

    /** The x coordinate of a point of the contact. */
    double x() {
        return isOfConvex ? answer.contactX(0) : x;
    }

    double y() {
        return isOfConvex ? answer.contactY(0) : y;
    }

    /** The x component of the vector from one end of the contact to the other; 0 if it is a point. */
    double widthX() {
        return !isOfConvex ? widthX : answer.contactCount() > 1 ? answer.contactX(1) - answer.contactX(0) : 0;
    }

    double widthY() {
        return !isOfConvex ? widthY : answer.contactCount() > 1 ? answer.contactY(1) - answer.contactY(0) : 0;
    }
}

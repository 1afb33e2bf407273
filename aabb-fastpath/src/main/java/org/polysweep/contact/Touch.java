package org.polysweep.contact;

import java.util.List;

/**
 * A and B touch without overlapping: resting, sliding, grazing a corner, or arriving exactly at t = 1.
 *
 * @param enter the first time in [0, 1] at which they share a point, rounded down
 * @param exit the last time at which they share a point if the motion is carried on, rounded up; infinite if
 *     nothing moves
 * @param normalX the x component of the unit normal of the contact, from B toward A
 * @param normalY the y component of the unit normal
 * @param partA the part of A that meets B, counted from 0; 0 for a convex shape
 * @param partB the part of B that meets A; 0 for a convex shape
 * @param featureA what of A meets B
 * @param featureB what of B meets A
 * @param contact one or two points, in world coordinates
 * @param restA where A stands then, rounded away from B
 * @param restB where B stands then, rounded away from A
 * @param restRotorAC the first component of the rotor with which A stands there; (1, 0) if no rotor was given
 * @param restRotorAS the second component
 * @param restRotorBC the first component of the rotor with which B stands there
 * @param restRotorBS the second component
 */
public record Touch(
        double enter,
        double exit,
        double normalX,
        double normalY,
        int partA,
        int partB,
        Feature featureA,
        Feature featureB,
        List<Point> contact,
        Point restA,
        Point restB,
        double restRotorAC,
        double restRotorAS,
        double restRotorBC,
        double restRotorBS)
        implements Meeting {

    /** Copies the list of points. */
    public Touch {
        contact = List.copyOf(contact);
    }

    /** The contact of two shapes without rotors. */
    public Touch(
            double enter,
            double exit,
            double normalX,
            double normalY,
            int partA,
            int partB,
            Feature featureA,
            Feature featureB,
            List<Point> contact,
            Point restA,
            Point restB) {
        this(enter, exit, normalX, normalY, partA, partB, featureA, featureB, contact, restA, restB, 1, 0, 1, 0);
    }

    @Override
    public Verdict verdict() {
        return Verdict.TOUCH;
    }
}

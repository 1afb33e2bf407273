package org.polysweep.workbench.svg;

import java.util.List;

/**
 * One of the two shapes, in the coordinates of the scene.
 *
 * @param name A or B
 * @param outline where it is at t = 0
 * @param move its displacement
 * @param moments when it is drawn
 */
record DrawnBody(String name, OutlinePath outline, Vec move, List<Moment> moments) {

    /** The class of the style sheet that gives it its colour. */
    String styleClass() {
        return name.equals("A") ? "a" : "b";
    }

    boolean moves() {
        return !move.isZero();
    }

    OutlinePath at(double time) {
        return outline.movedBy(move.times(time));
    }

    /** The longer side of its bounds. */
    double size() {
        return outline.size();
    }

    /** All it sweeps over from t = 0 to t = 1. */
    OutlinePath swept() {
        return outline.sweptBy(move);
    }
}

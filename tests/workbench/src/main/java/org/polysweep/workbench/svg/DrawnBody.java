package org.polysweep.workbench.svg;

import java.util.List;
import java.util.stream.IntStream;

/**
 * One of the two shapes, in the coordinates of the scene.
 *
 * @param name A or B
 * @param outline where it is at t = 0
 * @param move its displacement
 * @param turn how it turns
 * @param moments when it is drawn
 */
record DrawnBody(String name, OutlinePath outline, Vec move, Turn turn, List<Moment> moments) {

    /** So many straight lines stand for the way of a vertex that turns. */
    private static final int STEPS = 64;

    /** The class of the style sheet that gives it its color. */
    String styleClass() {
        return name.equals("A") ? "a" : "b";
    }

    boolean moves() {
        return !move.isZero();
    }

    boolean turns() {
        return !turn.isNone();
    }

    OutlinePath at(double time) {
        return turns()
                ? new OutlinePath(
                        outline.corners().stream()
                                .map(corner -> at(corner, time))
                                .toList(),
                        outline.radius())
                : outline.movedBy(move.times(time));
    }

    private Vec at(Vec corner, double time) {
        return turn.at(corner, time).plus(move.times(time));
    }

    /** The way of each vertex through the step, in places near enough to stand for it; none if it does not turn. */
    List<List<Vec>> ways() {
        return turns()
                ? outline.corners().stream()
                        .map(corner -> IntStream.rangeClosed(0, STEPS)
                                .mapToObj(i -> at(corner, (double) i / STEPS))
                                .toList())
                        .toList()
                : List.of();
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

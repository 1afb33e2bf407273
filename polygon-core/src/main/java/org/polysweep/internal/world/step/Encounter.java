package org.polysweep.internal.world.step;

import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.result.SweepResult;

/** A contact of two bodies: their segments, the time, and their positions then. Reusable. */
final class Encounter {

    private final Trajectories lines;
    private final Place a = new Place();
    private final Place b = new Place();
    private double time;
    private boolean isOnLines;

    Encounter(Trajectories lines) {
        this.lines = lines;
    }

    /** Takes two segments, the time of their contact, and the rest positions of their sweep. */
    void at(int lineA, int lineB, double time, SweepResult swept) {
        this.time = time;
        isOnLines = false;
        a.set(lineA, swept.safeAX(), swept.safeAY());
        b.set(lineB, swept.safeBX(), swept.safeBY());
        if (lines.haveRotors()) {
            a.turn(swept.safeHalfCosA(), swept.safeHalfSinA());
            b.turn(swept.safeHalfCosB(), swept.safeHalfSinB());
        }
    }

    /** Takes two segments, and the places where the bodies are on them at a time, rounded. */
    void onLines(int lineA, int lineB, double time) {
        this.time = time;
        isOnLines = true;
        a.setOnLine(lineA);
        b.setOnLine(lineB);
    }

    double time() {
        return time;
    }

    Place a() {
        return a;
    }

    Place b() {
        return b;
    }

    /** The largest absolute value of a coordinate of the two places. */
    double magnitude() {
        return Math.max(Math.max(Math.abs(a.x), Math.abs(a.y)), Math.max(Math.abs(b.x), Math.abs(b.y)));
    }

    /** Returns whether an approach is more than rounding makes of none: it moves the bodies, if it lasts for a step. */
    boolean isMore(double approach) {
        double size = magnitude();
        return size + approach > size;
    }

    /** One of the two bodies. */
    final class Place {

        private int line;
        private double x;
        private double y;
        private double c;
        private double s;

        private void set(int line, double x, double y) {
            this.line = line;
            this.x = x;
            this.y = y;
        }

        private void setOnLine(int line) {
            set(line, lines.x(line) + time * lines.dx(line), lines.y(line) + time * lines.dy(line));
        }

        private void turn(double c, double s) {
            this.c = c;
            this.s = s;
        }

        int line() {
            return line;
        }

        double x() {
            return x;
        }

        double y() {
            return y;
        }

        /** Adds a segment on which the body is at this place, and moves as before, but does not rotate. */
        int addPlaced() {
            int added = lines.add(lines.rank[line], x, y, lines.dx(line), lines.dy(line), time);
            lines.stopTurning(added, line, time);
            return added;
        }

        /** Gives a new segment the orientation in which the body stops; one that does not rotate keeps its own. */
        void stopTurning(int line) {
            if (lines.turns(this.line) && !isOnLines) {
                lines.setRotor(line, c, s);
            } else {
                lines.stopTurning(line, this.line, time);
            }
        }
    }
}

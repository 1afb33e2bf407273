package org.polysweep.internal.world.step;

import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.result.SweepResult;

/** A contact of two bodies: their segments, the time, and their positions then. Reusable. */
final class Encounter {

    private final Trajectories trajectories;
    private final Place a = new Place();
    private final Place b = new Place();
    private double time;
    private boolean isOnSegments;

    Encounter(Trajectories trajectories) {
        this.trajectories = trajectories;
    }

    /** Sets two segments, the time of their contact, and the rest positions of their sweep. */
    void at(int segmentA, int segmentB, double time, SweepResult swept) {
        this.time = time;
        isOnSegments = false;
        a.set(segmentA, swept.safeAX(), swept.safeAY());
        b.set(segmentB, swept.safeBX(), swept.safeBY());
        if (trajectories.haveRotors()) {
            a.turn(swept.safeHalfCosA(), swept.safeHalfSinA());
            b.turn(swept.safeHalfCosB(), swept.safeHalfSinB());
        }
    }

    /** Sets two segments, and the rounded positions of the bodies on them at a time. */
    void onSegments(int segmentA, int segmentB, double time) {
        this.time = time;
        isOnSegments = true;
        a.setOnSegment(segmentA);
        b.setOnSegment(segmentB);
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

    /** Returns whether an approach is more than a rounding error: if it lasts for a step, it changes the positions. */
    boolean isMore(double approach) {
        double size = magnitude();
        return size + approach > size;
    }

    /** One of the two bodies. */
    final class Place {

        private int segment;
        private double x;
        private double y;
        private double c;
        private double s;

        private void set(int segment, double x, double y) {
            this.segment = segment;
            this.x = x;
            this.y = y;
        }

        private void setOnSegment(int segment) {
            set(
                    segment,
                    trajectories.x(segment) + time * trajectories.dx(segment),
                    trajectories.y(segment) + time * trajectories.dy(segment));
        }

        private void turn(double c, double s) {
            this.c = c;
            this.s = s;
        }

        int segment() {
            return segment;
        }

        double x() {
            return x;
        }

        double y() {
            return y;
        }

        /** Adds a segment on which the body is at this position, and moves as before, but does not rotate. */
        int addPlaced() {
            int added = trajectories.add(
                    trajectories.rank[segment], x, y, trajectories.dx(segment), trajectories.dy(segment), time);
            trajectories.stopTurning(added, segment, time);
            return added;
        }

        /**
         * Gives a new segment the orientation in which the body stops; a body that does not rotate keeps its
         * orientation.
         */
        void stopTurning(int segment) {
            if (trajectories.turns(this.segment) && !isOnSegments) {
                trajectories.setRotor(segment, c, s);
            } else {
                trajectories.stopTurning(segment, this.segment, time);
            }
        }
    }
}

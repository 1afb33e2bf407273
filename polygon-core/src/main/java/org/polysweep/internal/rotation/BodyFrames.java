package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;

/** Two bodies in the frames of each other. Reusable, not thread-safe, no allocation. */
final class BodyFrames {

    final RotatingBody a;
    final RotatingBody b;
    final BodyFrame ofA;
    final BodyFrame ofB;

    /** The size and the distortion that {@link RotationBound} defines. */
    double size;

    double distortion;

    /** From the center of B's bounding box to the center of A's, at the time of {@link #moveCenters}. */
    double centersX;

    double centersY;

    BodyFrames(RotatingBody a, RotatingBody b) {
        this.a = a;
        this.b = b;
        ofA = new BodyFrame(a, b, true);
        ofB = new BodyFrame(b, a, false);
    }

    /**
     * Begins a query about the bodies as they are set now.
     *
     * @return whether all numbers are in the range of the bounds
     */
    boolean begin() {
        if (!a.rotorPath.begin() || !b.rotorPath.begin()) {
            return false;
        }
        double moveX = a.dx - b.dx;
        double moveY = a.dy - b.dy;
        double radius = a.radius + b.radius;
        double move = Math.sqrt(moveX * moveX + moveY * moveY);
        size = Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + move + (a.reach + b.reach) + radius;
        distortion = Math.sqrt(Math.max(a.rotorPath.squareOfDistortion, b.rotorPath.squareOfDistortion));
        ofA.begin(move, radius, size, distortion);
        ofB.begin(move, radius, size, distortion);
        return RotationBound.isInRange(size, distortion);
    }

    /** Returns whether both bodies are polygons, segments or points without radii, and not both are points. */
    boolean areSharp() {
        return ofA.edges() + ofB.edges() > 0 && ofA.radius == 0;
    }

    /** Returns the frame of the other owner. */
    BodyFrame opposite(BodyFrame frame) {
        return frame == ofA ? ofB : ofA;
    }

    /**
     * Bounds the curvature from a time on. P is longest then or at the end: docs/error-bounds.md, theorem 14, (1).
     */
    void boundCurvature(double from) {
        double endX = a.x - b.x + (a.dx - b.dx);
        double endY = a.y - b.y + (a.dy - b.dy);
        double x = a.x - b.x + from * (a.dx - b.dx);
        double y = a.y - b.y + from * (a.dy - b.dy);
        double square = x * x + y * y;
        double squareAtEnd = endX * endX + endY * endY;
        double distance = RotationBound.ofDisks(Math.sqrt(square > squareAtEnd ? square : squareAtEnd), size);
        ofA.boundCurvature(distance);
        ofB.boundCurvature(distance);
    }

    /** Sets the time of both frames, and the curvature from then on. */
    void moveTo(double time) {
        boundCurvature(time);
        ofA.moveTo(time);
        ofB.moveTo(time);
    }

    /** Finds the vector between the centers at a time. */
    void moveCenters(double time) {
        a.rotorPath.moveTo(time);
        b.rotorPath.moveTo(time);
        centersX = a.x
                - b.x
                + time * (a.dx - b.dx)
                + a.rotorPath.worldX(a.centerX, a.centerY)
                - b.rotorPath.worldX(b.centerX, b.centerY);
        centersY = a.y
                - b.y
                + time * (a.dy - b.dy)
                + a.rotorPath.worldY(a.centerX, a.centerY)
                - b.rotorPath.worldY(b.centerX, b.centerY);
    }
}

package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;

/**
 * The local frame of one of two bodies, the owner, at a time: its edges are at rest there, and the vertices of the
 * other body move, in doubles. With P the position of the other body minus the position of the owner and angles θ and
 * θ', a vertex v is at
 *
 * <pre>
 *     q = R(-θ)·P + R(θ' - θ)·v
 * </pre>
 *
 * <p>The <em>height</em> of a vertex over an edge is its distance to the outside of the line; its slope is the
 * derivative by t. {@link RotationBound} bounds the errors of both. Reusable, not thread-safe, no allocation.
 */
final class BodyFrame {

    final RotatingBody owner;
    final RotatingBody other;
    final boolean isOfA;

    ConvexPolygon ownerCore;

    /** The unit normals of the edges of the owner. */
    double[] ownerNormals;

    ConvexPolygon otherCore;

    /** P at t = 0, and its change in the step. */
    private double startX;

    private double startY;
    private double moveX;
    private double moveY;

    /** The bound of the curvature is linear in a bound of |P|: the factor, and the constant term. */
    private double curvatureOfPosition;

    private double curvatureOfRest;

    /** The bound of the second derivative of a height; infinity before {@link #boundCurvature}. */
    double curvature;

    double heightError;
    double slopeError;
    private double size;
    private double distortion;

    /** The sum of the radii: the height of a vertex at a contact. */
    double radius;

    /** The time of the last {@link #moveTo}; NaN if there was none in this query. */
    double time = Double.NaN;

    /** The local origin of the other body, and its velocity. */
    double originX;

    double originY;
    double velocityX;
    double velocityY;

    /** The rotation of the other body relative to the owner, and its angular speed. */
    double cosine = 1;

    double sine;
    double speed;

    BodyFrame(RotatingBody owner, RotatingBody other, boolean isOfA) {
        this.owner = owner;
        this.other = other;
        this.isOfA = isOfA;
        ownerCore = owner.core;
        ownerNormals = Prepared.unitNormals(ownerCore);
        otherCore = other.core;
    }

    /**
     * Begins a query about the bodies, whose rotor paths are set.
     *
     * @param distance the length of the displacement of P
     * @param radius the sum of the radii
     * @param size the size that {@link RotationBound} defines
     * @param distortion the distortion that it defines
     */
    void begin(double distance, double radius, double size, double distortion) {
        ownerCore = owner.core;
        ownerNormals = Prepared.unitNormals(ownerCore);
        otherCore = other.core;
        startX = other.x - owner.x;
        startY = other.y - owner.y;
        moveX = other.dx - owner.dx;
        moveY = other.dy - owner.dy;
        RotorPath ownerRotor = owner.rotorPath;
        RotorPath otherRotor = other.rotorPath;
        double relative = ownerRotor.maxSpeed + otherRotor.maxSpeed;
        double accelerations = ownerRotor.maxAcceleration + otherRotor.maxAcceleration;
        // docs/error-bounds.md, theorem 14, (1)
        curvatureOfPosition = ownerRotor.maxCurvature();
        curvatureOfRest = 2 * ownerRotor.maxSpeed * distance + (accelerations + relative * relative) * other.reach;
        curvature = Double.POSITIVE_INFINITY;
        time = Double.NaN;
        this.radius = radius;
        this.size = size;
        this.distortion = distortion;
        heightError = RotationBound.ofHeight(size, distortion);
        slopeError = RotationBound.ofSlope(size, distortion);
    }

    /** Bounds the curvature as long as |P| does not exceed a distance. */
    void boundCurvature(double distance) {
        curvature = RotationBound.above(curvatureOfPosition * distance + curvatureOfRest);
    }

    /** A bound of the error of a height by {@link HeightResidual}. */
    double residualError() {
        return RotationBound.ofResidual(size, distortion);
    }

    /** A bound of the relative error of the unit of that height. */
    double unitError() {
        return RotationBound.ofUnit(distortion);
    }

    /** Sets the time. */
    void moveTo(double time) {
        if (time == this.time) {
            return;
        }
        this.time = time;
        owner.rotorPath.moveTo(time);
        other.rotorPath.moveTo(time);
        RotorPath rotor = owner.rotorPath;
        RotorPath otherRotor = other.rotorPath;
        double x = startX + time * moveX;
        double y = startY + time * moveY;
        originX = rotor.localX(x, y);
        originY = rotor.localY(x, y);
        velocityX = rotor.localX(moveX, moveY) + rotor.speed * originY;
        velocityY = rotor.localY(moveX, moveY) - rotor.speed * originX;
        speed = otherRotor.speed - rotor.speed;
        cosine = rotor.localX(otherRotor.cosine, otherRotor.sine);
        sine = rotor.localY(otherRotor.cosine, otherRotor.sine);
    }

    /** Returns whether a vertex of the owner is a vertex of the owner of another frame, with the same radius. */
    boolean sharesOwnVertex(int ofOwner, BodyFrame frame, int ofOwnerOfFrame) {
        return owner.radius == frame.owner.radius
                && ownerCore.x(ofOwner) == frame.ownerCore.x(ofOwnerOfFrame)
                && ownerCore.y(ofOwner) == frame.ownerCore.y(ofOwnerOfFrame);
    }

    /** Returns whether a vertex of the other body is a vertex of the other body of another frame, likewise. */
    boolean sharesVertex(int vertex, BodyFrame frame, int ofFrame) {
        return other.radius == frame.other.radius
                && otherCore.x(vertex) == frame.otherCore.x(ofFrame)
                && otherCore.y(vertex) == frame.otherCore.y(ofFrame);
    }

    /** The number of edges: none for a point. */
    int edges() {
        return ownerCore.vertexCount() == 1 ? 0 : ownerCore.vertexCount();
    }

    double vertexX(int vertex) {
        return originX + (cosine * otherCore.x(vertex) - sine * otherCore.y(vertex));
    }

    double vertexY(int vertex) {
        return originY + (sine * otherCore.x(vertex) + cosine * otherCore.y(vertex));
    }

    double height(int edge, int vertex) {
        return along(ownerNormals[2 * edge], ownerNormals[2 * edge + 1], edge, vertex);
    }

    /** The derivative of the height by t. */
    double slope(int edge, int vertex) {
        return slopeAlong(ownerNormals[2 * edge], ownerNormals[2 * edge + 1], vertex);
    }

    /** The distance of a vertex along an axis from a vertex of the owner. */
    double along(double x, double y, int ofOwner, int vertex) {
        return x * (vertexX(vertex) - ownerCore.x(ofOwner)) + y * (vertexY(vertex) - ownerCore.y(ofOwner));
    }

    /** The derivative of that distance by t. */
    double slopeAlong(double x, double y, int vertex) {
        return x * velocityX(vertex) + y * velocityY(vertex);
    }

    private double velocityX(int vertex) {
        return velocityX - speed * (vertexY(vertex) - originY);
    }

    private double velocityY(int vertex) {
        return velocityY + speed * (vertexX(vertex) - originX);
    }

    /** The distance of a vertex from a vertex of the owner. */
    double distance(int ofOwner, int vertex) {
        double x = vertexX(vertex) - ownerCore.x(ofOwner);
        double y = vertexY(vertex) - ownerCore.y(ofOwner);
        return Math.sqrt(x * x + y * y);
    }

    /** The derivative by t of the distance of a vertex from a vertex of the owner. */
    double slopeBetween(int ofOwner, int vertex) {
        double x = vertexX(vertex) - ownerCore.x(ofOwner);
        double y = vertexY(vertex) - ownerCore.y(ofOwner);
        return slopeAlong(x, y, vertex) / Math.sqrt(x * x + y * y);
    }

    double speed(int vertex) {
        double x = velocityX(vertex);
        double y = velocityY(vertex);
        return Math.sqrt(x * x + y * y);
    }

    /** A bound of the error of a slope and of its mean change within a duration. */
    double change(double duration) {
        return RotationBound.above(slopeError + curvature * (duration / 2));
    }

    /**
     * Returns how long a function stays positive that begins with a value and a slope: docs/error-bounds.md, theorem
     * 14, (3).
     */
    double safeStep(double value, double slope) {
        return safeStep(value, slope, curvature);
    }

    /** The same for a bound of the curvature. */
    static double safeStep(double value, double slope, double curvature) {
        if (!(value > 0)) {
            return 0;
        }
        double root = Math.sqrt(slope * slope + 2 * curvature * value);
        return slope > 0 ? (slope + root) / curvature : 2 * value / (root - slope);
    }

    /** docs/error-bounds.md, theorem 14, (4). */
    static boolean staysPositive(double value, double slope, double duration) {
        return value > 0 && value + duration * slope > 0;
    }

    /** Returns the sign of the height of a vertex over an edge for a duration, as {@code KnownSigns#ofHeight} does. */
    int sign(int edge, int vertex, double duration) {
        return (int) Math.signum(margin(edge, vertex, duration));
    }

    /** Returns the margin with which that sign is known: 0 if it is not, negative if it is. */
    double margin(int edge, int vertex, double duration) {
        return margin(ownerCore.normalX(edge), ownerCore.normalY(edge), edge, vertex, radius, duration);
    }

    /**
     * Returns the sign of the height of a vertex for a duration in which it does not project onto the edge, as {@code
     * KnownSigns#ofHeightBeside} does.
     */
    int signBeside(int edge, int vertex, double duration) {
        return (int) Math.signum(marginBeside(edge, vertex, duration));
    }

    /** Returns the margin with which that sign is known, and that the vertex does not project onto the edge. */
    double marginBeside(int edge, int vertex, double duration) {
        double normalX = ownerCore.normalX(edge);
        double normalY = ownerCore.normalY(edge);
        double before = -margin(-normalY, normalX, edge, vertex, 0, duration);
        double beside = before > 0 ? before : margin(-normalY, normalX, ownerCore.next(edge), vertex, 0, duration);
        if (!(beside > 0)) {
            return 0;
        }
        double margin = margin(normalX, normalY, edge, vertex, 0, duration);
        return Math.signum(margin) * Math.min(Math.abs(margin), beside);
    }

    /** The same along any axis, from a vertex of the owner. */
    int sign(double x, double y, int ofOwner, int vertex, double duration) {
        return (int) Math.signum(margin(x, y, ofOwner, vertex, radius, duration));
    }

    /** How much farther away than a distance a vertex stays along an axis, with its sign; 0 if that is not known. */
    private double margin(double x, double y, int ofOwner, int vertex, double distance, double duration) {
        double height = along(x, y, ofOwner, vertex);
        double slope = slopeAlong(x, y, vertex);
        double change = change(duration);
        return height > 0
                ? least(height - distance - heightError, slope - change, duration)
                : -least(-height - distance - heightError, -slope - change, duration);
    }

    /** The least value of a linear function for a duration, if it stays positive; otherwise 0. */
    private static double least(double value, double slope, double duration) {
        return staysPositive(value, slope, duration) ? Math.min(value, value + duration * slope) : 0;
    }
}

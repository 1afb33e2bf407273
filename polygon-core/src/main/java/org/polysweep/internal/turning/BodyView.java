package org.polysweep.internal.turning;

import org.polysweep.internal.predicate.TurningBound;
import org.polysweep.shape.ConvexPolygon;

/**
 * What one of two bodies, the owner, sees of the other: the other one's corners in the owner's own coordinates, where its
 * edges stand still, in doubles. With P the place of the other less that of the owner and angles θ and θ', a corner v is
 * at
 *
 * <pre>
 *     q = R(-θ)·P + R(θ' - θ)·v
 * </pre>
 *
 * <p>The <em>height</em> of a corner over an edge is how far it is outside; its slope is the derivative by t. What doubles
 * have wrong about them is bounded by {@link TurningBound}. Reusable and not thread-safe; no allocation but for larger
 * shapes than before.
 */
final class BodyView {

    private ConvexPolygon owner;
    private ConvexPolygon other;
    private final RotorPath ownerRotor;
    private final RotorPath otherRotor;
    private double greatestCurvature;
    private double radius;
    private double heightError;
    private double slopeError;

    /** The other one's corners. */
    private double[] corners = new double[16];

    /** Where the other one's origin is, and how fast. */
    private double originX;

    private double originY;
    private double velocityX;
    private double velocityY;

    /** How fast the other one turns. */
    private double speed;

    private int edge;
    private int corner;

    /** The axis that was taken, a unit vector: the normal of the edge, or the way from a corner to a corner. */
    private double axisX;

    private double axisY;

    /** The owner's corner that is farthest along the axis. */
    private int farthest;

    private boolean isEdge;

    BodyView(ConvexPolygon nothing, RotorPath ownerRotor, RotorPath otherRotor) {
        owner = nothing;
        other = nothing;
        this.ownerRotor = ownerRotor;
        this.otherRotor = otherRotor;
    }

    /**
     * Sets the bodies, whose rotors have been set.
     *
     * @param distance what |P| does not exceed
     * @param move the length of its change
     * @param reach the distance of the other one's farthest corner from its origin
     */
    void set(ConvexPolygon newOwner, ConvexPolygon newOther, double distance, double move, double reach) {
        owner = newOwner;
        other = newOther;
        edge = 0;
        corner = 0;
        if (corners.length < 2 * other.size()) {
            corners = new double[2 * other.size()];
        }
        double ofOwner = ownerRotor.greatestSpeed();
        double relative = ofOwner + otherRotor.greatestSpeed();
        double acceleration = ownerRotor.greatestAcceleration();
        // docs/error-bounds.md, theorem 14, (1)
        greatestCurvature = TurningBound.above((acceleration + ofOwner * ofOwner) * distance
                + 2 * ofOwner * move
                + (acceleration + otherRotor.greatestAcceleration() + relative * relative) * reach);
    }

    /**
     * Sets what has to be known of both bodies.
     *
     * @param distanceOfContact the sum of the radii
     * @param size the size that {@link TurningBound} speaks of
     * @param distortion the distortion that it speaks of
     */
    void setErrors(double distanceOfContact, double size, double distortion) {
        radius = distanceOfContact;
        heightError = TurningBound.ofHeight(size, distortion);
        slopeError = TurningBound.ofSlope(size, distortion);
    }

    /** What the second derivative of a height does not exceed. */
    double greatestCurvature() {
        return greatestCurvature;
    }

    /** Goes to the time at which the rotors are: P and how fast it changes. */
    void at(double x, double y, double moveX, double moveY) {
        double c = ownerRotor.cosine();
        double s = ownerRotor.sine();
        double ofOwner = ownerRotor.speed();
        originX = c * x + s * y;
        originY = c * y - s * x;
        velocityX = c * moveX + s * moveY + ofOwner * originY;
        velocityY = c * moveY - s * moveX - ofOwner * originX;
        speed = otherRotor.speed() - ofOwner;
        double cosine = otherRotor.cosine() * c + otherRotor.sine() * s;
        double sine = otherRotor.sine() * c - otherRotor.cosine() * s;
        for (int i = 0; i < other.size(); i++) {
            corners[2 * i] = originX + (cosine * other.x(i) - sine * other.y(i));
            corners[2 * i + 1] = originY + (sine * other.x(i) + cosine * other.y(i));
        }
    }

    /** The number of edges: none for a point. */
    int edges() {
        return owner.size() == 1 ? 0 : owner.size();
    }

    ConvexPolygon owner() {
        return owner;
    }

    ConvexPolygon other() {
        return other;
    }

    /** The height of a corner over an edge. */
    double height(int of, int which) {
        return along(owner.normalX(of), owner.normalY(of), of, which);
    }

    /** The derivative of the height by t. */
    double slope(int of, int which) {
        return slopeAlong(owner.normalX(of), owner.normalY(of), which);
    }

    /** How much farther along an axis a corner is than one of the owner. */
    private double along(double x, double y, int ofOwner, int which) {
        return x * (corners[2 * which] - owner.x(ofOwner)) + y * (corners[2 * which + 1] - owner.y(ofOwner));
    }

    private double slopeAlong(double x, double y, int which) {
        return x * velocityX(which) + y * velocityY(which);
    }

    private double velocityX(int which) {
        return velocityX - speed * (corners[2 * which + 1] - originY);
    }

    private double velocityY(int which) {
        return velocityY + speed * (corners[2 * which] - originX);
    }

    /**
     * Takes the edge over which the lowest corner is highest, as doubles have it: from edge to edge the lowest corner goes
     * round the other body. It is for the caller to prove what follows.
     *
     * @return the height of that corner; negative infinity if there is no edge
     */
    double findFarthestEdge() {
        double highest = Double.NEGATIVE_INFINITY;
        int lowest = 0;
        corner = 0;
        for (int i = 0; i < edges(); i++) {
            lowest = lowest(i, lowest);
            double height = height(i, lowest);
            if (height > highest) {
                highest = height;
                edge = i;
                corner = lowest;
            }
        }
        takeEdge();
        return highest;
    }

    /** The corner that is lowest over an edge, as doubles have it: the first one of all, and then from the last one on. */
    private int lowest(int of, int last) {
        double x = owner.normalX(of);
        double y = owner.normalY(of);
        int size = other.size();
        int lowest = last;
        double least = x * corners[2 * last] + y * corners[2 * last + 1];
        for (int i = 1; i < size; i++) {
            int next = of == 0 ? i : lowest + 1 == size ? 0 : lowest + 1;
            double height = x * corners[2 * next] + y * corners[2 * next + 1];
            if (height <= least) {
                lowest = next;
                least = height;
            } else if (of > 0) {
                break;
            }
        }
        return lowest;
    }

    /** Takes the normal of the edge as the axis. */
    void takeEdge() {
        axisX = owner.normalX(edge);
        axisY = owner.normalY(edge);
        farthest = edge;
        isEdge = edges() > 0;
    }

    /**
     * Takes the way from the nearer end of the edge to the lowest corner as the axis.
     *
     * @return whether that is another one: the corner is not over the edge itself
     */
    boolean takeCorners() {
        int end = owner.next(edge);
        boolean isAhead = along(-axisY, axisX, edge, corner) > 0;
        if (isAhead && along(-axisY, axisX, end, corner) < 0) {
            return false;
        }
        int nearest = isAhead ? end : edge;
        double x = corners[2 * corner] - owner.x(nearest);
        double y = corners[2 * corner + 1] - owner.y(nearest);
        double length = Math.sqrt(x * x + y * y);
        if (!(length > heightError)) {
            return false;
        }
        axisX = x / length;
        axisY = y / length;
        isEdge = false;
        farthest = nearest;
        for (int i = 0; i < owner.size(); i++) {
            if (along(axisX, axisY, i, corner) < along(axisX, axisY, farthest, corner)) {
                farthest = i;
            }
        }
        return true;
    }

    /** Whether the axis is the normal of the edge. */
    boolean isEdge() {
        return isEdge;
    }

    /** The edge that was taken, or that ends an overlap first. */
    int edge() {
        return edge;
    }

    /** The corner over that edge that comes to it first. */
    int corner() {
        return corner;
    }

    /**
     * Returns how long all corners certainly stay farther along the axis than the owner, by more than the distance of a
     * contact; 0 if that is not known.
     */
    double safeStep() {
        int first = corner;
        double least = safeStep(first);
        for (int i = 0; i < other.size(); i++) {
            if (i != first && !staysAlong(i, least)) {
                double step = safeStep(i);
                if (!(step >= least)) {
                    corner = i;
                    least = step;
                }
            }
        }
        return least;
    }

    private double safeStep(int which) {
        return safeStep(
                along(axisX, axisY, farthest, which) - radius - heightError,
                slopeAlong(axisX, axisY, which) - slopeError);
    }

    /** Whether a corner certainly stays farther along the axis for some time. */
    private boolean staysAlong(int which, double duration) {
        return staysPositive(
                along(axisX, axisY, farthest, which) - radius - heightError,
                slopeAlong(axisX, axisY, which) - change(duration),
                duration);
    }

    /** What a slope may change by in half of some time, or be other than in doubles. */
    private double change(double duration) {
        return TurningBound.above(slopeError + greatestCurvature * (duration / 2));
    }

    /**
     * Returns how long a corner certainly stays below each edge; 0 if that is not known. As long as that is so for both
     * bodies, they overlap.
     */
    double safeOverlap() {
        double least = Double.POSITIVE_INFINITY;
        int lowest = 0;
        isEdge = edges() > 0;
        for (int i = 0; i < edges(); i++) {
            lowest = lowest(i, lowest);
            double step = safeStep(-height(i, lowest) - heightError, -slope(i, lowest) - slopeError);
            if (!(step >= least)) {
                edge = i;
                corner = lowest;
                least = step;
            }
        }
        return least;
    }

    /**
     * Returns how long the lowest corner over the edge that was taken certainly is nearer to that edge, or to one of its
     * ends, than the distance of a contact; 0 if that is not known. Then, too, they overlap.
     */
    double safeNearness() {
        double toEnds = Math.max(safeNearness(edge), safeNearness(owner.next(edge)));
        if (!isEdge) {
            return toEnds;
        }
        double height = height(edge, corner);
        double slope = slope(edge, corner);
        double x = -owner.normalY(edge);
        double y = owner.normalX(edge);
        double slopeAhead = slopeAlong(x, y, corner);
        double within = Math.min(
                safeStep(radius - height - heightError, -slope - slopeError),
                safeStep(radius + height - heightError, slope - slopeError));
        double over = Math.min(
                safeStep(along(x, y, edge, corner) - heightError, slopeAhead - slopeError),
                safeStep(-along(x, y, owner.next(edge), corner) - heightError, -slopeAhead - slopeError));
        return Math.max(toEnds, Math.min(within, over));
    }

    /** How long the lowest corner is nearer than that to a corner of the owner. */
    private double safeNearness(int ofOwner) {
        return safeStep(radius - distance(ofOwner, corner) - heightError, -speed(corner) - slopeError);
    }

    private double distance(int ofOwner, int which) {
        double x = corners[2 * which] - owner.x(ofOwner);
        double y = corners[2 * which + 1] - owner.y(ofOwner);
        return Math.sqrt(x * x + y * y);
    }

    private double speed(int which) {
        double x = velocityX(which);
        double y = velocityY(which);
        return Math.sqrt(x * x + y * y);
    }

    /** How long something stays positive that begins with some value and slope: docs/error-bounds.md, theorem 14, (3). */
    private double safeStep(double value, double slope) {
        if (!(value > 0)) {
            return 0;
        }
        double root = Math.sqrt(slope * slope + 2 * greatestCurvature * value);
        return slope > 0 ? (slope + root) / greatestCurvature : 2 * value / (root - slope);
    }

    /**
     * As {@link CertainSigns#ofHeight}, for a while from now on.
     *
     * @param of an edge of the owner
     * @param which a corner of the other one
     */
    int certainSign(int of, int which, double duration) {
        double height = height(of, which);
        double slope = slope(of, which);
        double change = change(duration);
        if (height > 0) {
            return staysPositive(height - radius - heightError, slope - change, duration) ? 1 : 0;
        }
        return staysPositive(-height - radius - heightError, -slope - change, duration) ? -1 : 0;
    }

    /**
     * Whether a corner certainly is over the edge itself, and not beyond one of its ends, nor farther below it than the
     * distance of a contact, for a while from now on.
     */
    boolean isOverEdge(int of, int which, double duration) {
        double x = -owner.normalY(of);
        double y = owner.normalX(of);
        double slope = slopeAlong(x, y, which);
        double change = change(duration);
        return staysPositive(height(of, which) + radius - heightError, slope(of, which) - change, duration)
                && staysPositive(along(x, y, of, which) - heightError, slope - change, duration)
                && staysPositive(-along(x, y, owner.next(of), which) - heightError, -slope - change, duration);
    }

    /** docs/error-bounds.md, theorem 14, (4). */
    private static boolean staysPositive(double value, double slope, double duration) {
        return value > 0 && value + duration * slope > 0;
    }

    /** As {@link CertainSigns#areApart}, for a while from now on. */
    boolean areApart(int ofOwner, int ofOther, double duration) {
        double change = TurningBound.above(speed(ofOther) + change(duration));
        return staysPositive(distance(ofOwner, ofOther) - radius - heightError, -change, duration);
    }

    /** The distance of a contact. */
    double radius() {
        return radius;
    }

    double heightError() {
        return heightError;
    }

    double slopeError() {
        return slopeError;
    }
}

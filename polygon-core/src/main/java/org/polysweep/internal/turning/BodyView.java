package org.polysweep.internal.turning;

import org.polysweep.internal.predicate.TurningBound;
import org.polysweep.shape.ConvexPolygon;

/**
 * What one of two bodies, the owner, sees of the other: the other one's corners in the owner's own coordinates, where
 * its edges stand still, in doubles. With P the place of the other less that of the owner and angles θ and θ', a corner
 * v is at
 *
 * <pre>
 *     q = R(-θ)·P + R(θ' - θ)·v
 * </pre>
 *
 * <p>The <em>height</em> of a corner over an edge is how far it is outside; its slope is the derivative by t. What
 * doubles have wrong about them is bounded by {@link TurningBound}. Reusable and not thread-safe; no allocation.
 */
final class BodyView {

    private ConvexPolygon owner;
    private ConvexPolygon other;
    private final RotorPath ownerRotor;
    private final RotorPath otherRotor;
    private final ViewAxis axis = new ViewAxis(this);

    /** Of the greatest curvature, what the way between the places has for a factor, and what it has not. */
    private double curvatureOfPlace;

    private double curvatureOfRest;
    private double greatestCurvature;

    private double curvatureBetweenCorners;

    private double radius;
    private double size;
    private double distortion;
    private double heightError;
    private double slopeError;

    /** Where the other one's origin is, and how fast. */
    private double originX;

    private double originY;
    private double velocityX;
    private double velocityY;

    /** Cosine and sine of the angle from the owner to the other one, and how fast that changes. */
    private double cosine = 1;

    private double sine;
    private double speed;

    BodyView(ConvexPolygon nothing, RotorPath ownerRotor, RotorPath otherRotor) {
        owner = nothing;
        other = nothing;
        this.ownerRotor = ownerRotor;
        this.otherRotor = otherRotor;
    }

    /**
     * Sets the bodies, whose rotors have been set.
     *
     * @param move the length of the change of P
     */
    void set(BodyNumbers newOwner, BodyNumbers newOther, double move) {
        owner = newOwner.core;
        other = newOther.core;
        axis.clear();
        greatestCurvature = Double.POSITIVE_INFINITY;
        double ofOwner = ownerRotor.greatestSpeed();
        double relative = ownerRotor.greatestSpeedAgainst(otherRotor);
        double accelerations = ownerRotor.greatestAcceleration() + otherRotor.greatestAcceleration();
        // docs/error-bounds.md, theorem 14, (1)
        curvatureOfPlace = ownerRotor.greatestBend();
        double ofTurn = accelerations + relative * relative;
        curvatureOfRest = 2 * ofOwner * move + ofTurn * newOther.reach;
        // docs/error-bounds.md, theorem 14, (12)
        curvatureBetweenCorners = TurningBound.above(ofTurn * (2 * newOther.boundingRadius));
    }

    /** Bounds the curvature as long as |P| does not exceed a distance. */
    void boundCurvature(double distance) {
        greatestCurvature = TurningBound.above(curvatureOfPlace * distance + curvatureOfRest);
    }

    /**
     * Sets what has to be known of both bodies.
     *
     * @param distanceOfContact the sum of the radii
     * @param newSize the size that {@link TurningBound} speaks of
     * @param newDistortion the distortion that it speaks of
     */
    void setErrors(double distanceOfContact, double newSize, double newDistortion) {
        radius = distanceOfContact;
        size = newSize;
        distortion = newDistortion;
        heightError = TurningBound.ofHeight(size, distortion);
        slopeError = TurningBound.ofSlope(size, distortion);
    }

    /** What the second derivative of a height does not exceed; infinity before {@link #boundCurvature}. */
    double greatestCurvature() {
        return greatestCurvature;
    }

    /** What the second derivative of the height of one corner over another does not exceed. */
    double curvatureBetweenCorners() {
        return curvatureBetweenCorners;
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
        cosine = otherRotor.cosine() * c + otherRotor.sine() * s;
        sine = otherRotor.sine() * c - otherRotor.cosine() * s;
        axis.forget();
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

    /** The direction along which it is seen whether the bodies are apart. */
    ViewAxis axis() {
        return axis;
    }

    double originX() {
        return originX;
    }

    double originY() {
        return originY;
    }

    double velocityX() {
        return velocityX;
    }

    double velocityY() {
        return velocityY;
    }

    double cosine() {
        return cosine;
    }

    double sine() {
        return sine;
    }

    /** How fast the other one turns, as the owner sees it. */
    double speed() {
        return speed;
    }

    double cornerX(int which) {
        return originX + (cosine * other.x(which) - sine * other.y(which));
    }

    double cornerY(int which) {
        return originY + (sine * other.x(which) + cosine * other.y(which));
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
    double along(double x, double y, int ofOwner, int which) {
        return x * (cornerX(which) - owner.x(ofOwner)) + y * (cornerY(which) - owner.y(ofOwner));
    }

    /** The derivative of that by t. */
    double slopeAlong(double x, double y, int which) {
        return x * velocityX(which) + y * velocityY(which);
    }

    private double velocityX(int which) {
        return velocityX - speed * (cornerY(which) - originY);
    }

    private double velocityY(int which) {
        return velocityY + speed * (cornerX(which) - originX);
    }

    /** What a slope may change by in half of some time, or be other than in doubles. */
    double change(double duration) {
        return TurningBound.above(slopeError + greatestCurvature * (duration / 2));
    }

    /** The same of the slope of one corner over another. */
    double changeBetweenCorners(double duration) {
        return TurningBound.above(2 * slopeError + curvatureBetweenCorners * (duration / 2));
    }

    /**
     * Returns how long a corner certainly stays below each edge; 0 if that is not known. As long as that is so for both
     * bodies, they overlap.
     */
    double safeOverlap() {
        double least = Double.POSITIVE_INFINITY;
        int corner = 0;
        for (int i = 0; i < edges(); i++) {
            corner = axis.lowest(i, corner);
            double step = safeStep(-height(i, corner) - heightError, -slope(i, corner) - slopeError);
            if (!(step >= least)) {
                axis.begin(i, corner);
                least = step;
            }
        }
        axis.takeEdge();
        return least;
    }

    /**
     * Returns how long the lowest corner over the edge that was taken certainly is nearer to that edge, or to one of
     * its ends, than the distance of a contact; 0 if that is not known. Then, too, they overlap.
     */
    double safeNearness() {
        int edge = axis.edge();
        int corner = axis.corner();
        double toEnds = Math.max(safeNearness(edge, corner), safeNearness(owner.next(edge), corner));
        if (edges() == 0) {
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

    /** How long a corner is nearer than that to a corner of the owner. */
    private double safeNearness(int ofOwner, int corner) {
        return safeStep(radius - distance(ofOwner, corner) - heightError, -speed(corner) - slopeError);
    }

    private double distance(int ofOwner, int which) {
        double x = cornerX(which) - owner.x(ofOwner);
        double y = cornerY(which) - owner.y(ofOwner);
        return Math.sqrt(x * x + y * y);
    }

    private double speed(int which) {
        double x = velocityX(which);
        double y = velocityY(which);
        return Math.sqrt(x * x + y * y);
    }

    /**
     * How long something stays positive that begins with some value and slope: docs/error-bounds.md, theorem 14, (3).
     */
    double safeStep(double value, double slope) {
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
        return certainSign(owner.normalX(of), owner.normalY(of), of, which, duration);
    }

    /** As that, along any axis, from a corner of the owner on. */
    int certainSign(double x, double y, int ofOwner, int which, double duration) {
        double height = along(x, y, ofOwner, which);
        double slope = slopeAlong(x, y, which);
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
    static boolean staysPositive(double value, double slope, double duration) {
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

    /** What {@link HeightResidual} may have wrong about a height. */
    double residualError() {
        return TurningBound.ofResidual(size, distortion);
    }

    /** And about the unit that it has found it in, as a part of that. */
    double unitError() {
        return TurningBound.ofUnit(distortion);
    }
}

package org.polysweep.internal.turning;

import org.polysweep.shape.ConvexPolygon;

/**
 * A direction in which a {@link BodyView} looks whether the bodies are apart, a unit vector that stands still with the
 * owner: the normal of an edge, or the way from a corner to a corner. It looks at no more corners than those between
 * the ones that are lowest now and then, which are found by {@link FarthestCorner}.
 *
 * <p>Reusable and not thread-safe; no allocation.
 */
final class ViewAxis {

    /** So often another corner may turn out to come first. */
    private static final int MOST_CORNERS = 32;

    private final BodyView view;
    private int edge;
    private int corner;
    private double x;
    private double y;

    /** The owner's corner that is farthest along the axis. */
    private int farthest;

    private boolean isEdge;

    /** Whether {@link #look} has looked at this time. */
    private boolean isSeen;

    /** The axis against itself, as the other body sees it: the corner that is farthest along this is the lowest. */
    private double towardX;

    private double towardY;

    /** The height of a corner v is this less the dot product of that direction and v. */
    private double base;

    private double baseSlope;

    ViewAxis(BodyView view) {
        this.view = view;
    }

    /** Notes that the bodies have moved. */
    void forget() {
        isSeen = false;
    }

    /** Forgets the edge. */
    void clear() {
        begin(0, 0);
        isEdge = false;
        isSeen = false;
    }

    /** Begins at an edge of the owner that is not taken yet, and with a corner as a guess which is the lowest. */
    void begin(int newEdge, int newCorner) {
        edge = newEdge;
        corner = newCorner;
    }

    /** The corner that is lowest over an edge, as far as a walk from a guess finds it. */
    int lowest(int of, int guess) {
        ConvexPolygon owner = view.owner();
        double wayX = -(view.cosine() * owner.normalX(of) + view.sine() * owner.normalY(of));
        double wayY = view.sine() * owner.normalX(of) - view.cosine() * owner.normalY(of);
        int found = FarthestCorner.from(view.other(), wayX, wayY, guess);
        return found == FarthestCorner.NONE ? guess : found;
    }

    /**
     * Goes on to the higher one of the two neighboring edges as long as the lowest corner is higher over it, and takes
     * the last edge. It is for the caller to prove what follows.
     *
     * @return the height of that corner; negative infinity if there is no edge
     */
    double climb() {
        if (view.edges() == 0) {
            return Double.NEGATIVE_INFINITY;
        }
        corner = lowest(edge, corner);
        double highest = view.height(edge, corner);
        if (highest > 0 && isOverEdge()) {
            // It is lower over each of the neighbors.
            takeEdge();
            return highest;
        }
        ConvexPolygon owner = view.owner();
        int next = owner.next(edge);
        int previous = owner.previous(edge);
        int lowestOverNext = lowest(next, corner);
        int lowestOverPrevious = lowest(previous, corner);
        double heightOverNext = view.height(next, lowestOverNext);
        double heightOverPrevious = view.height(previous, lowestOverPrevious);
        boolean isForward = heightOverNext > heightOverPrevious;
        int candidate = isForward ? next : previous;
        int lowest = isForward ? lowestOverNext : lowestOverPrevious;
        double height = isForward ? heightOverNext : heightOverPrevious;
        while (height > highest) {
            edge = candidate;
            corner = lowest;
            highest = height;
            candidate = isForward ? owner.next(edge) : owner.previous(edge);
            lowest = lowest(candidate, corner);
            height = view.height(candidate, lowest);
        }
        takeEdge();
        return highest;
    }

    /** Whether the corner is beyond neither end of the edge. */
    private boolean isOverEdge() {
        ConvexPolygon owner = view.owner();
        double alongX = -owner.normalY(edge);
        double alongY = owner.normalX(edge);
        return view.along(alongX, alongY, edge, corner) >= 0
                && view.along(alongX, alongY, owner.next(edge), corner) <= 0;
    }

    /** Takes the edge over which the lowest corner is highest, of all. */
    double findHighest() {
        double highest = Double.NEGATIVE_INFINITY;
        int lowest = corner;
        for (int i = 0; i < view.edges(); i++) {
            lowest = lowest(i, lowest);
            double height = view.height(i, lowest);
            if (height > highest) {
                edge = i;
                corner = lowest;
                highest = height;
            }
        }
        takeEdge();
        return highest;
    }

    /** Takes the normal of the edge as the axis. */
    void takeEdge() {
        x = view.owner().normalX(edge);
        y = view.owner().normalY(edge);
        farthest = edge;
        isEdge = view.edges() > 0;
        isSeen = false;
    }

    /**
     * Takes the way from the nearer end of the edge to the lowest corner as the axis.
     *
     * @return whether that is another one: the corner is not over the edge itself
     */
    boolean takeCorners() {
        ConvexPolygon owner = view.owner();
        int end = owner.next(edge);
        boolean isAhead = view.along(-y, x, edge, corner) > 0;
        if (isAhead && view.along(-y, x, end, corner) < 0) {
            return false;
        }
        int nearest = isAhead ? end : edge;
        double wayX = view.cornerX(corner) - owner.x(nearest);
        double wayY = view.cornerY(corner) - owner.y(nearest);
        double length = Math.sqrt(wayX * wayX + wayY * wayY);
        if (!(length > view.heightError())) {
            return false;
        }
        int found = FarthestCorner.from(owner, wayX / length, wayY / length, nearest);
        if (found == FarthestCorner.NONE) {
            return false;
        }
        x = wayX / length;
        y = wayY / length;
        isEdge = false;
        farthest = found;
        isSeen = false;
        return true;
    }

    /** Sees the other body along the axis. */
    private void look() {
        if (isSeen) {
            return;
        }
        isSeen = true;
        ConvexPolygon owner = view.owner();
        towardX = -(view.cosine() * x + view.sine() * y);
        towardY = view.sine() * x - view.cosine() * y;
        base = x * (view.originX() - owner.x(farthest)) + y * (view.originY() - owner.y(farthest));
        baseSlope = x * view.velocityX() + y * view.velocityY();
    }

    private double value(int which) {
        return base - (towardX * view.other().x(which) + towardY * view.other().y(which));
    }

    private double slope(int which) {
        return baseSlope
                + view.speed()
                        * (towardX * view.other().y(which)
                                - towardY * view.other().x(which));
    }

    /**
     * Returns how long all corners certainly stay farther along the axis than the owner, by more than the distance of a
     * contact; 0 if that is not known, and 1 if it is longer.
     */
    double safeStep() {
        look();
        int first = FarthestCorner.from(view.other(), towardX, towardY, corner);
        if (first == FarthestCorner.NONE) {
            return 0;
        }
        corner = first;
        double step = safeStep(corner);
        if (step > 1) {
            step = 1;
        }
        for (int i = 0; i < MOST_CORNERS && step > 0; i++) {
            // docs/error-bounds.md, theorem 14, (8)
            int then = lowestAfter(step);
            if (then == corner) {
                return step;
            }
            if (then == FarthestCorner.NONE) {
                return 0;
            }
            double sooner = safeStep(then);
            if (sooner >= step) {
                return step;
            }
            corner = then;
            step = sooner;
        }
        return 0;
    }

    /** The corner that would be the lowest after a time, if all slopes stayed what they are. */
    private int lowestAfter(double duration) {
        double angle = duration * view.speed();
        return FarthestCorner.from(view.other(), towardX + angle * towardY, towardY - angle * towardX, corner);
    }

    private double safeStep(int which) {
        return view.safeStep(value(which) - view.radius() - view.heightError(), slope(which) - view.slopeError());
    }

    /**
     * Whether all corners but one certainly stay farther along the axis, by more than the distance of a contact, for a
     * while; the one is the lowest at the beginning and at the end: docs/error-bounds.md, theorem 14, (8).
     */
    boolean areOthersAbove(double duration) {
        return isLowest(duration)
                && staysAlong(view.other().next(corner), duration)
                && staysAlong(view.other().previous(corner), duration);
    }

    private boolean staysAlong(int which, double duration) {
        return which == corner
                || BodyView.staysPositive(
                        value(which) - view.radius() - view.heightError(),
                        slope(which) - view.change(duration),
                        duration);
    }

    /**
     * Whether all corners but one certainly stay farther along the axis than that one, for a while; it is the lowest at
     * the beginning and at the end: docs/error-bounds.md, theorem 14, (12).
     */
    boolean areOthersHigher(double duration) {
        return isLowest(duration)
                && staysHigher(view.other().next(corner), duration)
                && staysHigher(view.other().previous(corner), duration);
    }

    private boolean staysHigher(int which, double duration) {
        return which == corner
                || BodyView.staysPositive(
                        value(which) - value(corner) - 2 * view.heightError(),
                        slope(which) - slope(corner) - view.changeBetweenCorners(duration),
                        duration);
    }

    /** Whether the corner is the lowest now, and would be after a while if slopes stayed what they are. */
    private boolean isLowest(double duration) {
        look();
        return FarthestCorner.from(view.other(), towardX, towardY, corner) == corner && lowestAfter(duration) == corner;
    }

    /**
     * Whether a corner that comes to the edge certainly stays below all other edges for a while, as long as it is not
     * far below that one: docs/error-bounds.md, theorem 14, (5).
     */
    boolean isBelowOtherEdges(double duration) {
        ConvexPolygon owner = view.owner();
        int next = owner.next(edge);
        int previous = owner.previous(edge);
        return view.certainSign(next, corner, duration) < 0
                && view.certainSign(previous, corner, duration) < 0
                && (owner.size() == 3 || isBelowChord(owner.next(next), previous, duration));
    }

    /** From the end of the next edge to the beginning of the previous one. */
    private boolean isBelowChord(int from, int to, double duration) {
        ConvexPolygon owner = view.owner();
        if (owner.next(from) == to) {
            return view.certainSign(from, corner, duration) < 0;
        }
        double alongX = owner.x(to) - owner.x(from);
        double alongY = owner.y(to) - owner.y(from);
        double length = Math.sqrt(alongX * alongX + alongY * alongY);
        return view.certainSign(alongY / length, -alongX / length, from, corner, duration) < 0;
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
}

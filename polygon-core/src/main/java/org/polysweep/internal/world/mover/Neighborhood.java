package org.polysweep.internal.world.mover;

import java.util.Arrays;
import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.query.Scene;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.Shape;

/**
 * The bodies around a moved body that may be in its way, according to the filters. They are looked up in the trees once
 * for a region, and again if the body leaves the region. Reusable; no allocation once it has grown.
 */
final class Neighborhood {

    private static final ConvexShape POINT = ConvexPolygon.of(0, 0);

    private final Bodies bodies;
    private final BroadPhase broadPhase;
    private final Scene scene;
    private final BoxVisitor taker = this::take;

    private final MovedBody self;
    private MoverState mover = new MoverState();

    private double marginX;
    private double marginY;

    private boolean isKnown;
    private double knownMinX;
    private double knownMinY;
    private double knownMaxX;
    private double knownMaxY;

    /**
     * By place: the index of a body, its part if it is convex, whether it is convex, and whether it or the moved body
     * is one-way.
     */
    int count;

    int[] body = {};
    ConvexShape[] convex = {};
    boolean[] isConvex = {};
    boolean[] isOneWay = {};

    /** The indices of all sensors that have been near in this move. */
    int sensorCount;

    int[] sensor = {};

    /** The sides of its box, four numbers each, rounded to the nearest double. */
    private double[] sides = {};

    Neighborhood(Bodies bodies, BroadPhase broadPhase, Scene scene, MovedBody self) {
        this.self = self;
        this.bodies = bodies;
        this.broadPhase = broadPhase;
        this.scene = scene;
    }

    /** Sets the mover, how far around a region bodies are looked up in advance, and how much farther up and down. */
    void set(MoverState mover, double margin, double rise) {
        this.mover = mover;
        marginX = margin + Math.abs(mover.settings.upX) * rise;
        marginY = margin + Math.abs(mover.settings.upY) * rise;
        sensorCount = 0;
        forget();
    }

    /** Notes that a body has moved. */
    void forget() {
        isKnown = false;
    }

    /** Ensures that all bodies that touch or overlap a box are known, and some bodies around it. */
    void cover(double minX, double minY, double maxX, double maxY) {
        if (isKnown && minX >= knownMinX && minY >= knownMinY && maxX <= knownMaxX && maxY <= knownMaxY) {
            return;
        }
        isKnown = true;
        knownMinX = minX - marginX;
        knownMinY = minY - marginY;
        knownMaxX = maxX + marginX;
        knownMaxY = maxY + marginY;
        count = 0;
        if (!bodies.filters.isSensor(self.index)) {
            scene.meeting(knownMinX, knownMinY, knownMaxX, knownMaxY, mover.recentKinematic, mover.recentMoving, taker);
        }
    }

    private void take(int i) {
        if (i == self.index || !broadPhase.filtersPass(self.index, i)) {
            return;
        }
        if (bodies.filters.isSensor(i)) {
            takeSensor(i);
            return;
        }
        boolean oneWay = bodies.filters.oneWay.isOneWay(i);
        if (oneWay && mover.settings.dropsThrough) {
            return;
        }
        if (count == body.length) {
            int length = Math.max(16, 2 * count);
            body = Arrays.copyOf(body, length);
            convex = Arrays.copyOf(convex, length);
            isConvex = Arrays.copyOf(isConvex, length);
            isOneWay = Arrays.copyOf(isOneWay, length);
            sides = Arrays.copyOf(sides, 4 * length);
        }
        Shape shape = bodies.shape[i];
        body[count] = i;
        isConvex[count] = MovedBody.isConvex(shape) && !bodies.orientations.isTurned(i);
        convex[count] = isConvex[count] ? shape.part(0) : POINT;
        isOneWay[count] = oneWay || bodies.filters.oneWay.isOneWay(self.index);
        sides[4 * count] = bodies.minX[i] + bodies.x[i];
        sides[4 * count + 1] = bodies.minY[i] + bodies.y[i];
        sides[4 * count + 2] = bodies.maxX[i] + bodies.x[i];
        sides[4 * count + 3] = bodies.maxY[i] + bodies.y[i];
        count++;
    }

    private void takeSensor(int i) {
        for (int k = 0; k < sensorCount; k++) {
            if (sensor[k] == i) {
                return;
            }
        }
        if (sensorCount == sensor.length) {
            sensor = Arrays.copyOf(sensor, Math.max(8, 2 * sensorCount));
        }
        sensor[sensorCount++] = i;
    }

    /**
     * Returns whether a box that has been rounded outward provably does not overlap the box at a place. They may touch:
     * a double beyond a rounded side is not within the exact one.
     */
    boolean isApart(double minX, double minY, double maxX, double maxY, int place) {
        int at = 4 * place;
        return !(minX <= sides[at + 2] && sides[at] <= maxX && minY <= sides[at + 3] && sides[at + 1] <= maxY);
    }

    /**
     * Returns whether a moving body and the body at a place provably do not overlap, because an axis separates their
     * boxes, and the body does not move back along it. They may touch. Exact, so a body on the ground or at a wall need
     * not be swept against it to move along it.
     */
    boolean isBeside(int place, double x, double y, double dx, double dy) {
        int i = body[place];
        int at = 4 * place;
        return (dx >= 0 && order(sides[at + 2], bodies.maxX, bodies.x, i, self.minX, x) <= 0)
                || (dx <= 0 && order(sides[at], bodies.minX, bodies.x, i, self.maxX, x) >= 0)
                || (dy >= 0 && order(sides[at + 3], bodies.maxY, bodies.y, i, self.minY, y) <= 0)
                || (dy <= 0 && order(sides[at + 1], bodies.minY, bodies.y, i, self.maxY, y) >= 0);
    }

    /** The order, exactly, of a side of a body, which has been rounded, and a + b: negative, 0 or positive. */
    private static double order(double rounded, double[] sides, double[] positions, int i, double a, double b) {
        double sum = a + b;
        return rounded != sum
                ? rounded - sum
                : ErrorFreeTransform.sumTail(sides[i], positions[i], rounded) - ErrorFreeTransform.sumTail(a, b, sum);
    }
}

package org.polysweep.internal.world.mover;

import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.Orientations;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.world.body.FloorMemory;

/**
 * The ride of a body on its floor: the positions of both after the last move, and the point of the floor below the
 * middle of the body, which moves and rotates with the floor. Point and offset stay the same while the body does not
 * move by itself, so rounding does not add up from frame to frame. Reusable; no allocation.
 */
final class Ride {

    private final SweepResult scratch = SweepResult.create();

    /** The positions of the body and the floor, and the orientation of the floor, after the last move. */
    private double x;

    private double y;
    private double floorX;
    private double floorY;
    private double floorC = 1;
    private double floorS;

    /** The position of the body relative to the position of a floor that does not rotate; NaN if unknown. */
    private double offsetX = Double.NaN;

    private double offsetY = Double.NaN;

    /** The point of the floor below the body, in coordinates of the floor; NaN if unknown. */
    private double pointX = Double.NaN;

    private double pointY = Double.NaN;

    /** The position to which the floor carries the body. */
    double toX;

    double toY;

    /** Whether the floor rotates, so that the body may have to be raised there. */
    boolean turns;

    /** The motion of the floor below the body in a step. */
    double floorDx = Double.NaN;

    double floorDy = Double.NaN;

    void set(Ride other) {
        x = other.x;
        y = other.y;
        floorX = other.floorX;
        floorY = other.floorY;
        floorC = other.floorC;
        floorS = other.floorS;
        offsetX = other.offsetX;
        offsetY = other.offsetY;
        pointX = other.pointX;
        pointY = other.pointY;
        toX = other.toX;
        toY = other.toY;
        turns = other.turns;
        floorDx = other.floorDx;
        floorDy = other.floorDy;
    }

    /**
     * Returns the memory for the next move.
     *
     * @param normal the normal of the floor
     * @param contact a point of the contact
     * @param foothold the foothold
     */
    FloorMemory memory(Point normal, Point contact, Optional<Point> foothold) {
        return new FloorMemory(
                normal,
                contact,
                foothold,
                new Point(x, y),
                new Point(floorX, floorY),
                Rotor.ofHalfAngle(floorC, floorS),
                known(offsetX, offsetY),
                known(pointX, pointY));
    }

    private static Optional<Point> known(double x, double y) {
        return Double.isNaN(x) ? Optional.empty() : Optional.of(new Point(x, y));
    }

    /** Restores the memory of an earlier move. */
    void resume(FloorMemory memory) {
        x = memory.position().x();
        y = memory.position().y();
        floorX = memory.floorPosition().x();
        floorY = memory.floorPosition().y();
        floorC = memory.floorRotor().halfCos();
        floorS = memory.floorRotor().halfSin();
        forget();
        if (memory.offset().isPresent()) {
            offsetX = memory.offset().get().x();
            offsetY = memory.offset().get().y();
        }
        if (memory.carrier().isPresent()) {
            pointX = memory.carrier().get().x();
            pointY = memory.carrier().get().y();
        }
    }

    /** Whether a floor, by index, has the position that it had after the last move. */
    boolean isAtRest(Bodies bodies, int floor) {
        return floorX == bodies.x[floor] && floorY == bodies.y[floor] && isTurnedAsBefore(bodies, floor);
    }

    /** Whether a floor, by index, has the orientation that it had after the last move. */
    boolean isTurnedAsBefore(Bodies bodies, int floor) {
        return floorC == c(bodies, floor) && floorS == s(bodies, floor);
    }

    private static double c(Bodies bodies, int floor) {
        return bodies.orientations.areAny ? bodies.orientations.c[floor] : 1;
    }

    private static double s(Bodies bodies, int floor) {
        return bodies.orientations.areAny ? bodies.orientations.s[floor] : 0;
    }

    /**
     * Finds the position to which a floor carries the body.
     *
     * @param floor the index of the floor
     * @param contact the role of the floor in the last move of the body
     * @param body the body
     * @param size receives the extents of the body, if the floor has rotated
     * @param settings the settings of the mover
     * @return whether the floor has moved since the last move
     */
    boolean carries(Bodies bodies, int floor, MetSurface contact, MovedBody body, Reach size, MoverSettings settings) {
        turns = !isTurnedAsBefore(bodies, floor);
        floorDx = bodies.x[floor] - floorX;
        floorDy = bodies.y[floor] - floorY;
        if (isAtRest(bodies, floor)) {
            toX = x;
            toY = y;
            return false;
        }
        if (!turns) {
            if (Double.isNaN(offsetX)) {
                offsetX = x - floorX;
                offsetY = y - floorY;
            }
            toX = bodies.x[floor] + offsetX;
            toY = bodies.y[floor] + offsetY;
            return true;
        }
        size.find(body, settings);
        if (Double.isNaN(pointX)) {
            findPoint(contact, size, settings);
        }
        Orientations orientations = bodies.orientations;
        double awayX = orientations.turnedX(floor, pointX, pointY);
        double awayY = orientations.turnedY(floor, pointX, pointY);
        floorDx += awayX - Orientations.turnedX(floorC, floorS, pointX, pointY);
        floorDy += awayY - Orientations.turnedY(floorC, floorS, pointX, pointY);
        double worldX = bodies.x[floor] + awayX;
        double worldY = bodies.y[floor] + awayY;
        double across = settings.across(worldX, worldY) - size.middle();
        double rise = settings.rise(worldX, worldY) + size.down;
        toX = across * settings.upY + rise * settings.upX;
        toY = rise * settings.upY - across * settings.upX;
        return true;
    }

    /** Finds the point of the floor below the middle of the body, as both were after the last move. */
    private void findPoint(MetSurface contact, Reach size, MoverSettings settings) {
        double contactX = contact.pointX(scratch);
        double contactY = contact.pointY(scratch);
        double across = settings.across(x, y) + size.middle() - settings.across(contactX, contactY);
        double slope = settings.isFloor(contact.normalX, contact.normalY)
                ? settings.across(contact.normalX, contact.normalY) / settings.rise(contact.normalX, contact.normalY)
                : 0;
        double awayX = contactX + across * (settings.upY - slope * settings.upX) - floorX;
        double awayY = contactY - across * (settings.upX + slope * settings.upY) - floorY;
        pointX = Orientations.turnedX(floorC, -floorS, awayX, awayY);
        pointY = Orientations.turnedY(floorC, -floorS, awayX, awayY);
    }

    /** Discards the position to which the floor carries the body. */
    void forget() {
        forgetOffset();
        forgetPoint();
    }

    private void forgetOffset() {
        offsetX = Double.NaN;
        offsetY = Double.NaN;
    }

    private void forgetPoint() {
        pointX = Double.NaN;
        pointY = Double.NaN;
    }

    /** Notes the speed of a floor, by index, on which the body has just landed. */
    void findFloorDisplacement(Bodies bodies, int floor, double x, double y) {
        Orientations orientations = bodies.orientations;
        boolean isKinematic = bodies.kinematic[floor];
        floorDx = isKinematic ? bodies.dx[floor] : bodies.endDx[floor];
        floorDy = isKinematic ? bodies.dy[floor] : bodies.endDy[floor];
        if (orientations.areAny) {
            double awayX = x - bodies.x[floor];
            double awayY = y - bodies.y[floor];
            floorDx += Orientations.turnedX(orientations.turnC[floor], orientations.turnS[floor], awayX, awayY) - awayX;
            floorDy += Orientations.turnedY(orientations.turnC[floor], orientations.turnS[floor], awayX, awayY) - awayY;
        }
    }

    /**
     * Notes the positions of the body and its floor after a move; the floor does not carry the body's own motion back.
     */
    void end(Bodies bodies, int floor, double x, double y, double unit, MoverSettings settings) {
        boolean isThere = Math.abs(settings.across(x - toX, y - toY)) <= WorldThresholds.RIDE_ULPS * unit;
        if (!isThere) {
            forgetPoint();
        }
        if (!isThere || turns || !(Math.abs(settings.rise(x - toX, y - toY)) <= WorldThresholds.RIDE_ULPS * unit)) {
            forgetOffset();
        }
        this.x = x;
        this.y = y;
        floorX = bodies.x[floor];
        floorY = bodies.y[floor];
        floorC = c(bodies, floor);
        floorS = s(bodies, floor);
    }
}

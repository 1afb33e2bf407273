package org.polysweep.world;

import java.util.List;
import java.util.Optional;
import org.polysweep.internal.world.mover.MoverState;
import org.polysweep.result.SweepResult;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.FloorMemory;
import org.polysweep.world.body.SensorEvent;

/**
 * The outcome of the last move of a {@link CharacterMover}: the floors, walls and ceilings that the body touched, its
 * displacement, and each contact. A mover has one report, which its next move overwrites, by the rule of reuse in
 * {@link org.polysweep.result}. A move that is refused does not change it. A number that does not exist is NaN. Not
 * thread-safe, not even for reading.
 */
public final class MoveReport {

    private final MoverState state;

    private final SweepResult scratch = SweepResult.create();

    MoveReport(MoverState state) {
        this.state = state;
    }

    /** Returns whether the body touched a floor in the last move, or was put on one at its end. */
    public boolean isOnFloor() {
        return state.isOnFloor;
    }

    /** Returns whether the body touched a wall in the last move. */
    public boolean isOnWall() {
        return state.isOnWall;
    }

    /** Returns whether the body touched a ceiling in the last move. */
    public boolean isOnCeiling() {
        return state.isOnCeiling;
    }

    /** Returns the floor that the body touched last; empty unless it {@link #isOnFloor}. */
    public Optional<BodyId> floor() {
        return state.floor;
    }

    /** Returns the x component of the unit normal of that floor, which points toward the body; NaN without one. */
    public double floorNormalX() {
        return state.floorNormalX;
    }

    /** Returns the y component of the unit normal of that floor; NaN without one. */
    public double floorNormalY() {
        return state.floorNormalY;
    }

    /**
     * Returns the x component of the velocity of that floor below the body, as a displacement per move: for a jump that
     * takes it along. It is the distance that the floor has moved since the last move on it; in the first move on it,
     * its displacement and rotation per step. NaN without a floor.
     */
    public double floorDisplacementX() {
        return state.floorDx();
    }

    /** Returns the y component of the velocity of that floor below the body; NaN without a floor. */
    public double floorDisplacementY() {
        return state.floorDy();
    }

    /**
     * Returns the mover's memory of that floor, for {@link CharacterMover#resume}: for files in a format other than
     * {@link CharacterMover#toBytes}. Empty without a floor.
     */
    public Optional<FloorMemory> floorMemory() {
        return state.memory();
    }

    /**
     * Returns whether the body overlapped something before it moved by itself, as after it has been placed there, or
     * when a lift has risen into it. It is then put at a free place nearby first.
     */
    public boolean startedInOverlap() {
        return state.startedInOverlap;
    }

    /**
     * Returns whether no free place was found for a body that {@link #startedInOverlap}. It then moves as if the bodies
     * that it overlaps were not there, and may get out by itself.
     */
    public boolean isStuck() {
        return state.isStuck;
    }

    /** Returns the x component of the total displacement of the body; NaN before the first move. */
    public double displacementX() {
        return state.movedDx;
    }

    /** Returns the y component of the total displacement of the body. */
    public double displacementY() {
        return state.movedDy;
    }

    /** Returns the x component of the part of that displacement by which its floor carried it. */
    public double carriedDisplacementX() {
        return state.carriedDx;
    }

    /** Returns the y component of the part of that displacement by which its floor carried it. */
    public double carriedDisplacementY() {
        return state.carriedDy;
    }

    /**
     * Returns the x component of the remaining displacement: the requested displacement less the body's own motion.
     */
    public double remainingDisplacementX() {
        return state.leftDx;
    }

    /** Returns the y component of the remaining displacement. */
    public double remainingDisplacementY() {
        return state.leftDy;
    }

    /**
     * Returns the x component of the displacement, for a whole move, with which the body ended: the requested one, as
     * changed by the surfaces that it touched; 0 before the first move.
     */
    public double endDisplacementX() {
        return state.endDx;
    }

    /**
     * Returns the y component of the displacement with which the body ended: 0 on a level floor or under a level
     * ceiling, and before the first move. A fall continues from here.
     */
    public double endDisplacementY() {
        return state.endDy;
    }

    /** Returns the number of surfaces that the body touched in the last move. */
    public int contactCount() {
        return state.contactCount;
    }

    /**
     * Returns the body whose surface was touched.
     *
     * @param contact the number of the contact, counted from 0 in the order of the move
     * @throws IndexOutOfBoundsException if there is no such contact, as in the following methods
     */
    public BodyId contactBody(int contact) {
        return state.contactBodies[required(contact)];
    }

    /** Returns the index of the part of that body, from 0; 0 if the body is convex. */
    public int contactPart(int contact) {
        return state.contacts[required(contact)].part;
    }

    /** Returns the x component of the unit normal of the surface, which points toward the body that was moved. */
    public double contactNormalX(int contact) {
        return state.contacts[required(contact)].normalX;
    }

    /** Returns the y component of the unit normal of the surface. */
    public double contactNormalY(int contact) {
        return state.contacts[required(contact)].normalY;
    }

    /** Returns the x coordinate of a contact point, in the world. */
    public double contactX(int contact) {
        return state.contacts[required(contact)].pointX(scratch);
    }

    /** Returns the y coordinate of that point. */
    public double contactY(int contact) {
        return state.contacts[required(contact)].pointY(scratch);
    }

    /**
     * Returns the speed at which the body approached the surface: the component of its displacement against the normal,
     * for a whole move; 0 for a floor on which it was put.
     */
    public double contactApproachSpeed(int contact) {
        return state.contacts[required(contact)].approachSpeed;
    }

    /**
     * Returns the sensors that the body has entered and left, in the exact order of the times along its path. A sensor
     * that it overlapped before the move is not entered. Filters apply; a body that is a sensor itself enters none.
     * The bodies that it pushes are not included.
     */
    public List<SensorEvent> sensorEvents() {
        return List.copyOf(state.sensorEvents);
    }

    /**
     * Returns the x coordinate of the position of the body at a time in the last move, rounded: for drawings between
     * two frames, or an effect at the point of a contact. A move does not rotate the body. NaN before the first move.
     *
     * @param time the time, in [0, 1]; where the body moves in no time, because its floor carries it, it climbs a step
     *     or it is put on the ground, the position afterwards
     * @throws IllegalArgumentException if {@code time} is not in [0, 1]
     */
    public double xAt(double time) {
        return state.path.xAt(requireTime(time));
    }

    /** Returns the y coordinate of the position of the body at a time in the last move, as {@link #xAt} does. */
    public double yAt(double time) {
        return state.path.yAt(requireTime(time));
    }

    private static double requireTime(double time) {
        if (!(time >= 0 && time <= 1)) {
            throw new IllegalArgumentException("time must be in [0, 1], but was " + time);
        }
        return time;
    }

    private int required(int contact) {
        if (contact < 0 || contact >= state.contactCount) {
            throw new IndexOutOfBoundsException("contact must be in [0, contactCount()), but was " + contact
                    + "; contactCount() is " + state.contactCount);
        }
        return contact;
    }

    /** Returns the surfaces of the last move, as text. */
    @Override
    public String toString() {
        return "it has met " + state.contactCount + " surfaces"
                + (state.isOnFloor ? ", a floor" : "") + (state.isOnWall ? ", a wall" : "")
                + (state.isOnCeiling ? ", a ceiling" : "")
                + (state.isStuck ? ", and is stuck" : "");
    }
}

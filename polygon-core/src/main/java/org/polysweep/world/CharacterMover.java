package org.polysweep.world;

import java.util.Objects;
import java.util.function.Predicate;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.bytes.CheckedBytes;
import org.polysweep.internal.world.bytes.GrowingBytes;
import org.polysweep.internal.world.mover.MoverState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.FloorMemory;

/**
 * The settings with which {@link World#moveAndSlide} moves a body, and what it remembers of it from move to move: the
 * floor on which the body stands. Make one for each body that walks. Its {@link #report} has the outcome of the last
 * move.
 *
 * <pre>{@code
 * CharacterMover mover = new CharacterMover().setSnapDistance(0.1);
 * MoveReport report = world.moveAndSlide(hero, dx, dy, mover);
 * if (report.isOnFloor()) ...
 * }</pre>
 *
 * <p><b>Floor, wall, ceiling.</b> A surface is a floor if it rises by no more than the slope limit, a ceiling if the
 * same holds from below, and a wall otherwise. On a floor a body walks: it keeps its displacement across the up
 * direction, and follows the surface. So it is as fast uphill as downhill, and gravity does not let it creep down.
 * Along walls and ceilings it slides: it takes the free displacement nearest to the requested one, but a wall never
 * lifts it. Without an up direction, all surfaces are walls, as in a game that is seen from above.
 *
 * <p>After a move the body overlaps nothing that it did not overlap before, on the doubles that are stored, except
 * shapes that are solid from one side only. If it overlaps a body at the beginning, it is first put at a free position
 * nearby. If all directions are blocked, it comes to rest and stays there to the bit. Its end does not depend on the
 * order in which bodies were added, unless it hits two of them at times that round to the same double; then the order
 * of the world decides. Costs about as much as a query and two or three sweeps for each body nearby.
 *
 * <p>A setting holds until it is set again. Not thread-safe. Does not allocate once its arrays have grown if shapes are
 * convex, unless the exact fallback decides, which is rare.
 */
public final class CharacterMover {

    private static final int GREATEST_LIMIT = 1_000_000;

    /** "PSWMOVE" and the version of the format. */
    private static final long MARK = 0x50_53_57_4d_4f_56_45_01L;

    private static final String MOVER = "the mark of a mover in version 1 of the format";

    /** The settings and the outcome, as the engine reads and writes them. */
    final MoverState state = new MoverState();

    private final MoveReport report = new MoveReport(state);

    /** Makes a mover with the up direction (0, 1) and a slope limit of 1, which is 45 degrees, and nothing else set. */
    public CharacterMover() {}

    /**
     * Sets the direction that is up.
     *
     * @param x the x component, of any length; finite
     * @param y the y component; -1 with x = 0 where y points down. If both are 0, there is no up: each surface is a
     *     wall, and there are no steps and no snap to the ground
     * @return this
     * @throws IllegalArgumentException if a component is NaN or infinite
     */
    public CharacterMover setUp(double x, double y) {
        Finite.require("x", x, "y", y);
        double greatest = Math.max(Math.abs(x), Math.abs(y));
        double shareX = greatest == 0 ? 0 : x / greatest;
        double shareY = greatest == 0 ? 0 : y / greatest;
        double length = greatest == 0 ? 1 : Math.sqrt(shareX * shareX + shareY * shareY);
        state.settings.upX = shareX / length + 0.0;
        state.settings.upY = shareY / length + 0.0;
        return this;
    }

    /**
     * Sets how steep a floor may be.
     *
     * @param riseOverRun how far the steepest floor rises for each unit across: 0 for level floors only, 1 for 45
     *     degrees, the tangent of the angle for any other; not negative; if infinite, only what is vertical is a wall
     * @return this
     * @throws IllegalArgumentException if it is NaN or negative
     */
    public CharacterMover setSlopeLimit(double riseOverRun) {
        if (!(riseOverRun >= 0)) {
            throw new IllegalArgumentException("riseOverRun must be >= 0, but was " + riseOverRun
                    + "; it is the tangent of the slope angle, 1 for 45 degrees");
        }
        state.settings.slopeLimit = riseOverRun;
        return this;
    }

    /**
     * Sets how high the steps are that a body on a floor climbs when it walks into them.
     *
     * @param height the greatest height; 0, as in the beginning, for none
     * @return this
     * @throws IllegalArgumentException if it is not finite, or negative
     */
    public CharacterMover setStepHeight(double height) {
        state.settings.stepHeight = requireLength("height", height);
        return this;
    }

    /**
     * Sets how far below its feet a body that stood on a floor looks for the floor after a move that does not lead up.
     * If there is one, the body is put on it: so it does not take off where a hill falls away, and it need not be
     * pressed down to be {@linkplain MoveReport#isOnFloor on a floor}.
     *
     * <p>If no distance has been set, it is the fall of the steepest floor, but of no more than 45 degrees, along the
     * move.
     *
     * @param distance the greatest distance; 0 for none
     * @return this
     * @throws IllegalArgumentException if it is not finite, or negative
     */
    public CharacterMover setSnapDistance(double distance) {
        state.settings.snapDistance = requireLength("distance", distance);
        return this;
    }

    /**
     * Sets whether a body walks up and down slopes as fast as on level floors. If not, as in the beginning, it keeps
     * its displacement across the up direction, so it is faster along a slope.
     *
     * @param isConstant whether it does: its displacement along a floor is as long as the requested one across the up
     *     direction
     * @return this
     */
    public CharacterMover setConstantSpeed(boolean isConstant) {
        state.settings.hasConstantSpeed = isConstant;
        return this;
    }

    /**
     * Sets how far a body moves along a slope in one move, if it does not keep a constant speed: where floors may be
     * steep, the displacement along them is much longer than the requested one.
     *
     * @param maxDisplacement the greatest length of the displacement along a floor, 0 or more; infinite, as in the
     *     beginning, for no limit. A displacement that is no longer than the requested one across the up direction is
     *     always possible
     * @return this
     * @throws IllegalArgumentException if it is NaN or negative
     */
    public CharacterMover setMaxSlopeDisplacement(double maxDisplacement) {
        if (!(maxDisplacement >= 0)) {
            throw new IllegalArgumentException("maxDisplacement must be >= 0, but was " + maxDisplacement
                    + "; use Double.POSITIVE_INFINITY for no limit");
        }
        state.settings.maxSlopeDisplacement = maxDisplacement;
        return this;
    }

    /**
     * Sets whether a body that rises slides along ceilings that are not level.
     *
     * @param slides whether it does, as in the beginning; if not, a ceiling ends its rise, and only its displacement
     *     across the up direction continues
     * @return this
     */
    public CharacterMover setSlidesAlongCeilings(boolean slides) {
        state.settings.slidesAlongCeilings = slides;
        return this;
    }

    /**
     * Sets by how much a body that rises is moved aside when only a corner of a ceiling is in its way.
     *
     * @param distance the greatest distance across the up direction; 0, as in the beginning, for none
     * @return this
     * @throws IllegalArgumentException if it is not finite, or negative
     */
    public CharacterMover setCornerCorrection(double distance) {
        state.settings.cornerCorrection = requireLength("distance", distance);
        return this;
    }

    /**
     * Sets by how much the body is smaller for its moves than its shape: then a hero that is one tile wide fits into a
     * hole that is one tile wide. All that is promised of moves holds for the smaller shape, so the shape itself may
     * overlap others by up to this distance. Queries and steps use the shape itself.
     *
     * @param distance how far the sides of each part of the shape are moved inward, to the nearest doubles; 0, as in
     *     the beginning, for not at all. It must be less than half the width of the body, which its next move checks
     * @return this
     * @throws IllegalArgumentException if it is not finite, or negative
     */
    public CharacterMover setInset(double distance) {
        state.settings.inset = requireLength("distance", distance);
        return this;
    }

    private static double requireLength(String name, double length) {
        Finite.require(name, length);
        if (length < 0) {
            throw new IllegalArgumentException(name + " must be >= 0, but was " + length);
        }
        return length + 0.0;
    }

    /**
     * Sets whether a body drops through {@linkplain World#oneWayBodies one-way bodies}.
     *
     * @param dropsThrough whether it does, from the next move on; it is enough for the one move that begins the drop
     * @return this
     */
    public CharacterMover setDropsThroughOneWay(boolean dropsThrough) {
        state.settings.dropsThrough = dropsThrough;
        return this;
    }

    /**
     * Sets which bodies are pushed when a body moves into them: they are moved ahead of it, as far as they can, and
     * slide along what they hit. They push each other in turn, so a row or a stack is moved as a whole. A kinematic
     * body is never pushed. A body that cannot be moved is a wall.
     *
     * @param pushed whether a body is pushed; it may not change the world
     * @return this
     */
    public CharacterMover setPushable(Predicate<BodyId> pushed) {
        state.settings.pushed = Objects.requireNonNull(pushed, "pushed must not be null; use body -> false for none");
        return this;
    }

    /**
     * Sets whether a body is carried by its floor: if that has moved since the last move, in a step or
     * otherwise, the body first follows it, as far as nothing is in the way. A body that has been placed by
     * {@link World#setPosition} since then stays there.
     *
     * @param isCarried whether it is; true in the beginning
     * @return this
     */
    public CharacterMover setFollowsFloor(boolean isCarried) {
        state.settings.isCarried = isCarried;
        return this;
    }

    /**
     * Sets how often a move may change its direction before it ends where it is.
     *
     * @param maxContacts the number, from 1 to 1,000,000; 16 in the beginning
     * @return this
     * @throws IllegalArgumentException if it is not from 1 to 1,000,000
     */
    public CharacterMover setMaxContacts(int maxContacts) {
        if (maxContacts < 1 || maxContacts > GREATEST_LIMIT) {
            throw new IllegalArgumentException(
                    "maxContacts must be in [1, " + GREATEST_LIMIT + "], but was " + maxContacts);
        }
        state.settings.mostContacts = maxContacts;
        return this;
    }

    /**
     * Takes the settings and the outcome of another mover, all of them: to take back a frame, along with the world.
     *
     * @param other the other mover, which does not change
     */
    public void copyFrom(CharacterMover other) {
        Objects.requireNonNull(other, "other must not be null; use new CharacterMover() for the initial settings");
        state.copy(other.state);
    }

    /**
     * Takes up a body that is on a {@linkplain MoveReport#floor floor}, as after its last move, with all bodies where
     * they were then. From here, moves continue with the same bits.
     *
     * @return this
     * @throws IllegalArgumentException if an id is stale or of another world
     */
    public CharacterMover resume(WorldBodies bodies, BodyId body, BodyId floor, FloorMemory memory) {
        Objects.requireNonNull(memory, "memory must not be null; use the memory of MoveReport.floorMemory");
        Objects.requireNonNull(bodies, "bodies must not be null; use World.bodies()")
                .resume(body, floor, memory, state);
        return this;
    }

    /**
     * Returns this mover as bytes, for a file or another peer: all settings except the condition of {@link
     * #setPushable}, what it remembers of its floor, and of the report all except contacts, sensor events and positions
     * within the move. Call this and {@link World#save} at the same moment, in any order. To read them: {@link
     * World#readState}, {@link World#restore}, then {@link WorldState#readMover} of that state.
     */
    public byte[] toBytes() {
        GrowingBytes out = new GrowingBytes();
        out.putLong(MARK);
        state.write(out);
        return out.toArray();
    }

    static CharacterMover read(byte[] bytes, Bodies bodies) {
        CheckedBytes in = new CheckedBytes(bytes);
        in.require(in.word(MOVER) == MARK, "something else", MOVER);
        CharacterMover mover = new CharacterMover();
        mover.state.read(in, bodies, GREATEST_LIMIT);
        in.requireEnd();
        return mover;
    }

    /** Returns what came of the last move; the next move by this mover overwrites it. */
    public MoveReport report() {
        return report;
    }

    /** Returns the x component of the direction that is up, a unit vector; 0 if there is none. */
    public double upX() {
        return state.settings.upX;
    }

    /** Returns the y component of the direction that is up. */
    public double upY() {
        return state.settings.upY;
    }

    /** Returns how steep a floor may be, as set by {@link #setSlopeLimit}. */
    public double slopeLimit() {
        return state.settings.slopeLimit;
    }

    /** Returns how high the steps are that a body climbs, as set by {@link #setStepHeight}. */
    public double stepHeight() {
        return state.settings.stepHeight;
    }

    /** Returns how far below its feet a body looks for the floor; NaN if {@link #setSnapDistance} was not called. */
    public double snapDistance() {
        return state.settings.snapDistance;
    }

    /** Returns whether a body is as fast on slopes as on level floors, as set by {@link #setConstantSpeed}. */
    public boolean hasConstantSpeed() {
        return state.settings.hasConstantSpeed;
    }

    /** Returns how far a body moves along a slope at most, as set by {@link #setMaxSlopeDisplacement}. */
    public double maxSlopeDisplacement() {
        return state.settings.maxSlopeDisplacement;
    }

    /** Returns whether a body that rises slides along ceilings, as set by {@link #setSlidesAlongCeilings}. */
    public boolean slidesAlongCeilings() {
        return state.settings.slidesAlongCeilings;
    }

    /** Returns by how much a body that rises is moved aside at corners, as set by {@link #setCornerCorrection}. */
    public double cornerCorrection() {
        return state.settings.cornerCorrection;
    }

    /** Returns by how much a body is smaller for its moves than its shape, as set by {@link #setInset}. */
    public double inset() {
        return state.settings.inset;
    }

    /** Returns how often a move may change its direction, as set by {@link #setMaxContacts}. */
    public int maxContacts() {
        return state.settings.mostContacts;
    }

    /** Returns whether a body is carried by its floor, as set by {@link #setFollowsFloor}. */
    public boolean followsFloor() {
        return state.settings.isCarried;
    }

    /** Returns the settings and the surfaces of the last move, as text. */
    @Override
    public String toString() {
        return "a mover with up (" + state.settings.upX + ", " + state.settings.upY + "), slope limit "
                + state.settings.slopeLimit + ", step height " + state.settings.stepHeight
                + (state.settings.hasSnapDistance() ? ", snap distance " + state.settings.snapDistance : "") + "; "
                + report;
    }

    /** Returns whether a body drops through one-way bodies, as set by {@link #setDropsThroughOneWay}. */
    public boolean dropsThroughOneWay() {
        return state.settings.dropsThrough;
    }

    /** Returns whether a body is pushed, as the condition of {@link #setPushable} says. */
    public boolean isPushable(BodyId body) {
        return state.settings.pushed.test(body);
    }
}

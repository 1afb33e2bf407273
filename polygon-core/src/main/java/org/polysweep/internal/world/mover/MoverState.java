package org.polysweep.internal.world.mover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.BodyHandle;
import org.polysweep.internal.world.query.RecentBoxes;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.Shape;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.SensorEvent;

/** The settings of a mover, the outcome of its last move, and what it remembers for the next. Reusable. */
public final class MoverState {

    private static final int FIRST_LENGTH = 16;

    /** How many numbers there are to remember of a floor, and where the numbers of the ride begin. */
    private static final int MEMORY = 19;

    private static final int RIDE = 7;

    public final MoverSettings settings = new MoverSettings();

    public boolean isOnFloor;
    public boolean isOnWall;
    public boolean isOnCeiling;
    public boolean startedInOverlap;
    public boolean isStuck;
    public double movedDx = Double.NaN;
    public double movedDy = Double.NaN;
    public double carriedDx = Double.NaN;
    public double carriedDy = Double.NaN;
    public double leftDx = Double.NaN;
    public double leftDy = Double.NaN;
    public double endDx;
    public double endDy;
    public int contactCount;
    public BodyId[] contactBodies = {};
    public MetSurface[] contacts = {};

    /** What the body stood on after the last move. */
    public Optional<BodyId> floor = Optional.empty();

    public double floorNormalX = Double.NaN;
    public double floorNormalY = Double.NaN;

    /** Which of the contacts that was; -1 if none of them. */
    private int floorContact = -1;

    /** Which body was moved last. */
    private Optional<BodyId> last = Optional.empty();

    /** The sensors that the body has entered and left in the last move. */
    public final List<SensorEvent> sensorEvents = new ArrayList<>();

    /** Where the body was in the last move. */
    public final MovePath path = new MovePath();

    /** The shape of the body, less the inset. */
    final InsetShape insetShape = new InsetShape();

    /** Where the body stands, if it does. */
    final Foothold foothold = new Foothold();

    /** How the body rides on its floor. */
    final Ride ride = new Ride();

    private long lastPlacement;

    /** What was near the body in the last move. */
    final RecentBoxes recentKinematic = new RecentBoxes();

    final RecentBoxes recentMoving = new RecentBoxes();

    /** Takes the settings and the outcome of another one. */
    public void copy(MoverState other) {
        settings.copy(other.settings);
        path.set(other.path);
        sensorEvents.clear();
        sensorEvents.addAll(other.sensorEvents);
        insetShape.set(other.insetShape);
        isOnFloor = other.isOnFloor;
        isOnWall = other.isOnWall;
        isOnCeiling = other.isOnCeiling;
        startedInOverlap = other.startedInOverlap;
        isStuck = other.isStuck;
        movedDx = other.movedDx;
        movedDy = other.movedDy;
        carriedDx = other.carriedDx;
        carriedDy = other.carriedDy;
        leftDx = other.leftDx;
        leftDy = other.leftDy;
        endDx = other.endDx;
        endDy = other.endDy;
        floor = other.floor;
        floorNormalX = other.floorNormalX;
        floorNormalY = other.floorNormalY;
        last = other.last;
        ride.set(other.ride);
        floorContact = other.floorContact;
        lastPlacement = other.lastPlacement;
        foothold.set(other.foothold);
        grow(other.contactCount);
        contactCount = other.contactCount;
        System.arraycopy(other.contactBodies, 0, contactBodies, 0, contactCount);
        for (int i = 0; i < contactCount; i++) {
            contacts[i].set(other.contacts[i]);
        }
    }

    /** The shape with which a body is moved: its own, less the inset. */
    Shape shapeOf(Shape whole) {
        return settings.inset == 0 ? whole : insetShape.of(whole, settings.inset);
    }

    /** Whether a surface is a floor for a body that walks. */
    boolean isFloor(MetSurface surface, Footing footing) {
        return footing == Footing.EDGE
                || (footing == Footing.BY_NORMAL && settings.isFloor(surface.normalX, surface.normalY));
    }

    /** Whether a body stood on a floor after its last move, which was by this mover. */
    boolean stood(BodyId body) {
        return floor.isPresent() && last.isPresent() && last.get() == body;
    }

    /** Whether a body is to follow what it stood on after its last move. */
    boolean follows(BodyId body, long placement) {
        return settings.isCarried && stood(body) && lastPlacement == placement;
    }

    /** Whether a body is on its foothold: neither it nor the floor has been moved otherwise since its last move. */
    boolean standsOnFoothold(BodyHandle body, Bodies bodies) {
        if (!stood(body) || !bodies.isAlive(floor.orElseThrow())) {
            return false;
        }
        int i = floor.orElseThrow().index();
        return foothold.body == i
                && lastPlacement == bodies.placements[body.index()]
                && (settings.isCarried ? ride.isTurnedAsBefore(bodies, i) : ride.isAtRest(bodies, i));
    }

    /** How the body met the floor on which it stands. */
    MetSurface floorContact() {
        return contacts[floorContact];
    }

    /** By how much the floor moves below the body in a step, across x; NaN without one. */
    public double floorDx() {
        return floor.isPresent() ? ride.floorDx : Double.NaN;
    }

    public double floorDy() {
        return floor.isPresent() ? ride.floorDy : Double.NaN;
    }

    /** Forgets what came of the last move. */
    void begin() {
        isOnFloor = false;
        isOnWall = false;
        isOnCeiling = false;
        startedInOverlap = false;
        isStuck = false;
        contactCount = 0;
        path.clear();
        sensorEvents.clear();
        carriedDx = 0;
        carriedDy = 0;
        floorNormalX = Double.NaN;
        floorNormalY = Double.NaN;
    }

    void noteCarried(double dx, double dy) {
        carriedDx = dx;
        carriedDy = dy;
    }

    void noteOverlap(boolean isStuck) {
        startedInOverlap = true;
        this.isStuck = isStuck;
    }

    /**
     * Notes a surface that the body met, unless it is known.
     *
     * @param body whose surface it is
     * @param surface the surface
     * @param footing what it is to a body that walks
     */
    void noteContact(BodyHandle body, MetSurface surface, Footing footing) {
        double normalX = surface.normalX;
        double normalY = surface.normalY;
        boolean isFloor = isFloor(surface, footing);
        if (isFloor) {
            isOnFloor = true;
            floorNormalX = normalX;
            floorNormalY = normalY;
            floor = body.present();
        } else if (settings.isCeiling(normalX, normalY)) {
            isOnCeiling = true;
        } else {
            isOnWall = true;
        }
        int contact = noted(body, surface);
        if (isFloor) {
            floorContact = contact;
        }
    }

    private int noted(BodyHandle body, MetSurface surface) {
        for (int i = 0; i < contactCount; i++) {
            if (contacts[i].isSame(surface)) {
                return i;
            }
        }
        grow(contactCount + 1);
        contactBodies[contactCount] = body;
        contacts[contactCount].set(surface);
        return contactCount++;
    }

    private void grow(int count) {
        int before = contacts.length;
        if (count > before) {
            contactBodies = Arrays.copyOf(contactBodies, Math.max(count, Math.max(FIRST_LENGTH, 2 * before)));
            contacts = Arrays.copyOf(contacts, contactBodies.length);
            for (int i = before; i < contacts.length; i++) {
                contacts[i] = new MetSurface();
            }
        }
    }

    /** Notes that there is no floor below the body after all. */
    void leaveFloor() {
        isOnFloor = false;
        floorNormalX = Double.NaN;
        floorNormalY = Double.NaN;
    }

    void noteWays(double movedDx, double movedDy, double leftDx, double leftDy, double endDx, double endDy) {
        this.movedDx = movedDx + 0.0;
        this.movedDy = movedDy + 0.0;
        this.leftDx = leftDx + 0.0;
        this.leftDy = leftDy + 0.0;
        this.endDx = endDx + 0.0;
        this.endDy = endDy + 0.0;
    }

    /** Notes which body has been moved; without a floor it rides on none. */
    void end(BodyHandle body, long placement) {
        if (!isOnFloor) {
            floor = Optional.empty();
            foothold.clear();
        }
        last = body.present();
        lastPlacement = placement;
    }

    /** Takes up a body that is on a floor, with the memory of another mover. */
    public void resume(BodyHandle body, BodyHandle onto, double[] memory, Bodies bodies) {
        if (memory.length != MEMORY) {
            throw new IllegalArgumentException("memory must have " + MEMORY + " numbers, but was " + memory.length
                    + "; use the memory of CharacterMover.floorMemory");
        }
        if (!(Math.abs(memory[0]) <= 1 && Math.abs(memory[1]) <= 1 && Ride.hasRotor(memory, RIDE))) {
            throw new IllegalArgumentException("memory must have a unit normal and a rotor that is not 0, but was "
                    + Arrays.toString(memory) + "; use the memory of CharacterMover.floorMemory");
        }
        begin();
        isOnFloor = true;
        floor = onto.present();
        MetSurface contact = new MetSurface();
        contact.set(onto.index(), 0, memory[0], memory[1]);
        contact.setPoint(memory[2], memory[3]);
        floorContact = noted(onto, contact);
        foothold.clear();
        if (memory[4] != 0) {
            foothold.set(onto.index(), memory[5], memory[6]);
        }
        ride.resume(memory, RIDE);
        end(body, bodies.placements[body.index()]);
    }

    /** What is remembered of the floor, as numbers; none without a floor. */
    public double[] memory() {
        if (floor.isEmpty()) {
            return new double[0];
        }
        double[] memory = new double[MEMORY];
        MetSurface contact = floorContact();
        SweepResult scratch = SweepResult.create();
        memory[0] = contact.normalX;
        memory[1] = contact.normalY;
        memory[2] = contact.pointX(scratch);
        memory[3] = contact.pointY(scratch);
        memory[4] = foothold.isSet() ? 1 : 0;
        memory[5] = foothold.x;
        memory[6] = foothold.y;
        ride.write(memory, RIDE);
        return memory;
    }
}

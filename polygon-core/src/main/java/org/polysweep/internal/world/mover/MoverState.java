package org.polysweep.internal.world.mover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.BodyHandle;
import org.polysweep.internal.world.bytes.CheckedBytes;
import org.polysweep.internal.world.bytes.GrowingBytes;
import org.polysweep.internal.world.query.RecentBoxes;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.Shape;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.FloorMemory;
import org.polysweep.world.body.SensorEvent;

/**
 * The settings of a mover, the outcome of its last move, and the floor that it remembers for the next move. Reusable.
 */
public final class MoverState {

    private static final int FIRST_LENGTH = 16;

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

    /** The body on which the moved body stood after the last move. */
    public Optional<BodyId> floor = Optional.empty();

    public double floorNormalX = Double.NaN;
    public double floorNormalY = Double.NaN;

    /** The index of the contact with the floor; -1 if there was none. */
    private int floorContact = -1;

    /** The body that was moved last. */
    private Optional<BodyId> last = Optional.empty();

    /** The sensors that the body has entered and left in the last move. */
    public final List<SensorEvent> sensorEvents = new ArrayList<>();

    /** The path of the body in the last move. */
    public final MovePath path = new MovePath();

    /** The shape of the body, less the inset. */
    final InsetShape insetShape = new InsetShape();

    /** The point on which the body stands, if it stands. */
    final Foothold foothold = new Foothold();

    /** How the body rides on its floor. */
    final Ride ride = new Ride();

    private long lastPlacement;

    /** The bodies near the body in the last move. */
    final RecentBoxes recentKinematic = new RecentBoxes();

    final RecentBoxes recentMoving = new RecentBoxes();

    /** Copies the settings and the outcome of another mover. */
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

    /** Whether a surface is a floor for a walking body. */
    boolean isFloor(MetSurface surface, Footing footing) {
        return footing == Footing.EDGE
                || (footing == Footing.BY_NORMAL && settings.isFloor(surface.normalX, surface.normalY));
    }

    /** Whether a body stood on a floor after its last move, which was by this mover. */
    boolean stood(BodyId body) {
        return floor.isPresent() && last.isPresent() && last.get() == body;
    }

    /** Whether a body is to follow the floor on which it stood after its last move. */
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

    /** The role of the floor on which the body stands. */
    MetSurface floorContact() {
        return contacts[floorContact];
    }

    /** The x component of the motion of the floor below the body in a step; NaN without a floor. */
    public double floorDx() {
        return floor.isPresent() ? ride.floorDx : Double.NaN;
    }

    public double floorDy() {
        return floor.isPresent() ? ride.floorDy : Double.NaN;
    }

    /** Discards the outcome of the last move. */
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
     * Notes a surface that the body hit, unless it is known.
     *
     * @param body the body with the surface
     * @param surface the surface
     * @param footing the role of the surface for a walking body
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

    /** Notes which body has been moved; if it is not on a floor, it does not ride. */
    void end(BodyHandle body, long placement) {
        if (!isOnFloor) {
            floor = Optional.empty();
            foothold.clear();
        }
        last = body.present();
        lastPlacement = placement;
    }

    /** Continues with a body that is on a floor, using the memory of another mover. */
    public void resume(BodyHandle body, BodyHandle onto, FloorMemory memory, Bodies bodies) {
        begin();
        isOnFloor = true;
        floor = onto.present();
        floorNormalX = memory.normal().x();
        floorNormalY = memory.normal().y();
        MetSurface contact = new MetSurface();
        contact.set(onto.index(), 0, floorNormalX, floorNormalY);
        contact.setPoint(memory.contact().x(), memory.contact().y());
        floorContact = noted(onto, contact);
        foothold.clear();
        memory.foothold().ifPresent(point -> foothold.set(onto.index(), point.x(), point.y()));
        ride.resume(memory);
        end(body, bodies.placements[body.index()]);
    }

    /** The memory of the floor; empty without a floor. */
    public Optional<FloorMemory> memory() {
        return floor.map(body -> {
            MetSurface contact = floorContact();
            SweepResult scratch = SweepResult.create();
            return ride.memory(
                    new Point(contact.normalX, contact.normalY),
                    new Point(contact.pointX(scratch), contact.pointY(scratch)),
                    foothold.body == body.index() ? Optional.of(new Point(foothold.x, foothold.y)) : Optional.empty());
        });
    }

    /** Writes the settings, except which bodies are pushed; the outcome, except contacts and path; and the floor. */
    public void write(GrowingBytes out) {
        settings.write(out);
        out.putByte((isOnFloor ? 1 : 0)
                | (isOnWall ? 2 : 0)
                | (isOnCeiling ? 4 : 0)
                | (startedInOverlap ? 8 : 0)
                | (isStuck ? 16 : 0)
                | (last.isPresent() ? 32 : 0));
        out.putDoubles(movedDx, movedDy, carriedDx, carriedDy, leftDx, leftDy, endDx, endDy);
        if (last.isPresent()) {
            MoverBytes.writeBody(last.get(), out);
            out.putLong(lastPlacement);
        }
        if (floor.isPresent()) {
            MoverBytes.writeBody(floor.get(), out);
            out.putDoubles(ride.floorDx, ride.floorDy);
            MoverBytes.writeMemory(memory().orElseThrow(), out);
        }
    }

    /** Reads the bytes that {@code write} has written; the number of contacts has a limit. */
    public void read(CheckedBytes in, Bodies bodies, int contactLimit) {
        settings.read(in, contactLimit);
        int flags = in.choice("six flags of the last move", 64);
        boolean isWithBody = (flags & 32) != 0;
        in.require(isWithBody || (flags & 1) == 0, flags, "flags without a floor, as no body was moved");
        double[] outcome = new double[8];
        for (int i = 0; i < outcome.length; i++) {
            outcome[i] = in.number("a component of the last move");
        }
        begin();
        if (isWithBody) {
            BodyHandle body = MoverBytes.readBody("the body that was moved", in, bodies);
            long placement = in.word("how often that was placed");
            if ((flags & 1) != 0) {
                BodyHandle onto = MoverBytes.readBody("the floor", in, bodies);
                double floorDx = in.number("the x component of the velocity of the floor");
                double floorDy = in.number("the y component of the velocity of the floor");
                resume(body, onto, MoverBytes.readMemory(in), bodies);
                ride.floorDx = floorDx;
                ride.floorDy = floorDy;
            }
            end(body, placement);
        }
        isOnWall = (flags & 2) != 0;
        isOnCeiling = (flags & 4) != 0;
        startedInOverlap = (flags & 8) != 0;
        isStuck = (flags & 16) != 0;
        carriedDx = outcome[2];
        carriedDy = outcome[3];
        noteWays(outcome[0], outcome[1], outcome[4], outcome[5], outcome[6], outcome[7]);
    }
}

package org.polysweep.internal.world.mover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.BodyHandle;
import org.polysweep.internal.world.query.RecentBoxes;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.SensorEvent;

/** The settings of a mover, the outcome of its last move, and what it remembers for the next. Reusable. */
public final class MoverState {

    private static final int MOST_CONTACTS = 16;

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

    /** What the body stood on after the last move, and which of the contacts that was; -1 if none of them. */
    public Optional<BodyId> floor = Optional.empty();

    public double floorNormalX = Double.NaN;
    public double floorNormalY = Double.NaN;

    /** Which body was moved last, where it and its floor were then, and how often it had been placed. */
    private Optional<BodyId> last = Optional.empty();

    /** The sensors that the body has entered and left in the last move. */
    public final List<SensorEvent> sensorEvents = new ArrayList<>();

    /** Where the body was in the last move. */
    public final MovePath path = new MovePath();

    /** The shape of the body, less the inset. */
    final InsetShape insetShape = new InsetShape();

    /** Where the body stands, if it does. */
    final Foothold foothold = new Foothold();

    private double lastX;
    private double lastY;
    private double lastFloorX;
    private double lastFloorY;
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
        lastX = other.lastX;
        lastY = other.lastY;
        lastFloorX = other.lastFloorX;
        lastFloorY = other.lastFloorY;
        lastPlacement = other.lastPlacement;
        foothold.set(other.foothold);
        grow(other.contactCount);
        contactCount = other.contactCount;
        System.arraycopy(other.contactBodies, 0, contactBodies, 0, contactCount);
        for (int i = 0; i < contactCount; i++) {
            contacts[i].set(other.contacts[i]);
        }
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
                && (settings.isCarried || (lastFloorX == bodies.x[i] && lastFloorY == bodies.y[i]));
    }

    double lastX() {
        return lastX;
    }

    double lastY() {
        return lastY;
    }

    double lastFloorX() {
        return lastFloorX;
    }

    double lastFloorY() {
        return lastFloorY;
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
        if (isFloor(surface, footing)) {
            isOnFloor = true;
            floorNormalX = normalX;
            floorNormalY = normalY;
            floor = body.present();
        } else if (settings.isCeiling(normalX, normalY)) {
            isOnCeiling = true;
        } else {
            isOnWall = true;
        }
        for (int i = 0; i < contactCount; i++) {
            if (contacts[i].isSame(surface)) {
                return;
            }
        }
        grow(contactCount + 1);
        contactBodies[contactCount] = body;
        contacts[contactCount++].set(surface);
    }

    private void grow(int count) {
        int before = contacts.length;
        if (count > before) {
            contactBodies = Arrays.copyOf(contactBodies, Math.max(count, Math.max(MOST_CONTACTS, 2 * before)));
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

    /** Notes where a body is after its move, and where its floor is. */
    void end(BodyHandle body, double x, double y, long placement, Bodies bodies) {
        if (!isOnFloor) {
            floor = Optional.empty();
            foothold.clear();
        }
        last = body.present();
        lastX = x;
        lastY = y;
        lastPlacement = placement;
        if (floor.isPresent()) {
            int i = floor.get().index();
            lastFloorX = bodies.x[i];
            lastFloorY = bodies.y[i];
        }
    }
}

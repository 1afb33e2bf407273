package org.polysweep.internal.world.mover;

import java.util.Arrays;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;

/**
 * The surfaces that a body hits at one position, and the motions along each of them, among which the unobstructed
 * motion nearest to the request is chosen. Reusable; no allocation once it has grown.
 */
final class Surfaces {

    private static final int NONE = -1;

    private int count;
    private MetSurface[] met = some(4);

    /** Two numbers each: the motion along the surface. */
    private double[] motions = new double[8];

    private boolean[] isRejected = new boolean[4];

    /** Whether the motion along the surface is known to be blocked by something other than a joint. */
    private boolean[] isWalled = new boolean[4];

    /** The role of each surface for a walking body. */
    private Footing[] footings = new Footing[4];

    /** The last two surfaces that were hit. */
    private final MetSurface[] recent = some(2);

    /** The one of the two that was hit last. */
    private int last;

    /**
     * How often in a row the body has been sent back, and whether it is in a corner of the first two surfaces.
     */
    private int returns;

    private boolean isInCorner;

    /** The request, and what remains of it for surfaces that are not floors. */
    private double requestX;

    private double requestY;
    private double wishX;
    private double wishY;
    private boolean walks;

    /** True if only the part of the request that leads up or down remains. */
    private boolean risesOnly;

    private MoverState mover = new MoverState();

    /** Begins a move with the requested motion, and whether the body walks on floors. */
    void begin(double wishX, double wishY, MoverState mover, boolean walks) {
        requestX = wishX;
        requestY = wishY;
        this.wishX = wishX;
        this.wishY = wishY;
        this.mover = mover;
        this.walks = walks && mover.settings.hasUp();
        count = 0;
        returns = 0;
        isInCorner = false;
        risesOnly = false;
        recent[0].body = NONE;
        recent[1].body = NONE;
    }

    /** Notes a surface that the body has not hit by its own motion. */
    void meet(StandingSweep sweep, Footing footing) {
        meet(sweep, footing, Double.POSITIVE_INFINITY);
    }

    /**
     * Notes the surface that is hit at a new position. A body that is sent back and forth between two surfaces is in
     * their corner.
     *
     * @param sweep what is met
     * @param footing the role of the surface for a walking body
     * @param share the share of the move that the sweep covers
     */
    void meet(StandingSweep sweep, Footing footing, double share) {
        int known = isRecent(last, sweep) ? last : isRecent(1 - last, sweep) ? 1 - last : NONE;
        returns = known == NONE ? 0 : returns + 1;
        last = known == NONE ? 1 - last : known;
        int other = 1 - last;
        isInCorner = returns >= WorldThresholds.MAX_RETURNS && recent[other].body != NONE;
        count = 0;
        if (isInCorner) {
            met[0].set(recent[other]);
            isRejected[0] = false;
            isWalled[0] = false;
            footings[0] = Footing.BY_NORMAL;
            count = 1;
            findMotion(0);
        }
        add(sweep, footing, share);
        recent[last].set(met[count - 1]);
    }

    private boolean isRecent(int slot, StandingSweep sweep) {
        return recent[slot].body == sweep.met && recent[slot].part == sweep.part && isNearly(recent[slot], sweep);
    }

    /** Notes another surface at the same position. */
    void add(StandingSweep sweep, Footing footing, double share) {
        if (count == met.length) {
            met = Arrays.copyOf(met, 2 * count);
            System.arraycopy(some(count), 0, met, count, count);
            motions = Arrays.copyOf(motions, 4 * count);
            isRejected = Arrays.copyOf(isRejected, 2 * count);
            isWalled = Arrays.copyOf(isWalled, 2 * count);
            footings = Arrays.copyOf(footings, 2 * count);
        }
        sweep.describe(met[count]);
        met[count].approachSpeed = -(sweep.dx * sweep.normalX + sweep.dy * sweep.normalY) / share + 0.0;
        for (int i = 0; i < count; i++) {
            if (met[i].isSame(met[count])) {
                return;
            }
        }
        isRejected[count] = false;
        isWalled[count] = false;
        footings[count] = footing;
        findMotion(count++);
    }

    /** Whether one of the surfaces is a floor. */
    boolean hasFloor() {
        for (int i = 0; i < count; i++) {
            if (mover.isFloor(met[i], footings[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean isFloor(int surface) {
        return walks && mover.isFloor(met[surface], footings[surface]);
    }

    private static MetSurface[] some(int count) {
        MetSurface[] some = new MetSurface[count];
        Arrays.setAll(some, i -> new MetSurface());
        return some;
    }

    private void findMotion(int surface) {
        if (isFloor(surface)) {
            findWholeMotion(surface, requestX, requestY);
            return;
        }
        findWholeMotion(surface, wishX, wishY);
        if (!risesOnly && isLiftedBy(surface, wishX, wishY)) {
            double asked = wishX * mover.settings.upX + wishY * mover.settings.upY;
            takeRiseOnly(asked * mover.settings.upX, asked * mover.settings.upY);
        }
    }

    /** Whether by the motion along a surface a wall lifts the body more than the requested displacement does. */
    boolean isLiftedBy(int surface, double wishX, double wishY) {
        double rise = dx(surface) * mover.settings.upX + dy(surface) * mover.settings.upY;
        double asked = wishX * mover.settings.upX + wishY * mover.settings.upY;
        return walks && !mover.isFloor(met[surface], footings[surface]) && rise > Math.max(asked, 0);
    }

    /** Finds the motion along a surface that is nearest to a request, even if a wall lifts the body by it. */
    void findWholeMotion(int surface, double wishX, double wishY) {
        double x = met[surface].normalX;
        double y = met[surface].normalY;
        double upX = mover.settings.upX;
        double upY = mover.settings.upY;
        if (walks && footings[surface] == Footing.EDGE) {
            double across = wishX * upY - wishY * upX;
            setMotion(surface, across * upY, -across * upX);
            return;
        }
        if (walks && mover.isFloor(met[surface], footings[surface])) {
            // Each unit of the tangent (y, -x) moves by x·up across.
            double along = mover.settings.alongFloor(wishX * upY - wishY * upX, x, y);
            setMotion(surface, along * y, -along * x);
            return;
        }
        MoverSettings settings = mover.settings;
        if (walks && !settings.slidesAlongCeilings && isCeilingAbove(x, y, wishX, wishY)) {
            double across = wishX * upY - wishY * upX;
            boolean isFree = across * settings.across(x, y) >= 0;
            setMotion(surface, isFree ? across * upY : 0, isFree ? -across * upX : 0);
            return;
        }
        setNearest(surface, wishX, wishY);
    }

    private boolean isCeilingAbove(double normalX, double normalY, double wishX, double wishY) {
        return mover.settings.rise(wishX, wishY) > 0 && mover.settings.isCeiling(normalX, normalY);
    }

    /**
     * Keeps the part of the request that leads up or down: with the other part, a wall would lift the body. Floors do
     * not lose it; a wall that is in the way of a motion along a floor stops that motion.
     */
    private void takeRiseOnly(double dx, double dy) {
        risesOnly = true;
        wishX = dx;
        wishY = dy;
        for (int i = 0; i < count; i++) {
            if (!isFloor(i)) {
                isRejected[i] = false;
                findMotion(i);
            }
        }
    }

    /** Sets the motion to the one nearest to another that does not lead into the surface. */
    private void setNearest(int surface, double dx, double dy) {
        double x = met[surface].normalX;
        double y = met[surface].normalY;
        if (dx * x + dy * y >= 0) {
            setMotion(surface, dx, dy);
        } else {
            double along = y * dx - x * dy;
            setMotion(surface, along * y, -along * x);
        }
    }

    private void setMotion(int surface, double dx, double dy) {
        isWalled[surface] &= dx(surface) == dx && dy(surface) == dy;
        motions[2 * surface] = dx + 0.0;
        motions[2 * surface + 1] = dy + 0.0;
    }

    /**
     * The surface whose motion leads farthest along a request, but less far than others that have been tried; or -1.
     */
    int farthestAlong(double wishX, double wishY, double before) {
        int farthest = NONE;
        double most = 0;
        for (int i = 0; i < count; i++) {
            double along = dx(i) * wishX + dy(i) * wishY;
            if (along > most && along < before) {
                most = along;
                farthest = i;
            }
        }
        return farthest;
    }

    /** The number of surfaces. */
    int count() {
        return count;
    }

    /** The surface whose motion is nearest to the request, among the surfaces that have not been rejected; or -1. */
    int nearest() {
        int nearest = NONE;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double awayX = dx(i) - wishX;
            double awayY = dy(i) - wishY;
            double away = awayX * awayX + awayY * awayY;
            if (!isRejected[i] && !leadsIntoCorner(i) && (nearest == NONE || away < least)) {
                least = away;
                nearest = i;
            }
        }
        return nearest;
    }

    /** Whether the motion along a surface leads into the other one of the corner. */
    private boolean leadsIntoCorner(int surface) {
        if (!isInCorner || count < 2) {
            return false;
        }
        return (surface != 0 && leadsInto(surface, 0)) || (surface != 1 && leadsInto(surface, 1));
    }

    private boolean leadsInto(int surface, int other) {
        return dx(surface) * met[other].normalX + dy(surface) * met[other].normalY < 0;
    }

    void reject(int surface) {
        isRejected[surface] = true;
    }

    /** Notes that the obstacle to the motion along a surface is not a joint. */
    void noteWall(int surface) {
        isWalled[surface] = true;
    }

    /** Whether the motion along a surface is known to be blocked by something other than a joint. */
    boolean isWalled(int surface) {
        return isWalled[surface];
    }

    double dx(int surface) {
        return motions[2 * surface];
    }

    double dy(int surface) {
        return motions[2 * surface + 1];
    }

    /** Returns whether the obstacle is the surface, or continues it, except for rounding. */
    boolean isNearly(int surface, StandingSweep sweep) {
        return isNearly(met[surface], sweep);
    }

    /** Whether the obstacle is the part with the surface. */
    boolean isPartOf(int surface, StandingSweep sweep) {
        return met[surface].body == sweep.met && met[surface].part == sweep.part;
    }

    private static boolean isNearly(MetSurface known, StandingSweep sweep) {
        double cosine = known.normalX * sweep.normalX + known.normalY * sweep.normalY;
        double sine = known.normalX * sweep.normalY - known.normalY * sweep.normalX;
        return cosine > 0 && Math.abs(sine) * (1L << WorldThresholds.SAME_DIRECTION_BITS) <= 1;
    }

    /**
     * Reports the surfaces to the mover, except surfaces into which a free motion leads: they are seams that others
     * cover.
     */
    void tell(Bodies bodies, double dx, double dy) {
        for (int i = 0; i < count; i++) {
            if (dx * met[i].normalX + dy * met[i].normalY >= 0 || (dx == dx(i) && dy == dy(i))) {
                mover.noteContact(bodies.id(met[i].body), met[i], footings[i]);
            }
        }
    }
}

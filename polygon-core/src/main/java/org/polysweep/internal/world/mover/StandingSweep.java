package org.polysweep.internal.world.mover;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.closest.Proximity;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.pair.PartSweep;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.segment.OneWaySweep;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;

/**
 * The sweep of one body along a line, while all others are at rest: its first hit, and whether a position near the line
 * is free. Bodies that it overlaps at the beginning are not obstacles. If two bodies are hit at times that round to the
 * same double, the body that opposes the motion most comes first, then the body that is first in the order of the
 * world. Reusable; no allocation if both are convex.
 */
final class StandingSweep {

    static final int NONE = -1;

    /** Not a time of the line: every body that the moved one overlaps is an obstacle. */
    static final int NEVER = -1;

    private final Bodies bodies;
    private final Neighborhood around;

    /** The body that is moved. */
    final MovedBody self;

    private SweepResult result = SweepResult.create();

    private final CompoundSweep compound = new CompoundSweep();
    private final OneWaySweep oneWay;
    private final Proximity proximity = new Proximity();

    /** The body that is excluded, because it carries the moved one; or NONE. */
    private int leftOut = NONE;

    /** The body that is solid from all sides, even if it is one-way, because it carries the moved one; or NONE. */
    private int solid = NONE;

    double x;
    double y;
    double dx;
    double dy;

    /** The box of the body at the beginning, and the box that contains it until its first hit; rounded outward. */
    private double minX;

    private double minY;
    private double maxX;
    private double maxY;
    private double reachMinX;
    private double reachMinY;
    private double reachMaxX;
    private double reachMaxY;

    /** True if the second box ends at the first hit so far. */
    private boolean reachesHit;

    /** The body that is hit first, or NONE; its part, the normal, and the contact. */
    int met = NONE;

    int part;
    double normalX;
    double normalY;
    final FirstContact contact = new FirstContact();
    private double speed;

    /** Whether the body overlaps something at the beginning that is solid from all sides. */
    boolean startsInside;

    /** The body that was found to overlap a position, and the normal that leads out of it. */
    int offender = NONE;

    double outX;
    double outY;

    StandingSweep(Bodies bodies, Neighborhood around, MovedBody self) {
        this.bodies = bodies;
        this.around = around;
        this.self = self;
        oneWay = new OneWaySweep(bodies);
    }

    /** Begins a move: no body is excluded. */
    void begin() {
        leftOut = NONE;
        solid = NONE;
    }

    /** Excludes a body from all sweeps from now on; NONE for none. */
    void leaveOut(int body) {
        leftOut = body;
    }

    /** Sets the body that is solid from all sides from now on, even if it is one-way; NONE for none. */
    void setSolid(int body) {
        solid = body;
    }

    private boolean isOneWay(int place) {
        return around.isOneWay[place] && around.body[place] != solid;
    }

    /** Sweeps the body along a line; returns whether it hits anything. */
    boolean sweep(double x, double y, double dx, double dy) {
        this.x = x;
        this.y = y;
        this.dx = dx;
        this.dy = dy;
        met = NONE;
        startsInside = false;
        minX = Math.nextDown(self.minX + this.x);
        minY = Math.nextDown(self.minY + this.y);
        maxX = Math.nextUp(self.maxX + this.x);
        maxY = Math.nextUp(self.maxY + this.y);
        reach(1);
        around.cover(reachMinX, reachMinY, reachMaxX, reachMaxY);
        for (int place = 0; place < around.count; place++) {
            if (around.body[place] != leftOut
                    && isInReach(place)
                    && !around.isBeside(place, this.x, this.y, this.dx, this.dy)) {
                sweepAgainst(place);
            }
        }
        return met != NONE;
    }

    /** Whether the body may hit the body at a place before its first hit so far. */
    private boolean isInReach(int place) {
        if (around.isApart(reachMinX, reachMinY, reachMaxX, reachMaxY, place)) {
            return false;
        }
        if (met == NONE || reachesHit) {
            return true;
        }
        reachesHit = true;
        reach(contact.enter());
        return !around.isApart(reachMinX, reachMinY, reachMaxX, reachMaxY, place);
    }

    /** Finds a box that is guaranteed to contain the body until a time, including that time. */
    private void reach(double time) {
        double until = Math.nextUp(time);
        reachMinX = dx < 0 ? Math.nextDown(minX + Math.nextDown(dx * until)) : minX;
        reachMinY = dy < 0 ? Math.nextDown(minY + Math.nextDown(dy * until)) : minY;
        reachMaxX = dx > 0 ? Math.nextUp(maxX + Math.nextUp(dx * until)) : maxX;
        reachMaxY = dy > 0 ? Math.nextUp(maxY + Math.nextUp(dy * until)) : maxY;
    }

    private void sweepAgainst(int place) {
        if (self.isConvex && around.isConvex[place]) {
            sweepParts(self.convex, x, y, dx, dy, around.convex[place], around.body[place]);
            if (!isOneWay(place) || isSolid(place)) {
                take(place, 0, result, result.verdict());
            }
            return;
        }
        int i = around.body[place];
        Shape other = bodies.shape[i];
        if (isOneWay(place)) {
            oneWay.sweep(moving(), self.index, standing(other, i), i, 0);
            take(place, oneWay.partB(), oneWay.result(), Verdict.MISS);
            return;
        }
        SweepResult rest = compound.sweepRest(moving(), standing(other, i), 0);
        boolean isWithin = compound.within().count() > 0 && (!other.isOneSided() || i == solid);
        take(place, compound.partB(), rest, isWithin ? Verdict.OVERLAP : Verdict.MISS);
    }

    /** Whether the body hits a convex one-way body, or a convex body if it is one-way itself, at a solid side. */
    private boolean isSolid(int place) {
        int i = around.body[place];
        return result.verdict() == Verdict.HIT
                && (oneWay.isSolid(self.index, i, result)
                        || (OneWaySweep.isCorner(result)
                                && oneWay.isSolid(moving(), self.index, standing(bodies.shape[i], i), i, result)));
    }

    /** Sweeps a part of the body against a part of another body. */
    private void sweepParts(
            ConvexShape one, double fromX, double fromY, double byX, double byY, ConvexShape other, int i) {
        if (self.rotor.isIdentity() && !bodies.orientations.isTurned(i)) {
            PairSweeper.AUTO.sweep(one, fromX, fromY, byX, byY, other, bodies.x[i], bodies.y[i], 0, 0, result);
        } else {
            MovingShape moved = one.at(fromX, fromY).withRotor(self.rotor).moving(byX, byY);
            PartSweep.sweep(PairSweeper.AUTO, moved, standing(other, i), 0, 1, result);
        }
    }

    private MovingShape moving() {
        return new MovingShape(self.shape, x, y, dx, dy, self.rotor, self.rotor);
    }

    private MovingShape standing(Shape other, int i) {
        Rotor ofOther = bodies.rotor(i);
        return new MovingShape(other, bodies.x[i], bodies.y[i], 0, 0, ofOther, ofOther);
    }

    /** Keeps the answer about a body, if it is hit before all others. */
    private void take(int place, int part, SweepResult answer, Verdict atStart) {
        startsInside |= atStart == Verdict.OVERLAP && !isOneWay(place);
        if (answer.verdict() != Verdict.HIT) {
            return;
        }
        double later = met == NONE ? -1 : answer.enter() - contact.enter();
        if (later > 0) {
            return;
        }
        double nx = answer.normalX();
        double ny = answer.normalY();
        double newSpeed = nx * dx + ny * dy;
        int i = around.body[place];
        boolean isFirst = later < 0 || newSpeed < speed || (newSpeed == speed && bodies.comesBefore(i, met));
        if (!isFirst) {
            return;
        }
        reachesHit = false;
        met = i;
        this.part = part;
        speed = newSpeed;
        normalX = nx;
        normalY = ny;
        if (answer == result) {
            result = contact.take(answer);
        } else {
            contact.read(answer);
        }
    }

    /**
     * Finds a point of the contact, in the world. The contact point of a round body is its support point, so the
     * contact, which needs exact arithmetic there, need not be computed.
     */
    void findContact(SupportPoint point) {
        if (self.isRound() || bodies.shape[met].part(part).radius() > 0) {
            point.find(self, -normalX, -normalY);
            point.x += contact.restX();
            point.y += contact.restY();
        } else {
            point.x = contact.x();
            point.y = contact.y();
        }
    }

    /** Whether a surface is the first one that is hit. */
    boolean hasMet(MetSurface surface) {
        return surface.body == met && surface.part == part && surface.normalX == normalX && surface.normalY == normalY;
    }

    /** Describes the surface that is hit first. */
    void describe(MetSurface surface) {
        surface.set(met, part, normalX, normalY);
        if (contact.isOfConvex()) {
            surface.setSweep(self.convex, x, y, dx, dy, bodies.shape[met].part(0), bodies.x[met], bodies.y[met]);
        } else {
            surface.setPoint(contact.x(), contact.y());
        }
    }

    /**
     * Returns whether the body overlaps nothing at a position to which a point of its line has been rounded, except
     * bodies that it overlapped at the beginning, or that it came through from the back. If not, the first body that it
     * overlaps, in the order of the world, is the offender.
     */
    boolean isFree(double placeX, double placeY, double time) {
        return isFree(placeX, placeY, time, NONE);
    }

    /**
     * Returns whether the body overlaps nothing at the position at which it stops before the first hit. The sweep of
     * two convex shapes guarantees that they do not overlap there.
     */
    boolean isFreeAtRest() {
        return isFree(contact.restX(), contact.restY(), Double.POSITIVE_INFINITY, contact.isOfConvex() ? met : NONE);
    }

    private boolean isFree(double placeX, double placeY, double time, int known) {
        offender = NONE;
        double left = Math.nextDown(self.minX + placeX);
        double lower = Math.nextDown(self.minY + placeY);
        double right = Math.nextUp(self.maxX + placeX);
        double upper = Math.nextUp(self.maxY + placeY);
        around.cover(left, lower, right, upper);
        for (int place = 0; place < around.count; place++) {
            int i = around.body[place];
            if (i != leftOut
                    && i != known
                    && (time >= 0 || !isOneWay(place))
                    && !around.isApart(left, lower, right, upper, place)
                    && !around.isBeside(place, placeX, placeY, 0, 0)
                    && (offender == NONE || bodies.comesBefore(i, offender))
                    && isIn(place, placeX, placeY, time)) {
                offender = i;
            }
        }
        return offender == NONE;
    }

    /**
     * Whether the body overlaps another one at a position, and does not at that time of its line. Keeps the minimum
     * translation out of the other body.
     */
    private boolean isIn(int place, double placeX, double placeY, double time) {
        int i = around.body[place];
        if (self.isConvex && around.isConvex[place]) {
            ConvexShape other = around.convex[place];
            if (proximity.verdict(self.convex, placeX, placeY, other, bodies.x[i], bodies.y[i]) != Verdict.OVERLAP
                    || isWithin(self.convex, other, i, time)) {
                return false;
            }
            if (proximity.hasNormal()) {
                outX = proximity.normalX();
                outY = proximity.normalY();
            } else {
                findWayOut(self.convex, placeX, placeY, other, i);
            }
            return true;
        }
        Shape other = bodies.shape[i];
        compound.sweepRest(self.shape.at(placeX, placeY).withRotor(self.rotor).moving(0, 0), standing(other, i), 0);
        for (int k = 0; k < compound.within().count(); k++) {
            ConvexShape one = self.shape.part(compound.within().partA(k));
            ConvexShape another = other.part(compound.within().partB(k));
            if (!isWithin(one, another, i, time)) {
                findWayOut(one, placeX, placeY, another, i);
                return true;
            }
        }
        return false;
    }

    /** Whether two parts overlap at a time of the line; after its end, at the time of the first hit. */
    private boolean isWithin(ConvexShape one, ConvexShape other, int i, double time) {
        if (time < 0) {
            return false;
        }
        sweepParts(one, x, y, dx, dy, other, i);
        return result.verdictFrom(time > 1 ? contact.enter() : time) == Verdict.OVERLAP;
    }

    private void findWayOut(ConvexShape one, double placeX, double placeY, ConvexShape other, int i) {
        sweepParts(one, placeX, placeY, 0, 0, other, i);
        outX = result.normalX();
        outY = result.normalY();
    }
}

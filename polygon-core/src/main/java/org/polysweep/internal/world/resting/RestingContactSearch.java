package org.polysweep.internal.world.resting;

import java.util.Arrays;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.RestingImpulses;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.query.ContactManifold;
import org.polysweep.query.ContactManifolds;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.world.body.ContactLaw;
import org.polysweep.world.body.Response;

/**
 * Finds the contacts of bodies that have been in contact in the last step, and still touch or are about to meet.
 * Reusable.
 */
final class RestingContactSearch {

    private final Bodies bodies;
    private final Trajectories trajectories;
    private final PairSweep sweep;
    private final BroadPhase broadPhase;
    private final RestingContactList found;
    private final ContactManifolds manifolds = new ContactManifolds();
    private final ContactManifold convex = ContactManifold.create();

    /** The response whose law is known. */
    private Response response = Response.pass();

    private Optional<ContactLaw> law = Optional.empty();

    /** By rank: the number of contacts of the body with kinematic bodies. */
    private int[] surfaces = {};

    RestingContactSearch(Bodies bodies, Trajectories trajectories, BroadPhase broadPhase, RestingContactList found) {
        this.bodies = bodies;
        this.trajectories = trajectories;
        sweep = new PairSweep(bodies, trajectories);
        this.broadPhase = broadPhase;
        this.found = found;
    }

    /**
     * Adds the contacts of two bodies.
     *
     * @param slot the first body
     * @param otherSlot the second body
     * @param ofStep the response of the step
     */
    void find(int slot, int otherSlot, Response ofStep) {
        if (!mayRest(slot, otherSlot, ofStep) || !broadPhase.mayMeetByIndex(slot, otherSlot)) {
            return;
        }
        boolean isFirst = bodies.rank(slot) < bodies.rank(otherSlot);
        int a = isFirst ? slot : otherSlot;
        int b = isFirst ? otherSlot : slot;
        double distance = length(a) + length(b);
        if (!(distance < Double.POSITIVE_INFINITY)) {
            return;
        }
        if (bodies.shape[a] instanceof ConvexShape convexA && bodies.shape[b] instanceof ConvexShape convexB) {
            manifolds.find(
                    convexA,
                    bodies.x[a],
                    bodies.y[a],
                    bodies.rotor(a),
                    convexB,
                    bodies.x[b],
                    bodies.y[b],
                    bodies.rotor(b),
                    distance + roundedLength(a, b, WorldThresholds.RESTING_GAP_ULPS),
                    convex);
            if (convex.pointCount() > 0) {
                add(a, b, convex);
            }
        } else {
            for (ContactManifold manifold : ContactManifolds.between(
                    bodies.placed(a),
                    bodies.placed(b),
                    distance + roundedLength(a, b, WorldThresholds.RESTING_GAP_ULPS))) {
                add(a, b, manifold);
            }
        }
    }

    /** Returns whether two bodies may stay together by their law. */
    boolean mayRest(int slot, int otherSlot, Response ofStep) {
        Response ofPair = bodies.ofCaller.response(slot, otherSlot, ofStep);
        if (response != ofPair) {
            response = ofPair;
            law = ofPair.law();
        }
        return law.isPresent()
                && (restitution(slot, otherSlot) == 0 || law.orElseThrow().restThreshold() > 0)
                && !isLeftToStep(slot)
                && !isLeftToStep(otherSlot);
    }

    private double restitution(int slot, int otherSlot) {
        return Math.min(
                law.orElseThrow().restitution(), Math.min(bodies.restitution[slot], bodies.restitution[otherSlot]));
    }

    private boolean isLeftToStep(int slot) {
        return bodies.filters.isSensor(slot) || bodies.orientations.turns(slot);
    }

    private double length(int slot) {
        return Math.hypot(bodies.dx[slot], bodies.dy[slot]);
    }

    private double roundedLength(int a, int b, int ulps) {
        return ulps * Math.max(unit(a), unit(b));
    }

    /** The unit in the last place of the position and the size of a body. */
    private double unit(int slot) {
        return Ulp.of(bodies.x[slot], bodies.y[slot], bodies.extent(slot));
    }

    /** The greatest displacement of the movable bodies of a contact that is considered rest. */
    private double restingLength(int a, int b) {
        double unit = bodies.kinematic[a] ? unit(b) : bodies.kinematic[b] ? unit(a) : Math.max(unit(a), unit(b));
        return WorldThresholds.RESTING_GAP_ULPS * unit;
    }

    private void add(int a, int b, ContactManifold manifold) {
        double separation = manifold.separation(0);
        for (int i = 1; i < manifold.pointCount(); i++) {
            separation = Math.min(separation, manifold.separation(i));
        }
        double depth = roundedLength(a, b, WorldThresholds.MAX_DEPTH_ULPS);
        double approach =
                manifold.normalX() * (bodies.dx[b] - bodies.dx[a]) + manifold.normalY() * (bodies.dy[b] - bodies.dy[a]);
        int known = bodies.impulses.find(a, manifold.partA(), b, manifold.partB());
        boolean isApart = separation > touchingDistance(a, b, manifold);
        if ((isApart && (known == RestingImpulses.NONE || !meet(a, b, manifold, separation)))
                || isCornerAtCorner(a, b, manifold)
                || separation < -depth
                || !staysTogether(a, b, approach)
                || !isSolid(a, b, manifold)) {
            return;
        }
        RestingContact contact = add(
                bodies.rank(a),
                manifold.partA(),
                bodies.rank(b),
                manifold.partB(),
                manifold.normalX(),
                manifold.normalY(),
                separation);
        findPoint(contact, manifold, separation + depth, depth);
        if (known != RestingImpulses.NONE) {
            contact.setImpulse(bodies.impulses.along(known), bodies.impulses.across(known));
        }
    }

    /** Returns whether two bodies that may rest on each other stay together if they approach with a speed. */
    boolean staysTogether(int a, int b, double approach) {
        return restitution(a, b) == 0 || approach < law.orElseThrow().restThreshold();
    }

    /** Adds a contact of two bodies, by rank, whose law has been asked for last. */
    RestingContact add(int rankA, int partA, int rankB, int partB, double normalX, double normalY, double distance) {
        int a = bodies.byRank(rankA);
        int b = bodies.byRank(rankB);
        ContactLaw ofPair = law.orElseThrow();
        RestingContact contact = found.add();
        contact.a = rankA;
        contact.b = rankB;
        contact.isAKinematic = bodies.kinematic[a];
        contact.isBKinematic = bodies.kinematic[b];
        contact.partA = partA;
        contact.partB = partB;
        contact.normalX = normalX;
        contact.normalY = normalY;
        contact.distance = distance;
        contact.isExact = (normalX == 0 || normalY == 0) && (distance == 0 || isAtRest(a) || isAtRest(b));
        contact.roundedSpeed = restingLength(a, b);
        contact.speedsAlong = speedsAlong(a, b, normalX, normalY);
        contact.isAtVertex = false;
        contact.isNew = true;
        double friction = Math.min(ofPair.friction(), Math.min(bodies.friction[a], bodies.friction[b]));
        contact.friction = friction < Double.POSITIVE_INFINITY ? friction : 0;
        contact.restSpeed = contact.friction > 0
                ? contact.roundedSpeed
                : contact.roundedSpeed / WorldThresholds.RESTING_GAP_ULPS * WorldThresholds.REST_ULPS;
        contact.persists = ofPair.persists();
        contact.inverseMassA = bodies.kinematic[a] ? 0 : 1 / bodies.mass[a];
        contact.inverseMassB = bodies.kinematic[b] ? 0 : 1 / bodies.mass[b];
        contact.reducedMass = 1 / (contact.inverseMassA + contact.inverseMassB);
        contact.setImpulse(0, 0);
        return contact;
    }

    /** Returns whether the normal is radial, and no sweep has it: sharp corners meet along the normal of an edge. */
    private boolean isCornerAtCorner(int a, int b, ContactManifold manifold) {
        return manifold.referenceEdge() < 0
                && bodies.shape[a].part(manifold.partA()).radius() == 0
                && bodies.shape[b].part(manifold.partB()).radius() == 0;
    }

    /**
     * Returns whether two bodies that are apart would meet in the step if they approached by their distance and a
     * little more along the normal, and moved across it as they do.
     */
    private boolean meet(int a, int b, ContactManifold manifold, double separation) {
        int count = trajectories.count;
        int segmentA = addApproach(a, manifold, 0);
        int segmentB = addApproach(b, manifold, separation + separation / WorldThresholds.INVERSE_OF_MAX_EXCESS);
        Verdict verdict = sweep.sweepParts(segmentA, manifold.partA(), segmentB, manifold.partB(), 0);
        trajectories.count = count;
        return verdict == Verdict.HIT;
    }

    /** Adds a segment on which a body moves as it does across the normal, and by a distance along it. */
    private int addApproach(int slot, ContactManifold manifold, double distance) {
        double along = bodies.dx[slot] * manifold.normalX() + bodies.dy[slot] * manifold.normalY() - distance;
        int segment = trajectories.add(
                bodies.rank(slot),
                bodies.x[slot],
                bodies.y[slot],
                bodies.dx[slot] - along * manifold.normalX(),
                bodies.dy[slot] - along * manifold.normalY(),
                0);
        trajectories.setRotor(segment, bodies.orientations.c[slot], bodies.orientations.s[slot]);
        return segment;
    }

    /** The greatest distance of two bodies that touch: some gaps that they may keep. */
    private double touchingDistance(int a, int b, ContactManifold manifold) {
        double speeds = speedsAlong(a, b, manifold.normalX(), manifold.normalY());
        return WorldThresholds.GAPS_PER_TOUCH
                * Math.max(restingLength(a, b), speeds / WorldThresholds.INVERSE_OF_RESTING_GAP);
    }

    /** The sum of the speeds of two bodies along a normal; 0 if one is kinematic. */
    private double speedsAlong(int a, int b, double normalX, double normalY) {
        if (bodies.kinematic[a] || bodies.kinematic[b]) {
            return 0;
        }
        return Math.abs(bodies.dx[a] * normalX + bodies.dy[a] * normalY)
                + Math.abs(bodies.dx[b] * normalX + bodies.dy[b] * normalY);
    }

    private boolean isAtRest(int slot) {
        return bodies.kinematic[slot] && bodies.dx[slot] == 0 && bodies.dy[slot] == 0;
    }

    private boolean isSolid(int a, int b, ContactManifold manifold) {
        return bodies.filters.oneWay.isSolid(
                        a, bodies.orientations.c[a], bodies.orientations.s[a], -manifold.normalX(), -manifold.normalY())
                && bodies.filters.oneWay.isSolid(
                        b, bodies.orientations.c[b], bodies.orientations.s[b], manifold.normalX(), manifold.normalY());
    }

    /**
     * Notes a nearest point of a kinematic body, and whether it is the only one, and a vertex.
     *
     * @param nearest the greatest separation of the points that are nearest, up to rounding
     * @param rounding the greatest distance that is due to rounding
     */
    private void findPoint(RestingContact contact, ContactManifold manifold, double nearest, double rounding) {
        contact.isAtVertex = false;
        if (!contact.isOnKinematic()) {
            return;
        }
        boolean isA = contact.isAKinematic;
        int first = manifold.separation(0) <= nearest ? 0 : 1;
        int last = manifold.separation(manifold.pointCount() - 1) <= nearest ? manifold.pointCount() - 1 : 0;
        contact.pointX = isA ? manifold.xOnA(first) : manifold.xOnB(first);
        contact.pointY = isA ? manifold.yOnA(first) : manifold.yOnB(first);
        double lastX = isA ? manifold.xOnA(last) : manifold.xOnB(last);
        double lastY = isA ? manifold.yOnA(last) : manifold.yOnB(last);
        contact.isAtVertex = Math.abs(lastX - contact.pointX) <= rounding
                && Math.abs(lastY - contact.pointY) <= rounding
                && isVertex(contact, isA, rounding);
    }

    /** Returns whether the point of a contact on a kinematic body is a vertex, up to rounding. */
    private boolean isVertex(RestingContact contact, boolean isA, double rounding) {
        int slot = bodies.byRank(isA ? contact.a : contact.b);
        ConvexShape part = bodies.shape[slot].part(isA ? contact.partA : contact.partB);
        ConvexPolygon core = part.core();
        double toSurface = isA ? -part.radius() : part.radius();
        double x = contact.pointX - bodies.x[slot] - toSurface * contact.normalX;
        double y = contact.pointY - bodies.y[slot] - toSurface * contact.normalY;
        for (int i = 0; i < core.vertexCount(); i++) {
            double vertexX = bodies.orientations.turnedX(slot, core.x(i), core.y(i));
            double vertexY = bodies.orientations.turnedY(slot, core.x(i), core.y(i));
            if (Math.abs(x - vertexX) <= rounding && Math.abs(y - vertexY) <= rounding) {
                return true;
            }
        }
        return false;
    }

    /**
     * Removes contacts at vertices of kinematic bodies that lie behind the surface of another one on which the body
     * lies already, such as a tile next to another tile: their sides are hidden.
     */
    void removeHidden() {
        countSurfaces();
        for (int i = found.count() - 1; i >= 0; i--) {
            RestingContact contact = found.get(i);
            if (contact.isAtVertex && surfaces[contact.movable()] > 1 && isHidden(contact)) {
                found.remove(i);
            }
        }
    }

    private void countSurfaces() {
        if (surfaces.length < bodies.count()) {
            surfaces = new int[Math.max(bodies.count(), 2 * surfaces.length)];
        }
        Arrays.fill(surfaces, 0, bodies.count(), 0);
        for (int i = 0; i < found.count(); i++) {
            RestingContact contact = found.get(i);
            if (contact.isOnKinematic()) {
                surfaces[contact.movable()]++;
            }
        }
    }

    private boolean isHidden(RestingContact contact) {
        for (int i = 0; i < found.count(); i++) {
            RestingContact surface = found.get(i);
            if (surface != contact
                    && surface.isOnKinematic()
                    && surface.movable() == contact.movable()
                    && hides(surface, contact)) {
                return true;
            }
        }
        return false;
    }

    private boolean hides(RestingContact surface, RestingContact contact) {
        boolean isA = contact.isAKinematic;
        double sign = surface.isBKinematic ? 1 : -1;
        int slot = bodies.byRank(isA ? contact.a : contact.b);
        ConvexShape part = bodies.shape[slot].part(isA ? contact.partA : contact.partB);
        ConvexPolygon core = part.core();
        double rise = 0;
        double size = 0;
        for (int i = 0; i < core.vertexCount(); i++) {
            double x = bodies.x[slot] + bodies.orientations.turnedX(slot, core.x(i), core.y(i)) - surface.pointX;
            double y = bodies.y[slot] + bodies.orientations.turnedY(slot, core.x(i), core.y(i)) - surface.pointY;
            rise = Math.max(rise, sign * (x * surface.normalX + y * surface.normalY) + part.radius());
            size = Math.max(size, Math.abs(x) + Math.abs(y));
        }
        return rise * (1L << WorldThresholds.SAME_DIRECTION_BITS) <= size;
    }
}

package org.polysweep.internal.world.resting;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.contact.Feature;
import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.step.StepRunner;
import org.polysweep.query.ContactManifold;
import org.polysweep.query.ContactManifolds;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.world.body.BodyId;

/** Finds the contacts of bodies that are no farther apart than a given distance. */
final class RestingContactSearch {

    private final Bodies bodies;
    private final StepRunner runner;
    private double maxDistance;
    private double friction;
    private double restThreshold;
    private List<RestingContact> found = new ArrayList<>();

    RestingContactSearch(Bodies bodies, StepRunner runner) {
        this.bodies = bodies;
        this.runner = runner;
    }

    /**
     * Finds the contacts, in their order.
     *
     * @param maxDistance the greatest distance
     * @param friction the coefficient of friction where the bodies have no lower one
     * @param restThreshold the speed of approach from which a pair is left to the step
     */
    List<RestingContact> find(double maxDistance, double friction, double restThreshold) {
        this.maxDistance = maxDistance;
        this.friction = friction;
        this.restThreshold = restThreshold;
        found = new ArrayList<>();
        runner.pairs(this::visit);
        removeHidden();
        found.sort(RestingContact::compareTo);
        return found;
    }

    private void visit(BodyId one, BodyId other) {
        int first = bodies.index(one);
        int second = bodies.index(other);
        int a = Math.min(first, second);
        int b = Math.max(first, second);
        boolean isLeftToStep = (bodies.kinematic[a] && bodies.kinematic[b])
                || bodies.filters.isSensor(a)
                || bodies.filters.isSensor(b)
                || bodies.orientations.turns(a)
                || bodies.orientations.turns(b)
                || bodies.ofCaller.response(a).isPresent()
                || bodies.ofCaller.response(b).isPresent();
        if (!isLeftToStep) {
            ContactManifolds.between(bodies.placed(a), bodies.placed(b), maxDistance)
                    .forEach(manifold -> add(a, b, manifold));
        }
    }

    private void add(int a, int b, ContactManifold manifold) {
        double separation = manifold.separation(0);
        for (int i = 1; i < manifold.pointCount(); i++) {
            separation = Math.min(separation, manifold.separation(i));
        }
        double ulps = WorldThresholds.MAX_DEPTH_ULPS
                * Math.max(
                        Ulp.of(bodies.x[a], bodies.y[a], bodies.extent(a)),
                        Ulp.of(bodies.x[b], bodies.y[b], bodies.extent(b)));
        double approach =
                manifold.normalX() * (bodies.dx[b] - bodies.dx[a]) + manifold.normalY() * (bodies.dy[b] - bodies.dy[a]);
        if (separation < -ulps || approach >= restThreshold || !isSolid(a, b, manifold)) {
            return;
        }
        RestingContact contact = new RestingContact();
        contact.a = a;
        contact.b = b;
        contact.partA = manifold.partA();
        contact.partB = manifold.partB();
        contact.normalX = manifold.normalX();
        contact.normalY = manifold.normalY();
        contact.gap = Math.max(0, separation - ulps);
        contact.friction = Math.min(friction, Math.min(bodies.friction[a], bodies.friction[b]));
        contact.inverseMassA = bodies.kinematic[a] ? 0 : 1 / bodies.mass[a];
        contact.inverseMassB = bodies.kinematic[b] ? 0 : 1 / bodies.mass[b];
        findPoint(contact, manifold, separation + ulps);
        found.add(contact);
    }

    private boolean isSolid(int a, int b, ContactManifold manifold) {
        return bodies.filters.oneWay.isSolid(
                        a, bodies.orientations.c[a], bodies.orientations.s[a], -manifold.normalX(), -manifold.normalY())
                && bodies.filters.oneWay.isSolid(
                        b, bodies.orientations.c[b], bodies.orientations.s[b], manifold.normalX(), manifold.normalY());
    }

    /**
     * Notes a nearest point of a kinematic body, and whether it is a vertex.
     *
     * @param nearest the greatest separation of the points that are nearest, up to rounding
     */
    private void findPoint(RestingContact contact, ContactManifold manifold, double nearest) {
        boolean isA = bodies.kinematic[contact.a];
        for (int i = 0; i < manifold.pointCount() && (isA || bodies.kinematic[contact.b]); i++) {
            if (manifold.separation(i) <= nearest) {
                contact.pointX = isA ? manifold.xOnA(i) : manifold.xOnB(i);
                contact.pointY = isA ? manifold.yOnA(i) : manifold.yOnB(i);
                Feature feature = isA ? manifold.featureA(i) : manifold.featureB(i);
                contact.isAtVertex = feature.kind() == Feature.Kind.VERTEX;
                if (!contact.isAtVertex) {
                    return;
                }
            }
        }
    }

    /**
     * Removes contacts at vertices of kinematic bodies that lie behind the surface of another one on which the body
     * lies already, such as a tile next to another tile: their sides are hidden.
     */
    private void removeHidden() {
        List<RestingContact> all = List.copyOf(found);
        found.removeIf(contact -> contact.isAtVertex && all.stream().anyMatch(other -> hides(other, contact)));
    }

    private boolean hides(RestingContact surface, RestingContact contact) {
        boolean isA = bodies.kinematic[contact.a];
        int body = isA ? contact.b : contact.a;
        boolean isOfA = surface.a == body && bodies.kinematic[surface.b];
        boolean isOfB = surface.b == body && bodies.kinematic[surface.a];
        if (surface.isAtVertex || !(isOfA || isOfB)) {
            return false;
        }
        double sign = isOfA ? 1 : -1;
        int slot = isA ? contact.a : contact.b;
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

package org.polysweep.peers;

import java.util.Optional;
import org.dyn4j.collision.continuous.ConservativeAdvancement;
import org.dyn4j.collision.continuous.TimeOfImpact;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.geometry.Capsule;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Rotation;
import org.dyn4j.geometry.Segment;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.polysweep.peers.PeerAnswer.PeerOutcome;

/**
 * dyn4j, as its users ask: whether the shapes overlap, by its default detector; if not, when they meet, by its
 * conservative advancement, which by itself does not tell an overlap from a miss. Doubles, with tolerances. It has no
 * shape that is a point, and of those with a radius circles and capsules.
 *
 * <p>Shapes turn at a constant angular speed. Its advancement takes {@link Convex#getRadius()} for how far a corner is
 * from the point about which a shape turns; that is so if the local origin is the middle of the shape.
 */
public final class Dyn4jPeer implements Peer<Convex>, TurningPeer {

    private final Gjk overlap = new Gjk();
    private final ConservativeAdvancement advancement = new ConservativeAdvancement();
    private final Transform positionA = new Transform();
    private final Transform positionB = new Transform();
    private final Vector2 moveA = new Vector2();
    private final Vector2 moveB = new Vector2();
    private final TimeOfImpact impact = new TimeOfImpact();
    private double turnA;
    private double turnB;

    /** Makes one with its own scratch memory. */
    public Dyn4jPeer() {}

    @Override
    public Convex shape(double[] corners) {
        Vector2[] vertices = new Vector2[corners.length / 2];
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] = new Vector2(corners[2 * i], corners[2 * i + 1]);
        }
        return vertices.length == 2 ? new Segment(vertices[0], vertices[1]) : new Polygon(vertices);
    }

    @Override
    public boolean hasRounded(double[] core) {
        return core.length <= 4;
    }

    @Override
    public Convex rounded(double[] core, double radius) {
        if (core.length == 2) {
            Circle circle = new Circle(radius);
            circle.translate(core[0], core[1]);
            return circle;
        }
        double x = core[2] - core[0];
        double y = core[3] - core[1];
        // Its capsules are made level, in the middle.
        Capsule capsule = new Capsule(Math.hypot(x, y) + 2 * radius, 2 * radius);
        capsule.rotate(Rotation.of(new Vector2(x, y)));
        capsule.translate(core[0] + x / 2, core[1] + y / 2);
        return capsule;
    }

    @Override
    public Optional<TurningPeer> turning() {
        return Optional.of(this);
    }

    @Override
    public void setTurns(Turn ofA, Turn ofB) {
        positionA.setRotation(ofA.angle());
        positionB.setRotation(ofB.angle());
        turnA = ofA.by();
        turnB = ofB.by();
    }

    @Override
    public boolean isConstantSpeed() {
        return true;
    }

    @Override
    public void sweep(
            Convex a,
            double ax,
            double ay,
            double adx,
            double ady,
            Convex b,
            double bx,
            double by,
            double bdx,
            double bdy,
            PeerAnswer answer) {
        positionA.setTranslation(ax, ay);
        positionB.setTranslation(bx, by);
        if (overlap.detect(a, positionA, b, positionB)) {
            answer.outcome = PeerOutcome.OVERLAP;
            return;
        }
        moveA.set(adx, ady);
        moveB.set(bdx, bdy);
        if (advancement.getTimeOfImpact(a, positionA, moveA, turnA, b, positionB, moveB, turnB, impact)) {
            Vector2 normal = impact.getSeparation().getNormal();
            answer.hit(impact.getTime(), -normal.x, -normal.y);
        } else {
            answer.outcome = PeerOutcome.MISS;
        }
    }
}

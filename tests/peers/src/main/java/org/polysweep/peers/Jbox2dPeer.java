package org.polysweep.peers;

import java.util.Optional;
import org.jbox2d.collision.Distance;
import org.jbox2d.collision.Distance.SimplexCache;
import org.jbox2d.collision.DistanceInput;
import org.jbox2d.collision.DistanceOutput;
import org.jbox2d.collision.TimeOfImpact;
import org.jbox2d.collision.TimeOfImpact.TOIInput;
import org.jbox2d.collision.TimeOfImpact.TOIOutput;
import org.jbox2d.collision.shapes.CircleShape;
import org.jbox2d.collision.shapes.EdgeShape;
import org.jbox2d.collision.shapes.PolygonShape;
import org.jbox2d.collision.shapes.Shape;
import org.jbox2d.common.Settings;
import org.jbox2d.common.Sweep;
import org.jbox2d.common.Vec2;
import org.jbox2d.pooling.normal.DefaultWorldPool;
import org.polysweep.peers.PeerAnswer.PeerOutcome;

/**
 * jbox2d, in floats: its time of impact, which sees overlaps by itself, and its distance at that time for the normal,
 * as its documentation says. It takes 8 corners at most, has no shape that is a point, and of those with a radius
 * circles alone; it may never come back from shapes in contact. Shapes turn at a constant angular speed.
 */
public final class Jbox2dPeer implements Peer<Shape>, TurningPeer {

    private final TimeOfImpact timeOfImpact = new TimeOfImpact(new DefaultWorldPool(16, 16));
    private final TOIInput input = new TOIInput();
    private final TOIOutput output = new TOIOutput();
    private final Distance distance = new Distance();
    private final SimplexCache cache = new SimplexCache();
    private final DistanceInput closestInput = new DistanceInput();
    private final DistanceOutput closest = new DistanceOutput();

    /** Makes one with its own scratch memory. */
    public Jbox2dPeer() {
        input.tMax = 1;
    }

    @Override
    public Shape shape(double[] corners) {
        Vec2[] vertices = new Vec2[corners.length / 2];
        if (vertices.length > Settings.maxPolygonVertices) {
            throw new IllegalArgumentException(
                    vertices.length + " vertices; jbox2d takes at most " + Settings.maxPolygonVertices);
        }
        if (vertices.length == 1) {
            throw new IllegalArgumentException("a point; jbox2d has no shape for it");
        }
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] = new Vec2((float) corners[2 * i], (float) corners[2 * i + 1]);
        }
        if (vertices.length == 2) {
            EdgeShape segment = new EdgeShape();
            segment.set(vertices[0], vertices[1]);
            return segment;
        }
        PolygonShape polygon = new PolygonShape();
        polygon.set(vertices, vertices.length);
        return polygon;
    }

    @Override
    public boolean hasRounded(double[] core) {
        return core.length == 2;
    }

    @Override
    public Shape rounded(double[] core, double radius) {
        CircleShape circle = new CircleShape();
        circle.m_p.set((float) core[0], (float) core[1]);
        circle.m_radius = (float) radius;
        return circle;
    }

    @Override
    public Optional<TurningPeer> turning() {
        return Optional.of(this);
    }

    @Override
    public void setTurns(Turn ofA, Turn ofB) {
        turn(input.sweepA, ofA);
        turn(input.sweepB, ofB);
    }

    private static void turn(Sweep sweep, Turn turn) {
        sweep.a0 = (float) turn.angle();
        sweep.a = (float) (turn.angle() + turn.by());
    }

    @Override
    public boolean isConstantSpeed() {
        return true;
    }

    @Override
    public void sweep(
            Shape a,
            double ax,
            double ay,
            double adx,
            double ady,
            Shape b,
            double bx,
            double by,
            double bdx,
            double bdy,
            PeerAnswer answer) {
        input.proxyA.set(a, 0);
        input.proxyB.set(b, 0);
        move(input.sweepA, ax, ay, adx, ady);
        move(input.sweepB, bx, by, bdx, bdy);
        timeOfImpact.timeOfImpact(output, input);
        switch (output.state) {
            case TOUCHING -> touching(answer);
            case OVERLAPPED -> answer.outcome = PeerOutcome.OVERLAP;
            case SEPARATED -> answer.outcome = PeerOutcome.MISS;
            case FAILED, UNKNOWN -> answer.outcome = PeerOutcome.FAILED;
        }
    }

    private static void move(Sweep sweep, double x, double y, double dx, double dy) {
        sweep.c0.set((float) x, (float) y);
        sweep.c.set((float) (x + dx), (float) (y + dy));
    }

    /** The normal is the direction from the one closest point to the other. */
    private void touching(PeerAnswer answer) {
        closestInput.proxyA = input.proxyA;
        closestInput.proxyB = input.proxyB;
        closestInput.useRadii = false;
        input.sweepA.getTransform(closestInput.transformA, output.t);
        input.sweepB.getTransform(closestInput.transformB, output.t);
        cache.count = 0;
        distance.distance(closest, cache, closestInput);
        answer.hit(output.t, closest.pointA.x - closest.pointB.x, closest.pointA.y - closest.pointB.y);
    }
}

package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.DoublePredicate;
import java.util.function.DoubleUnaryOperator;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;

/**
 * Two bodies, and an advancement that is set to them. What is asked about them here is found in another way than there:
 * by angles, in the coordinates of the world.
 */
final class RotatingScene {

    /** Times agree up to this part of themselves; slopes are taken from differences here. */
    static final double TOLERANCE = 1e-5;

    private static final double MOMENT = 1e-5;

    final RotatingBody a;
    final RotatingBody b;
    final BodyFrames frames;
    final VertexCrossing impact;
    final ConservativeAdvancement advancement;
    final OverlapAdvancement overlap;

    RotatingScene(RotatingBody a, RotatingBody b) {
        this.a = a;
        this.b = b;
        frames = new BodyFrames(a, b);
        impact = new VertexCrossing(frames);
        advancement = new ConservativeAdvancement(frames, impact, new ArcCrossing(frames));
        overlap = new OverlapAdvancement(frames);
        assertThat(frames.begin()).isTrue();
    }

    /** The frames of two bodies, whose numbers are in range. */
    static BodyFrames frames(MovingShape a, MovingShape b) {
        return new RotatingScene(SomeBodies.body(a), SomeBodies.body(b)).frames;
    }

    /** An axis in a frame. */
    static BodyAxis axis(BodyFrame frame, int edge, int vertex) {
        BodyAxis axis = new BodyAxis(frame);
        axis.take(edge, vertex);
        return axis;
    }

    /** A body that turns from an angle to another one. */
    static RotatingBody body(ConvexShape shape, double x, double y, double dx, double dy, double from, double to) {
        RotatingBody numbers = new RotatingBody();
        numbers.setMotion(shape, x, y, dx, dy);
        numbers.setRotors(Math.cos(from / 2), Math.sin(from / 2), Math.cos(to / 2), Math.sin(to / 2));
        return numbers;
    }

    /** A body that does not turn. */
    static RotatingBody upright(ConvexShape shape, double x, double y, double dx, double dy) {
        return body(shape, x, y, dx, dy, 0, 0);
    }

    /** A regular polygon; the first corner is to the right of the center. */
    static ConvexPolygon regular(int corners, double radius, double x, double y) {
        double[] xy = new double[2 * corners];
        for (int i = 0; i < corners; i++) {
            xy[2 * i] = x + radius * Math.cos(2 * Math.PI * i / corners);
            xy[2 * i + 1] = y + radius * Math.sin(2 * Math.PI * i / corners);
        }
        return ConvexPolygon.of(xy);
    }

    /** Two wheels with sixteen corners each, whose centers are not their origins. */
    static RotatingScene wheels(double distance, Random random) {
        double way = between(-Math.PI, Math.PI, random);
        return new RotatingScene(
                wheel(distance * Math.cos(way), distance * Math.sin(way), random), wheel(0, 0, random));
    }

    /** A wheel whose center is at a place at t = 1/2. */
    private static RotatingBody wheel(double x, double y, Random random) {
        double centerX = between(-3, 3, random);
        double centerY = between(-3, 3, random);
        double from = between(-2, 2, random);
        RotatingBody wheel = body(
                regular(16, 1, centerX, centerY),
                0,
                0,
                between(-1, 1, random),
                between(-1, 1, random),
                from,
                from + between(-1, 1, random));
        wheel.x = x - worldX(wheel, centerX, centerY, 0.5);
        wheel.y = y - worldY(wheel, centerX, centerY, 0.5);
        return wheel;
    }

    /** A number between two others. */
    static double between(double least, double greatest, Random random) {
        return least + (greatest - least) * random.nextDouble();
    }

    RotatingBody owner(BodyFrame view) {
        return view.owner;
    }

    RotatingBody other(BodyFrame view) {
        return view.other;
    }

    private static double angle(RotatingBody body, double time) {
        RotorPath path = body.rotorPath;
        return 2 * Math.atan2(path.s0 + time * (path.s1 - path.s0), path.c0 + time * (path.c1 - path.c0));
    }

    static double worldX(RotatingBody body, double x, double y, double time) {
        double angle = angle(body, time);
        return body.x + time * body.dx + Math.cos(angle) * x - Math.sin(angle) * y;
    }

    static double worldY(RotatingBody body, double x, double y, double time) {
        double angle = angle(body, time);
        return body.y + time * body.dy + Math.sin(angle) * x + Math.cos(angle) * y;
    }

    /** How far a corner is, along an axis that turns with the owner, from a corner of that. */
    double along(BodyFrame view, double x, double y, int ofOwner, int which, double time) {
        RotatingBody owner = owner(view);
        double angle = angle(owner, time);
        double axisX = Math.cos(angle) * x - Math.sin(angle) * y;
        double axisY = Math.sin(angle) * x + Math.cos(angle) * y;
        return axisX * wayX(view, ofOwner, which, time) + axisY * wayY(view, ofOwner, which, time);
    }

    /** The way from a corner of the owner to one of the other, in the world. */
    double wayX(BodyFrame view, int ofOwner, int which, double time) {
        ConvexPolygon from = owner(view).core;
        ConvexPolygon to = other(view).core;
        return worldX(other(view), to.x(which), to.y(which), time)
                - worldX(owner(view), from.x(ofOwner), from.y(ofOwner), time);
    }

    double wayY(BodyFrame view, int ofOwner, int which, double time) {
        ConvexPolygon from = owner(view).core;
        ConvexPolygon to = other(view).core;
        return worldY(other(view), to.x(which), to.y(which), time)
                - worldY(owner(view), from.x(ofOwner), from.y(ofOwner), time);
    }

    double distance(BodyFrame view, int ofOwner, int which, double time) {
        return Math.hypot(wayX(view, ofOwner, which, time), wayY(view, ofOwner, which, time));
    }

    /** The height of a corner over the line from one corner of the owner to another one. */
    double heightOver(BodyFrame view, int from, int to, int which, double time) {
        ConvexPolygon owner = owner(view).core;
        double edgeX = owner.x(to) - owner.x(from);
        double edgeY = owner.y(to) - owner.y(from);
        double length = Math.hypot(edgeX, edgeY);
        return along(view, edgeY / length, -edgeX / length, from, which, time);
    }

    double height(BodyFrame view, int edge, int which, double time) {
        return heightOver(view, edge, owner(view).core.next(edge), which, time);
    }

    /** The least height of all corners over an edge. */
    double lowest(BodyFrame view, int edge, double time) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < other(view).core.vertexCount(); i++) {
            least = Math.min(least, height(view, edge, i, time));
        }
        return least;
    }

    /** How high the other body is over that edge over which it is highest. */
    double highest(BodyFrame view, double time) {
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < owner(view).core.vertexCount(); i++) {
            highest = Math.max(highest, lowest(view, i, time));
        }
        return highest;
    }

    /** The derivative by t. */
    static double slope(DoubleUnaryOperator of, double time) {
        return (of.applyAsDouble(time + MOMENT) - of.applyAsDouble(time - MOMENT)) / (2 * MOMENT);
    }

    /**
     * How long something stays positive of which two things are known, if it bends down all the time: the positive root
     * of value + slope·s - curvature·s²/2. Infinite if there is none, and 0 if it is not positive now.
     */
    static double lasting(double value, double slope, double curvature) {
        if (value <= 0) {
            return 0;
        }
        double divisor = Math.sqrt(slope * slope + 2 * curvature * value) - slope;
        return divisor > 0 ? 2 * value / divisor : Double.POSITIVE_INFINITY;
    }

    /** That of a function of time, which the view says how much it may bend. */
    static double lasting(BodyFrame view, DoubleUnaryOperator of, double time) {
        return lasting(of.applyAsDouble(time), slope(of, time), view.curvature);
    }

    /** Something is certain for some duration, and not for a longer one. */
    static void assertCertainFor(double duration, DoublePredicate isCertain, String what) {
        if (duration < 1) {
            assertThat(isCertain.test(duration * (1 + TOLERANCE) + 1e-12))
                    .as("longer than %s: %s", duration, what)
                    .isFalse();
        }
        if (duration > 0) {
            assertThat(isCertain.test(Math.min(1, duration * (1 - TOLERANCE))))
                    .as("for %s: %s", duration, what)
                    .isTrue();
        }
    }
}

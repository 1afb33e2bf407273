package org.polysweep.internal.turning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.DoublePredicate;
import java.util.function.DoubleUnaryOperator;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * Two bodies, and an advancement that is set to them. What is asked about them here is found in another way than there:
 * by angles, in the coordinates of the world.
 */
final class TurningScene {

    /** Times agree up to this part of themselves; slopes are taken from differences here. */
    static final double TOLERANCE = 1e-5;

    private static final double MOMENT = 1e-5;

    final BodyNumbers a;
    final BodyNumbers b;
    final ConservativeAdvancement advancement = new ConservativeAdvancement();

    TurningScene(BodyNumbers a, BodyNumbers b) {
        this.a = a;
        this.b = b;
        assertThat(advancement.set(a, b)).isTrue();
    }

    /** A body that turns from an angle to another one. */
    static BodyNumbers body(ConvexShape shape, double x, double y, double dx, double dy, double from, double to) {
        BodyNumbers numbers = new BodyNumbers();
        numbers.setMotion(shape, x, y, dx, dy);
        numbers.setRotors(Math.cos(from / 2), Math.sin(from / 2), Math.cos(to / 2), Math.sin(to / 2));
        return numbers;
    }

    /** A body that does not turn. */
    static BodyNumbers upright(ConvexShape shape, double x, double y, double dx, double dy) {
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
    static TurningScene wheels(double distance, Random random) {
        double way = between(-Math.PI, Math.PI, random);
        return new TurningScene(wheel(distance * Math.cos(way), distance * Math.sin(way), random), wheel(0, 0, random));
    }

    /** A wheel whose center is at a place at t = 1/2. */
    private static BodyNumbers wheel(double x, double y, Random random) {
        double centerX = between(-3, 3, random);
        double centerY = between(-3, 3, random);
        double from = between(-2, 2, random);
        BodyNumbers wheel = body(
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

    BodyNumbers owner(BodyView view) {
        return view == advancement.fromA() ? a : b;
    }

    BodyNumbers other(BodyView view) {
        return view == advancement.fromA() ? b : a;
    }

    private static double angle(BodyNumbers body, double time) {
        return 2 * Math.atan2(body.s0 + time * (body.s1 - body.s0), body.c0 + time * (body.c1 - body.c0));
    }

    static double worldX(BodyNumbers body, double x, double y, double time) {
        double angle = angle(body, time);
        return body.x + time * body.dx + Math.cos(angle) * x - Math.sin(angle) * y;
    }

    static double worldY(BodyNumbers body, double x, double y, double time) {
        double angle = angle(body, time);
        return body.y + time * body.dy + Math.sin(angle) * x + Math.cos(angle) * y;
    }

    /** How far a corner is, along an axis that turns with the owner, from a corner of that. */
    double along(BodyView view, double x, double y, int ofOwner, int which, double time) {
        BodyNumbers owner = owner(view);
        double angle = angle(owner, time);
        double axisX = Math.cos(angle) * x - Math.sin(angle) * y;
        double axisY = Math.sin(angle) * x + Math.cos(angle) * y;
        return axisX * wayX(view, ofOwner, which, time) + axisY * wayY(view, ofOwner, which, time);
    }

    /** The way from a corner of the owner to one of the other, in the world. */
    double wayX(BodyView view, int ofOwner, int which, double time) {
        ConvexPolygon from = owner(view).core;
        ConvexPolygon to = other(view).core;
        return worldX(other(view), to.x(which), to.y(which), time)
                - worldX(owner(view), from.x(ofOwner), from.y(ofOwner), time);
    }

    double wayY(BodyView view, int ofOwner, int which, double time) {
        ConvexPolygon from = owner(view).core;
        ConvexPolygon to = other(view).core;
        return worldY(other(view), to.x(which), to.y(which), time)
                - worldY(owner(view), from.x(ofOwner), from.y(ofOwner), time);
    }

    double distance(BodyView view, int ofOwner, int which, double time) {
        return Math.hypot(wayX(view, ofOwner, which, time), wayY(view, ofOwner, which, time));
    }

    /** The height of a corner over the line from one corner of the owner to another one. */
    double heightOver(BodyView view, int from, int to, int which, double time) {
        ConvexPolygon owner = owner(view).core;
        double edgeX = owner.x(to) - owner.x(from);
        double edgeY = owner.y(to) - owner.y(from);
        double length = Math.hypot(edgeX, edgeY);
        return along(view, edgeY / length, -edgeX / length, from, which, time);
    }

    double height(BodyView view, int edge, int which, double time) {
        return heightOver(view, edge, owner(view).core.next(edge), which, time);
    }

    /** The least height of all corners over an edge. */
    double lowest(BodyView view, int edge, double time) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < other(view).core.size(); i++) {
            least = Math.min(least, height(view, edge, i, time));
        }
        return least;
    }

    /** How high the other body is over that edge over which it is highest. */
    double highest(BodyView view, double time) {
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < owner(view).core.size(); i++) {
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
    static double lasting(BodyView view, DoubleUnaryOperator of, double time) {
        return lasting(of.applyAsDouble(time), slope(of, time), view.greatestCurvature());
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

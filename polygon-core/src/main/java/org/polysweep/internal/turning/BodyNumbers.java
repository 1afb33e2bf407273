package org.polysweep.internal.turning;

import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * The numbers of a {@link TurningMotion}, and what is looked up about its shape, in a place that is used again. A shape
 * is read at once, before anything is computed: what is not in the cache is then fetched together. Not thread-safe; no
 * allocation.
 */
final class BodyNumbers {

    ConvexShape shape = ConvexPolygon.of(0, 0);
    ConvexPolygon core = shape.core();
    double radius;

    /** {@link Prepared#reach} of the core. */
    double reach;

    /** {@link Prepared#centerX} of the core: the middle of its box. */
    double middleX;

    double middleY;

    /** {@link Prepared#boundingRadius} of the core, which is about that middle. */
    double boundingRadius;

    /** {@link Prepared#inscribedRadius} of the core, which is about that middle, too. */
    double inscribedRadius;

    double x;
    double y;
    double dx;
    double dy;
    double c0 = 1;
    double s0;
    double c1 = 1;
    double s1;

    /** The numbers of a motion. */
    static BodyNumbers of(TurningMotion moving) {
        BodyNumbers numbers = new BodyNumbers();
        numbers.set(moving);
        return numbers;
    }

    void setMotion(ConvexShape newShape, double newX, double newY, double newDx, double newDy) {
        shape = newShape;
        core = newShape.core();
        radius = newShape.radius();
        reach = Prepared.reach(core);
        middleX = Prepared.centerX(core);
        middleY = Prepared.centerY(core);
        boundingRadius = Prepared.boundingRadius(core);
        inscribedRadius = Prepared.inscribedRadius(core);
        x = newX;
        y = newY;
        dx = newDx;
        dy = newDy;
    }

    void setRotors(double newC0, double newS0, double newC1, double newS1) {
        c0 = newC0;
        s0 = newS0;
        c1 = newC1;
        s1 = newS1;
    }

    void set(TurningMotion moving) {
        ConvexMotion motion = moving.motion();
        setMotion(motion.shape(), motion.x(), motion.y(), motion.dx(), motion.dy());
        setRotors(moving.c0(), moving.s0(), moving.c1(), moving.s1());
    }

    /** Whether it turns during the step. */
    boolean turns() {
        return TurningMotion.differ(c0, s0, c1, s1);
    }

    /** The same numbers, to keep. */
    TurningMotion toMotion() {
        return new TurningMotion(new ConvexMotion(shape, x, y, dx, dy), c0, s0, c1, s1);
    }
}

package org.polysweep.internal.turning;

import static org.assertj.core.api.Assertions.assertThat;

import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/** Bodies that are easy to see, for tests by hand. */
final class SomeTurns {

    /** Corners and edges from the lower left corner and the lower side on, counter-clockwise. */
    static final ConvexPolygon CRATE = ConvexPolygon.box(-1, -1, 1, 1);

    /** Wide, and its upper side at y = 0. */
    static final ConvexPolygon FLOOR = ConvexPolygon.box(-9, -1, 9, 0);

    /** It stands on its local origin, which stays where it is when the body turns. */
    static final ConvexPolygon TIP = ConvexPolygon.of(0, 0, 1, 2, -1, 2);

    private SomeTurns() {}

    /** A body that stands still. */
    static TurningMotion still(ConvexShape shape, double x, double y) {
        return TurningMotion.at(ConvexMotion.at(shape, x, y), 1, 0);
    }

    /** A body that moves and does not turn. */
    static TurningMotion moving(ConvexShape shape, double x, double y, double dx, double dy) {
        return TurningMotion.at(new ConvexMotion(shape, x, y, dx, dy), 1, 0);
    }

    /** A body that turns from its first orientation on, to a rotor (1, s). */
    static TurningMotion turning(ConvexShape shape, double x, double y, double dx, double dy, double s) {
        return new TurningMotion(new ConvexMotion(shape, x, y, dx, dy), 1, 0, 1, s);
    }

    /** An advancement that has been set to two bodies. */
    static ConservativeAdvancement advancement(TurningMotion a, TurningMotion b) {
        ConservativeAdvancement advancement = new ConservativeAdvancement();
        assertThat(advancement.set(BodyNumbers.of(a), BodyNumbers.of(b))).isTrue();
        return advancement;
    }

    /** A time. */
    static RealRoot at(double time) {
        return RealRoot.of(Dyadic.of(time));
    }
}

package org.polysweep.conformance.examples;

import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** A level for the hero: hills, a ledge to jump up to, and a lift over a pit. */
final class Platformer {

    /** One chain, from the wall on the left to the wall on the right. */
    static final CompoundShape GROUND = CompoundShape.chain(
            0, 12, 0, 0, 3, 0, 8, 0, 12, 2, 14, 2, 15, 2, 20, 0, 24, 0, 24, -3, 30, -3, 30, 2, 34, 2, 34, 12);

    /** The chain runs to the right, so it is solid from above only. */
    static final CompoundShape LEDGE = CompoundShape.oneSidedChain(2, 2.5, 4, 2.5, 6, 2.5);

    static final ConvexShape CEILING = ConvexPolygon.box(31, 5, 34, 6);

    /** The position of the lift is the left end of its upper side. */
    static final ConvexShape LIFT = ConvexPolygon.box(0, -0.5, 2, 0);

    /** The displacement of the lift per frame: to the right and up, or back. */
    static final double LIFT_SPEED = 1.0 / 32;

    final World world = new World();
    final Hero hero;
    final BodyId lift = world.addKinematic(LIFT, 25, 0);

    /** Puts the hero into the level. */
    Platformer(double x, double y) {
        hero = new Hero(world, x, y);
        world.addStatic(GROUND, 0, 0);
        world.addStatic(LEDGE, 0, 0);
        world.addStatic(CEILING, 0, 0);
        world.setDisplacement(lift, LIFT_SPEED, LIFT_SPEED);
    }

    /** One frame of the game. */
    StepReport frame(double stick, boolean jumps) {
        if (world.x(lift) >= 27) {
            world.setDisplacement(lift, -LIFT_SPEED, -LIFT_SPEED);
        } else if (world.x(lift) <= 25) {
            world.setDisplacement(lift, LIFT_SPEED, LIFT_SPEED);
        }
        hero.aim(stick, jumps);
        StepReport report = world.step(hero::goOn, hero::see);
        hero.land();
        return report;
    }
}

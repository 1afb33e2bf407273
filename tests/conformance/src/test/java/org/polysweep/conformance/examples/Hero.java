package org.polysweep.conformance.examples;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.polygon.ConvexShape;
import org.polysweep.polygon.RoundedPolygon;
import org.polysweep.world.Handle;
import org.polysweep.world.Reaction;
import org.polysweep.world.Response;
import org.polysweep.world.World;
import org.polysweep.world.WorldContact;

/** Somebody who walks, jumps and falls. Lengths are in tiles, speeds in tiles a frame; y goes up. */
final class Hero {

    static final double WALK = 1.0 / 8;
    static final double JUMP = 1.0 / 4;
    static final double GRAVITY = 1.0 / 128;

    /** A floor is what rises by no more than 45 degrees: so much of its normal points up, at least. */
    static final double FLOOR = Math.sqrt(0.5);

    /** Who stands presses down so fast. A floor does not fall away from a walker faster, so he stays on it. */
    static final double PRESS = WALK + GRAVITY;

    /** A capsule, three quarters of a tile wide and one and a half high. His position is the point between his feet. */
    static final ConvexShape SHAPE = RoundedPolygon.capsule(0, 0.375, 0, 1.125, 0.375);

    final Handle body;
    private final World world;
    private double walk;
    private double fall;
    private boolean presses;

    /** What he has stood on in the last step, and how it rises to the right. */
    private Optional<Handle> floor = Optional.empty();

    private double slope;

    Hero(World world, double x, double y) {
        this.world = world;
        body = world.add(SHAPE, x, y);
        world.setKey(body, -1); // he comes before all others, so he is A of each contact, and normals point to him
    }

    boolean stands() {
        return floor.isPresent();
    }

    /** Before a step: what he wants. The stick is from -1, all left, to 1. */
    void aim(double stick, boolean jumps) {
        walk = stick * WALK;
        presses = floor.isPresent() && !jumps;
        if (floor.isPresent()) {
            fall = world.dy(floor.get()) + (jumps ? JUMP : -PRESS);
        } else {
            fall -= GRAVITY;
        }
        floor = Optional.empty();
        world.move(body, walk, fall);
    }

    /** In a step: is this a floor? A HIT leads into it; who jumps off only touches it. */
    void see(WorldContact contact) {
        if (contact.verdict() == Verdict.HIT && isFloor(contact)) {
            floor = Optional.of(contact.b());
            slope = -contact.normalX() / contact.normalY();
        }
    }

    /** In a step: how he goes on. A floor carries him and takes his fall alone; a wall takes his walk. In the air he slides. */
    void goOn(WorldContact contact, Reaction reaction) {
        if (floor.isEmpty()) {
            Response.slide().respond(contact, reaction);
            return;
        }
        Handle under = floor.get();
        double dx = reaction.bDx() + (isFloor(contact) ? walk : 0);
        double dy = world.dy(under) + slope * (dx - world.dx(under));
        reaction.setA(dx, dy);
    }

    /** After a step: how fast he falls. Who walks off an edge has only pressed, and begins to fall from rest. */
    void land() {
        fall = presses && floor.isEmpty() ? 0 : world.endDy(body);
    }

    private static boolean isFloor(WorldContact contact) {
        return contact.normalY() >= FLOOR;
    }
}

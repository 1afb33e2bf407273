package org.polysweep.conformance.examples;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairMotion;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/** A hero that walks, jumps and falls. Lengths are in tiles, displacements in tiles per frame; y points up. */
final class Hero {

    static final double WALK = 1.0 / 8;
    static final double JUMP = 1.0 / 4;
    static final double GRAVITY = 1.0 / 128;

    /** A floor rises by no more than 45 degrees, so its normal points up by at least this much. */
    static final double FLOOR = Math.sqrt(0.5);

    /** A hero on a floor presses down at this speed. No floor falls away faster, so the hero stays on it. */
    static final double PRESS = WALK + GRAVITY;

    /** A capsule, three quarters of a tile wide and one and a half high. Its position is its lowest point. */
    static final ConvexShape SHAPE = RoundedPolygon.capsule(0, 0.375, 0, 1.125, 0.375);

    final BodyId body;
    private final World world;
    private double walk;
    private double fall;
    private boolean presses;

    /** The floor of the last step, and how steeply it rises to the right. */
    private Optional<BodyId> floor = Optional.empty();

    private double slope;

    Hero(World world, double x, double y) {
        this.world = world;
        body = world.add(SHAPE, x, y);
        world.bodies().setSortKey(body, -1); // first in order: the hero is A, and normals point toward it
    }

    boolean isOnFloor() {
        return floor.isPresent();
    }

    /** Before a step: what the player wants. The stick goes from -1, full left, to 1, full right. */
    void aim(double stick, boolean jumps) {
        walk = stick * WALK;
        presses = floor.isPresent() && !jumps;
        if (floor.isPresent()) {
            fall = world.displacementY(floor.get()) + (jumps ? JUMP : -PRESS);
        } else {
            fall -= GRAVITY;
        }
        floor = Optional.empty();
        world.setDisplacement(body, walk, fall);
    }

    /** In a step: is this a floor? A HIT leads into it; a hero that jumps off only touches it. */
    void see(WorldContact contact) {
        if (contact.verdict() == Verdict.HIT && isFloor(contact)) {
            floor = Optional.of(contact.b());
            slope = -contact.normalX() / contact.normalY();
        }
    }

    /** In a step: how it continues. A floor carries it and stops only its fall, a wall its walk; else it slides. */
    void goOn(WorldContact contact, PairMotion motion) {
        if (floor.isEmpty()) {
            Response.slide().respond(contact, motion);
            return;
        }
        BodyId under = floor.get();
        double dx = motion.b().dx() + (isFloor(contact) ? walk : 0);
        double dy = world.displacementY(under) + slope * (dx - world.displacementX(under));
        motion.a().set(dx, dy);
    }

    /** After a step: how fast the hero falls. If it has walked off an edge, its fall begins from rest. */
    void land() {
        fall = presses && floor.isEmpty() ? 0 : world.bodies().endDisplacementY(body);
    }

    private static boolean isFloor(WorldContact contact) {
        return contact.normalY() >= FLOOR;
    }
}

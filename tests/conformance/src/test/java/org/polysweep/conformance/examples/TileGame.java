package org.polysweep.conformance.examples;

import java.util.stream.IntStream;
import org.polysweep.shape.*;
import org.polysweep.world.*;
import org.polysweep.world.body.*;

/** A hero, two snails and a lift in tiles. Lengths are in tiles, displacements in tiles per frame; y points up. */
@SuppressWarnings({"NullAway", "AssignmentExpression"}) // short, for a guide
final class TileGame {
    static final String LEVEL = """
            #                     2  #
            #   ----           #######
            # H    1  A      = #######
            ##########################
            """;
    static final int ROW = LEVEL.indexOf('\n') + 1;
    static final ConvexPolygon LEDGE = ConvexPolygon.box(0, 0.75, 1, 1);
    final World world = new World();
    final Walker hero = new Walker();
    final Walker[] snails = {new Walker(), new Walker()};
    BodyId lift;

    /** A game with the whole level. */
    TileGame() {
        this(IntStream.range(0, LEVEL.length())
                .filter(place -> LEVEL.charAt(place) > ' ')
                .toArray());
    }

    /** Adds bodies for these characters of the level, in this order, which has no influence on the game. */
    TileGame(int[] places) {
        for (int place : places) {
            int x = place % ROW, y = 3 - place / ROW;
            char kind = LEVEL.charAt(place);
            BodyId body = switch (kind) {
                case 'H' -> hero.body = world.add(RoundedPolygon.capsule(0.5, 0.375, 0.5, 1.125, 0.375), x, y);
                case '1', '2' -> snails[kind - '1'].body = world.add(RoundedPolygon.circle(0.5, 0.375, 0.375), x, y);
                case '=' -> lift = world.addKinematic(ConvexPolygon.box(0, 0, 2, 0.25), x, y);
                case 'A' -> world.addStatic(ConvexPolygon.of(0, 0, 4, 0, 3, 1, 1, 1), x, y); // a hill
                case '-' -> world.addStatic(LEDGE, x, y);
                default -> world.addStatic(ConvexPolygon.box(0, 0, 1, 1), x, y);
            };
            if (kind == '-') world.oneWayBodies().set(body, 0, 1); // solid from above only
            world.bodies().setSortKey(body, place); // sorts bodies by their places
        }
    }

    /** One frame; the stick is -1 for left, 0, or 1 for right. */
    void frame(double stick, boolean jumps, boolean drops) {
        world.setDisplacement(
                lift, 0, world.y(lift) <= 1 ? 1.0 / 32 : world.y(lift) >= 2.75 ? -1.0 / 32 : world.displacementY(lift));
        world.step(Response.slide()); // moves the lift
        hero.mover.setDropsThroughOneWay(drops);
        hero.walk(stick / 8, jumps ? 1.0 / 4 : 0);
        for (Walker snail : snails) {
            snail.walk(snail.mover.report().isOnWall() ? -snail.dx : snail.dx, 0);
        }
    }

    final class Walker {
        final CharacterMover mover = new CharacterMover().setSnapDistance(0.25).setStepHeight(0.25);
        BodyId body;
        double dx = -1.0 / 32; // its horizontal displacement in the last frame

        void walk(double dx, double jump) {
            MoveReport last = mover.report();
            double dy = last.isOnFloor() ? jump : last.endDisplacementY(); // a fall continues; a walk starts from 0
            this.dx = dx;
            world.moveAndSlide(body, dx, dy - 1.0 / 128, mover);
        }
    }
}

package org.polysweep.conformance.examples;

import org.polysweep.shape.*;
import org.polysweep.world.*;
import org.polysweep.world.body.*;

/** A hero, two snails and a lift in a level of tiles. Lengths are in tiles, speeds in tiles a frame; y points up. */
@SuppressWarnings({"NullAway", "AssignmentExpression"}) // short, for a guide
final class TileGame {
    static final String LEVEL = """
            #                     2  #
            #   ----           #######
            # H    1  A      = #######
            ##########################
            """;
    static final ConvexPolygon LEDGE = ConvexPolygon.box(0, 0.75, 1, 1);
    final World world = new World();
    final Walker hero = new Walker();
    final Walker[] snails = {new Walker(), new Walker()};
    BodyId lift;

    /** Adds what stands at these places of the level; their order makes no difference. */
    TileGame(int... places) {
        for (int place : places) {
            int x = place % 27, y = 3 - place / 27;
            char kind = LEVEL.charAt(place);
            BodyId body = switch (kind) {
                case 'H' -> hero.body = world.add(RoundedPolygon.capsule(0.5, 0.375, 0.5, 1.125, 0.375), x, y);
                case '1', '2' -> snails[kind - '1'].body = world.add(RoundedPolygon.circle(0.5, 0.375, 0.375), x, y);
                case '=' -> lift = world.addKinematic(ConvexPolygon.box(0, 0, 2, 0.25), x, y);
                case 'A' -> world.addStatic(ConvexPolygon.of(0, 0, 4, 0, 3, 1, 1, 1), x, y); // a hill
                case '-' -> world.addStatic(LEDGE, x, y);
                default -> world.addStatic(ConvexPolygon.box(0, 0, 1, 1), x, y);
            };
            world.bodies().setSortKey(body, place); // bodies are in the order of their places
        }
    }

    void frame(double stick, boolean jumps, boolean drops) {
        world.setDisplacement(
                lift, 0, world.y(lift) <= 1 ? 1.0 / 32 : world.y(lift) >= 2.75 ? -1.0 / 32 : world.displacementY(lift));
        world.step(Response.slide()); // moves the lift
        hero.mover.setDropsThroughOneWay(drops);
        hero.walk(stick / 8, jumps ? 1.0 / 4 : 0);
        for (Walker snail : snails) {
            snail.walk(snail.mover.report().isOnWall() ? -snail.way : snail.way, 0);
        }
    }

    final class Walker {
        final CharacterMover mover = new CharacterMover()
                .setSnapDistance(0.25)
                .setStepHeight(0.25)
                .setOneWay(b -> world.bodies().shape(b).equals(LEDGE));
        BodyId body;
        double way = -1.0 / 32; // how far it went in the last frame

        void walk(double dx, double jump) {
            way = dx;
            world.moveAndSlide(
                    body,
                    dx,
                    (mover.report().isOnFloor() ? jump : mover.report().endDisplacementY()) - 1.0 / 128,
                    mover);
        }
    }
}

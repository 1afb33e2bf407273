package org.polysweep.playground;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.body.BodyId;

/** A hero among tiles. Lengths are in tiles, speeds in tiles a frame; y points up. */
final class Platformer extends Game {

    private static final String[] LEVEL = {
        "#......................#",
        "#......................#",
        "#......................#",
        "#......................#",
        "#.................######",
        "#.................######",
        "#.................######",
        "#.===.............######",
        "#......../##>.....######",
        "################..######",
    };

    private static final double WALK = 0.09375;
    private static final double JUMP = 0.28125;
    private static final double GRAVITY = 0.015625;
    private static final double FASTEST_FALL = 0.5;
    private static final double LIFT_SPEED = 0.03125;
    private static final double LIFT_X = 16;
    private static final double LIFT_LOW = 1;
    private static final double LIFT_HIGH = 6;
    private static final double ENEMY_SPEED = 0.03125;
    private static final double START_X = 7;
    private static final double START_Y = 1;
    private static final double ENEMY_X = 21;
    private static final double ENEMY_Y = 6;

    private final BodyId hero =
            named("hero", world.add(RoundedPolygon.capsule(0, 0.375, 0, 1, 0.375), START_X, START_Y));
    private final BodyId enemy = named("enemy", world.add(ConvexPolygon.box(-0.4, 0, 0.4, 0.7), ENEMY_X, ENEMY_Y));
    private final BodyId lift = named("lift", world.addKinematic(ConvexPolygon.box(0, -0.5, 2, 0), LIFT_X, LIFT_LOW));
    private final BodyId platform = named("platform", world.addKinematic(tiles("="), 0, 0));
    private final CharacterMover mover = new CharacterMover().setSnapDistance(0.25);
    private final CharacterMover enemyMover = new CharacterMover().setSnapDistance(0.25);
    private double fall;
    private double patrol = -ENEMY_SPEED;

    Platformer() {
        world.oneWayBodies().set(platform, 0, 1);
        named("ground", world.addKinematic(tiles("#/>"), 0, 0));
    }

    private static CompoundShape tiles(String kinds) {
        List<ConvexShape> tiles = new ArrayList<>();
        for (int row = 0; row < LEVEL.length; row++) {
            int y = LEVEL.length - 1 - row;
            for (int x = 0; x < LEVEL[row].length(); x++) {
                char kind = LEVEL[row].charAt(x);
                if (kinds.indexOf(kind) >= 0) {
                    tiles.add(tile(kind, x, y));
                }
            }
        }
        return CompoundShape.of(tiles);
    }

    private static ConvexShape tile(char kind, double x, double y) {
        return switch (kind) {
            case '/' -> ConvexPolygon.of(x, y, x + 1, y, x + 1, y + 1);
            case '>' -> ConvexPolygon.of(x, y, x + 1, y, x, y + 1);
            case '=' -> ConvexPolygon.box(x, y + 0.75, x + 1, y + 1);
            default -> ConvexPolygon.box(x, y, x + 1, y + 1);
        };
    }

    @Override
    void frame(int keys, double leftY, double rightY) {
        int held = keys | (keys >> 4);
        // It goes up with the hero on it, and comes back for it.
        double liftY = world.y(lift) + (isHeroOn(lift) ? LIFT_SPEED : -LIFT_SPEED);
        world.setPosition(lift, LIFT_X, Math.max(LIFT_LOW, Math.min(liftY, LIFT_HIGH)));
        moveEnemy();
        moveHero(((held & RIGHT) != 0 ? WALK : 0) - ((held & LEFT) != 0 ? WALK : 0), held);
    }

    private void moveHero(double walk, int held) {
        boolean jumps = mover.report().isOnFloor() && (held & UP) != 0;
        fall = jumps ? JUMP : Math.max(fall - GRAVITY, -FASTEST_FALL);
        mover.setDropsThroughOneWay((held & DOWN) != 0);
        world.moveAndSlide(hero, walk, fall, mover);
        if (mover.report().isOnFloor()) {
            fall = 0;
        } else if (mover.report().isOnCeiling()) {
            fall = Math.min(fall, 0);
        }
        if (isHeroOn(enemy)) {
            fall = JUMP;
            world.setPosition(enemy, ENEMY_X, ENEMY_Y);
        } else if (met(mover, enemy) || met(enemyMover, hero) || world.y(hero) < -2) {
            fall = 0;
            world.setPosition(hero, START_X, START_Y);
        }
    }

    /** It turns at walls, and where the floor ends. */
    private void moveEnemy() {
        double x = world.x(enemy);
        double y = world.y(enemy);
        world.moveAndSlide(enemy, patrol, -GRAVITY, enemyMover);
        if (!enemyMover.report().isOnFloor() || enemyMover.report().isOnWall()) {
            world.setPosition(enemy, x, y);
            patrol = -patrol;
        }
    }

    private boolean isHeroOn(BodyId body) {
        return mover.report().floor().isPresent() && mover.report().floor().get() == body;
    }

    private static boolean met(CharacterMover mover, BodyId body) {
        for (int i = 0; i < mover.report().contactCount(); i++) {
            if (mover.report().contactBody(i) == body) {
                return true;
            }
        }
        return false;
    }

    @Override
    String news() {
        if (!mover.report().isOnFloor()) {
            return "in the air";
        }
        if (isHeroOn(lift)) {
            return "on the lift";
        }
        if (isHeroOn(platform)) {
            return "on the platform";
        }
        return mover.report().floorNormalX() == 0 ? "on the ground" : "on a slope";
    }

    @Override
    String details() {
        return "the hero is at x " + tenths(world.x(hero)) + ", y " + tenths(world.y(hero))
                + (mover.report().isOnWall() ? ", at a wall" : "");
    }

    @Override
    List<String> way() {
        return List.of();
    }
}

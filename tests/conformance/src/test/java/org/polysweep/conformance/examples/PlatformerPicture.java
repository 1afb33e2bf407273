package org.polysweep.conformance.examples;

import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexShape;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** The pictures of docs/platformer.md: each is what a script of inputs makes of the game. */
final class PlatformerPicture {

    private static final CompoundShape HILL = CompoundShape.chain(0, 1, 2, 0, 8, 3, 10, 3);

    private PlatformerPicture() {}

    /** The game of tiles: its level, and where the hero goes. */
    static String tiles() {
        Drawing drawing = new Drawing(
                "A level of tiles",
                "The hero jumps onto a one-way ledge, walks off it and over a hill, rides on a lift and meets"
                        + " a snail. Blue where it is on a floor, orange where it is in the air.",
                0,
                0,
                26,
                7);
        TileGame game = new TileGame();
        for (BodyId body : game.world.bodies().all()) {
            ConvexShape shape = (ConvexShape) game.world.bodies().shape(body);
            if (shape.radius() == 0) {
                String kind = shape.equals(TileGame.LEDGE) ? "ledge" : body.equals(game.lift) ? "lift" : "tile";
                drawing.shape(kind, shape, game.world.x(body), game.world.y(body));
            } else if (!body.equals(game.hero.body)) {
                drawing.circle("enemy", shape, game.world.x(body), game.world.y(body));
            }
        }
        StringBuilder path = new StringBuilder();
        double drawnX = 0;
        double drawnY = 0;
        for (int frame = 0; frame < 520; frame++) {
            double x = game.world.x(game.hero.body);
            double y = game.world.y(game.hero.body);
            double lift = game.world.y(game.lift);
            path.append(path.isEmpty() ? "M" : " L").append(drawing.point(x + 0.5, y + 0.75));
            if (Math.hypot(x - drawnX, y - drawnY) > 0.9) {
                drawing.hero(game.hero.mover.report().isOnFloor(), x + 0.5, y);
                drawnX = x;
                drawnY = y;
            }
            boolean isBeforeLift = x > 15.99 && x < 16.12;
            boolean isTop = game.hero.mover.report().isOnFloor() && y > 2.95;
            boolean isOnLift = x > 17.4 && x < 18.2 && !isTop;
            boolean jumps = frame == 24 || isBeforeLift && lift <= 1.05;
            boolean waits = frame > 24 && frame < 80 || isBeforeLift && !jumps || isOnLift;
            game.frame(waits ? 0 : 1, jumps, false);
        }
        drawing.path("path", path.toString());
        return drawing.finish();
    }

    /** The hero's path through the whole level. */
    static String path() {
        Drawing drawing = new Drawing(
                "The hero's path through the level",
                "The hero jumps up through a ledge and stands on it, walks off it and over a hill, jumps onto a lift,"
                        + " rides up, and jumps to the other side of a pit. Blue where it is on a floor, orange where"
                        + " it is in the air.",
                -0.2,
                -3.2,
                34.2,
                7.2);
        Platformer game = new Platformer(1, 0);
        drawing.shape("ground", Platformer.GROUND, 0, 0);
        drawing.shape("ledge", Platformer.LEDGE, 0, 0);
        drawing.shape("ground", Platformer.CEILING, 0, 0);
        drawing.shape("lift", Platformer.LIFT, 25, 0);
        drawing.shape("lift", Platformer.LIFT, 27, 2);
        Walk walk = new Walk(game, drawing);
        walk.go(1, 0);
        walk.jump(0.5);
        walk.go(56, 0.5);
        walk.go(155, 1);
        walk.waitForLift(25);
        walk.jump(1);
        walk.go(28, 1);
        walk.go(40, 0);
        walk.waitForLift(25);
        walk.waitForLift(27);
        walk.jump(1);
        walk.go(70, 1);
        walk.finish();
        return drawing.finish();
    }

    /** A jump up through the ledge, beside a hero that has not come above it. */
    static String ledge() {
        Drawing drawing = new Drawing(
                "A platform with one side",
                "On the left the hero jumps up through the ledge and lands on it. On the right it begins across the"
                        + " ledge and falls.",
                -0.2,
                -0.2,
                10.2,
                6);
        drawing.shape("ground", CompoundShape.chain(0, 0, 10, 0), 0, 0);
        drawing.shape("ledge", CompoundShape.oneSidedChain(0.5, 2.5, 9.5, 2.5), 0, 0);
        oneOnTheLedge(drawing, 1, 0, true, 0.5);
        oneOnTheLedge(drawing, 7, 1.75, false, 0.5);
        return drawing.finish();
    }

    private static void oneOnTheLedge(Drawing drawing, double x, double y, boolean jumps, double stick) {
        World world = new World();
        Hero hero = new Hero(world, x, y);
        world.addKinematic(CompoundShape.chain(0, 0, 10, 0), 0, 0);
        world.addKinematic(CompoundShape.oneSidedChain(0.5, 2.5, 9.5, 2.5), 0, 0);
        for (int i = 0; i <= (jumps ? 56 : 32); i++) {
            if (i % 8 == 0) {
                drawing.hero(hero.isOnFloor() || (i == 0 && jumps), world.x(hero.body), world.y(hero.body));
            }
            hero.aim(stick, i == 1 && jumps);
            world.step(hero::goOn, hero::see);
            hero.land();
        }
    }

    /** Half a second on a slope, with the response of the hero and with a slide. */
    static String slope() {
        Drawing drawing = new Drawing(
                "Standing on a slope",
                "Two heroes fall onto a slope, where each is drawn every 8 frames. The one with Response.slide has come"
                        + " to its foot; the other one, whose floor cancels only the fall, rests where it has landed.",
                -0.2,
                -0.6,
                24.2,
                5.4);
        stand(drawing, 0, true);
        stand(drawing, 13, false);
        drawing.text(2.5, -0.4, "Response.slide(): creeps downhill");
        drawing.text(15, -0.4, "a floor cancels only the fall: stays put");
        return drawing.finish();
    }

    private static void stand(Drawing drawing, double left, boolean slides) {
        World world = new World();
        Hero hero = new Hero(world, left + 7, 3.5);
        world.addKinematic(HILL, left, 0);
        drawing.shape("ground", HILL, left, 0);
        for (int i = 0; i <= 80; i++) {
            if (i % 8 == 0) {
                drawing.hero(hero.isOnFloor(), world.x(hero.body), world.y(hero.body));
            }
            if (slides) {
                world.setDisplacement(
                        hero.body,
                        world.bodies().endDisplacementX(hero.body),
                        world.bodies().endDisplacementY(hero.body) - Hero.GRAVITY);
                world.step(Response.slide(), hero::see);
            } else {
                hero.aim(0, false);
                world.step(hero::goOn, hero::see);
                hero.land();
            }
        }
    }

    /** Plays the game and draws the hero where he goes. */
    private static final class Walk {

        private final Platformer game;
        private final Drawing drawing;
        private final StringBuilder path = new StringBuilder();
        private int frames;

        Walk(Platformer game, Drawing drawing) {
            this.game = game;
            this.drawing = drawing;
        }

        void go(int count, double stick) {
            for (int i = 0; i < count; i++) {
                frame(stick, false);
            }
        }

        void jump(double stick) {
            frame(stick, true);
        }

        void waitForLift(double place) {
            while (game.world.x(game.lift) != place) {
                frame(0, false);
            }
        }

        private void frame(double stick, boolean jumps) {
            double x = game.world.x(game.hero.body);
            double y = game.world.y(game.hero.body);
            path.append(path.isEmpty() ? "M" : " L").append(drawing.point(x, y + 0.75));
            if (frames++ % 8 == 0) {
                drawing.hero(game.hero.isOnFloor(), x, y);
            }
            game.frame(stick, jumps);
        }

        void finish() {
            drawing.path("path", path.toString());
        }
    }
}

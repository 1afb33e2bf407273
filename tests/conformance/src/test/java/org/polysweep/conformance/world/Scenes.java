package org.polysweep.conformance.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.trials.Trials;

/** Makes bodies for a test. */
final class Scenes {

    private Scenes() {}

    /**
     * The shapes of some queries of a kind in one scene, where they are and as they move in their queries; one of eight
     * is part of a compound, and one of eight is fixed.
     *
     * @param kind the kind
     * @param seed which of the scenes
     * @param count about how many bodies
     */
    static List<Actor> of(QueryClass kind, long seed, int count) {
        Random random = Trials.random(31 * seed + kind.name().hashCode());
        List<Actor> bodies = new ArrayList<>();
        while (bodies.size() < count) {
            Query query = kind.next(random);
            Actor a = actor(Answers.a(query));
            Actor b = actor(Answers.b(query));
            Actor first = random.nextInt(4) == 0 ? compound(a, b.shape().part(0)) : a;
            for (Actor actor : List.of(first, b)) {
                if (actor.isLegal()) {
                    bodies.add(random.nextInt(8) == 0 ? actor.fixed() : actor);
                }
            }
        }
        return bodies;
    }

    private static Actor actor(MovingShape moving) {
        return Actor.of(moving.shape().part(0), moving.x(), moving.y(), moving.dx(), moving.dy());
    }

    private static Actor compound(Actor actor, ConvexShape more) {
        CompoundShape shape = CompoundShape.of(actor.shape().part(0), more);
        return new Actor(shape, actor.x(), actor.y(), actor.dx(), actor.dy(), false);
    }

    /** Chains of a few segments on a small grid, some with a front, and boxes, points and balls that fall on them. */
    static List<Actor> chains(long seed, int count) {
        Random random = Trials.random(seed);
        List<Actor> bodies = new ArrayList<>();
        while (bodies.size() < count) {
            int kind = random.nextInt(4);
            if (kind == 0) {
                double[] xy = new double[2 * (2 + random.nextInt(4))];
                for (int i = 0; i < xy.length; i += 2) {
                    xy[i] = i - 4;
                    xy[i + 1] = random.nextInt(3);
                }
                CompoundShape chain = random.nextBoolean() ? CompoundShape.chain(xy) : CompoundShape.oneSidedChain(xy);
                bodies.add(new Actor(
                        chain, small(random), small(random), small(random), small(random), random.nextBoolean()));
            } else {
                Query query = (kind == 1 ? QueryClass.ROUND_GRID : QueryClass.GRID).next(random);
                bodies.add(actor(Answers.a(query)));
            }
        }
        return bodies;
    }

    /**
     * Boxes in rows and columns that touch each other, of which some are gone and some move, so that many contacts are
     * at one time.
     */
    static List<Actor> tiles(long seed, int columns, int rows, double side, double offset) {
        Random random = Trials.random(seed);
        CompoundShape tile = CompoundShape.of(ConvexPolygon.box(0, 0, side, side));
        List<Actor> bodies = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (random.nextInt(4) != 0) {
                    bodies.add(new Actor(
                            tile,
                            offset + column * side,
                            offset + row * side,
                            side * small(random),
                            side * small(random),
                            random.nextInt(6) == 0));
                }
            }
        }
        return bodies;
    }

    private static double small(Random random) {
        return random.nextInt(7) - 3;
    }
}

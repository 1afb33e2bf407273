package org.polysweep.conformance.query;

import java.util.Random;
import org.polysweep.oracle.Query;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** Gives the shapes of queries radii: none, small, large, and such that they just touch or just do not. */
final class Rounder {

    private Rounder() {}

    /** Two shapes where they stand. */
    record Standing(MovingShape a, MovingShape b) {

        Standing swapped() {
            return new Standing(b, a);
        }
    }

    /** The shapes of a query, as they are at its beginning. */
    static Standing sharp(Query query) {
        return new Standing(Answers.a(query).moving(0, 0), Answers.b(query).moving(0, 0));
    }

    /** The same with radii that suit the distance of the shapes, or their size, or nothing. */
    static Standing round(Random random, Standing standing, double distance) {
        double reach = switch (random.nextInt(5)) {
            case 0 -> distance;
            case 1 -> Math.nextUp(distance);
            case 2 -> random.nextDouble() * 2 * distance;
            case 3 -> random.nextInt(1, 6);
            default -> Math.scalb(random.nextDouble(), random.nextInt(-1074, 1020));
        };
        if (!Double.isFinite(reach)) {
            return standing;
        }
        double share = random.nextInt(4) == 0 ? reach : random.nextDouble() * reach;
        return new Standing(grown(standing.a, share), grown(standing.b, reach - share));
    }

    static MovingShape grown(MovingShape moving, double radius) {
        ConvexShape shape = RoundedPolygon.of(moving.shape().part(0).core(), radius);
        return shape.at(moving.x(), moving.y()).moving(0, 0);
    }
}

package org.polysweep.peers.engine;

import java.util.Random;
import org.dyn4j.geometry.Capsule;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Rectangle;
import org.dyn4j.geometry.Segment;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;

/** Kinds of scenes in which a body is known to hit an obstacle during the step. */
enum ImpactScene {
    /** A bar goes through a wall that is much thinner than its displacement. */
    THIN_BAR {
        @Override
        Scene next(Random random) {
            Convex wall = new Rectangle(0.01, 100);
            return through(random, new Rectangle(between(random, 0.1, 2), 0.02), wall, between(random, -1, 1));
        }
    },
    /** A small circle goes fifty times the thickness of a wall and more. */
    BULLET {
        @Override
        Scene next(Random random) {
            return through(random, new Circle(between(random, 0.001, 0.05)), new Rectangle(0.02, 100), 0);
        }
    },
    /** A capsule falls through a segment, and rotates. */
    CAPSULE_ON_SEGMENT {
        @Override
        Scene next(Random random) {
            Convex segment = new Segment(new Vector2(0, -50), new Vector2(0, 50));
            return through(random, new Capsule(between(random, 0.5, 2), 0.3), segment, between(random, -2, 2));
        }
    },
    /** A vertex of a box goes into a vertex of another box. */
    CORNER {
        @Override
        Scene next(Random random) {
            double away = between(random, 3, 30);
            double across = between(random, -0.01, 0.01);
            return new Scene(
                    new Rectangle(1, 1),
                    at(-away, -away + across, 0),
                    new Vector2(away - 0.9, away - 0.9),
                    between(random, -0.05, 0.05),
                    new Rectangle(1, 1),
                    at(0, 0, 0));
        }
    },
    /** A bar spins past a box that is within its reach. */
    SPINNING_BAR {
        @Override
        Scene next(Random random) {
            double angle = between(random, 0.4, Math.PI - 0.4);
            return new Scene(
                    new Rectangle(4, 0.1),
                    at(0, 0, 0),
                    new Vector2(between(random, -0.1, 0.1), between(random, -0.1, 0.1)),
                    (random.nextBoolean() ? 1 : -1) * between(random, Math.PI, 4 * Math.PI),
                    new Rectangle(0.2, 0.2),
                    at(1.7 * Math.cos(angle), 1.7 * Math.sin(angle), between(random, 0, 3)));
        }
    },
    /** A bar that is far from the origin of its body rotates about that. */
    BAR_OFF_ITS_ORIGIN {
        @Override
        Scene next(Random random) {
            Convex bar = new Rectangle(2, 0.1);
            bar.translate(4, 0);
            double angle = between(random, 0.3, 2.8);
            return new Scene(
                    bar,
                    at(0, 0, 0),
                    new Vector2(),
                    between(random, Math.PI, 3 * Math.PI),
                    new Rectangle(0.2, 0.2),
                    at(4 * Math.cos(angle), 4 * Math.sin(angle), between(random, 0, 3)));
        }
    },
    /** A box reaches another one exactly at the end of the step. */
    ARRIVAL_AT_THE_END {
        @Override
        Scene next(Random random) {
            double gap = (1 + random.nextInt(1000)) / 64.0;
            return new Scene(
                    new Rectangle(1, 1),
                    at(-gap - 1, random.nextInt(17) / 16.0 - 0.5, 0),
                    new Vector2(gap, 0),
                    0,
                    new Rectangle(1, 1),
                    at(0, 0, 0));
        }
    };

    /** A moving body and an obstacle. */
    record Scene(
            Convex body, Transform transform, Vector2 displacement, double angle, Convex obstacle, Transform place) {}

    abstract Scene next(Random random);

    /** A body that is on one side of an obstacle, which is along the y axis, and moves to the other side. */
    private static Scene through(Random random, Convex body, Convex obstacle, double angle) {
        double from = between(random, 3, 60);
        double to = between(random, 3, 60);
        return new Scene(
                body,
                at(-from, between(random, -5, 5), between(random, 0, 6)),
                new Vector2(from + to, between(random, -20, 20)),
                angle,
                obstacle,
                at(0, 0, 0));
    }

    static double between(Random random, double low, double high) {
        return low + (high - low) * random.nextDouble();
    }

    static Transform at(double x, double y, double angle) {
        Transform transform = new Transform();
        transform.rotate(angle);
        transform.translate(x, y);
        return transform;
    }
}

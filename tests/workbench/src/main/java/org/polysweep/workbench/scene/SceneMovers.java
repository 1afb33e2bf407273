package org.polysweep.workbench.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.FloorMemory;

/**
 * The movers of a scene: after each step they move, in the order of the file, by their move and their fall. Not
 * thread-safe.
 */
final class SceneMovers {

    private final World world;
    private final Point gravity;
    private final List<Walker> walkers = new ArrayList<>();

    /** One mover: its body, where that wants to go in each frame, and how it falls. */
    private static final class Walker {

        private final BodyId body;
        private final CharacterMover mover;
        private double moveX;
        private double moveY;
        private double fallX;
        private double fallY;

        Walker(BodyId body, SceneBody from, SceneMover settings) {
            this.body = body;
            mover = settings.toMover();
            moveX = from.dx();
            moveY = from.dy();
            fallX = settings.fall().x();
            fallY = settings.fall().y();
        }
    }

    SceneMovers(World world, Point gravity) {
        this.world = world;
        this.gravity = gravity;
    }

    /** Adds a mover, after all that come before it in the scene. */
    void add(BodyId body, SceneBody from, SceneMover settings) {
        walkers.add(new Walker(body, from, settings));
    }

    /** Lets the movers take up the floors on which they stand when the scene begins; all bodies are there. */
    void resume(WorldScene scene, List<BodyId> bodies) {
        for (Walker walker : walkers) {
            SceneBody from = scene.bodies().get(walker.body.index());
            Optional<SceneMover.Standing> standing = from.mover().flatMap(SceneMover::standing);
            if (standing.isPresent()) {
                walker.mover.resume(
                        world.bodies(),
                        walker.body,
                        bodies.get(scene.indexOf(standing.get().floor())),
                        standing.get().memory());
            }
        }
    }

    /** What a mover remembers of its floor; empty in the air. */
    Optional<FloorMemory> memory(int body) {
        return walker(body).flatMap(walker -> walker.mover.report().floorMemory());
    }

    private Optional<Walker> walker(int body) {
        return walkers.stream().filter(walker -> walker.body.index() == body).findFirst();
    }

    /** Whether a body is a mover. */
    boolean contains(int body) {
        return walker(body).isPresent();
    }

    /** Lets the movers stand during the step that comes next. */
    void stand() {
        for (Walker walker : walkers) {
            world.setDisplacement(walker.body, 0, 0);
        }
    }

    /**
     * Moves all movers, one after the other.
     *
     * @throws QueryException if one would leave the doubles
     * @throws IllegalStateException if its numbers are too large for a move
     */
    void move() throws QueryException {
        for (Walker walker : walkers) {
            walker.fallX += gravity.x();
            walker.fallY += gravity.y();
            double dx = walker.moveX + walker.fallX;
            double dy = walker.moveY + walker.fallY;
            if (!Double.isFinite(dx) || !Double.isFinite(dy)) {
                throw new QueryException("bodies[" + walker.body.index() + "] would move by [" + dx + ',' + dy
                        + "], which overflows double; give it a smaller move");
            }
            world.moveAndSlide(walker.body, dx, dy, walker.mover);
            if (walker.mover.report().isOnFloor() || walker.mover.report().isOnCeiling()) {
                walker.fallX = 0;
                walker.fallY = 0;
            }
        }
    }

    /** Lets movers turn back that are outside. */
    void turnBack(Bounds bounds) {
        for (Walker walker : walkers) {
            walker.moveX = bounds.turnX(world.x(walker.body), walker.moveX);
            walker.moveY = bounds.turnY(world.y(walker.body), walker.moveY);
        }
    }

    /** The requested displacement of a mover in each frame, without its fall; empty if the body is not one. */
    Optional<Point> requested(int body) {
        return walker(body).map(walker -> new Point(walker.moveX, walker.moveY));
    }

    /** The floor of a mover; empty in the air, and if the body is not one. */
    Optional<BodyId> floor(int body) {
        return walker(body).flatMap(walker -> walker.mover.report().floor());
    }

    /** The fall of a mover. */
    Point fall(int body) {
        return walker(body).map(walker -> new Point(walker.fallX, walker.fallY)).orElse(SceneMover.USUAL.fall());
    }
}

package org.polysweep.benchmarks.world;

import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** {@link World#moveAndSlide}. */
public class MoverInWorld extends MoverBenchmark {

    private World world = new World();
    private BodyId hero = world.add(new Level(level).hero, 0, 0);
    private CharacterMover mover = new CharacterMover();

    /** Made by JMH. */
    public MoverInWorld() {}

    @Override
    void load(Level level) {
        world = new World();
        for (int i = 0; i < Level.BOXES; i++) {
            world.addKinematic(level.box, level.x[i], level.y[i]);
        }
        hero = world.add(level.hero, 0, 0);
        mover = new CharacterMover().setUp(0, level.hasUp ? 1 : 0);
    }

    @Override
    void place(double x, double y) {
        world.setPosition(hero, x, y);
    }

    @Override
    void move(double dx, double dy) {
        world.moveAndSlide(hero, dx, dy, mover);
    }

    @Override
    double x() {
        return world.x(hero);
    }

    @Override
    double y() {
        return world.y(hero);
    }

    /** Sums are rounded in another order. */
    @Override
    double tolerance() {
        return 1e-9;
    }
}

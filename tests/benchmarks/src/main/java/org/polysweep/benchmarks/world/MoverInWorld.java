package org.polysweep.benchmarks.world;

import org.polysweep.world.Mover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** {@link World#move}. */
public class MoverInWorld extends MoverBenchmark {

    private World world = new World();
    private BodyId hero = world.add(new Level(level).hero, 0, 0);
    private Mover mover = new Mover();

    /** Made by JMH. */
    public MoverInWorld() {}

    @Override
    void load(Level newLevel) {
        world = new World();
        for (int i = 0; i < Level.BOXES; i++) {
            world.addKinematic(newLevel.box, newLevel.x[i], newLevel.y[i]);
        }
        hero = world.add(newLevel.hero, 0, 0);
        mover = new Mover().setUp(0, newLevel.hasUp ? 1 : 0);
    }

    @Override
    void place(double x, double y) {
        world.setPosition(hero, x, y);
    }

    @Override
    void move(double dx, double dy) {
        world.move(hero, dx, dy, mover);
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

package org.polysweep.benchmarks.query;

import java.util.List;
import java.util.Random;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweeper;

/**
 * Shapes that have hit each other, where a hit says that they rest: one stays, and the other goes along it, away from
 * it or into it again, or stays, too. They touch up to rounding, as shapes of a game do most of the time.
 */
final class RestingEncounters {

    private RestingEncounters() {}

    static BenchmarkQuery next(Random random, List<double[]> shapes, double[] radii) {
        BenchmarkQuery hit = Encounters.hit(random, shapes, radii);
        SweepResult contact = SweepResult.create();
        Sweeper.AUTO.sweep(
                shape(shapes, radii, hit.a()),
                hit.ax(),
                hit.ay(),
                hit.adx(),
                hit.ady(),
                shape(shapes, radii, hit.b()),
                hit.bx(),
                hit.by(),
                hit.bdx(),
                hit.bdy(),
                contact);
        double into = hit.dx() * contact.normalX() + hit.dy() * contact.normalY();
        double taken = random.nextInt(4) * into;
        boolean stays = random.nextInt(4) == 0;
        return new BenchmarkQuery(
                hit.a(),
                contact.safeAX(),
                contact.safeAY(),
                stays ? 0 : hit.dx() - taken * contact.normalX(),
                stays ? 0 : hit.dy() - taken * contact.normalY(),
                hit.b(),
                contact.safeBX(),
                contact.safeBY(),
                0,
                0);
    }

    private static RoundedPolygon shape(List<double[]> shapes, double[] radii, int shape) {
        return RoundedPolygon.of(ConvexPolygon.of(shapes.get(shape)), radii[shape]);
    }
}

package org.polysweep.benchmarks;

import java.util.Arrays;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.Query;
import org.polysweep.benchmarks.query.QuerySet;

/**
 * The swept box of the tutorials, in plain doubles: when the intervals meet and part on either axis. As fast as it gets for
 * one pair of boxes, and right until something touches.
 */
public class TextbookSlab extends SweepBenchmark {

    /** The name of the set of queries. */
    @Param("boxes")
    public String queries = "";

    private Box[] boxes = {};

    private record Box(double minX, double minY, double maxX, double maxY) {

        static Box around(double[] xy) {
            if (xy.length != 8 || xy[1] != xy[3] || xy[2] != xy[4]) {
                throw new IllegalArgumentException("not an axis-parallel box: " + Arrays.toString(xy));
            }
            return new Box(xy[0], xy[1], xy[4], xy[5]);
        }
    }

    @Override
    protected String kind() {
        return queries;
    }

    @Override
    protected void load(QuerySet set) {
        boxes = set.shapes().stream().map(Box::around).toArray(Box[]::new);
    }

    @Override
    protected boolean answer(Query query, Blackhole blackhole) {
        Box a = boxes[query.a()];
        Box b = boxes[query.b()];
        double x = query.bx() - query.ax();
        double y = query.by() - query.ay();
        double dx = query.dx();
        double dy = query.dy();
        double enterX = (dx > 0 ? b.minX - a.maxX + x : b.maxX - a.minX + x) / dx;
        double exitX = (dx > 0 ? b.maxX - a.minX + x : b.minX - a.maxX + x) / dx;
        double enterY = (dy > 0 ? b.minY - a.maxY + y : b.maxY - a.minY + y) / dy;
        double exitY = (dy > 0 ? b.maxY - a.minY + y : b.minY - a.maxY + y) / dy;
        double enter = Math.max(enterX, enterY);
        double exit = Math.min(exitX, exitY);
        if (enter >= exit || enter >= 1 || exit <= 0) {
            return false;
        }
        blackhole.consume(enter);
        blackhole.consume(enterX > enterY ? -Math.signum(dx) : 0);
        blackhole.consume(enterX > enterY ? 0 : -Math.signum(dy));
        return true;
    }
}

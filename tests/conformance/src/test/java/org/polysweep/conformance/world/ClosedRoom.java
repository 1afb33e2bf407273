package org.polysweep.conformance.world;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** A square of four thick walls, bodies in it, and whether they still are. */
final class ClosedRoom {

    private static final int HALF = 10;

    private final World world = new World();
    private final List<BodyId> movers = new ArrayList<>();
    private final Random random;
    private List<Actor> before;
    private int faults;
    private long stalled;
    private long rolledBack;
    private boolean isAnyOverBudget;

    ClosedRoom(long seed, int count) {
        random = Trials.random(seed);
        world.addKinematic(ConvexPolygon.box(-30, -30, 30, -HALF), 0, 0);
        world.addKinematic(ConvexPolygon.box(-30, HALF, 30, 30), 0, 0);
        world.addKinematic(ConvexPolygon.box(-30, -30, -HALF, 30), 0, 0);
        world.addKinematic(ConvexPolygon.box(HALF, -30, 30, 30), 0, 0);
        int columns = (int) Math.ceil(Math.sqrt(count));
        double space = 2.0 * HALF / columns;
        for (int i = 0; i < count; i++) {
            int row = i / columns;
            int column = i % columns;
            movers.add(world.add(shape(i, space / 3), space * (0.5 + column) - HALF, space * (0.5 + row) - HALF));
        }
        if (seed % 2 == 0) {
            // The walls come last in the order, and so are B in all contacts.
            movers.forEach(body -> world.bodies().setSortKey(body, -1));
        }
        before = Frame.of(world);
    }

    private static ConvexShape shape(int i, double r) {
        return switch (i % 4) {
            case 0 -> ConvexPolygon.box(-r, -r, r, r);
            case 1 -> RoundedPolygon.circle(0, 0, r);
            case 2 -> ConvexPolygon.of(-r, -r / 2, r, -r / 3, 0, r);
            default -> RoundedPolygon.capsule(-r / 2, 0, r / 2, r / 4, r / 3);
        };
    }

    World world() {
        return world;
    }

    /** Gives some bodies a push, so that frames do not come to rest. */
    void push(double speed, int oneOf) {
        for (BodyId body : movers) {
            if (random.nextInt(oneOf) == 0) {
                world.setDisplacement(
                        body, (2 * random.nextDouble() - 1) * speed, (2 * random.nextDouble() - 1) * speed);
            }
        }
    }

    /** A frame, with all that has to hold afterwards; {@link #faults} counts what does not. */
    void step(Response response, boolean keepMotions) {
        StepReport report = world.step(response);
        stalled += report.stalled().size();
        rolledBack += report.rolledBack().size();
        isAnyOverBudget = !report.overBudget().isEmpty();
        if (keepMotions) {
            world.persistDisplacements();
        }
        List<Actor> after = Frame.of(world);
        if (!after.stream().allMatch(ClosedRoom::isInside)
                || !Frame.newOverlaps(before, after).isEmpty()) {
            faults++;
        }
        before = after;
    }

    /** Decided exactly. */
    private static boolean isInside(Actor body) {
        if (body.isKinematic()) {
            return true;
        }
        ConvexPolygon core = body.shape().part(0).core();
        BigDecimal radius = new BigDecimal(body.shape().part(0).radius());
        return isInside(body.x(), core.minX(), core.maxX(), radius)
                && isInside(body.y(), core.minY(), core.maxY(), radius);
    }

    private static boolean isInside(double place, double low, double high, BigDecimal radius) {
        BigDecimal half = BigDecimal.valueOf(HALF);
        BigDecimal least = new BigDecimal(place).add(new BigDecimal(low)).subtract(radius);
        BigDecimal most = new BigDecimal(place).add(new BigDecimal(high)).add(radius);
        return least.compareTo(half.negate()) >= 0 && most.compareTo(half) <= 0;
    }

    int faults() {
        return faults;
    }

    /** Returns whether a body has used up its budget in the last frame. */
    boolean isAnyOverBudget() {
        return isAnyOverBudget;
    }

    long stalled() {
        return stalled;
    }

    long rolledBack() {
        return rolledBack;
    }
}

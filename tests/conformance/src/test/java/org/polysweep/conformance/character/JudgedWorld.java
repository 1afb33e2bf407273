package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.polysweep.oracle.walk.Walk;
import org.polysweep.oracle.walk.WalkJudge;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/**
 * A world in which a hero walks, and a judge in integers of what is stored in it after each frame: the hero overlaps
 * nothing that it did not overlap before, and is not stuck while it has a free way.
 */
final class JudgedWorld {

    /** A hero that gets no farther than so many units in the last place makes no progress. */
    private static final int STUCK_ULPS = 64;

    /** A way that is so many times longer is free. */
    private static final int WAY = 4;

    final World world;
    final BodyId hero;
    final CharacterMover mover;
    private final WalkJudge judge = new WalkJudge();
    private final Map<BodyId, Integer> numbers = new LinkedHashMap<>();
    private final Map<BodyId, PlacedShape> places = new LinkedHashMap<>();
    private Set<Integer> overlapped = new HashSet<>();
    private final double size;
    private int still;

    /** Watches a world from now on; it gets no more bodies. */
    JudgedWorld(World world, BodyId hero, CharacterMover mover, double size) {
        this.world = world;
        this.hero = hero;
        this.mover = mover;
        this.size = size;
        for (BodyId body : world.bodies().all()) {
            Shape judged = world.bodies().shape(body);
            boolean isOneSided = world.oneWayBodies().contains(body)
                    || (judged instanceof CompoundShape compound && compound.isOneSided())
                    || world.bodies().isSensor(body);
            int number = judge.add(isOneSided);
            for (int i = 0; i < judged.partCount(); i++) {
                judge.addPart(number, judged.part(i).radius(), vertices(judged.part(i)));
            }
            numbers.put(body, number);
        }
        overlapped = overlaps(hero);
    }

    private static double[] vertices(ConvexShape part) {
        ConvexPolygon core = part.core();
        double[] xy = new double[2 * core.vertexCount()];
        for (int i = 0; i < core.vertexCount(); i++) {
            xy[2 * i] = core.x(i);
            xy[2 * i + 1] = core.y(i);
        }
        return xy;
    }

    private void place() {
        numbers.forEach((body, number) -> {
            PlacedShape placed = world.bodies().placed(body);
            if (!placed.equals(places.put(body, placed))) {
                judge.place(
                        number,
                        placed.x(),
                        placed.y(),
                        placed.rotor().halfCos(),
                        placed.rotor().halfSin());
            }
        });
    }

    /** The numbers of the bodies that a body overlaps. */
    Set<Integer> overlaps(BodyId body) {
        place();
        return new HashSet<>(judge.overlapped(numbers.get(body)));
    }

    /** Moves the hero and judges the move; returns its progress across the up direction. */
    double move(double dx, double dy, String name) {
        if (!overlapped.isEmpty()) {
            overlapped = overlaps(hero);
        }
        double x = world.x(hero);
        double y = world.y(hero);
        world.moveAndSlide(hero, dx, dy, mover);
        Set<Integer> now = overlaps(hero);
        assertThat(overlapped).as(name).containsAll(now);
        overlapped = now;
        double progress = across(world.x(hero) - x, world.y(hero) - y);
        still = Math.abs(progress) <= STUCK_ULPS * unit() ? still + 1 : 0;
        return progress;
    }

    /** Judges that bodies, which overlapped nothing in the beginning, overlap nothing. */
    void judgeApart(Collection<BodyId> bodies, String name) {
        for (BodyId body : bodies) {
            assertThat(overlaps(body)).as(name).isEmpty();
        }
    }

    /** Judges a hero on a floor that has made no progress in two frames, although it was to walk across. */
    void judgeProgress(double dx, double dy, String name) {
        double wanted = across(dx, dy);
        if (still >= 2 && mover.report().isOnFloor() && Math.abs(wanted) > WAY * STUCK_ULPS * unit()) {
            Walk walk = new Walk(mover.upX(), mover.upY(), mover.slopeLimit(), mover.stepHeight());
            double distance = Math.min(Math.abs(wanted), Math.max(size / 1024, WAY * STUCK_ULPS * unit()));
            assertThat(judge.freeWay(numbers.get(hero), walk, wanted > 0 ? 1 : -1, distance))
                    .as(name)
                    .isEmpty();
        }
    }

    double across(double dx, double dy) {
        return dx * mover.upY() - dy * mover.upX();
    }

    /** The unit in the last place of the position and the size of the hero. */
    double unit() {
        return Math.ulp(Math.max(Math.abs(world.x(hero)), Math.abs(world.y(hero))) + 4 * size);
    }
}

package org.polysweep.internal.world.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.polysweep.contact.Hit;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.compound.ExactTimeOfImpact;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.rotation.exact.RotatedShapes;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.segment.OneWaySweep;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;
import org.polysweep.world.body.WorldShapeHit;

/** The bodies that a moving shape would hit at their stored positions. */
public final class ShapeCasts {

    private final Bodies bodies;
    private final Scene scene;

    /** In the exact order of times; at the same time, in the order of the world. */
    private final Comparator<Meeting> order;

    public ShapeCasts(Bodies bodies, Scene scene) {
        this.bodies = bodies;
        this.scene = scene;
        order = Comparator.comparingDouble(Meeting::enter)
                .thenComparing(Meeting::exactEnter)
                .thenComparing(meeting -> meeting.body, scene::order);
    }

    public Optional<WorldShapeHit> first(PlacedShape placed, double dx, double dy, BodyFilter filter) {
        return first(OneWaySweep.NOBODY, placed.moving(dx, dy), filter, counting(filter));
    }

    public List<WorldShapeHit> all(PlacedShape placed, double dx, double dy, BodyFilter filter) {
        return all(OneWaySweep.NOBODY, placed.moving(dx, dy), filter, counting(filter));
    }

    public Optional<WorldShapeHit> first(int body, double dx, double dy, BodyFilter filter) {
        return first(body, scene.at(body).moving(dx, dy), filter, counting(body, filter));
    }

    public List<WorldShapeHit> all(int body, double dx, double dy, BodyFilter filter) {
        return all(body, scene.at(body).moving(dx, dy), filter, counting(body, filter));
    }

    private IntPredicate counting(BodyFilter filter) {
        filter.ofShapes();
        return i -> filter.accepts(bodies, i);
    }

    /** A sensor hits no body. */
    private IntPredicate counting(int body, BodyFilter filter) {
        IntPredicate counts = counting(filter);
        return i -> i != body && !bodies.filters.isSensor(body) && scene.mayMeet(body, i) && counts.test(i);
    }

    private Optional<WorldShapeHit> first(int caster, MovingShape mover, BodyFilter filter, IntPredicate counts) {
        return met(caster, mover, filter, counts, true).stream().min(order).map(meeting -> meeting.hit);
    }

    private List<WorldShapeHit> all(int caster, MovingShape mover, BodyFilter filter, IntPredicate counts) {
        return met(caster, mover, filter, counts, false).stream()
                .sorted(order)
                .map(meeting -> meeting.hit)
                .toList();
    }

    /**
     * The hits of the shape, which is the body of a slot or {@link OneWaySweep#NOBODY}. If only the first hit is
     * needed, bodies that are proved to be hit later may be missing.
     */
    private List<Meeting> met(
            int caster, MovingShape mover, BodyFilter filter, IntPredicate counts, boolean firstOnly) {
        Shape shape = mover.shape();
        MovingBox box = new MovingBox().set(shape.minX(), shape.minY(), shape.maxX(), shape.maxY());
        if (mover.isRotated()) {
            box.turned(mover.rotor().halfCos(), mover.rotor().halfSin());
        }
        box.seen(mover.x(), mover.y(), 0, 0).moving(mover.dx(), mover.dy());
        CompoundSweep sweep = new CompoundSweep();
        OneWaySweep oneWay = new OneWaySweep(bodies);
        boolean isOneWay = caster != OneWaySweep.NOBODY && filter.isOneWay(bodies, caster);
        List<Meeting> met = new ArrayList<>();
        scene.along(box, 1, (i, limit) -> {
            if (!counts.test(i)) {
                return limit;
            }
            MovingShape body = scene.at(i).moving(0, 0);
            Optional<Meeting> meeting;
            if (isOneWay || filter.isOneWay(bodies, i)) {
                oneWay.sweep(mover, caster, body, i, 0);
                meeting = meeting(i, mover, oneWay.partA(), body, oneWay.partB(), oneWay.result());
            } else {
                SweepResult result = sweep.sweep(mover, body);
                meeting = meeting(i, mover, sweep.partA(), body, sweep.partB(), result);
            }
            if (meeting.isEmpty() || meeting.get().enter() > limit) {
                return limit;
            }
            met.add(meeting.get());
            return firstOnly ? meeting.get().enter() : limit;
        });
        return met;
    }

    /** The hit of a body, if its sweep found one. */
    private Optional<Meeting> meeting(
            int slot, MovingShape mover, int partA, MovingShape body, int partB, SweepResult result) {
        return result.verdict() != Verdict.HIT
                ? Optional.empty()
                : Optional.of(
                        new Meeting(slot, mover.part(partA), body.part(partB), new WorldShapeHit(bodies.id(slot), (Hit)
                                result.toOutcome())));
    }

    /** A hit, and the two parts that collide. */
    private static final class Meeting {

        private final int body;
        private final MovingShape a;
        private final MovingShape b;
        private final WorldShapeHit hit;
        private Optional<QuadraticSurd> exactEnter = Optional.empty();

        Meeting(int body, MovingShape a, MovingShape b, WorldShapeHit hit) {
            this.body = body;
            this.a = a;
            this.b = b;
            this.hit = hit;
        }

        double enter() {
            return hit.hit().enter();
        }

        /** Found only where two times are rounded to the same double. */
        QuadraticSurd exactEnter() {
            if (exactEnter.isEmpty()) {
                exactEnter = Optional.of(
                        a.isRotated() || b.isRotated()
                                ? RotatedShapes.answer(a, b).contactTime()
                                : new ExactTimeOfImpact().of(ConvexMotion.part(a, 0), ConvexMotion.part(b, 0)));
            }
            return exactEnter.get();
        }
    }
}

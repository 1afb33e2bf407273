package org.polysweep.world;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.polysweep.contact.Hit;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.boxes.BoundedVisitor;
import org.polysweep.internal.boxes.MovingBox;
import org.polysweep.internal.boxes.PairVisitor;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.compound.ExactTimeOfImpact;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.motion.ShapeParts;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.ray.RayCaster;
import org.polysweep.internal.ray.RayMeeting;
import org.polysweep.internal.step.PairList;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.FromInside;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.Shape;

/**
 * Questions about the bodies where they stand between two steps, by the trees of their boxes: one of those that
 * are kinematic, and one of the others.
 */
final class SceneQueries {

    /** No body, where one is to be left out. */
    static final int NO_BODY = -1;

    private final Bodies bodies;
    private final BroadPhase broadPhase;
    private final StandingBoxes kinematic;
    private final StandingBoxes moving;
    private final PairList pairs = new PairList();

    /** Rays meet bodies in the exact order of times; at the same time, in the order of the world. */
    private final Comparator<MetByRay> rayOrder =
            Comparator.comparing(MetByRay::meeting, RayMeeting.BY_TIME).thenComparing(MetByRay::body, this::order);

    SceneQueries(Bodies bodies, BroadPhase broadPhase) {
        this.bodies = bodies;
        this.broadPhase = broadPhase;
        kinematic = new StandingBoxes(bodies, true);
        moving = new StandingBoxes(bodies, false);
    }

    /** Notes that a body has been added, removed or moved. */
    void change(int i) {
        kinematic.change(i);
        moving.change(i);
    }

    /** Notes that any body may have been added, removed or moved. */
    void forget() {
        kinematic.forget();
        moving.forget();
    }

    /** Notes that a step has moved bodies. */
    void changeAll() {
        moving.forget();
        for (int i = 0; i < bodies.places; i++) {
            if (bodies.isHere(i) && bodies.kinematic[i] && (bodies.dx[i] != 0 || bodies.dy[i] != 0)) {
                kinematic.change(i);
            }
        }
    }

    List<BodyId> bodies() {
        List<BodyId> list = new ArrayList<>(bodies.count());
        for (int rank = 0; rank < bodies.count(); rank++) {
            list.add(bodies.idAt(rank));
        }
        return list;
    }

    /** Visits the pairs of swept boxes that may meet. */
    void pairs(SweptBoxes swept, BiConsumer<BodyId, BodyId> listener) {
        pairs.clear();
        PairVisitor ofRanks = (a, b) -> {
            if (broadPhase.mayMeet(a, b)) {
                pairs.add(Math.min(a, b), Math.max(a, b));
            }
        };
        swept.new Pairs((place, later) -> ofRanks.pair(swept.rank(place), swept.rank(later)), ofRanks).visit(0, 1);
        pairs.sort();
        for (int i = 0; i < pairs.count(); i++) {
            listener.accept(bodies.idAt(pairs.first(i)), bodies.idAt(pairs.second(i)));
        }
    }

    /** Visits the bodies that may be as near to a box as a limit, by index. */
    private void nearest(MovingBox box, double limit, BoundedVisitor visitor) {
        double left = kinematic.nearest(box, limit, visitor);
        moving.nearest(box, left, visitor);
    }

    /** Visits the bodies that a box may meet on its way, by index. */
    private void along(MovingBox box, double limit, BoundedVisitor visitor) {
        double left = kinematic.along(box, limit, visitor);
        moving.along(box, left, visitor);
    }

    private PlacedShape at(int i) {
        return bodies.shape[i].at(bodies.x[i], bodies.y[i]);
    }

    Optional<FirstContact> castShape(Shape shape, double x, double y, double dx, double dy, int self) {
        MovingShape mover = new MovingShape(shape, x, y, dx, dy);
        MovingBox box = new MovingBox()
                .set(shape.minX(), shape.minY(), shape.maxX(), shape.maxY())
                .seen(x, y, 0, 0)
                .moving(dx, dy);
        First first = new First();
        along(box, 1, (i, limit) -> {
            if (i != self && !bodies.isSensor(i) && (self == NO_BODY || broadPhase.mayMeetByIndex(self, i))) {
                first.take(mover, i);
            }
            return first.enter();
        });
        return first.best.map(Meeting::contact);
    }

    /** Finds the first of several contacts: by its exact time, then in the order of the world. */
    private final class First {

        private final CompoundSweep sweep = new CompoundSweep();
        private Optional<Meeting> best = Optional.empty();
        private int bestBody = NO_BODY;

        void take(MovingShape mover, int i) {
            MovingShape body = at(i).moving(0, 0);
            SweepResult result = sweep.sweep(mover, body);
            if (result.verdict() != Verdict.HIT || result.enter() > enter()) {
                return;
            }
            Meeting meeting = new Meeting(
                    ConvexMotion.part(mover, sweep.partA()),
                    ConvexMotion.part(body, sweep.partB()),
                    new FirstContact(bodies.id(i), (Hit) result.toContact()));
            int order = best.map(meeting::compareTo).orElse(-1);
            if (order < 0 || (order == 0 && bodies.comesBefore(i, bestBody))) {
                best = Optional.of(meeting);
                bestBody = i;
            }
        }

        /** The time of the best one, rounded down; 1 if there is none yet. */
        double enter() {
            return best.map(meeting -> meeting.contact().hit().enter()).orElse(1.0);
        }
    }

    /** A contact, and the two parts that meet in it. */
    private record Meeting(ConvexMotion a, ConvexMotion b, FirstContact contact) implements Comparable<Meeting> {

        @Override
        public int compareTo(Meeting other) {
            int order =
                    Double.compare(contact.hit().enter(), other.contact.hit().enter());
            return order == 0 ? exactEnter().compareTo(other.exactEnter()) : order;
        }

        private QuadraticSurd exactEnter() {
            return new ExactTimeOfImpact().of(a, b);
        }
    }

    List<BodyId> overlapBox(double minX, double minY, double maxX, double maxY) {
        ConvexShape region = ConvexPolygon.box(minX, minY, maxX, maxY);
        Intersection intersection = new Intersection();
        List<Integer> inside = new ArrayList<>();
        nearest(new MovingBox().set(minX, minY, maxX, maxY), 0, (i, same) -> {
            PlacedShape body = at(i);
            Shape shape = body.shape();
            MovingBox box = new MovingBox().set(minX, minY, maxX, maxY).seen(0, 0, body.x(), body.y());
            double left = ShapeParts.nearest(shape, box, 0, (part, limit) -> {
                Verdict verdict = intersection.verdict(shape.part(part), body.x(), body.y(), region, 0, 0);
                return verdict == Verdict.MISS ? limit : -1;
            });
            if (left < 0) {
                inside.add(i);
            }
            return same;
        });
        return inside.stream().sorted(this::order).map(bodies::id).toList();
    }

    /** The order of the world, by index. */
    private int order(int i, int k) {
        return bodies.comesBefore(i, k) ? -1 : bodies.comesBefore(k, i) ? 1 : 0;
    }

    Optional<BodyHit> castRay(Ray ray) {
        return met(ray, true).stream().min(rayOrder).map(this::toHit);
    }

    List<BodyHit> castRayAll(Ray ray) {
        return met(ray, false).stream().sorted(rayOrder).map(this::toHit).toList();
    }

    /** Where a ray meets a body, which has an index. */
    private record MetByRay(int body, RayMeeting meeting) {}

    private BodyHit toHit(MetByRay met) {
        return new BodyHit(bodies.id(met.body), met.meeting.hit());
    }

    /** What a ray meets; of the bodies that are certainly not met first, perhaps not all if only the first counts. */
    private List<MetByRay> met(Ray ray, boolean firstOnly) {
        RayCaster caster = new RayCaster(ray, FromInside.AT_ORIGIN);
        MovingBox point =
                new MovingBox().set(ray.x(), ray.y(), ray.x(), ray.y()).moving(ray.dx(), ray.dy());
        List<MetByRay> met = new ArrayList<>();
        along(point, ray.isEndless() ? Double.POSITIVE_INFINITY : 1, (i, limit) -> {
            Optional<RayMeeting> meeting = caster.cast(0, at(i));
            meeting.ifPresent(found -> met.add(new MetByRay(i, found)));
            return firstOnly && meeting.isPresent()
                    ? Math.min(limit, Math.nextUp(meeting.get().hit().t()))
                    : limit;
        });
        return met;
    }

    Optional<Neighbour> nearest(double x, double y) {
        PlacedShape point = ConvexPolygon.of(0, 0).at(x, y);
        int[] best = {NO_BODY};
        double[] least = {Double.POSITIVE_INFINITY};
        nearest(new MovingBox().set(x, y, x, y), Double.POSITIVE_INFINITY, (i, limit) -> {
            double distance = Distance.of(point, at(i));
            if (best[0] == NO_BODY || distance < least[0] || (distance == least[0] && bodies.comesBefore(i, best[0]))) {
                best[0] = i;
                least[0] = distance;
            }
            return least[0];
        });
        return best[0] == NO_BODY ? Optional.empty() : Optional.of(new Neighbour(bodies.id(best[0]), least[0]));
    }
}

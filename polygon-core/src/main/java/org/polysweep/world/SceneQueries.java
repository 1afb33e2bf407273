package org.polysweep.world;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polysweep.contact.Hit;
import org.polysweep.contact.RayHit;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.boxes.BoundedVisitor;
import org.polysweep.internal.boxes.MovingBox;
import org.polysweep.internal.boxes.PairVisitor;
import org.polysweep.internal.boxes.PartTree;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.compound.ExactTimeOfImpact;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.step.PairList;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.query.RayCast;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.FromInside;
import org.polysweep.shape.MovingCompound;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Ray;

/**
 * Questions about the bodies where they stand between two steps, by the trees of their boxes: one of those that
 * are fixed, and one of the others.
 */
final class SceneQueries {

    /** No body, where one is to be left out. */
    static final int NO_BODY = -1;

    private final Bodies bodies;
    private final BroadPhase broadPhase;
    private final StandingBoxes fixed;
    private final StandingBoxes moving;
    private final PairList pairs = new PairList();

    SceneQueries(Bodies bodies, BroadPhase broadPhase) {
        this.bodies = bodies;
        this.broadPhase = broadPhase;
        fixed = new StandingBoxes(bodies, true);
        moving = new StandingBoxes(bodies, false);
    }

    /** Notes that a body has been added, removed or moved. */
    void change(int i) {
        fixed.change(i);
        moving.change(i);
    }

    /** Notes that a step has moved bodies. */
    void changeAll() {
        moving.forget();
        for (int i = 0; i < bodies.places; i++) {
            if (bodies.isHere(i) && bodies.fixed[i] && (bodies.dx[i] != 0 || bodies.dy[i] != 0)) {
                fixed.change(i);
            }
        }
    }

    List<BodyId> bodies() {
        List<BodyId> list = new ArrayList<>(bodies.count());
        for (int rank = 0; rank < bodies.count(); rank++) {
            list.add(bodies.handleAt(rank));
        }
        return list;
    }

    /** Visits the pairs of swept boxes that may meet. */
    void pairs(SweptBoxes swept, PairListener listener) {
        pairs.clear();
        PairVisitor ofRanks = (a, b) -> {
            if (broadPhase.mayMeet(a, b)) {
                pairs.add(Math.min(a, b), Math.max(a, b));
            }
        };
        swept.new Pairs((place, later) -> ofRanks.pair(swept.rank(place), swept.rank(later)), ofRanks).visit(0, 1);
        pairs.sort();
        for (int i = 0; i < pairs.count(); i++) {
            listener.pair(bodies.handleAt(pairs.first(i)), bodies.handleAt(pairs.second(i)));
        }
    }

    /** Visits the bodies that may be as near to a box as a limit, by index. */
    private void nearest(MovingBox box, double limit, BoundedVisitor visitor) {
        double left = fixed.nearest(box, limit, visitor);
        moving.nearest(box, left, visitor);
    }

    /** Visits the bodies that a box may meet on its way, by index. */
    private void along(MovingBox box, double limit, BoundedVisitor visitor) {
        double left = fixed.along(box, limit, visitor);
        moving.along(box, left, visitor);
    }

    private MovingCompound at(int i) {
        return bodies.shape[i].at(bodies.x[i], bodies.y[i]);
    }

    Optional<FirstContact> firstContact(CompoundShape shape, double x, double y, double dx, double dy, int self) {
        MovingCompound mover = new MovingCompound(shape, x, y, dx, dy);
        MovingBox box = new MovingBox()
                .set(shape.minX(), shape.minY(), shape.maxX(), shape.maxY())
                .seen(x, y, 0, 0)
                .moving(dx, dy);
        First first = new First();
        along(box, 1, (i, limit) -> {
            if (i != self && (self == NO_BODY || broadPhase.mayMeetByIndex(self, i))) {
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

        void take(MovingCompound mover, int i) {
            MovingCompound body = at(i);
            SweepResult result = sweep.sweep(mover, body);
            if (result.verdict() != Verdict.HIT || result.enter() > enter()) {
                return;
            }
            Meeting meeting = new Meeting(
                    mover.part(sweep.partA()),
                    body.part(sweep.partB()),
                    new FirstContact(bodies.handle(i), sweep.partB(), (Hit) result.toContact()));
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
    private record Meeting(MovingShape a, MovingShape b, FirstContact contact) implements Comparable<Meeting> {

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

    List<BodyId> inRegion(double minX, double minY, double maxX, double maxY) {
        MovingShape region = ConvexPolygon.box(minX, minY, maxX, maxY).at(0, 0);
        List<Integer> inside = new ArrayList<>();
        nearest(new MovingBox().set(minX, minY, maxX, maxY), 0, (i, same) -> {
            MovingCompound body = at(i);
            MovingBox box = new MovingBox().set(minX, minY, maxX, maxY).seen(0, 0, body.x(), body.y());
            double left = PartTree.nearest(
                    body.shape(),
                    box,
                    0,
                    (part, limit) -> Intersection.of(body.part(part), region) == Verdict.MISS ? limit : -1);
            if (left < 0) {
                inside.add(i);
            }
            return same;
        });
        return inside.stream().sorted(this::order).map(bodies::handle).toList();
    }

    /** The order of the world, by index. */
    private int order(int i, int k) {
        return bodies.comesBefore(i, k) ? -1 : bodies.comesBefore(k, i) ? 1 : 0;
    }

    Optional<BodyHit> firstHit(Ray ray) {
        List<BodyHit> hits = hits(ray, true);
        return hits.isEmpty() ? Optional.empty() : Optional.of(hits.get(0));
    }

    List<BodyHit> allHits(Ray ray) {
        return hits(ray, false);
    }

    private List<BodyHit> hits(Ray ray, boolean firstOnly) {
        List<Part> parts = new ArrayList<>();
        MovingBox point =
                new MovingBox().set(ray.x(), ray.y(), ray.x(), ray.y()).moving(ray.dx(), ray.dy());
        double end = ray.isEndless() ? Double.POSITIVE_INFINITY : 1;
        along(point, end, (i, limit) -> takeParts(ray, i, firstOnly, limit, parts));
        parts.sort(Comparator.comparing(Part::body, this::order).thenComparingInt(Part::index));
        List<MovingShape> shapes =
                parts.stream().map(part -> at(part.body()).part(part.index())).toList();
        Set<Integer> met = new HashSet<>();
        List<BodyHit> hits = new ArrayList<>();
        for (RayHit hit : RayCast.all(ray, shapes, FromInside.AT_ORIGIN)) {
            Part part = parts.get(hit.index());
            if (met.add(part.body())) {
                hits.add(new BodyHit(bodies.handle(part.body()), withIndex(hit, part.index())));
            }
        }
        return hits;
    }

    /** A part of a body. */
    private record Part(int body, int index) {}

    /**
     * Takes those parts of a body that a ray may meet up to a limit, which is returned: if only the first counts, it
     * comes down to its time.
     */
    private double takeParts(Ray ray, int i, boolean firstOnly, double before, List<Part> parts) {
        MovingCompound body = at(i);
        MovingBox point = new MovingBox()
                .set(ray.x(), ray.y(), ray.x(), ray.y())
                .seen(0, 0, body.x(), body.y())
                .moving(ray.dx(), ray.dy());
        return PartTree.along(body.shape(), point, before, (part, limit) -> {
            parts.add(new Part(i, part));
            return firstOnly ? Math.min(limit, timeOfHit(ray, body.part(part))) : limit;
        });
    }

    /** A time certainly not before a ray meets a shape; infinite if it does not. */
    private static double timeOfHit(Ray ray, MovingShape shape) {
        return Math.nextUp(RayCast.first(ray, shape).map(RayHit::t).orElse(Double.POSITIVE_INFINITY));
    }

    private static RayHit withIndex(RayHit hit, int index) {
        return new RayHit(index, hit.verdict(), hit.t(), hit.normalX(), hit.normalY(), hit.point(), hit.feature());
    }

    Optional<Neighbour> nearest(double x, double y) {
        MovingCompound point = CompoundShape.of(ConvexPolygon.of(0, 0)).at(x, y);
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
        return best[0] == NO_BODY ? Optional.empty() : Optional.of(new Neighbour(bodies.handle(best[0]), least[0]));
    }
}

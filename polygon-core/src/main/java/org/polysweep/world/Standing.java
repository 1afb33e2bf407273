package org.polysweep.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polysweep.contact.Hit;
import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.polygon.CompoundShape;
import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.polygon.MovingCompound;
import org.polysweep.polygon.MovingShape;
import org.polysweep.query.Distance;
import org.polysweep.query.FromInside;
import org.polysweep.query.Intersection;
import org.polysweep.query.Ray;
import org.polysweep.query.RayCast;
import org.polysweep.query.RayHit;
import org.polysweep.sweep.CompoundSweep;
import org.polysweep.sweep.ExactEnter;

/** Questions about the bodies where they stand between two steps, by a tree of their boxes that is built when it is first needed. */
final class Standing {

    /** No body, where one is to be left out. */
    static final int NO_BODY = -1;

    private final Bodies bodies;
    private final BroadPhase broadPhase;
    private final Lines lines = new Lines();
    private final SweptBoxes boxes;
    private final PairList pairs = new PairList();
    private boolean isKnown;

    Standing(Bodies bodies, BroadPhase broadPhase) {
        this.bodies = bodies;
        this.broadPhase = broadPhase;
        boxes = new SweptBoxes(bodies);
    }

    /** Notes that bodies have come, gone or moved. */
    void forget() {
        isKnown = false;
    }

    List<Handle> bodies() {
        List<Handle> list = new ArrayList<>(bodies.count());
        for (int rank = 0; rank < bodies.count(); rank++) {
            list.add(bodies.handleAt(rank));
        }
        return list;
    }

    /** Visits the pairs of a tree of swept boxes that may meet. */
    void pairs(BoxTree swept, PairListener listener) {
        pairs.clear();
        swept.pairs(0, swept.leaves(), (place, later) -> {
            int a = Math.min(swept.box(place), swept.box(later));
            int b = Math.max(swept.box(place), swept.box(later));
            if (broadPhase.mayMeet(a, b)) {
                pairs.add(a, b);
            }
        });
        pairs.sort();
        for (int i = 0; i < pairs.count(); i++) {
            listener.pair(bodies.handleAt(pairs.first(i)), bodies.handleAt(pairs.second(i)));
        }
    }

    private BoxTree tree() {
        if (!isKnown) {
            isKnown = true;
            lines.clear();
            for (int rank = 0; rank < bodies.count(); rank++) {
                int i = bodies.byRank(rank);
                lines.add(rank, bodies.x[i], bodies.y[i], 0, 0, 0);
            }
            boxes.build(lines);
        }
        return boxes.tree();
    }

    /** The ranks of the bodies whose boxes meet a region, in order. */
    private int[] near(double minX, double minY, double maxX, double maxY) {
        Ranks ranks = new Ranks();
        tree().meeting(minX, minY, maxX, maxY, ranks);
        return ranks.inOrder();
    }

    private MovingCompound at(int rank) {
        int i = bodies.byRank(rank);
        return bodies.shape[i].at(bodies.x[i], bodies.y[i]);
    }

    Optional<FirstContact> firstContact(CompoundShape shape, double x, double y, double dx, double dy, int self) {
        MovingCompound mover = new MovingCompound(shape, x, y, dx, dy);
        Lines way = new Lines();
        way.add(0, x, y, dx, dy, 0);
        CompoundSweep sweep = new CompoundSweep();
        Optional<Meeting> first = Optional.empty();
        for (int rank : near(
                way.minX(0, shape.minX()),
                way.minY(0, shape.minY()),
                way.maxX(0, shape.maxX()),
                way.maxY(0, shape.maxY()))) {
            int i = bodies.byRank(rank);
            if (i == self || (self != NO_BODY && !broadPhase.mayMeet(bodies.rank(self), rank))) {
                continue;
            }
            MovingCompound body = at(rank);
            SweepResult result = sweep.sweep(mover, body);
            if (result.verdict() == Verdict.HIT) {
                Meeting meeting = new Meeting(
                        mover.part(sweep.partA()),
                        body.part(sweep.partB()),
                        new FirstContact(bodies.handle(i), sweep.partB(), (Hit) result.toContact()));
                if (first.isEmpty() || meeting.isBefore(first.orElseThrow())) {
                    first = Optional.of(meeting);
                }
            }
        }
        return first.map(Meeting::contact);
    }

    /** A contact, and the two parts that meet in it. */
    private record Meeting(MovingShape a, MovingShape b, FirstContact contact) {

        /** Whether this one is exactly before another. */
        boolean isBefore(Meeting other) {
            double enter = contact.hit().enter();
            double otherEnter = other.contact.hit().enter();
            return enter < otherEnter || (enter == otherEnter && exactEnter().compareTo(other.exactEnter()) < 0);
        }

        private QuadraticSurd exactEnter() {
            return new ExactEnter().of(a, b);
        }
    }

    List<Handle> inRegion(double minX, double minY, double maxX, double maxY) {
        MovingShape region = ConvexPolygon.box(minX, minY, maxX, maxY).at(0, 0);
        List<Handle> inside = new ArrayList<>();
        for (int rank : near(minX, minY, maxX, maxY)) {
            MovingCompound body = at(rank);
            for (int part = 0; part < body.shape().size(); part++) {
                if (Intersection.of(body.part(part), region) != Verdict.MISS) {
                    inside.add(bodies.handleAt(rank));
                    break;
                }
            }
        }
        return inside;
    }

    Optional<BodyHit> firstHit(Ray ray) {
        List<BodyHit> hits = hits(ray, true);
        return hits.isEmpty() ? Optional.empty() : Optional.of(hits.get(0));
    }

    List<BodyHit> allHits(Ray ray) {
        return hits(ray, false);
    }

    private List<BodyHit> hits(Ray ray, boolean firstOnly) {
        Ranks ranks = new Ranks();
        double end = ray.isEndless() ? Double.POSITIVE_INFINITY : 1;
        tree().along(ray.x(), ray.y(), ray.dx(), ray.dy(), end, (rank, limit) -> {
            ranks.box(rank);
            return firstOnly ? Math.min(limit, timeOfHit(ray, rank)) : limit;
        });
        List<MovingShape> shapes = new ArrayList<>();
        List<Part> parts = new ArrayList<>();
        for (int rank : ranks.inOrder()) {
            MovingCompound body = at(rank);
            for (int part = 0; part < body.shape().size(); part++) {
                shapes.add(body.part(part));
                parts.add(new Part(rank, part));
            }
        }
        Set<Integer> met = new HashSet<>();
        List<BodyHit> hits = new ArrayList<>();
        for (RayHit hit : RayCast.all(ray, shapes, FromInside.AT_ORIGIN)) {
            Part part = parts.get(hit.index());
            if (met.add(part.rank())) {
                hits.add(new BodyHit(bodies.handleAt(part.rank()), withIndex(hit, part.index())));
            }
        }
        return hits;
    }

    /** A part of the body at a rank. */
    private record Part(int rank, int index) {}

    /** The time at which a ray meets a body, rounded down; infinite if it does not. */
    private double timeOfHit(Ray ray, int rank) {
        MovingCompound body = at(rank);
        double time = Double.POSITIVE_INFINITY;
        for (int part = 0; part < body.shape().size(); part++) {
            time = Math.min(
                    time, RayCast.first(ray, body.part(part)).map(RayHit::t).orElse(Double.POSITIVE_INFINITY));
        }
        return Math.nextUp(time);
    }

    private static RayHit withIndex(RayHit hit, int index) {
        return new RayHit(index, hit.verdict(), hit.t(), hit.normalX(), hit.normalY(), hit.point(), hit.feature());
    }

    Optional<Neighbour> nearest(double x, double y) {
        MovingCompound point = CompoundShape.of(ConvexPolygon.of(0, 0)).at(x, y);
        int[] best = {NO_BODY};
        double[] least = {Double.POSITIVE_INFINITY};
        tree().nearest(x, y, x, y, Double.POSITIVE_INFINITY, (rank, limit) -> {
            double distance = Distance.of(point, at(rank));
            if (best[0] == NO_BODY || distance < least[0] || (distance == least[0] && rank < best[0])) {
                best[0] = rank;
                least[0] = distance;
            }
            return least[0];
        });
        return best[0] == NO_BODY ? Optional.empty() : Optional.of(new Neighbour(bodies.handleAt(best[0]), least[0]));
    }

    /** Collects ranks. */
    private static final class Ranks implements BoxVisitor {

        private int[] ranks = new int[16];
        private int count;

        @Override
        public void box(int rank) {
            if (count == ranks.length) {
                ranks = Arrays.copyOf(ranks, 2 * count);
            }
            ranks[count++] = rank;
        }

        int[] inOrder() {
            int[] found = Arrays.copyOf(ranks, count);
            Arrays.sort(found);
            return found;
        }
    }
}

package org.polysweep.internal.world.query;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.tree.BoundedVisitor;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.internal.tree.PairVisitor;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.shape.PlacedShape;
import org.polysweep.world.body.BodyId;

/**
 * The bodies at their positions between two steps, for queries: a tree of the boxes of the kinematic bodies, and a tree
 * of the boxes of the others.
 */
public final class Scene {

    private final Bodies bodies;
    private final BroadPhase broadPhase;
    private final StandingBoxes kinematic;
    private final StandingBoxes moving;
    private final PairList pairs = new PairList();

    public Scene(Bodies bodies, BroadPhase broadPhase) {
        this.bodies = bodies;
        this.broadPhase = broadPhase;
        kinematic = new StandingBoxes(bodies, true);
        moving = new StandingBoxes(bodies, false);
    }

    /** Notes that a body has been added, removed or moved. */
    public void change(int slot) {
        kinematic.change(slot);
        moving.change(slot);
    }

    /** Notes that any body may have been added, removed or moved. */
    public void forget() {
        kinematic.forget();
        moving.forget();
    }

    /** Notes that a step has moved bodies. */
    public void changeAll() {
        moving.forget();
        for (int i = 0; i < bodies.places; i++) {
            if (bodies.isHere(i) && bodies.kinematic[i] && (bodies.dx[i] != 0 || bodies.dy[i] != 0)) {
                kinematic.change(i);
            }
        }
    }

    public List<BodyId> bodies() {
        List<BodyId> list = new ArrayList<>(bodies.count());
        for (int rank = 0; rank < bodies.count(); rank++) {
            list.add(bodies.idAt(rank));
        }
        return list;
    }

    /** Visits the pairs of swept boxes that may intersect. */
    public void pairs(SweptBoxes swept, BiConsumer<BodyId, BodyId> listener) {
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

    /**
     * Returns whether a body may collide with another one, by index. The caller's filter cannot change the world
     * meanwhile.
     */
    boolean mayMeet(int slot, int otherSlot) {
        bodies.askers++;
        try {
            return broadPhase.mayMeetByIndex(slot, otherSlot);
        } finally {
            bodies.askers--;
        }
    }

    /** Visits the bodies that may be as near to a box as a limit, by index. */
    void nearest(MovingBox box, double limit, BoundedVisitor visitor) {
        double left = kinematic.nearest(box, limit, visitor);
        moving.nearest(box, left, visitor);
    }

    /** Visits the bodies whose boxes intersect a region, by index; near bodies may be known from the last query. */
    public void meeting(
            double minX,
            double minY,
            double maxX,
            double maxY,
            RecentBoxes recentKinematic,
            RecentBoxes recentMoving,
            BoxVisitor visitor) {
        kinematic.meeting(minX, minY, maxX, maxY, recentKinematic, visitor);
        moving.meeting(minX, minY, maxX, maxY, recentMoving, visitor);
    }

    /** Visits the bodies that a moving box may hit, by index. */
    void along(MovingBox box, double limit, BoundedVisitor visitor) {
        double left = kinematic.along(box, limit, visitor);
        moving.along(box, left, visitor);
    }

    /** A body at its stored position. */
    PlacedShape at(int slot) {
        return bodies.placed(slot);
    }

    /** The order of the world, by index. */
    int order(int slot, int otherSlot) {
        return bodies.comesBefore(slot, otherSlot) ? -1 : bodies.comesBefore(otherSlot, slot) ? 1 : 0;
    }
}

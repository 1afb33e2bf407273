package org.polysweep.benchmarks.world;

import java.util.Iterator;
import java.util.List;
import org.dyn4j.collision.CollisionPair;
import org.dyn4j.collision.broadphase.AABBProducer;
import org.dyn4j.collision.broadphase.BroadphaseFilter;
import org.dyn4j.collision.broadphase.DynamicAABBTree;
import org.dyn4j.collision.broadphase.NullAABBExpansionMethod;
import org.dyn4j.geometry.AABB;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Transform;
import org.polysweep.peers.Dyn4jPeer;
import org.polysweep.peers.PeerAnswer;

/**
 * dyn4j's tree over the swept boxes of the bodies, and for each pair that it finds dyn4j's test for overlap and its
 * time of impact. Not put in order of time.
 */
public class CrowdInTree extends CrowdBenchmark {

    /** A body. */
    private static final class TreeBody {
        final Convex shape;
        double x;
        double y;
        double dx;
        double dy;

        TreeBody(Convex shape, double x, double y) {
            this.shape = shape;
            this.x = x;
            this.y = y;
        }
    }

    /** The swept box of a body. */
    private static final class SweptBox implements AABBProducer<TreeBody> {

        private final Transform transform = new Transform();
        private final AABB end = new AABB(0, 0, 0, 0);

        @Override
        public AABB compute(TreeBody body) {
            AABB box = new AABB(0, 0, 0, 0);
            compute(body, box);
            return box;
        }

        @Override
        public void compute(TreeBody body, AABB box) {
            transform.setTranslation(body.x, body.y);
            body.shape.computeAABB(transform, box);
            transform.setTranslation(body.x + body.dx, body.y + body.dy);
            body.shape.computeAABB(transform, end);
            box.union(end);
        }
    }

    private final Dyn4jPeer narrowPhase = new Dyn4jPeer();
    private final PeerAnswer answer = new PeerAnswer();
    private Crowd crowd = new Crowd(0);
    private TreeBody[] all = {};
    private DynamicAABBTree<TreeBody> tree = tree(0);

    /** Made by JMH. */
    public CrowdInTree() {}

    private static DynamicAABBTree<TreeBody> tree(int size) {
        BroadphaseFilter<TreeBody> everything = (first, second) -> first != second;
        return new DynamicAABBTree<>(everything, new SweptBox(), new NullAABBExpansionMethod<>(), size + 1);
    }

    @Override
    void load(Crowd crowd) {
        this.crowd = crowd;
        List<Convex> shapes =
                this.crowd.outlines().stream().map(narrowPhase::shape).toList();
        all = new TreeBody[this.crowd.size];
        tree = tree(this.crowd.size);
        for (int i = 0; i < all.length; i++) {
            all[i] = new TreeBody(shapes.get(this.crowd.outline[i]), this.crowd.x[i], this.crowd.y[i]);
            tree.add(all[i]);
        }
    }

    @Override
    int frame(double factor) {
        for (int i = 0; i < all.length; i++) {
            all[i].dx = factor * crowd.dx[i];
            all[i].dy = factor * crowd.dy[i];
            tree.update(all[i]);
        }
        int contacts = 0;
        for (Iterator<CollisionPair<TreeBody>> pairs = tree.detectIterator(true); pairs.hasNext(); ) {
            CollisionPair<TreeBody> pair = pairs.next();
            TreeBody a = pair.getFirst();
            TreeBody b = pair.getSecond();
            narrowPhase.sweep(a.shape, a.x, a.y, a.dx, a.dy, b.shape, b.x, b.y, b.dx, b.dy, answer);
            contacts += answer.isMeeting() ? 1 : 0;
        }
        for (TreeBody body : all) {
            body.x += body.dx;
            body.y += body.dy;
        }
        return contacts;
    }

    /** It works with tolerances. */
    @Override
    int tolerance(int contacts) {
        return contacts / 100;
    }
}

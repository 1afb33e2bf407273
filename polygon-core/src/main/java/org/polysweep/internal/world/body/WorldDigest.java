package org.polysweep.internal.world.body;

import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.Shape;

/**
 * Sixty-four bits of all that decides how a world goes on, mixed by the finalizer of SplitMix64 (Steele, Lea and Flood,
 * Fast splittable pseudorandom number generators, 2014), which is a bijection. Only integers: the same everywhere.
 */
public final class WorldDigest {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Bodies bodies;
    private long digest;

    public WorldDigest(Bodies bodies) {
        this.bodies = bodies;
    }

    public long of(int mostChanges) {
        digest = GOLDEN;
        add(mostChanges);
        add(bodies.count());
        for (int rank = 0; rank < bodies.count(); rank++) {
            addBody(bodies.byRank(rank));
        }
        return digest;
    }

    private void addBody(int i) {
        add(bodies.key(i));
        add(bodies.x[i]);
        add(bodies.y[i]);
        add(bodies.dx[i]);
        add(bodies.dy[i]);
        add(bodies.endDx[i]);
        add(bodies.endDy[i]);
        add(bodies.mass[i]);
        add(bodies.restitution[i]);
        add(bodies.filters.category[i]);
        add(bodies.filters.mask[i]);
        add((bodies.keepsMotion[i] ? 1 : 0) | (bodies.kinematic[i] ? 2 : 0) | (bodies.filters.isSensor(i) ? 4 : 0));
        if (bodies.orientations.isSet(i)) {
            add(bodies.orientations.c[i]);
            add(bodies.orientations.s[i]);
            add(bodies.orientations.turnC[i]);
            add(bodies.orientations.turnS[i]);
        }
        addShape(bodies.shape[i]);
    }

    private void addShape(Shape shape) {
        int parts = shape.partCount();
        add(shape.isOneSided() ? -parts : parts);
        for (int part = 0; part < parts; part++) {
            ConvexShape convex = shape.part(part);
            ConvexPolygon core = convex.core();
            add(convex.radius());
            add(core.size());
            for (int corner = 0; corner < core.size(); corner++) {
                add(core.x(corner));
                add(core.y(corner));
            }
        }
    }

    private void add(double number) {
        add(Double.doubleToRawLongBits(number + 0.0));
    }

    private void add(long word) {
        long mixed = (digest ^ word) + GOLDEN;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        digest = mixed ^ (mixed >>> 31);
    }
}

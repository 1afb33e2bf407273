package org.polysweep.internal.world.body;

import java.util.Arrays;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.Shape;

/**
 * The properties of a pair that are tested first, by rank: whether a body is one convex shape, its shape, and whether
 * it is kinematic or one-way.
 */
public final class RankedShapes {

    private static final ConvexShape POINT = ConvexPolygon.of(0, 0);

    private Shape[] shape = {};
    private boolean[] isConvex = {};
    private ConvexShape[] convex = {};
    private boolean[] isKinematic = {};
    private boolean[] isOneWay = {};

    /** Discards all shapes, and makes room for some bodies. */
    void begin(int count, int length) {
        if (convex.length < count) {
            shape = new Shape[length];
            isConvex = new boolean[length];
            convex = new ConvexShape[length];
            isKinematic = new boolean[length];
            isOneWay = new boolean[length];
        }
        Arrays.fill(shape, POINT);
        Arrays.fill(convex, POINT);
    }

    void set(int rank, Shape whole, boolean oneWay) {
        shape[rank] = whole;
        isOneWay[rank] = oneWay;
        isConvex[rank] = whole.partCount() == 1 && !whole.isOneSided() && !oneWay;
        convex[rank] = whole.part(0);
    }

    void setKinematic(int rank, boolean kinematic) {
        isKinematic[rank] = kinematic;
    }

    /** Returns whether no response may change the motion of a body. */
    public boolean isKinematic(int rank) {
        return isKinematic[rank];
    }

    /** Returns whether a body is one convex shape, which collides from all sides. */
    public boolean isConvex(int rank) {
        return isConvex[rank];
    }

    /** The shape of a body, if that is one convex shape. */
    public ConvexShape convex(int rank) {
        return convex[rank];
    }

    /** Returns whether a body has one part, one-sided or not. */
    public boolean isSimple(int rank) {
        return isConvex[rank] || shape[rank].partCount() == 1;
    }

    /** Returns whether a body is solid from some sides only: it is one-way, or a one-sided chain. */
    public boolean isOneSided(int rank) {
        return !isConvex[rank] && (isOneWay[rank] || shape[rank].isOneSided());
    }

    public boolean isOneWay(int rank) {
        return isOneWay[rank];
    }
}

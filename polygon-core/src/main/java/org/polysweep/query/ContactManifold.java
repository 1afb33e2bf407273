package org.polysweep.query;

import java.util.Objects;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Point;
import org.polysweep.internal.manifold.ClippedManifold;

/**
 * The contact manifold of two convex shapes, or of a part of each of two compounds: a normal, and up to two points,
 * each with a separation and the pair of features that identifies it from frame to frame. {@link ContactManifolds}
 * computes it; reusable, not thread-safe.
 *
 * <p>The normal is the normal of the {@linkplain #referenceEdge reference edge}. It is radial, and there is one point,
 * if the cores of the shapes are apart and a vertex of each is closest. Which edge, which points and which features are
 * exact. Each number is the double nearest to the exact one.
 */
public final class ContactManifold {

    /** The numbers; written by {@link ContactManifolds}. */
    final ClippedManifold points = new ClippedManifold();

    private int partA;
    private int partB;

    private ContactManifold() {
        points.clear();
    }

    /** Creates a manifold without points, for {@link ContactManifolds#find}. */
    public static ContactManifold create() {
        return new ContactManifold();
    }

    /** Sets the parts, counted from 0. */
    void setParts(int partA, int partB) {
        this.partA = partA;
        this.partB = partB;
    }

    /** Returns the part of A, counted from 0; 0 for a convex shape. */
    public int partA() {
        return partA;
    }

    /** Returns the part of B, counted from 0; 0 for a convex shape. */
    public int partB() {
        return partB;
    }

    /** Returns the number of points: 0, 1 or 2. If it is 0, the normal is NaN, and there is no reference edge. */
    public int pointCount() {
        return points.pointCount;
    }

    /** Returns the x component of the unit normal, from B toward A; NaN if there is no point. */
    public double normalX() {
        return points.normalX;
    }

    /** Returns the y component of the unit normal. */
    public double normalY() {
        return points.normalY;
    }

    /** Returns whether the reference edge belongs to A; false if it belongs to B, or there is none. */
    public boolean isReferenceOnA() {
        return points.isReferenceOnA;
    }

    /** Returns the reference edge, in the caller's index; -1 if the normal is radial, or there is no point. */
    public int referenceEdge() {
        return points.referenceEdge;
    }

    /**
     * Returns the separation of a point along the normal: negative if the shapes overlap there.
     *
     * @param i the point, from 0; they are in the order of the normal rotated by a quarter turn counter-clockwise
     */
    public double separation(int i) {
        return points.separation[checked(i)];
    }

    /** Returns the x coordinate of point i on the surface of A, in world coordinates. */
    public double xOnA(int i) {
        return points.xOnA[checked(i)];
    }

    /** Returns the y coordinate of point i on the surface of A. */
    public double yOnA(int i) {
        return points.yOnA[checked(i)];
    }

    /** Returns the x coordinate of point i on the surface of B, at the separation along the normal from A. */
    public double xOnB(int i) {
        return points.xOnB[checked(i)];
    }

    /** Returns the y coordinate of point i on the surface of B. */
    public double yOnB(int i) {
        return points.yOnB[checked(i)];
    }

    /** Returns point i on the surface of A. */
    public Point pointOnA(int i) {
        return new Point(xOnA(i), yOnA(i));
    }

    /** Returns point i on the surface of B. */
    public Point pointOnB(int i) {
        return new Point(xOnB(i), yOnB(i));
    }

    /** Returns the vertex or edge of A, or of its core, that makes point i, in the caller's indices. */
    public Feature featureA(int i) {
        return feature(points.featureA[checked(i)]);
    }

    /** Returns the vertex or edge of B, or of its core, that makes point i, in the caller's indices. */
    public Feature featureB(int i) {
        return feature(points.featureB[checked(i)]);
    }

    /**
     * Returns the pair of features as one number, to recognize point i in the next frame: the feature of A in the upper
     * half, the feature of B in the lower half, each as twice its index, plus 1 for an edge. It stays the same if the
     * reference edge passes from A to a parallel edge of B.
     */
    public long id(int i) {
        return ((long) points.featureA[checked(i)] << Integer.SIZE) | points.featureB[i];
    }

    private static Feature feature(int code) {
        return new Feature((code & 1) == 0 ? Feature.Kind.VERTEX : Feature.Kind.EDGE, code >> 1);
    }

    private int checked(int i) {
        return Objects.checkIndex(i, points.pointCount);
    }

    /** Returns the normal and the points, for messages. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("ContactManifold[partA=" + partA + ", partB=" + partB);
        for (int i = 0; i < points.pointCount; i++) {
            text.append(i == 0 ? ", normal=(" + normalX() + ", " + normalY() + ")" : "")
                    .append(", separation=")
                    .append(separation(i))
                    .append(" ")
                    .append(featureA(i))
                    .append(" ")
                    .append(featureB(i));
        }
        return text.append("]").toString();
    }
}

package org.polysweep.internal.manifold;

import org.polysweep.shape.ConvexPolygon;

/**
 * The reference edge of two cores, and the incident edge of the other core, clipped to the strip over the reference
 * edge. If the cores are apart and two vertices are closest, there is only that pair of vertices.
 */
final class ClippedEdge {

    private final PlacedCores cores;
    private final FeatureSigns signs;
    private final ReferenceEdgeSearch search;

    /** The shape that has the reference edge, and the edge; -1 if two vertices are closest. */
    int side;

    int reference;

    /** The clipped edge of the other core; -1 if the core is a point, or two vertices are closest. */
    int incident;

    /** The points, in the order of the normal from B toward A, rotated by a quarter turn counter-clockwise. */
    final ClipPoint[] points = {new ClipPoint(), new ClipPoint()};

    int count;

    /** The closest vertices, if there is no reference edge. */
    int vertexA;

    int vertexB;

    ClippedEdge(PlacedCores cores) {
        this.cores = cores;
        signs = new FeatureSigns(cores);
        search = new ReferenceEdgeSearch(cores, signs);
    }

    /** Finds reference edge and points, unless the separation of the cores is provably greater than a limit. */
    boolean run(double limit) {
        count = 0;
        incident = -1;
        if (!search.run(limit)) {
            return false;
        }
        side = search.side();
        reference = search.edge();
        if (reference < 0) {
            setVertices(0, 0);
            return true;
        }
        ConvexPolygon other = cores.of(PlacedCores.opposite(side)).core;
        int support = search.support();
        if (other.vertexCount() == 1) {
            clipPoint();
            return true;
        }
        int parallel = signs.parallel(side, reference, support);
        incident = parallel >= 0 ? parallel : steepest(other, support);
        clip(other, support, parallel >= 0);
        return true;
    }

    /** Returns whether the normal, from a segment toward the other core, has a positive component toward its front. */
    boolean isFromFront(int segmentSide) {
        ConvexPolygon segment = cores.of(segmentSide).core;
        if (segment.vertexCount() != 2) {
            return true;
        }
        // The front is on the left of the segment, so it is the outer side of the edge that leads back.
        int back = segment.vertexIndex(0) > segment.vertexIndex(1) ? 0 : 1;
        if (reference < 0) {
            boolean isA = segmentSide == PlacedCores.A;
            return signs.height(segmentSide, back, isA ? vertexA : vertexB, isA ? vertexB : vertexA) > 0;
        }
        // Edges with opposite directions have opposite normals.
        return segmentSide == side ? reference == back : signs.along(side, reference, back) < 0;
    }

    /** The edge at a vertex whose direction is most opposed to the reference edge. */
    private int steepest(ConvexPolygon other, int support) {
        int before = other.previous(support);
        if (other.vertexCount() == 2) {
            return before;
        }
        int order = signs.compareAngles(side, reference, before, support);
        boolean isLower = other.edgeIndex(before) < other.edgeIndex(support);
        return order < 0 || (order == 0 && isLower) ? before : support;
    }

    private int ahead(boolean fromEnd, int vertex) {
        int from = fromEnd ? cores.of(side).core.next(reference) : reference;
        return signs.ahead(side, reference, from, vertex);
    }

    private void clipPoint() {
        if (ahead(false, 0) < 0) {
            setClosest(reference, 0);
        } else if (ahead(true, 0) > 0) {
            setClosest(cores.of(side).core.next(reference), 0);
        } else {
            add(true, 0);
        }
    }

    private void clip(ConvexPolygon other, int support, boolean isParallel) {
        int end = cores.of(side).core.next(reference);
        int first = incident;
        int last = other.next(incident);
        int firstAtBegin = ahead(false, first);
        int firstAtEnd = ahead(true, first);
        int lastAtBegin = ahead(false, last);
        int lastAtEnd = ahead(true, last);
        boolean supportIsLast = support == last;
        int mostAhead = isParallel ? Math.max(firstAtBegin, lastAtBegin) : supportIsLast ? lastAtBegin : firstAtBegin;
        int leastAhead = isParallel ? Math.min(firstAtEnd, lastAtEnd) : supportIsLast ? lastAtEnd : firstAtEnd;
        if (mostAhead < 0) {
            setClosest(reference, !isParallel ? support : leadsForward(first) ? last : first);
            return;
        }
        if (leastAhead > 0) {
            setClosest(end, !isParallel ? support : leadsForward(first) ? first : last);
            return;
        }
        addEnd(first, firstAtBegin, firstAtEnd, lastAtBegin, lastAtEnd);
        addEnd(last, lastAtBegin, lastAtEnd, firstAtBegin, firstAtEnd);
        order(supportIsLast);
    }

    private boolean leadsForward(int edge) {
        return signs.along(side, reference, edge) > 0;
    }

    /** Adds an end of the incident edge, or the point at which the edge enters the strip before that end. */
    private void addEnd(int vertex, int atBegin, int atEnd, int otherAtBegin, int otherAtEnd) {
        if (atBegin < 0) {
            if (otherAtBegin > 0) {
                add(false, reference);
            }
        } else if (atEnd > 0) {
            if (otherAtEnd < 0) {
                add(false, cores.of(side).core.next(reference));
            }
        } else {
            add(true, vertex);
        }
    }

    private void add(boolean isVertex, int vertex) {
        points[count].set(isVertex, vertex);
        count++;
    }

    /** Puts two points in order; if they have the same foot, the support comes first. */
    private void order(boolean supportIsLast) {
        if (count < 2) {
            return;
        }
        int forward = signs.along(side, reference, incident);
        boolean swaps = forward == 0 ? supportIsLast : (forward > 0) != (side == PlacedCores.B);
        if (swaps) {
            ClipPoint first = points[0];
            points[0] = points[1];
            points[1] = first;
        }
    }

    private void setClosest(int onReference, int onOther) {
        if (side == PlacedCores.A) {
            setVertices(onReference, onOther);
        } else {
            setVertices(onOther, onReference);
        }
    }

    private void setVertices(int onA, int onB) {
        reference = -1;
        incident = -1;
        side = PlacedCores.B;
        vertexA = onA;
        vertexB = onB;
        count = 1;
    }
}

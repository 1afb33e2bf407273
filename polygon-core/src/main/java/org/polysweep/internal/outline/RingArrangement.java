package org.polysweep.internal.outline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The boundary of the points that an odd number of rings contain: pieces of edges that meet at their ends only.
 *
 * <p>A sweep line goes over the vertices from left to right. It divides each edge at the vertices on it, so edges that
 * overlap fall into equal pieces, and two equal pieces are no longer a boundary. Two edges that cross are neighbors on
 * the line before they do, or cross at a vertex. n edges with k divisions take O((n + k) log n) signs of turns, each
 * exact.
 *
 * @see <a href="https://doi.org/10.1109/TC.1979.1675432">J. L. Bentley, T. A. Ottmann, Algorithms for reporting and
 *     counting geometric intersections, IEEE Transactions on Computers C-28 (1979)</a>
 */
final class RingArrangement {

    /** A piece of the boundary between two points, given by their numbers, and the side on which the interior lies. */
    record Boundary(int left, int right, boolean isInteriorAbove) {}

    /** Pieces of edges on one another, to the right of a point, as far as the next one. */
    private static final class Bundle {
        final List<Rings.Edge> edges = new ArrayList<>(1);
        final int[] ringsBelow;
        int[] ringsAbove;

        /** The edge that ends farthest to the right. */
        Rings.Edge farthest;

        Bundle(Rings.Edge first, int[] ringsBelow) {
            farthest = first;
            this.ringsBelow = ringsBelow;
            ringsAbove = ringsBelow;
            add(first);
        }

        void add(Rings.Edge edge) {
            edges.add(edge);
            farthest = edge.right() > farthest.right() ? edge : farthest;
            ringsAbove = toggled(ringsAbove, edge.ring());
        }
    }

    private final Rings rings;
    private final Orientation turns;
    private final SweepStatus<Bundle> status;
    private List<Boundary> boundaries = new ArrayList<>();
    private Optional<Boolean> isClockwise = Optional.empty();

    /** Sweeps over the rings, or refuses edges that cross, and holes that are not inside the outer ring. */
    RingArrangement(Rings rings, Orientation turns) {
        this.rings = rings;
        this.turns = turns;
        this.status = new SweepStatus<>(turns);
        List<Rings.Edge> edges = rings.edges();
        int next = 0;
        for (int point = 0; point < rings.points().length / 2; point++) {
            int below = status.countBelow(point);
            int through = status.countUpTo(point, below);
            List<Rings.Edge> leadingOn = endAt(point, below, through);
            for (; next < edges.size() && edges.get(next).left() == point; next++) {
                leadingOn.add(edges.get(next));
            }
            int[] inside = below == 0 ? new int[0] : status.get(below - 1).value().ringsAbove;
            List<SweepStatus.Segment<Bundle>> beginning = beginAt(point, leadingOn, inside);
            status.replace(below, through, beginning);
            refuseCrossing(below - 1);
            if (!beginning.isEmpty()) {
                refuseCrossing(below + beginning.size() - 1);
            }
        }
        joinStraightPieces(rings.points().length / 2);
    }

    /** Joins two pieces on one line if no other piece is at the point between them. */
    private void joinStraightPieces(int pointCount) {
        int[] pieceCount = new int[pointCount];
        for (Boundary piece : boundaries) {
            pieceCount[piece.left]++;
            pieceCount[piece.right]++;
        }
        List<Boundary> joined = new ArrayList<>(boundaries.size());
        int[] endingAt = new int[pointCount];
        Arrays.fill(endingAt, -1);
        for (Boundary piece : boundaries) {
            int before = endingAt[piece.left];
            boolean goesOn = pieceCount[piece.left] == 2
                    && before >= 0
                    && turns.at(joined.get(before).left, piece.left, piece.right) == 0;
            if (goesOn) {
                joined.set(before, new Boundary(joined.get(before).left, piece.right, piece.isInteriorAbove));
            } else {
                joined.add(piece);
            }
            endingAt[piece.right] = goesOn ? before : joined.size() - 1;
        }
        boundaries = joined;
    }

    /** The pieces of the boundary, in any order. */
    List<Boundary> boundaries() {
        return boundaries;
    }

    /** Returns whether the caller's order is clockwise along the boundary of the interior that the outer ring makes. */
    boolean isClockwise() {
        return isClockwise.orElse(false);
    }

    /** Ends the bundles from one index to another, which contain a point, and returns their edges that continue. */
    private List<Rings.Edge> endAt(int point, int from, int end) {
        List<Rings.Edge> leadingOn = new ArrayList<>(2);
        for (int i = from; i < end; i++) {
            Bundle bundle = status.get(i).value();
            if (bundle.farthest.right() != point && !leadingOn.isEmpty()) {
                throw crossing(leadingOn.get(0), bundle.farthest);
            }
            for (Rings.Edge edge : bundle.edges) {
                if (edge.right() != point) {
                    leadingOn.add(edge);
                }
            }
            boolean isInteriorAbove = bundle.ringsAbove.length % 2 == 1;
            if (isInteriorAbove != (bundle.ringsBelow.length % 2 == 1)) {
                boundaries.add(new Boundary(status.get(i).left(), point, isInteriorAbove));
                if (isClockwise.isEmpty()) {
                    findWinding(bundle, isInteriorAbove);
                }
            }
        }
        return leadingOn;
    }

    private void findWinding(Bundle bundle, boolean isInteriorAbove) {
        for (Rings.Edge edge : bundle.edges) {
            if (isClockwise.isEmpty() && edge.ring() == 0) {
                isClockwise = Optional.of(rings.leadsRight(edge) != isInteriorAbove);
            }
        }
    }

    /** Bundles the edges that lead to the right from a point, from bottom to top. */
    private List<SweepStatus.Segment<Bundle>> beginAt(int point, List<Rings.Edge> edges, int[] ringsBelow) {
        edges.sort((one, other) -> -turns.at(point, one.right(), other.right()));
        List<SweepStatus.Segment<Bundle>> beginning = new ArrayList<>(edges.size());
        int[] inside = ringsBelow;
        for (int i = 0; i < edges.size(); ) {
            Rings.Edge first = edges.get(i);
            Bundle bundle = new Bundle(first, inside);
            for (i++;
                    i < edges.size()
                            && turns.at(point, first.right(), edges.get(i).right()) == 0;
                    i++) {
                bundle.add(edges.get(i));
            }
            refuseHoleOutside(bundle);
            beginning.add(new SweepStatus.Segment<>(point, bundle.farthest.right(), bundle));
            inside = bundle.ringsAbove;
        }
        return beginning;
    }

    /** A sorted set of rings with one more, or without it if it contains that. */
    private static int[] toggled(int[] set, int ring) {
        int at = Arrays.binarySearch(set, ring);
        int place = at < 0 ? -1 - at : at;
        int[] toggled = new int[at < 0 ? set.length + 1 : set.length - 1];
        System.arraycopy(set, 0, toggled, 0, place);
        if (at < 0) {
            toggled[place] = ring;
            System.arraycopy(set, place, toggled, place + 1, set.length - place);
        } else {
            System.arraycopy(set, place + 1, toggled, place, toggled.length - place);
        }
        return toggled;
    }

    private void refuseHoleOutside(Bundle bundle) {
        int[] above = bundle.ringsAbove;
        if (above.length > 0 && above[0] != 0) {
            throw new IllegalArgumentException(rings.ringName(above[0]) + " must be inside " + rings.ringName(0)
                    + ", but is outside beside " + rings.name(bundle.edges.get(0)));
        }
    }

    /**
     * Refuses a bundle, given by the number of bundles below it, and the next bundle if each divides the ends of the
     * other.
     */
    private void refuseCrossing(int below) {
        if (below < 0 || below + 1 >= status.size()) {
            return;
        }
        Rings.Edge edge = status.get(below).value().farthest;
        Rings.Edge otherEdge = status.get(below + 1).value().farthest;
        if (turns.at(edge.left(), edge.right(), otherEdge.left())
                                * turns.at(edge.left(), edge.right(), otherEdge.right())
                        < 0
                && turns.at(otherEdge.left(), otherEdge.right(), edge.left())
                                * turns.at(otherEdge.left(), otherEdge.right(), edge.right())
                        < 0) {
            throw crossing(edge, otherEdge);
        }
    }

    private IllegalArgumentException crossing(Rings.Edge one, Rings.Edge other) {
        boolean isInOrder = one.from() < other.from();
        Rings.Edge first = isInOrder ? one : other;
        return new IllegalArgumentException(
                rings.name(first.from()) + ": the edge from there to " + rings.name(first.to()) + " crosses "
                        + rings.name(isInOrder ? other : one)
                        + ", so the outline is not simple; give the vertices in order around the shape");
    }
}

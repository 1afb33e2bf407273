package org.polysweep.internal.compound;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactContactEdge;
import org.polysweep.internal.obstacle.NormalOrder;

/**
 * Chooses the edge that gives the normal if several pairs of parts collide at the same time: one on the boundary of the
 * union of their obstacles.
 *
 * <p>From the point q of contact an edge leads in one direction, or in two. If another obstacle begins right beside the
 * edge on its outer side, then the union covers the edge there: it cannot be hit from outside. An edge that is covered
 * in each of its directions is a seam, like the wall between two adjacent tiles. Near q an obstacle is bounded by its
 * edges through q alone, so all of this is decided by signs of products of directions.
 *
 * <p>In a tunnel that is exactly as high as A, the obstacle of the roof covers the whole floor. If no edge remains,
 * only the obstacles with the verdict and the time of the answer are considered; if still no edge remains, covered
 * edges are not removed.
 *
 * @param pairs the pairs that touch or overlap at the time of contact
 * @param verdict the verdict of the compounds
 * @param moves whether A moves relative to B; if not, all contacts are at the same time
 */
record InternalEdgeFilter(List<PartContact> pairs, Verdict verdict, boolean moves) {

    /**
     * The chosen pair and edge.
     *
     * @param pair a pair
     * @param edge the edge of its obstacle; empty if the pair itself chooses
     */
    record Choice(PartContact pair, Optional<ExactContactEdge> edge) {}

    /** A pair and an edge of its obstacle: a candidate. */
    private record PairEdge(PartContact pair, ExactContactEdge edge) {}

    /** Chooses a pair and an edge. */
    Choice choose() {
        List<PartContact> first = earliest();
        Optional<PartContact> sharp =
                first.stream().filter(pair -> !pair.isRound()).findFirst();
        if (verdict == Verdict.OVERLAP || sharp.isEmpty()) {
            return new Choice(first.get(0), Optional.empty());
        }
        QuadraticSurd time = sharp.get().time();
        List<PairEdge> faces = first.stream()
                .flatMap(pair -> pair.facesAt(time).stream().map(edge -> new PairEdge(pair, edge)))
                .toList();
        Comparator<ExactVector> order =
                NormalOrder.atContact(sharp.get().answer().query().d());
        return Stream.of(outside(faces, pairs, time), outside(faces, first, time), faces)
                .filter(some -> !some.isEmpty())
                .findFirst()
                .flatMap(some -> some.stream()
                        .min(Comparator.comparing(face -> face.edge().normal(), order)))
                .map(face -> new Choice(face.pair(), Optional.of(face.edge())))
                // Obstacles that are points have no edges.
                .orElseGet(() -> new Choice(sharp.get(), Optional.empty()));
    }

    /** The edges that none of some obstacles cover. */
    private static List<PairEdge> outside(List<PairEdge> faces, List<PartContact> obstacles, QuadraticSurd time) {
        return faces.stream().filter(face -> !isSeam(face, obstacles, time)).toList();
    }

    /** The pairs that have the verdict, at the least time, in the order of their parts. */
    private List<PartContact> earliest() {
        List<PartContact> first = new ArrayList<>();
        for (PartContact pair : pairs) {
            if (pair.verdict() == verdict) {
                int order = first.isEmpty() ? 0 : order(pair, first.get(0));
                if (order < 0) {
                    first.clear();
                }
                if (order <= 0) {
                    first.add(pair);
                }
            }
        }
        first.sort(Comparator.comparingInt(PartContact::partA).thenComparingInt(PartContact::partB));
        return first;
    }

    /** The order in time; if nothing moves, all are equal. */
    private int order(PartContact pair, PartContact other) {
        return moves ? pair.time().compareTo(other.time()) : 0;
    }

    private static boolean isSeam(PairEdge face, List<PartContact> obstacles, QuadraticSurd time) {
        ExactVector side = face.edge().normal();
        return directions(face, time)
                .allMatch(direction -> obstacles.stream().anyMatch(pair -> pair.beginsBeside(time, direction, side)));
    }

    /** The directions in which an edge leads from the point of contact. */
    private static Stream<ExactVector> directions(PairEdge face, QuadraticSurd time) {
        ExactVector along = face.edge().direction();
        for (ExactContactEdge other : face.pair().edgesAt(time)) {
            // Counter-clockwise, the obstacle turns left in a vertex.
            int turn = along.cross(other.direction()).signum();
            if (turn != 0) {
                return Stream.of(turn > 0 ? along.negated() : along);
            }
        }
        return Stream.of(along, along.negated()).filter(direction -> face.pair().goesOn(time, direction));
    }
}

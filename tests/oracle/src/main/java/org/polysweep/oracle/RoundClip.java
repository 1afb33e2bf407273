package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The line of all t·d, clipped by a round C.
 *
 * @param first with the least t
 * @param last with the greatest t
 * @param throughInterior whether all t strictly between lead into the interior of C (and there are some)
 */
record RoundClip(Crossing first, Crossing last, boolean throughInterior) {
    /**
     * Asks every piece of the boundary in turn, so that nothing has to be compared across different roots.
     *
     * @param core of C
     * @param radius of the disc around each point of the core, positive
     * @param d the direction, not zero
     * @return empty if the line misses C
     */
    static Optional<RoundClip> of(DifferenceBody core, BigInteger radius, IntVector d) {
        List<OraclePiece> pieces = new ArrayList<>(2 * core.edges().size() + 1);
        core.edges().forEach(edge -> pieces.add(new StraightPiece(edge, radius))); // first, for the joins are theirs
        core.corners().forEach(corner -> pieces.add(new ArcPiece(corner, radius)));
        return firstOf(pieces.stream().map(piece -> piece.crossing(d, -1)))
                .map(entry -> new RoundClip(
                        entry,
                        firstOf(pieces.stream().map(piece -> piece.crossing(d, 1)))
                                .orElseThrow(), // C is bounded
                        true))
                .or(() -> firstOf(pieces.stream().map(piece -> piece.graze(d))));
    }

    private static <T> Optional<T> firstOf(Stream<Optional<T>> found) {
        return found.flatMap(Optional::stream).findFirst();
    }

    LineClip times() {
        return new LineClip(first.time(), last.time(), throughInterior);
    }
}

package org.polysweep.oracle;

import java.util.List;
import java.util.Optional;

/**
 * The exact answer to a question about shapes in parts.
 *
 * @param partA the part of A that the answer is about; -1 for MISS
 * @param partB the part of B; -1 for MISS
 * @param timing the verdict and the times of these two
 * @param normal from B toward A, of length 1; empty for MISS, and for points that stand on each other
 * @param edges of HIT and TOUCH the edges and arcs that count, first the one that gives the normal; none for the other
 *     verdicts, and where all obstacles are points
 */
public record CompoundAnswer(
        int partA, int partB, ExactTiming timing, Optional<OracleUnitVector> normal, List<ContactEdge> edges) {

    static final CompoundAnswer MISS = new CompoundAnswer(-1, -1, ExactTiming.MISS, Optional.empty(), List.of());

    /** Copies the list. */
    public CompoundAnswer {
        edges = List.copyOf(edges);
    }
}

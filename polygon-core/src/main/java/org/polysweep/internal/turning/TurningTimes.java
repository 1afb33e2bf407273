package org.polysweep.internal.turning;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.algebraic.RootIsolation;

/**
 * The times at which the nearness of two bodies may change, in order, from a first to a last one, which are always
 * among them.
 *
 * <p>To be apart and to overlap are both open conditions, so the bodies touch whenever their nearness changes. Then
 * some gap is 0, of a corner with its foot on an edge or of two corners. So it is enough to take the roots of all gaps
 * where that is so. Only if a gap is zero at all times (a segment slides along its own line, a circle rolls) that says
 * nothing about when; then the roots of all polynomials are taken that nearness depends on.
 */
final class TurningTimes {

    private final TurningPair pair;
    private final Dyadic first;
    private final Dyadic last;
    private final SortedSet<RealRoot> times = new TreeSet<>();

    private TurningTimes(TurningPair pair, Dyadic first, Dyadic last) {
        this.pair = pair;
        this.first = first;
        this.last = last;
    }

    /** Returns the times from a first to a last one, both in [0, 1], ascending, each once. */
    static List<RealRoot> of(TurningPair pair, Dyadic first, Dyadic last) {
        TurningTimes found = new TurningTimes(pair, first, last);
        found.times.add(RealRoot.of(first));
        found.times.add(RealRoot.of(last));
        if (found.hasGapThatIsAlwaysZero()) {
            found.addAllRoots();
        } else {
            found.addRootsOfGaps();
        }
        return new ArrayList<>(found.times);
    }

    private boolean hasGapThatIsAlwaysZero() {
        return pair.cornerPairs().stream().anyMatch(corners -> corners.gap().isZero())
                || pair.edges().stream()
                        .flatMap(edge -> edge.near().stream())
                        .anyMatch(corner -> corner.gap().isZero());
    }

    private void addRootsOfGaps() {
        for (CornerPair corners : pair.cornerPairs()) {
            addRoots(corners.gap());
        }
        for (CornersOverEdge edge : pair.edges()) {
            for (CornerOverEdge corner : edge.near()) {
                for (RealRoot time : RootIsolation.inUnitInterval(corner.gap())) {
                    if (isBetween(time) && corner.hasFootOnEdge(time)) {
                        times.add(time);
                    }
                }
            }
        }
    }

    private void addAllRoots() {
        pair.cornerPairs().forEach(corners -> addRoots(corners.gap()));
        for (CornersOverEdge edge : pair.edges()) {
            for (CornerOverEdge corner : edge.near()) {
                corner.polynomials().forEach(this::addRoots);
            }
        }
    }

    private void addRoots(IntegerPolynomial polynomial) {
        if (!polynomial.isZero()) {
            List<RealRoot> roots = RootIsolation.inUnitInterval(polynomial);
            times.addAll(roots.stream().filter(this::isBetween).toList());
        }
    }

    private boolean isBetween(RealRoot time) {
        return time.compareTo(first) > 0 && time.compareTo(last) < 0;
    }
}

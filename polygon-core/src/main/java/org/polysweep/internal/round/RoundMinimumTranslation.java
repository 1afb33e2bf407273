package org.polysweep.internal.round;

import java.util.Optional;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.obstacle.ExactMinimumTranslation;
import org.polysweep.internal.polygon.ClosestFeatureSearch;
import org.polysweep.internal.polygon.ClosestFeatures;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/**
 * The minimum translation of two shapes that overlap, at least one of which has a radius: the direction follows from
 * the closest features of the two cores, and so does the depth, if the cores are apart. Where they are not, and where
 * rounding is inconclusive, {@link ExactMinimumTranslation} decides. Reusable; only integers allocate.
 */
final class RoundMinimumTranslation implements WayOut {

    private final RoundQuery query;
    private final Stages stages;
    private final RoundDepth depth;
    private final DoubleDouble gapX = new DoubleDouble();
    private final DoubleDouble gapY = new DoubleDouble();
    private final DoubleDouble length = new DoubleDouble();
    private final DoubleDouble square = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();
    private double normalX;
    private double normalY;
    private boolean isFound;
    private boolean areApart;

    /** Finds the closest features of cores that are not points. */
    private Optional<ClosestFeatureSearch> search = Optional.empty();

    /** The result in integers, once it is needed. */
    private Optional<MinimumTranslation> exact = Optional.empty();

    RoundMinimumTranslation(RoundQuery query, Stages stages) {
        this.query = query;
        this.stages = stages;
        depth = new RoundDepth(query);
    }

    /** Discards the last query. */
    void forget() {
        isFound = false;
        if (exact.isPresent()) {
            exact = Optional.empty();
        }
    }

    /** Finds the direction for the query, unless it has been found. */
    RoundMinimumTranslation find() {
        if (isFound) {
            return this;
        }
        isFound = true;
        areApart = false;
        normalX = Double.NaN;
        normalY = Double.NaN;
        if (stages.mayUse(Stage.EXPANSION)) {
            if (query.isOfCircles) {
                areApart = true;
                setAlongGap(0, 0);
            } else {
                findClosestFeatures();
            }
        }
        if (Double.isNaN(normalX) || Double.isNaN(normalY)) {
            normalX = exactly().normalX();
            normalY = exactly().normalY();
        }
        return this;
    }

    @Override
    public double normalX() {
        return normalX;
    }

    @Override
    public double normalY() {
        return normalY;
    }

    @Override
    public double depth() {
        double known = areApart && exact.isEmpty() ? findDepth() : Double.NaN;
        return Double.isNaN(known) ? exactly().depth() : known;
    }

    private double findDepth() {
        if (query.isOfCircles) {
            return depth.ofVertices(0, 0);
        }
        ClosestFeatures closest = search.orElseThrow().features();
        if (!closest.hasEdge()) {
            return depth.ofVertices(closest.onA, closest.onB);
        }
        return closest.isEdgeOfB
                ? depth.ofEdge(closest.onA, closest.onB, query.coreB(), closest.onB, closest.onB + 1)
                : depth.ofEdge(closest.onA, closest.onB, query.coreA(), closest.onA + 1, closest.onA);
    }

    private MinimumTranslation exactly() {
        if (exact.isEmpty()) {
            exact = Optional.of(ExactMinimumTranslation.of(query.exact()));
        }
        return exact.orElseThrow();
    }

    private void findClosestFeatures() {
        if (search.isEmpty()) {
            search = Optional.of(new ClosestFeatureSearch(new ClosestFeatures()));
        }
        ClosestFeatures closest = search.orElseThrow().features();
        closest.setCores(query.coreA(), query.coreB());
        closest.set(query.ax, query.ay, query.adx, query.ady, query.bx, query.by, query.bdx, query.bdy);
        if (!search.orElseThrow().find()) {
            return;
        }
        areApart = true;
        if (closest.hasEdge()) {
            normalX = closest.normalX();
            normalY = closest.normalY();
        } else {
            setAlongGap(closest.onA, closest.onB);
        }
    }

    /** Sets the direction from a vertex of B to a vertex of A, unless rounding is inconclusive. */
    private void setAlongGap(int onA, int onB) {
        query.findGap(onA, onB, gapX, gapY, term);
        square.setProduct(gapX, gapX).setSum(square, term.setProduct(gapY, gapY));
        length.setRoot(square);
        normalX = square.setQuotient(term.setNegation(gapX), length).roundNearest();
        normalY = square.setQuotient(term.setNegation(gapY), length).roundNearest();
    }
}

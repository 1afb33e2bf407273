package org.polysweep.workbench.validate;

import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.CompoundOracle;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ContactEdge;
import org.polysweep.oracle.ExactTiming;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Surd;
import org.polysweep.oracle.TimeError;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.TimeRule;

/**
 * What is exactly true of a query in which nothing is turned.
 *
 * <p>A normal is right within 4 ulp per component. With a tolerance of K ulp it may be off as far as the normal of an
 * edge whose ends are K ulp of the largest magnitude off, by 1/1024 at most: plain doubles round the corners before
 * they know the edge. Strictly it may not.
 */
final class StraightTruth implements ExactTruth {

    private static final int NORMAL_ULPS = 4;

    /** Where edges are no longer than the last digits of the numbers, a normal still has to point that way. */
    private static final double MOST_SLACK = 0x1p-10;

    private final CompoundQuery query;
    private final int tolerance;
    private final CompoundOracle oracle;
    private final Optional<BoxPair> boxes;

    private StraightTruth(CompoundQuery query, int tolerance) {
        this.query = query;
        this.tolerance = tolerance;
        oracle = CompoundOracle.of(query);
        boxes = BoxPair.of(query);
    }

    /**
     * Finds the truth.
     *
     * @throws IllegalArgumentException if the query is not legal
     */
    static StraightTruth of(CompoundQuery query, int tolerance) {
        return new StraightTruth(query, tolerance);
    }

    @Override
    public Verdict verdict() {
        return ExactTruth.verdict(oracle.verdict());
    }

    @Override
    public double enter() {
        return oracle.enterDouble();
    }

    @Override
    public boolean isWithin(double claimed, int ulps) {
        return edges().stream().anyMatch(edge -> TimeError.isWithin(query, exactEnter(), claimed, edge.normal(), ulps));
    }

    @Override
    public double nearestEnter() {
        return TimeError.nearest(exactEnter(), enter());
    }

    @Override
    public boolean hasExactSums(TimeRule rule) {
        return boxes.filter(pair -> pair.hasExactSums(rule)).isPresent();
    }

    /** In a step that is twice as long, shapes that arrive now overlap from 1/2 on. */
    @Override
    public TouchAtEnd touchAtEnd() {
        CompoundQuery longer = new CompoundQuery(
                query.a(),
                query.b(),
                query.positionAX(),
                query.positionAY(),
                query.positionBX(),
                query.positionBY(),
                2 * query.moveAX(),
                2 * query.moveAY(),
                2 * query.moveBX(),
                2 * query.moveBY());
        try {
            return CompoundOracle.of(longer).verdict() == ExactVerdict.HIT ? TouchAtEnd.ARRIVAL : TouchAtEnd.GRAZE;
        } catch (IllegalArgumentException e) {
            return TouchAtEnd.UNKNOWN;
        }
    }

    @Override
    public boolean isEarlyExit(double claimed, AcceptanceRules rules) {
        return boxes.filter(pair -> pair.isEarlyExit(claimed, rules)).isPresent();
    }

    private Surd exactEnter() {
        return oracle.enter().orElseThrow();
    }

    @Override
    public boolean isNormal(double x, double y, boolean strict) {
        List<ContactEdge> right = edges();
        if (right.isEmpty()) {
            return isAgainstMotion(x, y);
        }
        return right.stream().limit(strict ? 1 : right.size()).anyMatch(edge -> isNear(edge, x, y, strict));
    }

    private List<ContactEdge> edges() {
        return oracle.answer().edges();
    }

    private boolean isNear(ContactEdge edge, double x, double y, boolean strict) {
        if (edge.isNear(x, y, NORMAL_ULPS)) {
            return true;
        }
        double slack = Math.min(tolerance * Math.ulp(TimeError.magnitude(query)) / edge.length(), MOST_SLACK);
        return !strict && tolerance > 0 && Math.abs(x - edge.unitX()) <= slack && Math.abs(y - edge.unitY()) <= slack;
    }

    /** A point against a point: there is no edge, and only a TOUCH, whose normal is looked at strictly alone. */
    private boolean isAgainstMotion(double x, double y) {
        return oracle.answer()
                .normal()
                .map(normal -> new ContactEdge(normal, 0).isNear(x, y, NORMAL_ULPS))
                .orElse(false);
    }

    @Override
    public String toJson() {
        ExactTiming timing = oracle.answer().timing();
        return ExactTruth.json(verdict(), timing.enterDouble(), timing.exitDouble(), normalJson());
    }

    private String normalJson() {
        return oracle.answer()
                .normal()
                .map(normal -> new ContactEdge(normal, 0))
                .map(edge -> "[" + NumberText.of(edge.unitX()) + "," + NumberText.of(edge.unitY()) + "]")
                .orElse("null");
    }
}

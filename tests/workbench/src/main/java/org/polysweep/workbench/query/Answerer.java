package org.polysweep.workbench.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.query.Intersection;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.sweep.WorkLimit;
import org.polysweep.sweep.WorkLimitException;

/** Asks the library, along one path. Not thread-safe. */
public final class Answerer {

    private final SweepAlgorithm path;
    private final Sweeper sweeper;
    private final boolean explains;
    private final WorkLimit workLimit;
    private final SweepResult result = SweepResult.create();

    /**
     * Makes an answerer without a limit of work.
     *
     * @param path the path to take
     * @param explains whether answers say why
     */
    public Answerer(SweepAlgorithm path, boolean explains) {
        this(path, explains, WorkLimit.of(Long.MAX_VALUE));
    }

    /**
     * Makes an answerer.
     *
     * @param path the path to take
     * @param explains whether answers say why
     * @param workLimit the limit of the work of each answer
     */
    public Answerer(SweepAlgorithm path, boolean explains, WorkLimit workLimit) {
        this.path = path;
        this.sweeper = Sweeper.of(path);
        this.explains = explains;
        this.workLimit = workLimit;
    }

    /**
     * Answers one query.
     *
     * @throws QueryException if the path does not answer such queries, or if the answer needs more work
     */
    public Answer answer(ShapeQuery query) throws QueryException {
        if (path == SweepAlgorithm.AABB) {
            requireBoxes("a", query.a().shape(), query);
            requireBoxes("b", query.b().shape(), query);
        }
        if (query.isTurned()) {
            requireTurning(query);
        }
        try {
            return workLimit.get(() -> find(query));
        } catch (WorkLimitException e) {
            throw new QueryException(
                    "the exact fallback must take <= " + e.maxOperations()
                            + " operations, but needs more; use a greater --max-work, or numbers whose exponents are"
                            + " closer together",
                    query.id());
        }
    }

    private Answer find(ShapeQuery query) {
        sweeper.sweep(query.a(), query.b(), result);
        SweepOutcome contact = result.toOutcome();
        int partA = result.partA();
        int partB = result.partB();
        MovingShape a = query.a().part(Math.max(partA, 0));
        MovingShape b = query.b().part(Math.max(partB, 0));
        Optional<MinimumTranslation> separation = query.hasParts()
                ? Intersection.minimumTranslation(query.a(), query.b())
                : contact.verdict() == Verdict.OVERLAP ? sweeper.minimumTranslation(a, b) : Optional.empty();
        return new Answer(
                query,
                contact,
                result.partA(),
                result.partB(),
                query.isTurned() && path == SweepAlgorithm.AUTO
                        ? SweepAlgorithm.POLYGON
                        : sweeper.algorithmFor(a.shape().part(0), b.shape().part(0)),
                separation,
                explains ? Optional.of(explain(query, a, b)) : Optional.empty());
    }

    private void requireTurning(ShapeQuery query) throws QueryException {
        if (path == SweepAlgorithm.AABB) {
            throw new QueryException(
                    "--path must not be aabb for a query with a rotor: it accepts only two boxes; leave out --path",
                    query.id());
        }
        if (path == SweepAlgorithm.POLYGON && query.turns()) {
            throw new QueryException(
                    "--path must not be polygon for a query whose shape rotates; leave out --path, or use --path"
                            + " reference",
                    query.id());
        }
    }

    /** Explains the sweep of the two parts that the answer is about; a MISS of compounds has one step. */
    private List<Explanation.Step> explain(ShapeQuery query, MovingShape a, MovingShape b) {
        List<Explanation.Step> steps = new ArrayList<>();
        if (query.hasParts()) {
            String pairs = query.a().shape().partCount() + " of A and "
                    + query.b().shape().partCount() + " of B";
            if (result.partA() == SweepResult.NO_PART) {
                return List.of(new Explanation.Step("parts", pairs + ": no pair touches or overlaps"));
            }
            steps.add(new Explanation.Step(
                    "parts", pairs + ": part " + result.partA() + " of A and part " + result.partB() + " of B answer"));
        }
        steps.addAll(sweeper.explain(a, b).steps());
        return steps;
    }

    private static void requireBoxes(String name, Shape shape, ShapeQuery query) throws QueryException {
        for (int i = 0; i < shape.partCount(); i++) {
            requireBox(shape.partCount() == 1 ? name : name + ".parts[" + i + "]", shape.part(i), query);
        }
    }

    private static void requireBox(String name, ConvexShape shape, ShapeQuery query) throws QueryException {
        if (!shape.core().isBox() || shape.radius() > 0) {
            String what = shape.core().isBox() ? " has a radius" : " is not an axis-aligned box";
            throw new QueryException(
                    name + what + ", and --path aabb accepts only two boxes; leave out --path, or use --path polygon",
                    query.id());
        }
    }
}

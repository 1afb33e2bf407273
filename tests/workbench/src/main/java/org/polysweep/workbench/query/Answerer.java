package org.polysweep.workbench.query;

import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Contact;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Separation;
import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.sweep.SweepPath;
import org.polysweep.sweep.Sweeper;

/** Asks the library, along one path. Not thread-safe. */
public final class Answerer {

    private final SweepPath path;
    private final Sweeper sweeper;
    private final boolean explains;
    private final SweepResult result = new SweepResult();

    /**
     * Makes an answerer.
     *
     * @param path the path to take
     * @param explains whether answers say why
     */
    public Answerer(SweepPath path, boolean explains) {
        this.path = path;
        this.sweeper = Sweeper.of(path);
        this.explains = explains;
    }

    /**
     * Answers one query.
     *
     * @throws QueryException if the path does not answer such queries
     */
    public Answer answer(Query query) throws QueryException {
        if (path == SweepPath.AABB) {
            requireBox("a", query.a().shape(), query);
            requireBox("b", query.b().shape(), query);
        }
        sweeper.sweep(query.a(), query.b(), result);
        Contact contact = result.toContact();
        Optional<Separation> separation =
                contact.verdict() == Verdict.OVERLAP ? sweeper.separation(query.a(), query.b()) : Optional.empty();
        Optional<List<Explanation.Step>> explanation =
                explains ? Optional.of(sweeper.explain(query.a(), query.b()).steps()) : Optional.empty();
        SweepPath answered = sweeper.pathFor(query.a().shape(), query.b().shape());
        return new Answer(query, contact, answered, separation, explanation);
    }

    private static void requireBox(String name, ConvexPolygon shape, Query query) throws QueryException {
        if (!shape.isBox()) {
            throw new QueryException(
                    name + " is no axis-aligned box, and --path aabb answers two boxes only;"
                            + " leave out --path, or take --path polygon",
                    query.id());
        }
    }
}

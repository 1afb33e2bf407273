package org.polysweep.workbench.validate;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.polysweep.contact.SweepResult;
import org.polysweep.oracle.Query;
import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.polygon.ConvexShape;
import org.polysweep.polygon.MovingShape;
import org.polysweep.polygon.RoundedPolygon;
import org.polysweep.sweep.SweepPath;
import org.polysweep.sweep.Sweeper;
import org.polysweep.validate.Claim;
import org.polysweep.validate.JudgingRules;
import org.polysweep.validate.Outcome;
import org.polysweep.workbench.json.AnswerWriter;
import org.polysweep.workbench.query.Answerer;
import org.polysweep.workbench.query.QueryException;
import tools.jackson.databind.json.JsonMapper;

/** A path of the library under test. Not thread-safe: one a thread. */
final class OwnPath {

    private final SweepPath path;
    private final JudgingRules rules;
    private final Sweeper sweeper;
    private final SweepResult result = new SweepResult();
    private final Claim claim = new Claim();

    OwnPath(SweepPath path, JudgingRules rules) {
        this.path = path;
        this.rules = rules;
        sweeper = Sweeper.of(path);
    }

    /** Whether the path is made for a query. */
    boolean takes(Query query) {
        return path != SweepPath.AABB || (isBox(query.a(), query.radiusA()) && isBox(query.b(), query.radiusB()));
    }

    private static boolean isBox(double[] xy, double radius) {
        return radius == 0 && BoxForm.of(xy).isPresent();
    }

    /** Asks a query and judges what is said; whatever is thrown is a finding. */
    Outcome ask(Query query, ExactTruth truth) {
        try {
            sweeper.sweep(a(query), b(query), result);
            claim.copy(result);
        } catch (RuntimeException | StackOverflowError thrown) {
            return Outcome.CRASH;
        }
        return rules.judge(claim, truth);
    }

    /** Whether a query is legal, and shows a kind of finding. */
    boolean shows(Outcome kind, Query query) {
        try {
            return takes(query) && ask(query, ExactTruth.of(query, rules.tolerance())) == kind;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** What the path says to a query, as JSON; what it threw, as a string. */
    String answer(Query query) {
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            AnswerWriter writer = new AnswerWriter(out);
            writer.write(new Answerer(path, false)
                    .answer(new org.polysweep.workbench.query.Query(null, a(query), b(query))));
            writer.flush();
            return out.toString(StandardCharsets.UTF_8).strip();
        } catch (QueryException | RuntimeException | StackOverflowError thrown) {
            return JsonMapper.shared().writeValueAsString(thrown.toString());
        }
    }

    private static MovingShape a(Query query) {
        return shape(query.a(), query.radiusA())
                .at(query.positionAX(), query.positionAY())
                .moving(query.moveAX(), query.moveAY());
    }

    private static MovingShape b(Query query) {
        return shape(query.b(), query.radiusB())
                .at(query.positionBX(), query.positionBY())
                .moving(query.moveBX(), query.moveBY());
    }

    private static ConvexShape shape(double[] xy, double radius) {
        ConvexPolygon core = ConvexPolygon.of(xy);
        return radius == 0 ? core : RoundedPolygon.of(core, radius);
    }
}

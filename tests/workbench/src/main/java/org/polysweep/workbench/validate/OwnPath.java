package org.polysweep.workbench.validate;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.polysweep.contact.SweepPath;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweeper;
import org.polysweep.validate.Claim;
import org.polysweep.validate.JudgingRules;
import org.polysweep.validate.Outcome;
import org.polysweep.workbench.json.AnswerJson;
import org.polysweep.workbench.query.Answerer;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.query.ShapeQuery;
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
    boolean takes(CompoundQuery query) {
        return path != SweepPath.AABB
                || (query.isPair() && isBox(query.a().get(0)) && isBox(query.b().get(0)));
    }

    private static boolean isBox(Part part) {
        return part.radius() == 0 && BoxForm.of(part.vertices()).isPresent();
    }

    /** Asks a query and judges what is said; whatever is thrown is a finding. */
    Outcome ask(CompoundQuery query, ExactTruth truth) {
        try {
            claim.copy(sweep(query));
        } catch (RuntimeException | StackOverflowError thrown) {
            return Outcome.CRASH;
        }
        return rules.judge(claim, truth);
    }

    /** Two convex shapes are asked about as such, and not as compounds of one part. */
    private SweepResult sweep(CompoundQuery query) {
        if (query.isPair()) {
            sweeper.sweep(a(query).part(0), b(query).part(0), result);
        } else {
            sweeper.sweep(a(query), b(query), result);
        }
        return result;
    }

    /** Whether a query is legal, and shows a kind of finding. */
    boolean shows(Outcome kind, CompoundQuery query) {
        try {
            return takes(query) && ask(query, ExactTruth.of(query, rules.tolerance())) == kind;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** What the path says to a query, as JSON; what it threw, as a string. */
    String answer(CompoundQuery query) {
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            AnswerJson writer = new AnswerJson(out);
            writer.write(new Answerer(path, false).answer(new ShapeQuery(null, a(query), b(query), !query.isPair())));
            writer.flush();
            return out.toString(StandardCharsets.UTF_8).strip();
        } catch (QueryException | RuntimeException | StackOverflowError thrown) {
            return JsonMapper.shared().writeValueAsString(thrown.toString());
        }
    }

    private static MovingShape a(CompoundQuery query) {
        return shape(query.a()).at(query.positionAX(), query.positionAY()).moving(query.moveAX(), query.moveAY());
    }

    private static MovingShape b(CompoundQuery query) {
        return shape(query.b()).at(query.positionBX(), query.positionBY()).moving(query.moveBX(), query.moveBY());
    }

    private static CompoundShape shape(List<Part> parts) {
        return CompoundShape.of(parts.stream().map(OwnPath::convex).toList());
    }

    private static ConvexShape convex(Part part) {
        ConvexPolygon core = ConvexPolygon.of(part.vertices());
        return part.radius() == 0 ? core : RoundedPolygon.of(core, part.radius());
    }
}

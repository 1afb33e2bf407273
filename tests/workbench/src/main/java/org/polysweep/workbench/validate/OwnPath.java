package org.polysweep.workbench.validate;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.ClaimedResult;
import org.polysweep.validate.ComparisonOutcome;
import org.polysweep.workbench.json.AnswerJson;
import org.polysweep.workbench.query.Answerer;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.query.ShapeQuery;
import tools.jackson.databind.json.JsonMapper;

/** A path of the library under test. Not thread-safe: one a thread. */
final class OwnPath {

    private final SweepAlgorithm path;
    private final AcceptanceRules rules;
    private final Sweeper sweeper;

    /** The paths for boxes and polygons do not turn. */
    private final Sweeper turning = Sweeper.AUTO;

    private final SweepResult result = SweepResult.create();
    private final ClaimedResult claim = new ClaimedResult();

    OwnPath(SweepAlgorithm path, AcceptanceRules rules) {
        this.path = path;
        this.rules = rules;
        sweeper = Sweeper.of(path);
    }

    /** Whether the path is made for a query. */
    boolean takes(CompoundQuery query) {
        return path != SweepAlgorithm.AABB
                || (!query.isTurned()
                        && query.isPair()
                        && isBox(query.a().get(0))
                        && isBox(query.b().get(0)));
    }

    private static boolean isBox(Part part) {
        return part.radius() == 0 && BoxForm.of(part.vertices()).isPresent();
    }

    /** Asks a query and judges what is said; whatever is thrown is a finding. */
    ComparisonOutcome ask(CompoundQuery query, ExactTruth truth) {
        try {
            claim.copy(sweep(query));
        } catch (RuntimeException | StackOverflowError thrown) {
            return ComparisonOutcome.CRASH;
        }
        return rules.compare(claim, truth);
    }

    /** Two convex shapes are swept as such, and not as compounds of one part. */
    private SweepResult sweep(CompoundQuery query) {
        if (query.isTurned()) {
            turning.sweep(only(a(query)), only(b(query)), result);
        } else if (query.isPair()) {
            sweeper.sweep(a(query).part(0), b(query).part(0), result);
        } else {
            sweeper.sweep(a(query), b(query), result);
        }
        return result;
    }

    /** Whether a query is legal, and shows a kind of finding. */
    boolean shows(ComparisonOutcome kind, CompoundQuery query) {
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
            SweepAlgorithm answering = query.isTurned() ? SweepAlgorithm.AUTO : path;
            writer.write(new Answerer(answering, false)
                    .answer(new ShapeQuery(null, a(query), b(query), !query.isPair(), query.isTurned())));
            writer.flush();
            return out.toString(StandardCharsets.UTF_8).strip();
        } catch (QueryException | RuntimeException | StackOverflowError thrown) {
            return JsonMapper.shared().writeValueAsString(thrown.toString());
        }
    }

    private static MovingShape a(CompoundQuery query) {
        return moving(
                shape(query.a()).at(query.positionAX(), query.positionAY()),
                query.moveAX(),
                query.moveAY(),
                query.rotorsA());
    }

    private static MovingShape b(CompoundQuery query) {
        return moving(
                shape(query.b()).at(query.positionBX(), query.positionBY()),
                query.moveBX(),
                query.moveBY(),
                query.rotorsB());
    }

    private static MovingShape moving(PlacedShape placed, double dx, double dy, List<Double> rotors) {
        return placed.withRotor(Rotor.ofHalfAngle(rotors.get(0), rotors.get(1)))
                .moving(dx, dy)
                .rotatingTo(Rotor.ofHalfAngle(rotors.get(2), rotors.get(3)));
    }

    /** A compound of one part as that part. */
    private static MovingShape only(MovingShape compound) {
        return compound.shape().partCount() == 1 ? compound.part(0) : compound;
    }

    private static CompoundShape shape(List<Part> parts) {
        return CompoundShape.of(parts.stream().map(OwnPath::convex).toList());
    }

    private static ConvexShape convex(Part part) {
        ConvexPolygon core = ConvexPolygon.of(part.vertices());
        return part.radius() == 0 ? core : RoundedPolygon.of(core, part.radius());
    }
}

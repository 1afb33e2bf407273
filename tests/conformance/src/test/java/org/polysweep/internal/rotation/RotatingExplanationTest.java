package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.TurningClass;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.rotation.RotatingPassage.Step;
import org.polysweep.internal.sign.Stages;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.sweep.Sweeper;
import org.polysweep.trials.Trials;

/** An explanation reports the run that produces the result: the verdict, the deciding step and the stage. */
class RotatingExplanationTest {

    private static final int QUERIES = Trials.times(200);

    private static MovingShape moving(List<Part> parts, double x, double y, double dx, double dy, List<Double> rotors) {
        List<ConvexShape> shapes =
                parts.stream().map(RotatingExplanationTest::shape).toList();
        Shape shape = shapes.size() == 1 ? shapes.get(0) : CompoundShape.of(shapes);
        return new MovingShape(
                shape,
                x,
                y,
                dx,
                dy,
                Rotor.ofHalfAngle(rotors.get(0), rotors.get(1)),
                Rotor.ofHalfAngle(rotors.get(2), rotors.get(3)));
    }

    private static ConvexShape shape(Part part) {
        ConvexPolygon core = ConvexPolygon.of(part.vertices());
        return part.radius() == 0 ? core : RoundedPolygon.of(core, part.radius());
    }

    private static MovingShape a(CompoundQuery query) {
        return moving(
                query.a(), query.positionAX(), query.positionAY(), query.moveAX(), query.moveAY(), query.rotorsA());
    }

    private static MovingShape b(CompoundQuery query) {
        return moving(
                query.b(), query.positionBX(), query.positionBY(), query.moveBX(), query.moveBY(), query.rotorsB());
    }

    @ParameterizedTest
    @EnumSource
    void theExplanationIsThatOfTheRun(TurningClass kind) {
        SweepResult result = SweepResult.create();
        Set<Step> steps = EnumSet.noneOf(Step.class);
        for (int i = 0; i < QUERIES; i++) {
            CompoundQuery query = kind.inParts(1, i);
            MovingShape a = a(query);
            MovingShape b = b(query);
            Sweeper.AUTO.sweep(a, b, result);
            boolean areConvex = a.shape() instanceof ConvexShape && b.shape() instanceof ConvexShape;
            if (areConvex || result.verdict() != Verdict.MISS) {
                RotatingPassage passage = AnswerWriter.scratch(result, RotatingSweep.class, RotatingSweep::new)
                        .passage();
                steps.add(passage.step);
                assertThat(passage.verdict).isEqualTo(result.verdict());
                isOf(passage, Sweeper.AUTO.explain(a, b), query);
            }
        }
        assertThat(steps).as("%s", kind).hasSizeGreaterThan(1);
    }

    private static void isOf(RotatingPassage passage, Explanation explanation, CompoundQuery query) {
        String verdict = ": " + passage.verdict + " by " + passage.stage.name().toLowerCase(Locale.ROOT);
        assertThat(explanation.steps())
                .as("%s", query)
                .filteredOn(step -> step.test().equals(passage.step.label()))
                .hasSize(1)
                .allSatisfy(step -> assertThat(step.finding()).endsWith(verdict));
    }

    private static String decision(RotatingPassage passage) {
        return passage.verdict + " " + passage.step + " " + passage.stage + " after " + passage.advancementSteps
                + ", apart until " + passage.apartUntil;
    }

    /** Counting does not change the path: not the step, nor the stage, nor the work of the advancement. */
    @ParameterizedTest
    @EnumSource(names = {"TURNING_GRID", "TURNING_GRAZES", "TURNING_BARS"})
    void countingChangesNothing(TurningClass kind) {
        RotatingSweep plain = new RotatingSweep();
        RotatingSweep counting = new RotatingSweep();
        counting.stages().count();
        SweepResult first = SweepResult.create();
        SweepResult second = SweepResult.create();
        for (int i = 0; i < QUERIES; i++) {
            CompoundQuery query = kind.inParts(2, i);
            plain.write(a(query), b(query), 0, 1, 0, first);
            counting.write(a(query), b(query), 0, 1, 0, second);
            assertThat(decision(plain.passage())).as("%s", query).isEqualTo(decision(counting.passage()));
            assertThat(first.toOutcome()).isEqualTo(second.toOutcome());
        }
    }

    /** Parts count the stage that decides them, in any order of reading, once. */
    @Test
    void theOrderOfReadingDoesNotMatter() {
        MovingShape falling = SomeBodies.rotating(SomeBodies.CRATE, 0.25, 3, 0.5, -4, 0.25);
        MovingShape floor = SomeBodies.still(SomeBodies.FLOOR, 0, 0);
        String forward = "";
        for (boolean isReversed : new boolean[] {false, true}) {
            RotatingSweep sweep = new RotatingSweep();
            sweep.stages().count();
            SweepResult result = SweepResult.create();
            sweep.write(falling, floor, 0, 1, Stages.code(List.of()), result);
            List<Runnable> parts =
                    List.of(result::enter, result::exit, result::normalX, result::featureIndexA, result::contactCount);
            for (int i = 0; i < parts.size(); i++) {
                parts.get(isReversed ? parts.size() - 1 - i : i).run();
            }
            forward = isReversed ? forward : sweep.stages().describe();
            assertThat(sweep.stages().describe()).isEqualTo(forward);
        }
    }
}

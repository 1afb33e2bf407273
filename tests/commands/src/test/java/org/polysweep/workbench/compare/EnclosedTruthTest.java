package org.polysweep.workbench.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.generate.TurningClass;
import org.polysweep.oracle.CompoundOracle;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ExactVerdict;
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
import org.polysweep.workbench.json.QuerySource;
import tools.jackson.databind.json.JsonMapper;

class EnclosedTruthTest {

    private static CompoundQuery query(String json) {
        return QuerySource.query(JsonMapper.shared().readTree(json.replace('\'', '"')));
    }

    private static EnclosedTruth truth(String json) {
        return EnclosedTruth.of(query(json), WayOfTurning.CONSTANT_SPEED, ExactVerdict.MISS);
    }

    /** The corner of a bar of the length 2 comes up to the height 1 at 30 degrees, a third of the quarter. */
    @Test
    void theTimeIsThatOfTheAngle() {
        EnclosedTruth truth =
                truth("{'a':{'vertices':[[-2,0],[2,0]]},'b':{'box':[1.5,1,9,9]},'rotorToA':[1,1],'moveB':[0,0]}");
        assertThat(truth.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(truth.from()).isEqualTo(1 / 3.0, within(1e-11)).isLessThanOrEqualTo(truth.until());
        assertThat(truth.until()).isEqualTo(1 / 3.0, within(1e-11));
        assertThat(truth.isLate(truth.until())).isFalse();
        assertThat(truth.isLate(Math.nextUp(truth.until()))).isTrue();
        assertThat(truth.error(1 / 3.0)).isZero();
        // The bar's end goes a quarter of a circle of the radius 2 in the step.
        assertThat(truth.error(0)).isEqualTo(Math.PI / 3, within(1e-9));
        // A rotor is at atan(1/2)/45° of its way then.
        assertThat(RotorTruth.of(query("{'a':{'vertices':[[-2,0],[2,0]]},'b':{'box':[1.5,1,9,9]},'rotorToA':[1,1]}"))
                        .error(1 / 3.0))
                .isGreaterThan(0.01);
    }

    /** By directions, the same corner is at 30 degrees of a quarter where (t, 1 - t) is: (√3 - 1)/2 of the way. */
    @Test
    void theTimeByDirections() {
        String json = "{'a':{'vertices':[[-2,0],[2,0]]},'b':{'box':[1.5,1,9,9]},'rotorToA':[1,1],'moveB':[0,0]}";
        EnclosedTruth truth = EnclosedTruth.of(query(json), WayOfTurning.DIRECTIONS, ExactVerdict.MISS);
        double time = (Math.sqrt(3) - 1) / 2;
        assertThat(truth.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(truth.from()).isEqualTo(time, within(1e-9)).isLessThanOrEqualTo(time);
        assertThat(truth.until()).isEqualTo(time, within(1e-9)).isGreaterThanOrEqualTo(time);
        // In the middle a quarter by directions goes at 2 tan(45°), with a radius of 2.
        assertThat(truth.error(0)).isEqualTo(4 * time, within(1e-8));
    }

    /** The rotor goes by 270 degrees, counter-clockwise, over a post above; the direction goes by 90, the other way. */
    @Test
    void directionsGoTheShortWay() {
        String json = "{'a':{'vertices':[[0,0],[2,0]]},'b':{'box':[-0.5,1,0.5,9]},'rotorToA':[-1,1]}";
        assertThat(EnclosedTruth.of(query(json), WayOfTurning.CONSTANT_SPEED, ExactVerdict.HIT)
                        .verdict())
                .isEqualTo(ExactVerdict.HIT);
        assertThat(EnclosedTruth.of(query(json), WayOfTurning.DIRECTIONS, ExactVerdict.HIT)
                        .verdict())
                .isEqualTo(ExactVerdict.MISS);
    }

    /** By nearly half a turn, directions turn too fast in the middle: every answer is right. */
    @Test
    void nothingIsSaidOfDirectionsThatTurnByNearlyAHalf() {
        String json = "{'a':{'vertices':[[0,0],[2,0]]},'b':{'box':[-0.5,5,0.5,9]},'rotorToA':[0.05,1]}";
        assertThat(EnclosedTruth.of(query(json), WayOfTurning.DIRECTIONS, ExactVerdict.MISS)
                        .verdict())
                .isEqualTo(ExactVerdict.TOUCH);
    }

    @ParameterizedTest
    @CsvSource({"4.9,HIT", "5.1,MISS", "5,TOUCH"})
    void whatOnlyGrazesIsLeftOpen(double wall, ExactVerdict verdict) {
        assertThat(truth("{'a':{'box':[-3,-4,3,4]},'b':{'box':[" + wall + ",-9,9,9]},'rotorToA':[1,1]}")
                        .verdict())
                .isEqualTo(verdict);
    }

    /** A rotor that is nearly opposite may go either way, for all that rounding knows; and products overflow. */
    @ParameterizedTest
    @CsvSource({"'[-1,1e-300]',0,TOUCH", "'[1,1]',1e301,TOUCH", "'[-1,0.1]',0,HIT"})
    void whatDoublesCannotTellIsLeftOpen(String rotor, String move, ExactVerdict verdict) {
        assertThat(truth("{'a':{'box':[-2.5,-3,2.5,3]},'b':{'box':[3,-9,9,9]},'moveA':[0," + move + "],'rotorToA':"
                                + rotor + "}")
                        .verdict())
                .isEqualTo(verdict);
    }

    /** Without a rotation, all motions are the same. */
    @Test
    void whatDoesNotTurnIsEnclosed() {
        int hits = 0;
        int open = 0;
        for (QueryClass kind : List.of(QueryClass.POLYGONS, QueryClass.BOXES, QueryClass.GRID)) {
            for (int i = 0; i < 100; i++) {
                CompoundQuery query = CompoundQuery.of(kind.query(5, i));
                CompoundOracle oracle = CompoundOracle.of(query);
                EnclosedTruth truth = EnclosedTruth.of(query, WayOfTurning.CONSTANT_SPEED, oracle.verdict());
                if (truth.verdict() != oracle.verdict()) {
                    assertThat(truth.verdict()).as(query.toString()).isEqualTo(ExactVerdict.TOUCH);
                    open++;
                } else if (truth.verdict() == ExactVerdict.HIT) {
                    assertThat(oracle.enterDouble()).as(query.toString()).isBetween(truth.from(), truth.until());
                    hits++;
                }
            }
        }
        assertThat(hits).isGreaterThan(50);
        assertThat(open).isLessThan(5);
    }

    /** In this number of steps the motion of rotors has a constant speed, up to 1e-8 of a turn. */
    @Test
    void itIsTheWayOfRotorsInSmallSteps() {
        Random random = new Random(3);
        int hits = 0;
        int misses = 0;
        for (TurningClass kind : List.of(TurningClass.TURNING_BARS, TurningClass.TURNING_PARTS)) {
            for (int i = 0; i < 60; i++) {
                CompoundQuery query = kind.inParts(9, i);
                EnclosedTruth truth = EnclosedTruth.of(query, WayOfTurning.CONSTANT_SPEED, ExactVerdict.MISS);
                double enter = inSteps(query, 128 + random.nextInt(9));
                if (truth.verdict() == ExactVerdict.HIT && truth.from() > 0) {
                    assertThat(enter).as(query.toString()).isEqualTo(truth.until(), within(1e-5));
                    hits++;
                } else if (truth.verdict() == ExactVerdict.MISS) {
                    assertThat(enter).as(query.toString()).isNaN();
                    misses++;
                }
            }
        }
        assertThat(hits).isGreaterThan(30);
        assertThat(misses).isGreaterThan(5);
    }

    /** When the library meets something in steps that take an equal angle each; NaN if in none. */
    private static double inSteps(CompoundQuery query, int steps) {
        SweepResult result = SweepResult.create();
        for (int i = 0; i < steps; i++) {
            MovingShape a = step(
                    shape(query.a()),
                    i,
                    steps,
                    query.rotorsA(),
                    query.positionAX(),
                    query.positionAY(),
                    query.moveAX(),
                    query.moveAY());
            MovingShape b = step(
                    shape(query.b()),
                    i,
                    steps,
                    query.rotorsB(),
                    query.positionBX(),
                    query.positionBY(),
                    query.moveBX(),
                    query.moveBY());
            Sweeper.AUTO.sweep(a, b, result);
            if (result.verdict() == Verdict.HIT) {
                return (i + result.enter()) / steps;
            }
            if (result.verdict() == Verdict.OVERLAP) {
                return (double) i / steps;
            }
        }
        return Double.NaN;
    }

    private static MovingShape step(
            Shape shape, int i, int steps, List<Double> rotors, double x, double y, double dx, double dy) {
        Rotor from = Rotor.ofHalfAngle(rotors.get(0), rotors.get(1));
        Rotor to = Rotor.ofHalfAngle(rotors.get(2), rotors.get(3));
        double half = Math.atan2(
                from.halfCos() * to.halfSin() - from.halfSin() * to.halfCos(),
                from.halfCos() * to.halfCos() + from.halfSin() * to.halfSin());
        double start = Math.atan2(from.halfSin(), from.halfCos());
        double now = start + half * i / steps;
        double next = start + half * (i + 1) / steps;
        return new MovingShape(
                shape,
                x + dx * i / steps,
                y + dy * i / steps,
                dx / steps,
                dy / steps,
                Rotor.ofHalfAngle(Math.cos(now), Math.sin(now)),
                Rotor.ofHalfAngle(Math.cos(next), Math.sin(next)));
    }

    private static Shape shape(List<Part> parts) {
        ConvexShape[] shapes = parts.stream()
                .map(part -> {
                    ConvexPolygon core = ConvexPolygon.of(part.vertices());
                    return part.radius() == 0 ? core : RoundedPolygon.of(core, part.radius());
                })
                .toArray(ConvexShape[]::new);
        return shapes.length == 1 ? shapes[0] : CompoundShape.of(Arrays.asList(shapes));
    }
}

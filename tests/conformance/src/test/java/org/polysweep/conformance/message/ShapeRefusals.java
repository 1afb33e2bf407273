package org.polysweep.conformance.message;

import static org.polysweep.conformance.message.Refusal.argument;
import static org.polysweep.conformance.message.Refusal.finite;
import static org.polysweep.conformance.message.Refusal.state;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.polysweep.pose.Pose;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.SteadyRotation;

/** What shapes, rotors, placements and rays refuse. */
@SuppressWarnings("NullAway") // what a checker would refuse
final class ShapeRefusals {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 2, 1);
    private static final double[] SQUARE = {0, 0, 4, 0, 4, 4, 0, 4};
    private static final String POINT = "; use ConvexPolygon.of(0, 0) for a point";
    private static final String NO_ROTATION = "; use Rotor.IDENTITY for no rotation";
    private static final String KINDS = "; a point has one vertex, a segment two, an outline three or more";

    private ShapeRefusals() {}

    static List<Refusal> all() {
        return Stream.of(
                        rotors(),
                        placements(),
                        steadyRotations(),
                        polygons(),
                        outlines(),
                        rounded(),
                        compounds(),
                        rays())
                .flatMap(refusals -> refusals)
                .toList();
    }

    private static Stream<Refusal> rotors() {
        return Stream.of(
                        finite("halfCos halfSin", n -> Rotor.ofHalfAngle(n[0], n[1])),
                        finite("cos sin", n -> Rotor.ofCosSin(n[0], n[1])),
                        Stream.of(
                                argument("rotor must not be null" + NO_ROTATION, () -> new Pose(0, 0, null)),
                                argument(
                                        "halfCos and halfSin must not both be 0" + NO_ROTATION,
                                        () -> Rotor.ofHalfAngle(0, -0.0)),
                                argument(
                                        "cos and sin must not both be 0; without rotation they are 1 and 0",
                                        () -> Rotor.ofCosSin(0, 0)),
                                argument(
                                        "radians must be in [-2π, 2π], but was 7.0; reduce it modulo 2π, or"
                                                + " combine rotors with Rotor.times",
                                        () -> Rotor.ofAngle(7)),
                                argument("radians must be finite, but was NaN", () -> Rotor.ofAngle(Double.NaN)),
                                argument("first must not be null" + NO_ROTATION, () -> Rotor.IDENTITY.times(null)),
                                argument("other must not be null" + NO_ROTATION, () -> Rotor.IDENTITY.turnsTo(null)),
                                argument(
                                        "other must not be null" + NO_ROTATION,
                                        () -> Rotor.IDENTITY.isOppositeTo(null)),
                                argument("rotor must not be null" + NO_ROTATION, () -> BOX.rotated(null))))
                .flatMap(refusals -> refusals);
    }

    private static Stream<Refusal> placements() {
        return Stream.of(
                        finite("x y", n -> new PlacedShape(BOX, n[0], n[1], Rotor.IDENTITY)),
                        finite("x y dx dy", n -> new MovingShape(BOX, n[0], n[1], n[2], n[3])),
                        Stream.of(
                                argument("shape must not be null" + POINT, () -> new PlacedShape(null, 0, 0)),
                                argument(
                                        "rotor must not be null" + NO_ROTATION,
                                        () -> BOX.at(0, 0).withRotor(null)),
                                argument(
                                        "pose must not be null; use new Pose(x, y, Rotor.IDENTITY) for no rotation",
                                        () -> BOX.at(null)),
                                argument("shape must not be null" + POINT, () -> new MovingShape(null, 0, 0, 0, 0)),
                                argument(
                                        "rotor must not be null" + NO_ROTATION,
                                        () -> new MovingShape(BOX, 0, 0, 0, 0, null, Rotor.IDENTITY)),
                                argument(
                                        "endRotor must not be null; use the same rotor as at the start for no rotation",
                                        () -> new MovingShape(BOX, 0, 0, 0, 0, Rotor.IDENTITY, null)),
                                argument(
                                        "endRotor must not be opposite to rotor Rotor.ofHalfAngle(1.0, 0.0), but was"
                                                + " Rotor.ofHalfAngle(-1.0, 0.0); rotate by less than 360 degrees per"
                                                + " step, or pass the same rotor for no rotation",
                                        () -> new MovingShape(
                                                BOX, 0, 0, 0, 0, Rotor.IDENTITY, Rotor.ofHalfAngle(-1, 0))),
                                argument(
                                        "turn must not be null" + NO_ROTATION,
                                        () -> BOX.at(0, 0).moving(0, 0).rotatingBy(null)),
                                argument(
                                        "turn must be less than 360 degrees, but was Rotor.ofHalfAngle(-1.0, 0.0); a"
                                                + " full turn in one step has no direction",
                                        () -> BOX.at(0, 0).moving(0, 0).rotatingBy(Rotor.ofHalfAngle(-1, 0)))))
                .flatMap(refusals -> refusals);
    }

    private static Stream<Refusal> steadyRotations() {
        Rotor tiny = Rotor.ofHalfAngle(1, 0x1p-501);
        return Stream.of(
                        finite("radians", n -> SteadyRotation.ofAngle(n[0])),
                        Stream.of(
                                argument(
                                        "radians must be in [-1024, 1024], but was 1025.0; divide the step into"
                                                + " shorter ones",
                                        () -> SteadyRotation.ofAngle(1025)),
                                argument(
                                        "maxDeviation must be in [1.621246337890625E-5, 0.125] for 1.0 radians, but was"
                                                + " 0.5; the default is 0.001",
                                        () -> new SteadyRotation(1, 0.5)),
                                argument(
                                        "steadyRotation must not be null; use SteadyRotation.NONE for no rotation",
                                        () -> BOX.at(0, 0).moving(0, 0).rotatingSteadily(null)),
                                argument(
                                        "steadyRotation must not be null; use SteadyRotation.NONE for the line of two"
                                                + " rotors",
                                        () -> new MovingShape(BOX, 0, 0, 0, 0, Rotor.IDENTITY, Rotor.IDENTITY, null)),
                                argument(
                                        "endRotor must be Rotor.ofHalfAngle(-1.0, 0.0) after the steady rotation, but"
                                                + " was Rotor.ofHalfAngle(1.0, 0.0); use rotatingSteadily",
                                        () -> new MovingShape(
                                                BOX,
                                                0,
                                                0,
                                                0,
                                                0,
                                                Rotor.IDENTITY,
                                                Rotor.IDENTITY,
                                                SteadyRotation.ofAngle(2 * Math.PI))),
                                argument(
                                        "steadyRotation must have a single rotor step for " + tiny
                                                + ", of which a component is neither 0 nor of a magnitude in [2^-500,"
                                                + " 2^500], but was one of 32 rotor steps; use 0 for a tiny component",
                                        () -> BOX.at(0, 0)
                                                .withRotor(tiny)
                                                .moving(0, 0)
                                                .rotatingSteadily(SteadyRotation.ofAngle(9)))))
                .flatMap(refusals -> refusals);
    }

    private static Stream<Refusal> polygons() {
        return Stream.of(
                        finite("minX minY maxX maxY", n -> ConvexPolygon.box(n[0], n[1], n[2], n[3])),
                        finite("xx xy yx yy shiftX shiftY", n -> BOX.transformed(n[0], n[1], n[2], n[3], n[4], n[5])),
                        finite("factor", n -> BOX.scaled(n[0])),
                        Stream.of(
                                argument(
                                        "factor must be > 0, but was -1.0; to mirror, use ConvexPolygon.transformed",
                                        () -> BOX.scaled(-1)),
                                state(
                                        "minX 3.0 is greater than maxX 1.0; swap them",
                                        () -> ConvexPolygon.box(3, 0, 1, 1)),
                                state(
                                        "minY 3.0 is greater than maxY 1.0; swap them",
                                        () -> ConvexPolygon.box(0, 3, 1, 1)),
                                state(
                                        "vertices[1] maps to (Infinity, 0.0), which overflows double; use smaller"
                                                + " coordinates",
                                        () -> BOX.scaled(Double.MAX_VALUE))))
                .flatMap(refusals -> refusals);
    }

    private static Stream<Refusal> outlines() {
        return Stream.of(
                argument("vertices must not be null" + KINDS, () -> ConvexPolygon.of((double[]) null)),
                argument("vertices must not be empty" + KINDS, () -> ConvexPolygon.of(new double[0])),
                state(
                        "vertices must have an even number of coordinates, but had 3; the last vertex has an x"
                                + " but no y",
                        () -> ConvexPolygon.of(1, 2, 3)),
                argument(
                        "vertices[1][0] must be finite, but was Infinity",
                        () -> ConvexPolygon.of(0, 0, Double.POSITIVE_INFINITY, 0)),
                argument("vertices[1][1] must be finite, but was NaN", () -> ConvexPolygon.of(0, 0, 0, Double.NaN)),
                state(
                        "vertices[2] = (1.0, 0.5): the outline turns the other way there, so it is not convex;"
                                + " ConvexDecomposition splits it into convex parts; if it is a convex shape that was"
                                + " turned or scaled in floating point, rounding has moved this vertex:"
                                + " ConvexPolygon.hullOf takes the vertices as they are, and Shape.rotated rotates a"
                                + " shape so that it stays convex",
                        () -> ConvexPolygon.of(0, 0, 2, 0, 1, 0.5, 2, 2, 0, 2)),
                state(
                        "vertices[6] = (1.0, -0.25): the outline goes around more than once; each vertex has to be"
                                + " given once",
                        () -> ConvexPolygon.of(0, 0, 1, 0, 1, 1, 0, 1, -0.5, 0.5, 0, 0, 1, -0.25, 2, 0, 1, 1, 0, 1)),
                state(
                        "vertices[1] = (2.0, 0.0): the outline goes back along a line there; give each vertex once, in"
                                + " order around the shape, the vertices of a segment from end to end",
                        () -> ConvexPolygon.of(0, 0, 2, 0, 1, 0, 1, 1)),
                state(
                        "vertices[0] = (0.0, 0.0): all vertices lie on one line through it, so the outline has no area",
                        () -> ConvexDecomposition.of(0, 0, 1, 0, 2, 0)),
                state(
                        "vertices[0] = (0.0, 0.0): the edge from there to vertices[1] = (2.0, 2.0) crosses"
                                + " the edge from vertices[2] = (2.0, 0.0) to vertices[3] = (0.0, 2.0), so the outline"
                                + " is not simple; give the vertices in order around the shape",
                        () -> ConvexDecomposition.of(0, 0, 2, 2, 2, 0, 0, 2)),
                state(
                        "vertices[0] = (0.0, 0.0): all edges lie on one another in pairs, so the outline has no area",
                        () -> ConvexDecomposition.of(0, 0, 4, 0, 4, 4, 4, 0)),
                argument("holes must not be null; List.of() has none", () -> ConvexDecomposition.of(SQUARE, null)),
                argument("outer must not be null" + KINDS, () -> ConvexDecomposition.of(null, List.of())),
                argument(
                        "holes[0] must not be empty" + KINDS,
                        () -> ConvexDecomposition.of(SQUARE, List.of(new double[0]))),
                state(
                        "holes[0] must have an even number of coordinates, but had 1; the last vertex has an x"
                                + " but no y",
                        () -> ConvexDecomposition.of(SQUARE, List.of(new double[1]))),
                argument(
                        "holes[0][1][0] must be finite, but was NaN",
                        () -> ConvexDecomposition.of(SQUARE, List.of(new double[] {0, 0, Double.NaN, 0}))),
                state(
                        "holes[0] must be inside outer, but is outside beside the edge from holes[0][0] = (5.0, 0.0) to"
                                + " holes[0][1] = (6.0, 0.0)",
                        () -> ConvexDecomposition.of(SQUARE, List.of(new double[] {5, 0, 6, 0, 6, 1}))));
    }

    private static Stream<Refusal> rounded() {
        return Stream.of(
                        finite("radius", n -> RoundedPolygon.of(BOX, n[0])),
                        finite("centerX centerY radius", n -> RoundedPolygon.circle(n[0], n[1], n[2])),
                        finite("distance", n -> BOX.grown(n[0])),
                        finite("x0 y0 x1 y1 radius", n -> RoundedPolygon.capsule(n[0], n[1], n[2], n[3], n[4])),
                        Stream.of(
                                argument(
                                        "core must not be null; the core of a circle is a point",
                                        () -> RoundedPolygon.of(null, 1)),
                                argument("radius must be >= 0, but was -1.0", () -> RoundedPolygon.of(BOX, -1)),
                                argument("distance must be >= 0, but was -1.0", () -> BOX.grown(-1)),
                                argument(
                                        "distance must not make the radius 1.0E308 overflow double, but was 1.0E308;"
                                                + " use smaller units",
                                        () -> RoundedPolygon.of(BOX, 1e308).grown(1e308))))
                .flatMap(refusals -> refusals);
    }

    private static Stream<Refusal> compounds() {
        CompoundShape floor = CompoundShape.oneSidedChain(0, 0, 0.25, 0);
        return Stream.of(
                argument(
                        "parts must not be null; a compound needs at least one part",
                        () -> CompoundShape.of((List<ConvexShape>) null)),
                argument(
                        "parts must not be null; a compound needs at least one part",
                        () -> CompoundShape.of((ConvexShape[]) null)),
                argument("parts must not be empty; a compound needs at least one part", () -> CompoundShape.of()),
                argument("parts[1] must not be null", () -> CompoundShape.of(Arrays.asList(BOX, null))),
                state(
                        "vertices must have an even number of coordinates, but had 3; the last vertex has an x"
                                + " but no y",
                        () -> CompoundShape.chain(0, 0, 1)),
                state("a chain needs at least two vertices, but got 1", () -> CompoundShape.chain(0, 0)),
                argument("vertices[1][0] must be finite, but was NaN", () -> CompoundShape.chain(0, 0, Double.NaN, 0)),
                state(
                        "vertices[1] and vertices[2] must differ, but both were (1.0, 0.0); remove one: a segment of a"
                                + " chain needs a length",
                        () -> CompoundShape.chain(0, 0, 1, 0, 1, 0)),
                argument(
                        "shapes must not be null; a surface needs at least one shape",
                        () -> CompoundShape.surface(null, 0)),
                argument(
                        "shapes must not be empty; a surface needs at least one shape",
                        () -> CompoundShape.surface(List.of(), 0)),
                argument(
                        "shapes[1] must not be null",
                        () -> CompoundShape.surface(Arrays.asList(BOX.at(0, 0), null), 0)),
                argument(
                        "shapes[0] must not be a one-sided chain, because other parts are solid from all sides; add it"
                                + " to the world by itself",
                        () -> CompoundShape.surface(List.of(floor.at(0, 0)), 0)),
                argument(
                        "maxGap must be finite, but was NaN",
                        () -> CompoundShape.surface(List.of(BOX.at(0, 0)), Double.NaN)),
                argument("maxGap must be >= 0, but was -1.0", () -> CompoundShape.surface(List.of(BOX.at(0, 0)), -1)),
                state(
                        "shapes[0] reaches beyond the range of double at its position; use smaller units",
                        () -> CompoundShape.surface(
                                List.of(ConvexPolygon.box(0, 0, 1e308, 1).at(1e308, 0)), 0)),
                argument(
                        "distance must be 0 for a one-sided chain, but was 1.0; grow the other shape",
                        () -> floor.grown(1)),
                state(
                        "segment 0 of the one-sided chain collapses to a point, which has no front: " + floor.part(0)
                                + " is too small for this transform",
                        () -> floor.scaled(Double.MIN_VALUE)));
    }

    private static Stream<Refusal> rays() {
        return Stream.of(
                        finite("x y dx dy", n -> Ray.segment(n[0], n[1], n[2], n[3])),
                        Stream.of(argument(
                                "dx and dy must not both be 0; to test a point, use PointLocation",
                                () -> Ray.endless(0, 0, 0, 0))))
                .flatMap(refusals -> refusals);
    }
}

package org.polysweep.conformance.message;

import static org.polysweep.conformance.message.Refusal.argument;
import static org.polysweep.conformance.message.Refusal.finite;
import static org.polysweep.conformance.message.Refusal.state;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.polysweep.pose.Rotor;
import org.polysweep.query.ContactManifold;
import org.polysweep.query.ContactManifolds;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.query.OverlapResolver;
import org.polysweep.query.PointLocation;
import org.polysweep.query.RayCast;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;
import org.polysweep.shape.Shape;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;
import org.polysweep.sweep.WorkLimit;

/** What sweeps and queries refuse. */
@SuppressWarnings("NullAway") // what a checker would refuse
final class QueryRefusals {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(0, 0, 1, 0, 0, 1);
    private static final Shape TILES = CompoundShape.of(BOX, TRIANGLE);
    private static final PlacedShape PLACED = BOX.at(0, 0);
    private static final MovingShape MOVING = PLACED.moving(1, 0);
    private static final MovingShape ROTATED =
            PLACED.withRotor(Rotor.ofHalfAngle(2, 1)).moving(1, 0);
    private static final MovingShape ROTATING = MOVING.rotatingBy(Rotor.ofHalfAngle(2, 1));

    private static final String PLACE = "; use shape.at(x, y)";
    private static final String MOVE = "; use shape.at(x, y).moving(dx, dy)";

    private QueryRefusals() {}

    static List<Refusal> all() {
        return Stream.of(
                        sweeps(),
                        limits(),
                        partsOfAStep(),
                        paths(),
                        overlaps(),
                        distances(),
                        manifolds(),
                        resolvers(),
                        rays())
                .flatMap(refusals -> refusals)
                .toList();
    }

    private static Stream<Refusal> limits() {
        return Stream.of(
                argument("maxOperations must be >= 0, but was -1", () -> WorkLimit.of(-1)),
                argument(
                        "calls must not be null; pass the calls that the limit applies to",
                        () -> WorkLimit.of(1).get(null)),
                argument(
                        "calls must not be null; pass the calls that the limit applies to",
                        () -> WorkLimit.of(1).run(null)),
                state(
                        "the exact fallback must take <= 5 operations, but needs more; use a greater WorkLimit, or"
                                + " numbers whose exponents are closer together",
                        () -> WorkLimit.of(5)
                                .get(() -> Sweep.outcome(
                                        BOX.at(0, 0).moving(0, 0).rotatingBy(Rotor.ofHalfAngle(2, 1)), BOX.at(1, 0)))));
    }

    private static Stream<Refusal> sweeps() {
        SweepResult result = SweepResult.create();
        Sweeper sweeper = Sweeper.AUTO;
        return Stream.of(
                        finite(
                                "ax ay adx ady bx by bdx bdy",
                                n -> sweeper.sweep(BOX, n[0], n[1], n[2], n[3], BOX, n[4], n[5], n[6], n[7], result)),
                        finite(
                                "ax ay adx ady bx by bdx bdy",
                                n -> sweeper.sweep(TILES, n[0], n[1], n[2], n[3], BOX, n[4], n[5], n[6], n[7], result)),
                        Stream.of(
                                argument(
                                        "path must not be null (default: SweepAlgorithm.AUTO)", () -> Sweeper.of(null)),
                                argument("a must not be null" + MOVE, () -> sweeper.sweep(null, MOVING, result)),
                                argument(
                                        "a must not be null; use ConvexPolygon.of(0, 0) for a point",
                                        () -> sweeper.sweep(null, 0, 0, 0, 0, BOX, 0, 0, 0, 0, result)),
                                argument(
                                        "b must not be null; use ConvexPolygon.of(0, 0) for a point",
                                        () -> sweeper.sweep(BOX, 0, 0, 0, 0, null, 0, 0, 0, 0, result)),
                                argument(
                                        "a must not be null; use ConvexPolygon.of(0, 0) for a point",
                                        () -> sweeper.sweep(null, 0, 0, 0, 0, BOX, 0, 0, 0, 0, 0, 0.5, result)),
                                argument(
                                        "b must not be null; use ConvexPolygon.of(0, 0) for a point",
                                        () -> sweeper.sweep(BOX, 0, 0, 0, 0, null, 0, 0, 0, 0, 0, 0.5, result)),
                                argument(
                                        "a must not be null; use ConvexPolygon.of(0, 0) for a point",
                                        () -> rotate(null, BOX)),
                                argument(
                                        "b must not be null; use ConvexPolygon.of(0, 0) for a point",
                                        () -> rotate(BOX, null)),
                                argument("b must not be null" + MOVE, () -> sweeper.sweep(MOVING, null, result)),
                                argument(
                                        "result must not be null; use one SweepResult for any number of sweeps",
                                        () -> sweeper.sweep(MOVING, MOVING, null)),
                                argument(
                                        "rotorA must not be null; Rotor.IDENTITY does not rotate",
                                        () -> rotate(null, Rotor.IDENTITY)),
                                argument(
                                        "rotorB must not be null; Rotor.IDENTITY does not rotate",
                                        () -> rotateB(null, Rotor.IDENTITY)),
                                argument(
                                        "endRotorB must not be null; Rotor.IDENTITY does not rotate",
                                        () -> rotateB(Rotor.IDENTITY, null)),
                                argument(
                                        "endRotorA must not be null; Rotor.IDENTITY does not rotate",
                                        () -> rotate(Rotor.IDENTITY, null)),
                                argument(
                                        "endRotorA must not be opposite to rotorA " + Rotor.IDENTITY + ", but was "
                                                + Rotor.ofHalfAngle(-1, 0) + "; rotate by less than 360 degrees per"
                                                + " step, or pass the same rotor for no rotation",
                                        () -> rotate(Rotor.IDENTITY, Rotor.ofHalfAngle(-1, 0))),
                                argument("a must not be null" + MOVE, () -> sweeper.minimumTranslation(null, MOVING)),
                                argument("b must not be null" + MOVE, () -> sweeper.minimumTranslation(MOVING, null)),
                                argument("a must not be null" + MOVE, () -> sweeper.explain(null, MOVING)),
                                argument("b must not be null" + MOVE, () -> sweeper.explain(MOVING, null)),
                                argument("a must not be null" + MOVE, () -> Sweep.outcome(null, MOVING)),
                                argument(
                                        "b must not be null" + PLACE, () -> Sweep.outcome(MOVING, (PlacedShape) null))))
                .flatMap(refusals -> refusals);
    }

    @SuppressWarnings("NullAway") // what a checker would refuse
    private static void rotate(Rotor rotorA, Rotor endRotorA) {
        Rotor still = Rotor.IDENTITY;
        Sweeper.AUTO.sweep(BOX, 0, 0, 1, 0, rotorA, endRotorA, BOX, 3, 0, 0, 0, still, still, SweepResult.create());
    }

    @SuppressWarnings("NullAway") // what a checker would refuse
    private static void rotate(Shape a, Shape b) {
        Rotor rotor = Rotor.IDENTITY;
        Sweeper.AUTO.sweep(a, 0, 0, 1, 0, rotor, rotor, b, 3, 0, 0, 0, rotor, rotor, SweepResult.create());
    }

    private static void rotateB(Rotor rotorB, Rotor endRotorB) {
        Rotor still = Rotor.IDENTITY;
        Sweeper.AUTO.sweep(BOX, 0, 0, 1, 0, still, still, BOX, 3, 0, 0, 0, rotorB, endRotorB, SweepResult.create());
    }

    private static Stream<Refusal> partsOfAStep() {
        SweepResult result = SweepResult.create();
        Sweeper sweeper = Sweeper.AUTO;
        return Stream.of(
                        finite(
                                "ax ay adx ady bx by bdx bdy",
                                n -> sweeper.sweep(
                                        BOX, n[0], n[1], n[2], n[3], BOX, n[4], n[5], n[6], n[7], 0.25, 0.5, result)),
                        Stream.of(
                                argument(
                                        "a must not be null" + MOVE, () -> sweeper.sweep(null, MOVING, 0, 0.5, result)),
                                argument(
                                        "b must not be null" + MOVE, () -> sweeper.sweep(MOVING, null, 0, 0.5, result)),
                                argument(
                                        "startTime must be in [0, 1), but was -4.9E-324",
                                        () -> sweeper.sweep(MOVING, MOVING, -Double.MIN_VALUE, 0.5, result)),
                                argument(
                                        "startTime must be in [0, 1), but was NaN",
                                        () -> sweeper.sweep(BOX, 0, 0, 1, 0, BOX, 3, 0, 0, 0, Double.NaN, 0.5, result)),
                                argument(
                                        "startTime must be in [0, 1), but was 1.0",
                                        () -> Sweep.outcome(MOVING, MOVING, 1, 1)),
                                argument(
                                        "endTime must be > startTime 0.5 and <= 1, but was 0.5",
                                        () -> sweeper.sweep(MOVING, MOVING, 0.5, 0.5, result)),
                                argument(
                                        "endTime must be > startTime 0.5 and <= 1, but was 1.0000000000000002",
                                        () -> sweeper.sweep(MOVING, MOVING, 0.5, Math.nextUp(1.0), result)),
                                argument(
                                        "endTime must be > startTime 0.5 and <= 1, but was NaN",
                                        () -> sweepPart(Rotor.IDENTITY, 0.5, Double.NaN)),
                                argument(
                                        "endRotorA must not be null; Rotor.IDENTITY does not rotate",
                                        () -> sweepPart(null, 0.5, 1))))
                .flatMap(refusals -> refusals);
    }

    @SuppressWarnings("NullAway") // what a checker would refuse
    private static void sweepPart(Rotor endRotorA, double start, double end) {
        Rotor still = Rotor.IDENTITY;
        Sweeper.AUTO.sweep(
                BOX, 0, 0, 1, 0, still, endRotorA, BOX, 3, 0, 0, 0, still, still, start, end, SweepResult.create());
    }

    private static Stream<Refusal> paths() {
        SweepResult result = SweepResult.create();
        Sweeper boxes = Sweeper.of(SweepAlgorithm.AABB);
        Sweeper polygons = Sweeper.of(SweepAlgorithm.POLYGON);
        String what = " for SweepAlgorithm.AABB, but was " + TRIANGLE + "; use AUTO or POLYGON";
        String compound = CompoundShape.of(BOX, TRIANGLE).part(1) + "; use AUTO or POLYGON";
        return Stream.of(
                argument("a must be an axis-aligned box" + what, () -> boxes.algorithmFor(TRIANGLE, BOX)),
                argument("b must be an axis-aligned box" + what, () -> boxes.algorithmFor(BOX, TRIANGLE)),
                argument(
                        "a.part(1) must be an axis-aligned box for SweepAlgorithm.AABB, but was " + compound,
                        () -> boxes.sweep(TILES.at(0, 0).moving(0, 0), MOVING, result)),
                argument(
                        "b.part(1) must be an axis-aligned box for SweepAlgorithm.AABB, but was " + compound,
                        () -> boxes.sweep(MOVING, TILES.at(0, 0).moving(0, 0), result)),
                argument(
                        "a.part(1) must be an axis-aligned box for SweepAlgorithm.AABB, but was " + compound,
                        () -> boxes.minimumTranslation(TILES.at(0, 0).moving(0, 0), MOVING)),
                argument(
                        "b.part(1) must be an axis-aligned box for SweepAlgorithm.AABB, but was " + compound,
                        () -> boxes.minimumTranslation(MOVING, TILES.at(0, 0).moving(0, 0))),
                argument(
                        "a must not be rotated for SweepAlgorithm.AABB; use AUTO or REFERENCE",
                        () -> boxes.sweep(ROTATED, MOVING, result)),
                argument(
                        "b must not be rotated for SweepAlgorithm.AABB; use AUTO or REFERENCE",
                        () -> boxes.sweep(MOVING, ROTATED, result)),
                argument(
                        "a must not rotate for SweepAlgorithm.POLYGON; use AUTO or REFERENCE",
                        () -> polygons.sweep(ROTATING, MOVING, result)),
                argument(
                        "b must not rotate for SweepAlgorithm.POLYGON; use AUTO or REFERENCE",
                        () -> polygons.sweep(ROTATED, ROTATING, result)),
                argument(
                        "a must not rotate for SweepAlgorithm.AABB; use AUTO or REFERENCE",
                        () -> boxes.sweep(ROTATING, MOVING, result)),
                argument(
                        "b must not rotate for SweepAlgorithm.POLYGON; use AUTO or REFERENCE",
                        () -> polygons.sweep(MOVING, ROTATING, result)),
                argument(
                        "a must not be rotated for SweepAlgorithm.AABB; use AUTO or REFERENCE",
                        () -> boxes.explain(ROTATED, MOVING)),
                argument(
                        "b must not be rotated for SweepAlgorithm.AABB; use AUTO or REFERENCE",
                        () -> boxes.explain(MOVING, ROTATED)),
                argument(
                        "a must not rotate for SweepAlgorithm.POLYGON; use AUTO or REFERENCE",
                        () -> polygons.sweep(ROTATING, TILES.at(0, 0).moving(0, 0), result)),
                argument(
                        "b must not rotate for SweepAlgorithm.POLYGON; use AUTO or REFERENCE",
                        () -> polygons.sweep(TILES.at(0, 0).moving(0, 0), ROTATING, result)));
    }

    private static Stream<Refusal> overlaps() {
        Intersection intersection = new Intersection();
        double most = Double.MAX_VALUE;
        PlacedShape wide = ConvexPolygon.box(-most, -most, most, most).at(0, 0);
        return Stream.of(
                        finite("ax ay bx by", n -> intersection.verdict(BOX, n[0], n[1], BOX, n[2], n[3])),
                        finite("shapeX shapeY x y", n -> intersection.locate(TILES, n[0], n[1], n[2], n[3])),
                        finite("x y", n -> PointLocation.of(BOX, n[0], n[1])),
                        finite("x y", n -> PointLocation.of(PLACED, n[0], n[1])),
                        Stream.of(
                                argument(
                                        "shape must not be null" + PLACE,
                                        () -> PointLocation.of((PlacedShape) null, 0, 0)),
                                argument("a must not be null" + PLACE, () -> Intersection.verdict(null, PLACED)),
                                argument("b must not be null" + PLACE, () -> Intersection.verdict(PLACED, null)),
                                argument(
                                        "a must not be null" + MOVE,
                                        () -> Intersection.minimumTranslation((MovingShape) null, MOVING)),
                                argument(
                                        "b must not be null" + MOVE,
                                        () -> Intersection.minimumTranslation(MOVING, (MovingShape) null)),
                                argument(
                                        "b must not be null" + PLACE,
                                        () -> Intersection.minimumTranslation(MOVING, (PlacedShape) null)),
                                argument(
                                        "a must not be null" + PLACE,
                                        () -> Intersection.minimumTranslation((PlacedShape) null, PLACED)),
                                argument(
                                        "b must not be null" + PLACE,
                                        () -> Intersection.minimumTranslation(PLACED, (PlacedShape) null)),
                                argument(
                                        "a must not be null" + MOVE,
                                        () -> Intersection.freePosition((MovingShape) null, MOVING)),
                                argument(
                                        "b must not be null" + MOVE,
                                        () -> Intersection.freePosition(MOVING, (MovingShape) null)),
                                argument(
                                        "b must not be null" + PLACE,
                                        () -> Intersection.freePosition(MOVING, (PlacedShape) null)),
                                argument(
                                        "a must not be null" + PLACE,
                                        () -> Intersection.freePosition((PlacedShape) null, PLACED)),
                                argument(
                                        "b must not be null" + PLACE,
                                        () -> Intersection.freePosition(PLACED, (PlacedShape) null)),
                                state(
                                        "the free position overflows double: Infinity from (0.0, 0.0) along (1.0, 0.0)",
                                        () -> Intersection.freePosition(wide, wide))))
                .flatMap(refusals -> refusals);
    }

    private static Stream<Refusal> manifolds() {
        ContactManifolds manifolds = new ContactManifolds();
        ContactManifold result = ContactManifold.create();
        Rotor none = Rotor.IDENTITY;
        return Stream.of(
                        finite(
                                "ax ay bx by maxDistance",
                                n -> manifolds.find(BOX, n[0], n[1], none, BOX, n[2], n[3], none, n[4], result)),
                        Stream.of(
                                argument("a must not be null" + PLACE, () -> ContactManifolds.between(null, PLACED, 0)),
                                argument("b must not be null" + PLACE, () -> ContactManifolds.between(PLACED, null, 0)),
                                argument(
                                        "b must not be null; use ConvexPolygon.of(0, 0) for a point",
                                        () -> manifolds.find(BOX, 0, 0, none, null, 0, 0, none, 0, result)),
                                argument(
                                        "maxDistance must be >= 0, but was -1.0",
                                        () -> ContactManifolds.between(PLACED, PLACED, -1)),
                                argument(
                                        "rotorA must not be null; use Rotor.IDENTITY for no rotation",
                                        () -> manifolds.find(BOX, 0, 0, null, BOX, 0, 0, none, 0, result)),
                                argument(
                                        "rotorB must not be null; use Rotor.IDENTITY for no rotation",
                                        () -> manifolds.find(BOX, 0, 0, none, BOX, 0, 0, null, 0, result)),
                                argument(
                                        "a must not be null; use ConvexPolygon.of(0, 0) for a point",
                                        () -> manifolds.find(null, 0, 0, none, BOX, 0, 0, none, 0, result)),
                                argument(
                                        "result must not be null; use ContactManifold.create()",
                                        () -> manifolds.find(BOX, 0, 0, none, BOX, 0, 0, none, 0, null))))
                .flatMap(all -> all);
    }

    private static Stream<Refusal> distances() {
        Distance distance = new Distance();
        return Stream.of(
                        finite("ax ay bx by", n -> distance.between(BOX, n[0], n[1], BOX, n[2], n[3])),
                        Stream.of(
                                argument("a must not be null" + PLACE, () -> Distance.between(null, PLACED)),
                                argument("b must not be null" + PLACE, () -> Distance.between(PLACED, null)),
                                argument("a must not be null" + PLACE, () -> Distance.closestPoints(null, PLACED)),
                                argument("b must not be null" + PLACE, () -> Distance.closestPoints(PLACED, null))))
                .flatMap(refusals -> refusals);
    }

    private static Stream<Refusal> resolvers() {
        OverlapResolver.Body far =
                new OverlapResolver.Body(ConvexPolygon.box(-1e308, -1e308, 1e308, 1e308), 1.5e308, 0, false);
        return Stream.of(
                        finite("x y", n -> new OverlapResolver.Body(BOX, n[0], n[1], false)),
                        Stream.of(
                                argument(
                                        "shape must not be null; use ConvexPolygon.of(0, 0) for a point",
                                        () -> new OverlapResolver.Body(null, 0, 0, false)),
                                argument(
                                        "bodies must not be null; use List.of() for none",
                                        () -> OverlapResolver.resolve(null, 1)),
                                argument(
                                        "bodies[1] must not be null",
                                        () -> OverlapResolver.resolve(Arrays.asList(far, null), 1)),
                                argument(
                                        "maxRounds must be >= 0, but was -1",
                                        () -> OverlapResolver.resolve(List.of(), -1)),
                                state(
                                        "bodies[0] would move out of the range of double; use smaller coordinates",
                                        () -> OverlapResolver.resolve(List.of(far, far), 1))))
                .flatMap(refusals -> refusals);
    }

    private static Stream<Refusal> rays() {
        Ray ray = Ray.endless(0, 0, 1, 0);
        RayStartInside origin = RayStartInside.REPORT_START;
        return Stream.of(
                argument("ray must not be null; use Ray.segment or Ray.endless", () -> RayCast.first(null, PLACED)),
                argument(
                        "fromInside must not be null (default: RayStartInside.REPORT_START)",
                        () -> RayCast.first(ray, PLACED, null)),
                argument("shape must not be null" + PLACE, () -> RayCast.first(ray, (PlacedShape) null)),
                argument("shapes must not be null; use List.of() for none", () -> RayCast.all(ray, null, origin)),
                argument(
                        "shapes[1] must not be null" + PLACE,
                        () -> RayCast.all(ray, Arrays.asList(PLACED, null), origin)));
    }
}

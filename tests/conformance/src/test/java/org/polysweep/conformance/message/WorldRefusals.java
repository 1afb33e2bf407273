package org.polysweep.conformance.message;

import static org.polysweep.conformance.message.Refusal.argument;
import static org.polysweep.conformance.message.Refusal.finite;
import static org.polysweep.conformance.message.Refusal.state;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.polysweep.contact.Point;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;
import org.polysweep.shape.Shape;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.QueryFilter;
import org.polysweep.world.SteadyRotations;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.StepBudget;

/** What a world, its bodies, its queries and a character refuse between steps. */
@SuppressWarnings("NullAway") // what a checker would refuse
final class WorldRefusals {

    private static final Shape BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final PlacedShape PLACED = BOX.at(0, 0);
    private static final Rotor HALF = Rotor.ofHalfAngle(-1, 0);
    private static final String NO_ROTATION = "; use Rotor.IDENTITY for no rotation";
    private static final String PLACE = "; use shape.at(x, y)";
    private static final String ADDED = "; World.add returns it";

    private final World world = new World();
    private final BodyId body = world.add(BOX, 0, 0);
    private final BodyId ground = world.addStatic(BOX, 0, -5);

    static List<Refusal> all() {
        WorldRefusals data = new WorldRefusals();
        return Stream.of(data.bodies(), data.settings(), data.states(), data.queries(), data.characters())
                .flatMap(refusals -> refusals)
                .toList();
    }

    private Stream<Refusal> bodies() {
        BodyId removed = world.add(BOX, 9, 9);
        world.remove(removed);
        BodyId stranger = new World().add(BOX, 0, 0);
        String onlyKinematic = "; addKinematic adds one that moves";
        return Stream.of(
                        finite("x y", n -> world.add(BOX, n[0], n[1])),
                        finite("x y", n -> world.setPosition(body, n[0], n[1])),
                        finite("dx dy", n -> world.setDisplacement(body, n[0], n[1])),
                        finite("mass", n -> world.bodies().setMass(body, n[0])),
                        finite(
                                "directionX directionY",
                                n -> world.oneWayBodies().set(body, n[0], n[1])),
                        Stream.of(
                                argument(
                                        "shape must not be null; use ConvexPolygon.of(0, 0) for a point",
                                        () -> world.add(null, 0, 0)),
                                argument("placed must not be null" + PLACE, () -> world.add(null)),
                                argument("rotor must not be null" + NO_ROTATION, () -> world.setRotor(body, null)),
                                argument("body must not be null" + ADDED, () -> world.remove(null)),
                                argument(
                                        "body must not be null" + ADDED,
                                        () -> world.bodies().contains(null)),
                                state(stranger + " belongs to a different World", () -> world.x(stranger)),
                                state(
                                        removed + " has been removed; WorldBodies.contains is false",
                                        () -> world.x(removed)),
                                argument(
                                        "body must not be static, but was " + ground + onlyKinematic,
                                        () -> world.setDisplacement(ground, 1, 0))))
                .flatMap(refusals -> refusals);
    }

    private Stream<Refusal> settings() {
        return Stream.of(
                argument(
                        "shape must not be null; use ConvexPolygon.of(0, 0) for a point",
                        () -> world.bodies().setShape(body, null)),
                argument(
                        "friction must be >= 0, but was -1.0; 0 is no friction",
                        () -> world.bodies().setFriction(body, -1)),
                argument(
                        "coefficient must be >= 0, but was NaN; 0 is no friction",
                        () -> Response.slide().withFriction(Double.NaN)),
                argument(
                        "directionX and directionY must not both be 0; use clear to make the body solid from all sides",
                        () -> world.oneWayBodies().set(body, 0, 0)),
                argument(
                        "mass must be > 0, but was -1.0; World.addKinematic and addStatic add bodies that nothing"
                                + " moves",
                        () -> world.bodies().setMass(body, -1)),
                argument(
                        "restitution must be in [0, 1], but was NaN; 0 keeps no speed along the normal,"
                                + " 1 keeps all",
                        () -> world.bodies().setRestitution(body, Double.NaN)),
                argument(
                        "response must not be null; use clearResponse to leave it to the step",
                        () -> world.bodies().setResponse(body, null)),
                argument(
                        "data must not be null; use clearUserData to remove it",
                        () -> world.bodies().setUserData(body, null)),
                argument(
                        "type must not be null; use Object.class for any",
                        () -> world.bodies().userData(body, null)),
                argument(
                        "filter must not be null; use (a, b) -> true to let all pairs collide",
                        () -> world.bodies().setPairFilter(null)),
                argument(
                        "turn must not be null" + NO_ROTATION,
                        () -> world.bodies().setRotationPerStep(body, null)),
                argument(
                        "rotation must not be null; use SteadyRotation.NONE for no rotation",
                        () -> new SteadyRotations(world).set(body, null)),
                argument("world must not be null; pass the world of the bodies", () -> new SteadyRotations(null)),
                argument(
                        "turn must be less than 360 degrees, but was " + HALF
                                + "; a full turn in one step has no direction",
                        () -> world.bodies().setRotationPerStep(body, HALF)),
                argument(
                        "listener must not be null; use PairListener.NONE for none",
                        () -> world.setOverlapListener(null)),
                argument(
                        "listener must not be null; use PairListener.NONE for none",
                        () -> world.setContactListener(null)),
                argument(
                        "taskRunner must not be null (default: TaskRunner.SAME_THREAD)",
                        () -> world.setTaskRunner(null, 1)),
                argument("taskCount must be >= 1, but was 0", () -> world.setTaskRunner((count, task) -> {}, 0)),
                argument("budget must not be null (default: StepBudget.DEFAULT)", () -> world.setBudget(null)),
                argument(
                        "maxDisplacementChanges must be in [1, 1000000], but was 0",
                        () -> StepBudget.DEFAULT.withMaxDisplacementChanges(0)),
                argument("maxContacts must be in [1, 1000000], but was 0", () -> StepBudget.DEFAULT.withMaxContacts(0)),
                argument(
                        "upX and upY must not both be 0; use (0, 1) if y points up",
                        () -> Response.slide().carrying(0, 0)),
                argument(
                        "upX must be finite, but was NaN",
                        () -> Response.slide().carrying(Double.NaN, 0)),
                argument(
                        "upY must be finite, but was NaN",
                        () -> Response.slide().carrying(0, Double.NaN)),
                argument(
                        "restitution must be in [0, 1], but was 2.0; 0 keeps no speed along the normal,"
                                + " 1 keeps all",
                        () -> Response.bounce(2)),
                argument("restThreshold must be finite, but was NaN", () -> Response.bounce(1, Double.NaN)),
                argument("restThreshold must be >= 0, but was -1.0; 0 is no threshold", () -> Response.bounce(1, -1)));
    }

    private Stream<Refusal> states() {
        WorldState other = new WorldState();
        new World().save(other);
        return Stream.of(
                argument("state must not be null; use new WorldState()", () -> world.save(null)),
                argument("state must not be null; use one that save has filled", () -> world.restore(null)),
                state("the state is empty; world.save(state) fills it", () -> world.restore(new WorldState())),
                state("the state was saved by a different World; restore it there", () -> world.restore(other)),
                state("the state is empty; world.save(state) fills it", () -> new WorldState().toBytes()),
                argument("bytes must not be null; WorldState.toBytes returns them", () -> world.readState(null)));
    }

    private Stream<Refusal> queries() {
        QueryFilter all = QueryFilter.excludingSensors();
        QueryFilter exit = all.rayStartInside(RayStartInside.REPORT_EXIT);
        Ray ray = Ray.endless(0, 0, 1, 0);
        String exits = "filter must not be for RayStartInside.REPORT_EXIT; only castRay and castRayAll support it";
        return Stream.of(
                argument(
                        "listener must not be null; use (a, b) -> {} for none",
                        () -> world.queries().candidatePairs(null)),
                argument(
                        "filter must not be null (default: QueryFilter.excludingSensors())",
                        () -> world.queries().castRay(ray, null)),
                argument(
                        "shape must not be null; use ConvexPolygon.of(0, 0) for a point",
                        () -> world.queries().overlapShape(null, 0, 0, all)),
                argument(
                        "placed must not be null" + PLACE, () -> world.queries().overlapShape(null, all)),
                argument(
                        "maxCount must be >= 1, but was 0",
                        () -> world.queries().neighbors(PLACED, 0, all)),
                argument(exits, () -> world.queries().overlapShape(PLACED, exit)),
                argument("bodies must not be null", () -> all.excluding((BodyId[]) null)),
                argument("bodies must not contain null", () -> all.excluding(body, null)),
                argument("condition must not be null", () -> all.where(null)),
                argument(
                        "fromInside must not be null (default: RayStartInside.REPORT_START)",
                        () -> all.rayStartInside(null)),
                state(
                        "the world must not change while a query evaluates its filter; change it after the query",
                        () -> world.queries().castRay(Ray.endless(-5, 0.5, 1, 0), all.where(hit -> {
                            world.remove(hit);
                            return true;
                        }))));
    }

    private Stream<Refusal> characters() {
        Consumer<CharacterMover> move = mover -> world.moveAndSlide(body, 0, 0, mover);
        CharacterMover mover = new CharacterMover();
        return Stream.of(
                        finite("x y", n -> new CharacterMover().setUp(n[0], n[1])),
                        finite("height", n -> new CharacterMover().setStepHeight(n[0])),
                        finite("distance", n -> new CharacterMover().setSnapDistance(n[0])),
                        finite("distance", n -> new CharacterMover().setCornerCorrection(n[0])),
                        finite("distance", n -> new CharacterMover().setInset(n[0])),
                        finite("dx dy", n -> world.moveAndSlide(body, n[0], n[1], mover)),
                        Stream.of(
                                argument(
                                        "mover must not be null; use new CharacterMover()",
                                        () -> world.moveAndSlide(body, 0, 0, null)),
                                argument(
                                        "riseOverRun must be >= 0, but was -1.0; it is the tangent of the slope angle,"
                                                + " 1 for 45 degrees",
                                        () -> mover.setSlopeLimit(-1)),
                                argument("height must be >= 0, but was -1.0", () -> mover.setStepHeight(-1)),
                                argument("distance must be >= 0, but was -1.0", () -> mover.setSnapDistance(-1)),
                                argument("distance must be >= 0, but was -1.0", () -> mover.setInset(-1)),
                                state(
                                        "the body is too narrow for an inset of 0.5; use a smaller inset or a larger"
                                                + " shape",
                                        () -> move.accept(new CharacterMover().setInset(0.5))),
                                argument(
                                        "maxDisplacement must be >= 0, but was NaN; use Double.POSITIVE_INFINITY for no"
                                                + " limit",
                                        () -> mover.setMaxSlopeDisplacement(Double.NaN)),
                                argument(
                                        "time must be in [0, 1], but was 1.5",
                                        () -> mover.report().xAt(1.5)),
                                argument(
                                        "body must not be null" + ADDED,
                                        () -> world.step(contact -> {}).yAt(null, 0)),
                                argument(
                                        "time must be in [0, 1], but was -1.0",
                                        () -> world.step(contact -> {}).xAt(body, -1)),
                                argument(
                                        "bodies must not be null; use World.bodies()",
                                        () -> mover.resume(null, body, body, MoverRefusals.memory(0, new Point(0, 1)))),
                                argument(
                                        "memory must not be null; use the memory of MoveReport.floorMemory",
                                        () -> mover.resume(world.bodies(), body, body, null)),
                                argument(
                                        "pushed must not be null; use body -> false for none",
                                        () -> mover.setPushable(null)),
                                argument(
                                        "maxContacts must be in [1, 1000000], but was 0",
                                        () -> mover.setMaxContacts(0)),
                                argument(
                                        "other must not be null; use new CharacterMover() for the initial settings",
                                        () -> mover.copyFrom(null)),
                                argument(
                                        "contact must be in [0, contactCount()), but was 0; contactCount() is 0",
                                        () -> mover.report().contactX(0))))
                .flatMap(refusals -> refusals);
    }
}

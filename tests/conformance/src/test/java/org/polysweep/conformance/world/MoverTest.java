package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Single moves that are worked out by hand. */
class MoverTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    private final World world = new World();
    private final CharacterMover mover = new CharacterMover();
    private final BodyId hero = world.add(BOX, 0, 0);
    private final BodyId ground = world.addKinematic(ConvexPolygon.box(-10, -1, 10, 0), 0, 0);

    private void requireAt(double x, double y) {
        assertThat(world.x(hero)).isEqualTo(x);
        assertThat(world.y(hero)).isEqualTo(y);
    }

    private void move(double dx, double dy) {
        world.moveAndSlide(hero, dx, dy, mover);
    }

    @Test
    void beforeTheFirstMoveNothingIsKnown() {
        assertThat(mover.report().displacementX()).isNaN();
        assertThat(mover.report().remainingDisplacementY()).isNaN();
        assertThat(mover.report().endDisplacementX())
                .isZero(); // so a fall can begin from endDy() in the first frame, too
        assertThat(mover.report().endDisplacementY()).isZero();
        assertThat(mover.report().carriedDisplacementY()).isNaN();
        assertThat(mover.report().floorNormalX()).isNaN();
        assertThat(mover.report().floor()).isEmpty();
        assertThat(mover.report().contactCount()).isZero();
    }

    @Test
    void whatIsSetIsRead() {
        CharacterMover set = new CharacterMover()
                .setUp(0, -4)
                .setSlopeLimit(0.5)
                .setStepHeight(2)
                .setSnapDistance(3)
                .setMaxContacts(9)
                .setFollowsFloor(false)
                .setConstantSpeed(true)
                .setMaxSlopeDisplacement(4)
                .setSlidesAlongCeilings(false)
                .setCornerCorrection(0.25)
                .setInset(0.125)
                .setDropsThroughOneWay(true)
                .setPushable(body -> body != hero);
        assertThat(set.upX()).isZero();
        assertThat(set.upY()).isEqualTo(-1);
        assertThat(set.slopeLimit()).isEqualTo(0.5);
        assertThat(set.stepHeight()).isEqualTo(2);
        assertThat(set.snapDistance()).isEqualTo(3);
        assertThat(set.maxContacts()).isEqualTo(9);
        assertThat(set.hasConstantSpeed()).isTrue();
        assertThat(set.maxSlopeDisplacement()).isEqualTo(4);
        assertThat(set.slidesAlongCeilings()).isFalse();
        assertThat(set.cornerCorrection()).isEqualTo(0.25);
        assertThat(set.inset()).isEqualTo(0.125);
        assertThat(new CharacterMover().hasConstantSpeed()).isFalse();
        assertThat(new CharacterMover().slidesAlongCeilings()).isTrue();
        assertThat(new CharacterMover().snapDistance()).isNaN();
        assertThat(new CharacterMover().toString()).contains("step height 0.0; it has");
        assertThat(set.followsFloor()).isFalse();
        assertThat(set.dropsThroughOneWay()).isTrue();
        assertThat(set.isPushable(hero)).isFalse();
        assertThat(new CharacterMover().followsFloor()).isTrue();
        assertThat(new CharacterMover().dropsThroughOneWay()).isFalse();
        assertThat(set)
                .hasToString("a mover with up (0.0, -1.0), slope limit 0.5, step height 2.0, snap distance 3.0; it has"
                        + " met 0 surfaces");
        world.addKinematic(BOX, 4, 0);
        move(8, -2);
        assertThat(mover.toString()).endsWith("met 2 surfaces, a floor, a wall");
    }

    @Test
    @SuppressWarnings("NullAway") // what a checker would refuse
    void whatIsNotThereIsNamed() {
        assertThatThrownBy(() -> mover.copyFrom(null))
                .hasMessageContaining("other must not be null; use new CharacterMover()");
        for (int contact : new int[] {-1, 0}) {
            assertThatThrownBy(() -> mover.report().contactBody(contact))
                    .isInstanceOf(IndexOutOfBoundsException.class)
                    .hasMessageContaining("contact must be in [0, contactCount()), but was " + contact);
        }
    }

    @Test
    void itWalksOnTheFloorToTheWall() {
        BodyId wall = world.addKinematic(BOX, 4, 0);
        move(8, -2);
        requireAt(3, 0);
        assertThat(mover.report().isOnFloor()).isTrue();
        assertThat(mover.report().isOnWall()).isTrue();
        assertThat(mover.report().isOnCeiling()).isFalse();
        assertThat(mover.report().floor()).contains(ground);
        assertThat(mover.report().floorNormalY()).isEqualTo(1);
        assertThat(mover.report().contactCount()).isEqualTo(2);
        assertThat(mover.report().contactBody(0)).isSameAs(ground);
        assertThat(mover.report().contactBody(1)).isSameAs(wall);
        assertThat(mover.report().contactNormalX(1)).isEqualTo(-1);
        assertThat(mover.report().contactNormalY(1)).isZero();
        assertThat(mover.report().contactX(1)).isEqualTo(4);
        assertThat(mover.report().contactY(1)).isBetween(0.0, 1.0);
        assertThat(mover.report().contactPart(1)).isZero();
        assertThat(mover.report().displacementX()).isEqualTo(3);
        assertThat(mover.report().displacementY()).isZero();
        assertThat(mover.report().remainingDisplacementX()).isEqualTo(5);
        assertThat(mover.report().remainingDisplacementY()).isEqualTo(-2);
        assertThat(mover.report().endDisplacementX()).isZero();
        assertThat(mover.report().endDisplacementY()).isZero();
        move(0, 3);
        requireAt(3, 3);
        assertThat(mover.report().contactCount()).isZero();
        assertThat(mover.report().floor()).isEmpty();
        assertThat(mover.report().remainingDisplacementY()).isZero();
        assertThat(mover.report().endDisplacementY()).isEqualTo(3);
        assertThatIllegalArgumentException().isThrownBy(() -> world.moveAndSlide(hero, Double.NaN, 0, mover));
        assertThatIllegalStateException().isThrownBy(() -> world.moveAndSlide(hero, 0x1p800, 0, mover));
    }

    /**
     * Where corner runs into corner, a sweep of one pair may choose the side of the tile; the floor beside it
     * knows.
     */
    @Test
    void theSeamOfTwoTilesIsNoWall() {
        world.setPosition(ground, -9, 0);
        BodyId next = world.addKinematic(ConvexPolygon.box(1, -1, 10, 0), 0, 0);
        world.bodies().setSortKey(next, -5);
        move(4, -1);
        requireAt(4, 0);
        assertThat(mover.report().isOnWall()).isFalse();
        assertThat(mover.report().isOnFloor()).isTrue();
    }

    @Test
    void aSlopeIsWalkedUpAndDownAtOneSpeedAndNotCreptDown() {
        BodyId hill = world.addKinematic(CompoundShape.chain(2, 0, 6, 4, 10, 0), 0, 0);
        mover.setSnapDistance(1);
        for (int i = 0; i < 32; i++) {
            move(0.25, -0.25);
            assertThat(mover.report().isOnFloor()).isTrue();
            assertThat(world.x(hero)).isEqualTo((i + 1) * 0.25);
        }
        assertThat(mover.report().floor()).contains(hill);
        double x = world.x(hero);
        double y = world.y(hero);
        assertThat(y).isEqualTo(2);
        for (int i = 0; i < 100; i++) {
            move(0, -0.25);
            requireAt(x, y);
        }
        mover.setSlopeLimit(0.5);
        move(0, -0.25);
        assertThat(mover.report().isOnFloor()).isFalse();
        assertThat(mover.report().isOnWall()).isTrue();
        assertThat(world.y(hero)).isLessThan(y);
    }

    /** A body that walks into a slope too steep to walk is not lifted. */
    @Test
    void aWallNeverLifts() {
        world.addKinematic(ConvexPolygon.of(2, 0, 4, 4, 4, 0), 0, 0);
        move(5, -0.25);
        requireAt(1, 0);
        assertThat(mover.report().isOnWall()).isTrue();
        move(5, 0.5);
        requireAt(1, 0.5);
    }

    @Test
    void withoutUpAllAreWalls() {
        mover.setUp(0, 0).setStepHeight(1).setSnapDistance(1);
        world.addKinematic(BOX, 2, 0);
        move(3, -1);
        requireAt(1, 0);
        assertThat(mover.report().isOnFloor()).isFalse();
        assertThat(mover.report().isOnWall()).isTrue();
        assertThat(mover.report().contactCount()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.25, 0.5, 0.75})
    void aStepIsClimbedUpToItsHeight(double height) {
        world.addKinematic(ConvexPolygon.box(2, 0, 5, height), 0, 0);
        mover.setStepHeight(0.5).setSnapDistance(0.75);
        move(0, -1);
        move(2, -0.25);
        if (height <= 0.5) {
            requireAt(2, height);
            assertThat(mover.report().isOnFloor()).isTrue();
            move(4, -0.25);
            requireAt(6, 0);
        } else {
            requireAt(1, 0);
            assertThat(mover.report().isOnWall()).isTrue();
        }
    }

    @Test
    void aStepWithoutRoomAboveIsAWall() {
        world.addKinematic(ConvexPolygon.box(2, 0, 5, 0.25), 0, 0);
        world.addKinematic(ConvexPolygon.box(-2, 1.125, 5, 2), 0, 0);
        mover.setStepHeight(0.5);
        move(0, -1);
        move(2, -0.25);
        requireAt(1, 0);
        assertThat(mover.report().isOnWall()).isTrue();
    }

    /** A platform that is a box, one that is a chain, and one of several parts: up through it, and down on request. */
    @Test
    void aOneWaySurfaceIsMetFromAbove() {
        ConvexPolygon bar = ConvexPolygon.box(-2, 2, 3, 2.5);
        for (BodyId platform : new BodyId[] {
            world.addKinematic(bar, 0, 0),
            world.addKinematic(CompoundShape.chain(-2, 2.5, 1, 2.5, 3, 2.5), 0, 10),
            world.addKinematic(CompoundShape.of(bar, ConvexPolygon.box(3, 2, 4, 2.5)), 0, 20)
        }) {
            double y = world.y(platform);
            world.setPosition(hero, 0, y);
            world.oneWayBodies().set(platform, 0, 1);
            mover.setDropsThroughOneWay(false);
            move(0, 1.25);
            move(0, 0.75);
            requireAt(0, y + 2);
            move(0, 1);
            requireAt(0, y + 3);
            move(0.5, -1);
            requireAt(0.5, y + 2.5);
            assertThat(mover.report().isOnFloor()).isTrue();
            assertThat(mover.report().startedInOverlap()).isFalse();
            mover.setDropsThroughOneWay(true);
            move(0, -0.25);
            mover.setDropsThroughOneWay(false);
            move(0, -1);
            requireAt(0.5, y + 1.25);
            assertThat(mover.report().startedInOverlap()).isFalse();
        }
    }

    @Test
    void aOneSidedChainIsMetFromItsFrontWithoutASetting() {
        world.addKinematic(CompoundShape.oneSidedChain(-2, 2, 4, 2), 0, 0);
        move(0, 1.5);
        move(0, -0.5);
        requireAt(0, 1);
        move(0, 2);
        requireAt(0, 3);
        move(0, -2);
        requireAt(0, 2);
        assertThat(mover.report().isOnFloor()).isTrue();
    }

    @Test
    void itPushesWhatGivesWay() {
        BodyId crate = world.add(BOX, 2, 0);
        world.addKinematic(BOX, 5, 0);
        move(2, -1);
        requireAt(1, 0);
        mover.setPushable(crate::equals);
        move(2, -1);
        requireAt(3, 0);
        assertThat(world.x(crate)).isEqualTo(4);
        assertThat(world.y(crate)).isZero();
        assertThat(mover.report().isOnWall()).isFalse();
        move(2, -1);
        requireAt(3, 0);
        assertThat(mover.report().isOnWall()).isTrue();
    }

    /**
     * A lift that has been moved by a step, or placed somewhere; one that goes up in a step has taken it along
     * already.
     */
    @Test
    void itIsCarriedByWhatItStandsOn() {
        BodyId lift = world.addKinematic(ConvexPolygon.box(-1, -0.5, 3, 0), 0, 4);
        world.setPosition(hero, 0, 4);
        move(0, -1);
        assertThat(mover.report().floor()).contains(lift);
        world.setDisplacement(lift, 0.5, 0.25);
        for (int i = 1; i <= 8; i++) {
            world.step(Response.slide());
            move(0, -0.25);
            requireAt(i * 0.5, 4 + i * 0.25);
            assertThat(mover.report().carriedDisplacementX()).isEqualTo(0.5);
        }
        world.setPosition(lift, 0, 4);
        move(0.125, -1);
        requireAt(0.125, 4);
        assertThat(mover.report().displacementY()).isEqualTo(-2);
        world.setPosition(lift, 1, 4);
        world.setPosition(hero, 0, 4);
        move(0, -0.25);
        requireAt(0, 4);
        world.setPosition(lift, 2, 4);
        mover.setFollowsFloor(false);
        move(0, -0.25);
        requireAt(0, 3.75);
        world.remove(lift);
        move(0, -0.25);
        requireAt(0, 3.5);
    }

    @Test
    void aWallHoldsBackWhoIsCarried() {
        BodyId lift = world.addKinematic(ConvexPolygon.box(-1, 0, 3, 0.5), 0, 0);
        world.addKinematic(BOX, 1.5, 0.5);
        world.setPosition(hero, 0, 0.5);
        move(0, -1);
        world.setPosition(lift, 1, 0.25);
        move(0, -1);
        requireAt(0.5, 0.75);
        assertThat(mover.report().carriedDisplacementX()).isEqualTo(0.5);
    }

    @Test
    void whoStartsInAnOverlapGetsOut() {
        world.setPosition(hero, 0, -0.25);
        move(1, 0);
        assertThat(mover.report().startedInOverlap()).isTrue();
        assertThat(mover.report().isStuck()).isFalse();
        requireAt(1, 0);
        world.addKinematic(ConvexPolygon.box(-10, 0.5, 10, 5), 0, 0);
        world.setPosition(hero, 0, 0);
        move(0, 0);
        assertThat(mover.report().startedInOverlap()).isTrue();
    }

    @Test
    void filtersAndSensorsCount() {
        BodyId ghost = world.addKinematic(BOX, 2, 0);
        world.bodies().setFilter(ghost, 0b10, 0b10);
        world.bodies().setSensor(world.addKinematic(BOX, 3, 0), true);
        BodyId friend = world.addKinematic(BOX, 4, 0);
        world.bodies().setPairFilter((a, b) -> !b.equals(friend));
        move(5, -1);
        requireAt(5, 0);
        world.bodies().setSensor(hero, true);
        move(0, -5);
        requireAt(5, -5);
    }

    @Test
    void aMoveThatTurnsTooOftenEndsWhereItIs() {
        world.addKinematic(BOX, 2, 0);
        mover.setMaxContacts(1);
        move(4, -1);
        requireAt(1, 0);
        assertThat(mover.report().remainingDisplacementX()).isEqualTo(3);
        assertThat(mover.report().endDisplacementX()).isEqualTo(4);
    }

    /** A mover that is read from bytes, or takes up a memory, goes on as the one that was written. */
    @Test
    void aMoverResumesWithTheSameBits() {
        for (int i = 1; i <= 6; i++) {
            world.addStatic(ConvexPolygon.box(0, 0, 1, 0.2 * i), 1.3 * i, 0);
        }
        BodyId lift = world.addKinematic(BOX, 9.1, 0.2);
        BodyId ball = world.add(RoundedPolygon.capsule(0, 0.3, 0, 0.7, 0.3), -1, 0);
        mover.setStepHeight(0.3).setSnapDistance(0.3);
        WorldState state = new WorldState();
        int onFloor = 0;
        for (int frame = 0; frame < 120; frame++) {
            world.setDisplacement(lift, 0, frame % 20 < 10 ? 0.03 : -0.03);
            world.step(Response.slide());
            world.save(state);
            CharacterMover resumed = new CharacterMover().setStepHeight(0.3).setSnapDistance(0.3);
            Optional<BodyId> floor = mover.report().floor();
            floor.ifPresent(on -> resumed.resume(
                    world.bodies(), ball, on, mover.report().floorMemory().orElseThrow()));
            CharacterMover read = state.readMover(mover.toBytes());
            assertThat(read.toBytes()).isEqualTo(mover.toBytes());
            assertThat(read.report().floor()).isEqualTo(floor);
            assertThat(resumed.report().floorMemory()).isEqualTo(mover.report().floorMemory());
            onFloor += floor.isPresent() ? 1 : 0;
            world.moveAndSlide(ball, 0.1, -0.05, resumed);
            double x = world.x(ball);
            double y = world.y(ball);
            world.restore(state);
            world.moveAndSlide(ball, 0.1, -0.05, read);
            assertThat(world.x(ball)).isEqualTo(x);
            assertThat(world.y(ball)).isEqualTo(y);
            world.restore(state);
            world.moveAndSlide(ball, 0.1, -0.05, mover);
            assertThat(world.x(ball)).isEqualTo(x);
            assertThat(world.y(ball)).isEqualTo(y);
            assertThat(mover.report().floorMemory()).isEqualTo(resumed.report().floorMemory());
            assertThat(read.toBytes()).isEqualTo(mover.toBytes());
        }
        assertThat(onFloor).isGreaterThan(60);
    }

    @Test
    void bytesHoldAllSettingsThatAreData() {
        mover.setUp(0, -1)
                .setSlopeLimit(2)
                .setStepHeight(0.25)
                .setSnapDistance(0.125)
                .setConstantSpeed(true)
                .setMaxSlopeDisplacement(3)
                .setSlidesAlongCeilings(false)
                .setCornerCorrection(0.5)
                .setInset(0.0625)
                .setMaxContacts(7)
                .setFollowsFloor(false)
                .setDropsThroughOneWay(true);
        WorldState state = new WorldState();
        world.save(state);
        CharacterMover read = state.readMover(mover.toBytes());
        assertThat(read).hasToString(mover.toString());
        assertThat(read.hasConstantSpeed()).isTrue();
        assertThat(read.maxSlopeDisplacement()).isEqualTo(3);
        assertThat(read.slidesAlongCeilings()).isFalse();
        assertThat(read.cornerCorrection()).isEqualTo(0.5);
        assertThat(read.inset()).isEqualTo(0.0625);
        assertThat(read.maxContacts()).isEqualTo(7);
        assertThat(read.followsFloor()).isFalse();
        assertThat(read.dropsThroughOneWay()).isTrue();
    }

    /** Damaged bytes are refused by their place, or make a mover that moves. */
    @Test
    void damagedBytesAreRefused() {
        world.addStatic(BOX, 0, 0);
        BodyId ball = world.add(RoundedPolygon.circle(0, 0.5, 0.5), 0, 1);
        world.moveAndSlide(ball, 0.1, -0.25, mover);
        WorldState state = new WorldState();
        world.save(state);
        byte[] bytes = mover.toBytes();
        int refused = 0;
        for (int bit = 0; bit < 8 * bytes.length; bit++) {
            byte[] damaged = bytes.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            try {
                CharacterMover read = state.readMover(damaged).setInset(0);
                world.moveAndSlide(ball, 0.01, 0, read);
            } catch (IllegalArgumentException e) {
                assertThat(e).hasMessageMatching("(?s)bytes\\[\\d+\\] must be .*");
                refused++;
            } catch (IllegalStateException e) {
                assertThat(e).hasMessageContaining("use smaller");
            }
        }
        assertThat(refused).isGreaterThan(100);
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatThrownBy(() -> state.readMover(cut)).hasMessageContaining("but was the end");
        }
    }

    /** No question, no move and no step from within one. */
    @Test
    void aPredicateCannotMoveTheWorld() {
        BodyId crate = world.add(BOX, 1.5, 0);
        mover.setPushable(body -> {
            world.setPosition(crate, 5, 5);
            return true;
        });
        assertThatIllegalStateException().isThrownBy(() -> move(1, -1));
        requireAt(0, 0);
    }

    @Test
    void aFrameIsTakenBackWithItsMover() {
        BodyId lift = world.addKinematic(ConvexPolygon.box(-1, -0.5, 3, 0), 0, 4);
        world.setPosition(hero, 0, 4);
        move(0, -1);
        CharacterMover kept = new CharacterMover();
        kept.copyFrom(mover);
        assertThat(kept.report().isOnFloor()).isTrue();
        assertThat(kept.report().contactBody(0)).isSameAs(lift);
        world.setPosition(lift, 1, 5);
        mover.copyFrom(new CharacterMover());
        assertThat(mover.report().contactCount()).isZero();
        world.moveAndSlide(hero, 0, -1, kept);
        requireAt(1, 5);
    }

    @Test
    void aWorldThatIsTakenBackKnowsWhoWasPlaced() {
        BodyId lift = world.addKinematic(ConvexPolygon.box(-1, -0.5, 3, 0), 0, 4);
        world.setPosition(hero, 0, 4);
        move(0, -1);
        WorldState state = new WorldState();
        world.save(state);
        world.setPosition(hero, 0, 0);
        world.restore(state);
        world.setPosition(lift, 1, 5);
        move(0, -1);
        requireAt(1, 5);
    }

    @Test
    void settingsAreChecked() {
        assertThatIllegalArgumentException().isThrownBy(() -> mover.setUp(Double.NaN, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> mover.setSlopeLimit(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> mover.setSlopeLimit(Double.NaN));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> mover.setStepHeight(-0.5))
                .withMessageContaining("height must be >= 0, but was -0.5");
        assertThatIllegalArgumentException().isThrownBy(() -> mover.setSnapDistance(Double.POSITIVE_INFINITY));
        assertThatIllegalArgumentException().isThrownBy(() -> mover.setMaxContacts(0));
        assertThatIllegalArgumentException().isThrownBy(() -> mover.setMaxContacts(1_000_001));
    }

    /** A hero on tiles, with walls, steps, a circle and a slope, that walks to and fro and jumps. */
    @Test
    void aMoveMakesNoGarbage() {
        for (int i = 0; i < 60; i++) {
            world.addKinematic(BOX, i - 30, -1);
        }
        world.addKinematic(BOX, 8, 0);
        world.addKinematic(ConvexPolygon.box(3, 0, 6, 0.25), 0, 0);
        world.addKinematic(ConvexPolygon.of(-8, 0, -3, 0, -8, 2.3), 0, 0);
        BodyId ball = world.add(RoundedPolygon.circle(0, 0, 0.4), 2, 3);
        BodyId crate = world.add(BOX, -1.5, 0);
        CharacterMover ofBall = new CharacterMover();
        mover.setStepHeight(0.5).setSnapDistance(0.25).setPushable(crate::equals);
        world.oneWayBodies().set(ball, 0, 1);
        assertThat(Allocation.ofSteadyState(() -> {
                    world.setPosition(hero, 0, 2);
                    world.setPosition(crate, -1.5, 0);
                    for (int f = 0; f < 200; f++) {
                        double dx = f < 100 ? 0.1 : -0.1;
                        world.moveAndSlide(hero, dx, f % 40 < 10 ? 0.2 : -0.15, mover);
                        world.moveAndSlide(ball, -0.7 * dx, -0.11, ofBall);
                    }
                }))
                .isZero();
        assertThat(world.y(hero)).isCloseTo(2, within(4.0));
    }

    /** With all settings: on a lift, through a one-way platform, past the corner of a ceiling, and along a slope. */
    @Test
    void aMoveWithAllSettingsMakesNoGarbage() {
        World fair = new World();
        BodyId walker = fair.add(BOX, 0, 0);
        BodyId lift = fair.addKinematic(ConvexPolygon.box(-4, -1, 0, 0), 0, 0);
        fair.addStatic(ConvexPolygon.box(0, -1, 9, 0), 0, 0);
        fair.addStatic(ConvexPolygon.of(4, 0, 9, 0, 9, 2.5), 0, 0);
        fair.addStatic(ConvexPolygon.box(1, 3, 3, 3.5), 0, 0);
        fair.oneWayBodies().set(fair.addStatic(ConvexPolygon.box(-4, 1.5, -1, 1.6), 0, 0), 0, 1);
        mover.setStepHeight(0.25)
                .setConstantSpeed(true)
                .setMaxSlopeDisplacement(0.1)
                .setCornerCorrection(0.25)
                .setInset(0.0625)
                .setSlidesAlongCeilings(false);
        int[] carried = {0};
        assertThat(Allocation.ofSteadyState(() -> {
                    fair.setPosition(lift, 0, 0);
                    fair.setPosition(walker, -2, 0.5);
                    for (int f = 0; f < 240; f++) {
                        fair.setPosition(lift, 0, f % 40 < 20 ? 0.01 * (f % 40) : 0.4 - 0.01 * (f % 40));
                        fair.moveAndSlide(walker, f < 60 ? 0 : f < 160 ? 0.1 : -0.1, f % 80 >= 70 ? 0.3 : -0.2, mover);
                        carried[0] += mover.report().carriedDisplacementY() != 0 ? 1 : 0;
                    }
                }))
                .isZero();
        assertThat(carried[0]).isGreaterThan(10);
    }
}

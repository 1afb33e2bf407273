package org.polysweep.workbench.scene;

import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.body.FloorMemory;

/**
 * How a body of a scene walks, as a {@link CharacterMover} has it.
 *
 * @param up the direction that is up; (0, 0) if there is none
 * @param slopeLimit how far the steepest floor rises for each unit across; not negative
 * @param stepHeight the height of the steps that it climbs; not negative
 * @param snapDistance how far below it looks for the floor; NaN if that follows from the move
 * @param constantSpeed whether it is as fast on slopes as on level ground
 * @param maxSlopeDisplacement how far it moves along a slope at most; infinite if there is no limit
 * @param inset by how much its shape is smaller in moves; not negative
 * @param pushes whether it pushes bodies that are not kinematic
 * @param fall the part of its displacement that gravity has added
 * @param standing the floor on which it stands when the scene begins; empty in the air
 */
public record SceneMover(
        Point up,
        double slopeLimit,
        double stepHeight,
        double snapDistance,
        boolean constantSpeed,
        double maxSlopeDisplacement,
        double inset,
        boolean pushes,
        Point fall,
        Optional<Standing> standing) {

    /** A mover about which nothing is said. */
    public static final SceneMover USUAL = usual();

    /**
     * Where a mover stands.
     *
     * @param floor the JSON text of the id of the floor
     * @param memory what the mover remembers of it
     */
    public record Standing(String floor, FloorMemory memory) {}

    private static SceneMover usual() {
        CharacterMover mover = new CharacterMover();
        return new SceneMover(
                new Point(mover.upX(), mover.upY()),
                mover.slopeLimit(),
                mover.stepHeight(),
                mover.snapDistance(),
                mover.hasConstantSpeed(),
                mover.maxSlopeDisplacement(),
                mover.inset(),
                false,
                new Point(0, 0),
                Optional.empty());
    }

    /** Returns a mover with these settings. */
    CharacterMover toMover() {
        CharacterMover mover = new CharacterMover()
                .setUp(up.x(), up.y())
                .setSlopeLimit(slopeLimit)
                .setStepHeight(stepHeight)
                .setConstantSpeed(constantSpeed)
                .setMaxSlopeDisplacement(maxSlopeDisplacement)
                .setInset(inset)
                .setPushable(body -> pushes);
        return Double.isNaN(snapDistance) ? mover : mover.setSnapDistance(snapDistance);
    }
}

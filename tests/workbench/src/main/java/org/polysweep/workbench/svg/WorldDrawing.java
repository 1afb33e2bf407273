package org.polysweep.workbench.svg;

import org.polysweep.workbench.scene.FrameRecord;
import org.polysweep.workbench.scene.SceneWorld;
import org.polysweep.world.World;

/** The picture of a world as it stands between two steps. */
public final class WorldDrawing {

    private WorldDrawing() {}

    /**
     * Draws all bodies where they stand, all parts of them, kinematic bodies in another color and sensors dashed. Up
     * to 30 bodies have names, which are their indices.
     *
     * @param world the world; it is only read
     * @return an SVG document
     */
    public static String of(World world) {
        return FrameDrawing.of(new FrameRecord(FrameRecord.NO_FRAME, SceneWorld.showing(world)));
    }
}

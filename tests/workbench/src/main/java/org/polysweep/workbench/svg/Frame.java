package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.List;

/**
 * A window of the screen onto the scene: one scale for both axes, y up in the scene and down on the screen.
 *
 * @param screen the window
 * @param center the place of the scene in its middle
 * @param scale units of the screen in one unit of the scene
 */
record Frame(Box screen, Vec center, double scale) {

    /** How far outside of the window a line may end: further than its stroke is wide. */
    private static final double BEYOND = 40;

    /** Vertices nearer to each other than this are drawn as one. */
    private static final double TOO_NEAR = 0.25;

    /** The window in which a box of the scene has its place, with some room around it. */
    static Frame around(Box scene, Box screen, double room) {
        double byWidth = (screen.width() - 2 * room) / scene.width();
        double byHeight = (screen.height() - 2 * room) / scene.height();
        double scale = Math.min(byWidth, byHeight);
        return new Frame(screen, scene.center(), Double.isFinite(scale) ? scale : 1);
    }

    Vec toScreen(Vec place) {
        Vec middle = screen.center();
        return new Vec(middle.x() + (place.x() - center.x()) * scale, middle.y() - (place.y() - center.y()) * scale);
    }

    /** Whether a place of the screen is in the window, or near enough that a mark there can be seen. */
    boolean shows(Vec onScreen) {
        return screen.grown(BEYOND).contains(onScreen);
    }

    /**
     * Where a convex polygon appears: clipped to somewhat more than the window, without corners too near to tell
     * apart. Of a segment, the first two places are its ends, if it is in the window at all.
     */
    List<Vec> toScreen(List<Vec> polygon) {
        List<Vec> clipped = polygon.stream().map(this::toScreen).toList();
        Box limits = screen.grown(BEYOND);
        if (clipped.stream().allMatch(limits::contains)) {
            return thinned(clipped);
        }
        clipped = clip(clipped, new Vec(1, 0), limits.minX());
        clipped = clip(clipped, new Vec(-1, 0), -limits.maxX());
        clipped = clip(clipped, new Vec(0, 1), limits.minY());
        clipped = clip(clipped, new Vec(0, -1), -limits.maxY());
        return thinned(clipped);
    }

    /**
     * Where a rounded outline appears: clipped to somewhat more than the window, without corners too near to tell
     * apart.
     */
    Contour toScreen(OutlinePath outline) {
        List<Vec> corners = outline.corners().stream().map(this::toScreen).toList();
        return Contour.of(new OutlinePath(thinned(corners), outline.radius() * scale))
                .within(screen.grown(BEYOND));
    }

    /** The corners of what appears of an outline; where it is round, of a polygon that is nearly the same. */
    List<Vec> placesOf(OutlinePath outline) {
        return outline.isRound() ? toScreen(outline).places() : toScreen(outline.corners());
    }

    /** Keeps of a convex polygon what has {@code inward · place ≥ bound} (Sutherland and Hodgman). */
    private static List<Vec> clip(List<Vec> polygon, Vec inward, double bound) {
        List<Vec> kept = new ArrayList<>();
        for (int i = 0; i < polygon.size(); i++) {
            Vec from = polygon.get(i);
            Vec to = polygon.get((i + 1) % polygon.size());
            double before = inward.dot(from) - bound;
            double after = inward.dot(to) - bound;
            if (before >= 0) {
                kept.add(from);
            }
            if (before >= 0 != after >= 0) {
                kept.add(from.plus(to.minus(from).times(before / (before - after))));
            }
        }
        return kept;
    }

    private static List<Vec> thinned(List<Vec> polygon) {
        List<Vec> kept = new ArrayList<>();
        for (Vec corner : polygon) {
            if (kept.isEmpty() || corner.minus(kept.get(kept.size() - 1)).length() >= TOO_NEAR) {
                kept.add(corner);
            }
        }
        return kept;
    }
}

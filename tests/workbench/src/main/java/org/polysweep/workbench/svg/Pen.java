package org.polysweep.workbench.svg;

import java.util.List;

/**
 * Draws outlines of the scene in a window.
 *
 * @param svg receives them
 * @param frame the window
 */
record Pen(Svg svg, Frame frame) {

    /** A shape smaller than this on the screen is marked by a dot. */
    private static final double DOT = 6;

    /** Draws an outline in a style, if the window shows any of it. */
    void draw(String style, OutlinePath outline) {
        List<Vec> onScreen = frame.placesOf(outline);
        if (onScreen.isEmpty()) {
            return;
        }
        Box bounds = Box.around(onScreen);
        boolean isDot = bounds.size() < DOT || (outline.corners().size() == 1 && !outline.isRound());
        if (isDot && !style.endsWith("swept")) {
            svg.circle(style, bounds.centre(), 4);
        } else if (outline.isRound()) {
            svg.contour(style, frame.toScreen(outline));
        } else if (onScreen.size() > 1) {
            svg.path(onScreen.size() == 2 && style.endsWith("filled") ? style + " thick" : style, onScreen);
        }
    }
}

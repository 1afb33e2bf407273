package org.polysweep.workbench.svg;

import java.util.ArrayList;
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

    /** Draws a line through some places, as much of it as the window shows. */
    void drawWay(String style, List<Vec> places) {
        List<Vec> run = new ArrayList<>();
        for (int i = 0; i + 1 < places.size(); i++) {
            Vec from = frame.toScreen(places.get(i));
            Vec to = frame.toScreen(places.get(i + 1));
            if (frame.shows(from) && frame.shows(to)) {
                if (run.isEmpty()) {
                    run.add(from);
                }
                run.add(to);
            } else {
                svg.openPath(style, run);
                run.clear();
                svg.openPath(style, frame.toScreen(places.subList(i, i + 2)));
            }
        }
        svg.openPath(style, run);
    }

    /** Draws an outline in a style, if the window shows any of it. */
    void draw(String style, OutlinePath outline) {
        List<Vec> onScreen = frame.placesOf(outline);
        if (onScreen.isEmpty()) {
            return;
        }
        Box bounds = Box.around(onScreen);
        boolean isDot = bounds.size() < DOT || (outline.corners().size() == 1 && !outline.isRound());
        if (isDot && !style.endsWith("swept")) {
            svg.circle(style, bounds.center(), 4);
        } else if (outline.isRound()) {
            svg.contour(style, frame.toScreen(outline));
        } else if (onScreen.size() > 1) {
            svg.path(onScreen.size() == 2 && style.endsWith("filled") ? style + " thick" : style, onScreen);
        }
    }
}

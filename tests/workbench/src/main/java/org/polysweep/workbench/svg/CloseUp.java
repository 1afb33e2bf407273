package org.polysweep.workbench.svg;

import org.jspecify.annotations.Nullable;
import org.polysweep.contact.SweepOutcome;

/** A second look, where the shapes are so small against their way that the first shows no more than dots. */
final class CloseUp {

    /** A shape of at least this size on the screen can be seen well enough. */
    private static final double VISIBLE = 36;

    /** Shapes so much smaller than the scene are lost in the rounding of its coordinates. */
    private static final double LOST = 1e-12;

    private CloseUp() {}

    /** The window to draw, or null if there is no need for one, or nothing to see. */
    static @Nullable Frame of(DrawnSweep scene, SweepOutcome contact, Frame overview, Box screen) {
        double sizeA = scene.a().size();
        double sizeB = scene.b().size();
        double smaller = Math.min(sizeA, sizeB) > 0 ? Math.min(sizeA, sizeB) : Math.max(sizeA, sizeB);
        double shown = Math.min(Math.max(sizeA, sizeB), 1.2 * smaller);
        boolean visible = smaller * overview.scale() >= VISIBLE;
        @Nullable Vec focus = focus(scene, contact);
        if (visible
                || shown == 0
                || focus == null
                || shown < LOST * scene.bounds().size()) {
            return null;
        }
        double room = Marks.NORMAL + 10;
        return new Frame(screen, focus, (screen.height() / 2 - room / 2) / (1.1 * shown));
    }

    private static @Nullable Vec focus(DrawnSweep scene, SweepOutcome contact) {
        return switch (contact.verdict()) {
            case HIT, TOUCH -> scene.contactMiddle();
            case OVERLAP -> {
                DrawnBody smaller = scene.a().size() <= scene.b().size() ? scene.a() : scene.b();
                yield smaller.outline().bounds().center();
            }
            case MISS -> null;
        };
    }
}

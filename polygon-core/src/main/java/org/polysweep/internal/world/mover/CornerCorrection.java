package org.polysweep.internal.world.mover;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;

/**
 * Moves a rising body past the corner of a ceiling that it hits only near its edge: aside by the width of the
 * obstructed part, if the mover allows so much, and on as before. Reusable; no allocation for convex shapes.
 */
final class CornerCorrection {

    private final StandingSweep sweep;
    private final Detour detour;
    private final SupportPoint support;
    private final MetSurface obstacle = new MetSurface();

    CornerCorrection(Bodies bodies, StandingSweep sweep, Detour detour) {
        this.sweep = sweep;
        this.detour = detour;
        support = new SupportPoint(bodies);
    }

    /**
     * Moves the body past the obstacle that a sweep has hit, if possible; the detour has the path. Otherwise the hit of
     * the sweep is unchanged.
     *
     * @param settings the settings of the mover
     * @param fromX where the body is
     * @param fromY where it is
     * @param dx the remaining motion
     * @param dy the remaining motion
     * @param unit the unit in the last place of its position and size
     */
    boolean passes(MoverSettings settings, double fromX, double fromY, double dx, double dy, double unit) {
        if (settings.cornerCorrection == 0
                || !(settings.rise(dx, dy) > 0 && settings.rise(sweep.normalX, sweep.normalY) < 0)) {
            return false;
        }
        double x = sweep.x;
        double y = sweep.y;
        double sweptX = sweep.dx;
        double sweptY = sweep.dy;
        boolean passes = findsWay(settings, fromX, fromY, dx, dy, unit);
        if (!passes) {
            sweep.sweep(x, y, sweptX, sweptY);
        }
        return passes;
    }

    private boolean findsWay(MoverSettings settings, double fromX, double fromY, double dx, double dy, double unit) {
        double rightX = settings.upY;
        double rightY = -settings.upX;
        double from = settings.across(sweep.contact.x() - fromX, sweep.contact.y() - fromY);
        double to = from + settings.across(sweep.contact.widthX(), sweep.contact.widthY());
        double toRight = Math.max(from, to) + support.find(sweep.self, -rightX, -rightY);
        double toLeft = support.find(sweep.self, rightX, rightY) - Math.min(from, to);
        sweep.describe(obstacle);
        double least = WorldThresholds.ROOM_ULPS * unit / settings.rise(dx, dy);
        return toRight <= toLeft
                ? passes(settings, fromX, fromY, toRight, dx, dy, least, unit)
                        || passes(settings, fromX, fromY, -toLeft, dx, dy, least, unit)
                : passes(settings, fromX, fromY, -toLeft, dx, dy, least, unit)
                        || passes(settings, fromX, fromY, toRight, dx, dy, least, unit);
    }

    private boolean passes(
            MoverSettings settings,
            double fromX,
            double fromY,
            double aside,
            double dx,
            double dy,
            double leastPart,
            double unit) {
        double further = aside + Math.copySign(WorldThresholds.ROOM_ULPS * unit, aside);
        return Math.abs(aside) <= settings.cornerCorrection
                && (leads(settings, fromX, fromY, aside, dx, dy, leastPart)
                        || leads(settings, fromX, fromY, further, dx, dy, leastPart));
    }

    private boolean leads(
            MoverSettings settings, double fromX, double fromY, double aside, double dx, double dy, double leastPart) {
        return detour.leadsPast(
                obstacle, fromX, fromY, aside * settings.upY, -aside * settings.upX, dx, dy, leastPart, 1);
    }
}

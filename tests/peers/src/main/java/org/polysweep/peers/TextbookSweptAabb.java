package org.polysweep.peers;

import java.util.Arrays;
import java.util.Optional;
import org.polysweep.peers.PeerAnswer.PeerOutcome;

/**
 * The swept box of the game programmers' tutorials, in plain doubles: when the intervals meet and part on either axis.
 * As fast as it gets for one pair of boxes; wrong by as much as its sums and quotients are rounded.
 */
public final class TextbookSweptAabb implements Peer<TextbookSweptAabb.PlacedSides> {

    /**
     * An axis-parallel box.
     *
     * @param minX its left side
     * @param minY its lower side
     * @param maxX its right side
     * @param maxY its upper side
     */
    public record PlacedSides(double minX, double minY, double maxX, double maxY) {

        private static PlacedSides around(double[] corners) {
            double minX = corners[0];
            double maxX = corners[0];
            double minY = corners[1];
            double maxY = corners[1];
            for (int i = 2; i < corners.length; i += 2) {
                minX = Math.min(minX, corners[i]);
                maxX = Math.max(maxX, corners[i]);
                minY = Math.min(minY, corners[i + 1]);
                maxY = Math.max(maxY, corners[i + 1]);
            }
            return new PlacedSides(minX, minY, maxX, maxY);
        }

        private boolean hasCornersAt(double[] corners) {
            int count = (minX == maxX ? 1 : 2) * (minY == maxY ? 1 : 2);
            boolean all = corners.length == 2 * count;
            for (int i = 0; all && i < corners.length; i += 2) {
                all = (corners[i] == minX || corners[i] == maxX) && (corners[i + 1] == minY || corners[i + 1] == maxY);
            }
            return all;
        }
    }

    /** Makes one; it needs no scratch memory. */
    public TextbookSweptAabb() {}

    @Override
    public PlacedSides shape(double[] corners) {
        if (!isBox(corners)) {
            throw new IllegalArgumentException("not an axis-parallel box: " + Arrays.toString(corners));
        }
        return PlacedSides.around(corners);
    }

    @Override
    public boolean isMadeFor(double[] a, double[] b) {
        return isBox(a) && isBox(b);
    }

    /** It is the sweep of two boxes. */
    @Override
    public Optional<CompoundPeer<PlacedSides, ?>> compounds() {
        return Optional.empty();
    }

    private static boolean isBox(double[] corners) {
        return PlacedSides.around(corners).hasCornersAt(corners);
    }

    @Override
    public void sweep(
            PlacedSides a,
            double ax,
            double ay,
            double adx,
            double ady,
            PlacedSides b,
            double bx,
            double by,
            double bdx,
            double bdy,
            PeerAnswer answer) {
        double x = bx - ax;
        double y = by - ay;
        double dx = adx - bdx;
        double dy = ady - bdy;
        double gapX = b.minX - a.maxX + x;
        double gapY = b.minY - a.maxY + y;
        double endX = b.maxX - a.minX + x;
        double endY = b.maxY - a.minY + y;
        // Without motion on an axis, the intervals overlap forever or never.
        double enterX = dx == 0 ? always(gapX, endX) : (dx > 0 ? gapX : endX) / dx;
        double exitX = dx == 0 ? -always(gapX, endX) : (dx > 0 ? endX : gapX) / dx;
        double enterY = dy == 0 ? always(gapY, endY) : (dy > 0 ? gapY : endY) / dy;
        double exitY = dy == 0 ? -always(gapY, endY) : (dy > 0 ? endY : gapY) / dy;
        double enter = Math.max(enterX, enterY);
        double exit = Math.min(exitX, exitY);
        if (enter >= exit || enter >= 1 || exit <= 0) {
            answer.outcome = PeerOutcome.MISS;
        } else if (enter < 0) {
            answer.outcome = PeerOutcome.OVERLAP;
        } else {
            boolean alongX = enterX > enterY;
            answer.hit(enter, alongX ? -Math.signum(dx) : 0, alongX ? 0 : -Math.signum(dy));
        }
    }

    private static double always(double gap, double end) {
        return gap < 0 && end > 0 ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
}

package org.polysweep.world;

import java.util.Arrays;

/**
 * The surfaces that a body meets at one place, and the motions along each of them: of these, it takes the one nearest
 * to its wish that leads into nothing. Reusable; no allocation once it has grown.
 */
final class Surfaces {

    private static final int NONE = -1;

    /** A body that is sent back so often in a row is in a corner, as near as rounding lets it come. */
    private static final int MOST_RETURNS = 3;

    /** Two normals are one but for rounding if the sine of the angle between them has so many zeros behind the point. */
    private static final int SAME_BITS = 40;

    private int count;
    private int[] body = new int[4];
    private int[] part = new int[4];

    /** Six numbers each: the normal, the point, and the motion along the surface. */
    private double[] numbers = new double[24];

    private boolean[] isRejected = new boolean[4];

    /** The two surfaces that were met last, one of them first; with six numbers each, too. */
    private final int[] recentBody = new int[2];

    private final int[] recentPart = new int[2];
    private final double[] recent = new double[12];

    /** Which of the two was met last. */
    private int last;

    /**
     * How often in a row the body has been sent back, and whether the first two surfaces make a corner that it
     * is in.
     */
    private int returns;

    private boolean isInCorner;

    private double wishX;
    private double wishY;
    private boolean walks;

    /** Whether only that is left of the wish which leads up or down. */
    private boolean risesOnly;

    private Mover mover = new Mover();

    /** Begins a move with a wish: the motion that is asked for, and whether the body walks on floors. */
    void begin(double newWishX, double newWishY, Mover newMover, boolean newWalks) {
        wishX = newWishX;
        wishY = newWishY;
        mover = newMover;
        walks = newWalks && newMover.hasUp();
        count = 0;
        returns = 0;
        isInCorner = false;
        risesOnly = false;
        recentBody[0] = NONE;
        recentBody[1] = NONE;
    }

    /**
     * Notes the surface that is met at a new place. A body that is sent to and fro between two of them is in their
     * corner.
     */
    void meet(StandingSweep sweep) {
        int known = isRecent(last, sweep) ? last : isRecent(1 - last, sweep) ? 1 - last : NONE;
        returns = known == NONE ? 0 : returns + 1;
        last = known == NONE ? 1 - last : known;
        int other = 1 - last;
        isInCorner = returns >= MOST_RETURNS && recentBody[other] != NONE;
        count = 0;
        if (isInCorner) {
            body[0] = recentBody[other];
            part[0] = recentPart[other];
            System.arraycopy(recent, 6 * other, numbers, 0, 6);
            isRejected[0] = false;
            count = 1;
            findMotion(0);
        }
        add(sweep);
        recentBody[last] = sweep.met;
        recentPart[last] = sweep.part;
        System.arraycopy(numbers, 6 * (count - 1), recent, 6 * last, 6);
    }

    private boolean isRecent(int slot, StandingSweep sweep) {
        return recentBody[slot] == sweep.met && recentPart[slot] == sweep.part && isNearly(recent, 6 * slot, sweep);
    }

    /** Notes another surface at the same place. */
    void add(StandingSweep sweep) {
        for (int i = 0; i < count; i++) {
            if (body[i] == sweep.met
                    && part[i] == sweep.part
                    && numbers[6 * i] == sweep.normalX
                    && numbers[6 * i + 1] == sweep.normalY) {
                return;
            }
        }
        if (count == body.length) {
            body = Arrays.copyOf(body, 2 * count);
            part = Arrays.copyOf(part, 2 * count);
            numbers = Arrays.copyOf(numbers, 12 * count);
            isRejected = Arrays.copyOf(isRejected, 2 * count);
        }
        body[count] = sweep.met;
        part[count] = sweep.part;
        isRejected[count] = false;
        int at = 6 * count++;
        numbers[at] = sweep.normalX;
        numbers[at + 1] = sweep.normalY;
        numbers[at + 2] = sweep.pointX();
        numbers[at + 3] = sweep.pointY();
        findMotion(at);
    }

    private void findMotion(int at) {
        double x = numbers[at];
        double y = numbers[at + 1];
        double upX = mover.upX();
        double upY = mover.upY();
        if (walks && mover.isFloor(x, y)) {
            // The tangent (y, -x) goes x·up across for each unit: the motion across up stays.
            double along = (wishX * upY - wishY * upX) / (x * upX + y * upY);
            setMotion(at, along * y, -along * x);
            return;
        }
        setNearest(at, wishX, wishY);
        double rise = numbers[at + 4] * upX + numbers[at + 5] * upY;
        double asked = wishX * upX + wishY * upY;
        if (walks && !risesOnly && rise > Math.max(asked, 0)) {
            takeRiseOnly(asked * upX, asked * upY);
        }
    }

    /** Leaves of the wish what leads up or down: the rest would have a wall lift the body. */
    private void takeRiseOnly(double dx, double dy) {
        risesOnly = true;
        wishX = dx;
        wishY = dy;
        for (int i = 0; i < count; i++) {
            isRejected[i] = false;
            findMotion(6 * i);
        }
    }

    /** Sets the motion to the one nearest to another that does not lead into the surface. */
    private void setNearest(int at, double dx, double dy) {
        double x = numbers[at];
        double y = numbers[at + 1];
        if (dx * x + dy * y >= 0) {
            setMotion(at, dx, dy);
        } else {
            double along = y * dx - x * dy;
            setMotion(at, along * y, -along * x);
        }
    }

    private void setMotion(int at, double dx, double dy) {
        numbers[at + 4] = dx + 0.0;
        numbers[at + 5] = dy + 0.0;
    }

    /** The surface whose motion is the nearest to the wish, of those that have not been rejected; or -1. */
    int nearest() {
        int nearest = NONE;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double awayX = dx(i) - wishX;
            double awayY = dy(i) - wishY;
            double away = awayX * awayX + awayY * awayY;
            if (!isRejected[i] && !leadsIntoCorner(i) && (nearest == NONE || away < least)) {
                least = away;
                nearest = i;
            }
        }
        return nearest;
    }

    /** Whether the motion along a surface leads into the other one of the corner. */
    private boolean leadsIntoCorner(int surface) {
        if (!isInCorner || count < 2) {
            return false;
        }
        return (surface != 0 && leadsInto(surface, 0)) || (surface != 1 && leadsInto(surface, 1));
    }

    private boolean leadsInto(int surface, int other) {
        return dx(surface) * numbers[6 * other] + dy(surface) * numbers[6 * other + 1] < 0;
    }

    void reject(int surface) {
        isRejected[surface] = true;
    }

    double dx(int surface) {
        return numbers[6 * surface + 4];
    }

    double dy(int surface) {
        return numbers[6 * surface + 5];
    }

    /** Whether what is met now is the surface, or goes on as that does, but for rounding. */
    boolean isNearly(int surface, StandingSweep sweep) {
        return isNearly(numbers, 6 * surface, sweep);
    }

    private static boolean isNearly(double[] numbers, int at, StandingSweep sweep) {
        double cosine = numbers[at] * sweep.normalX + numbers[at + 1] * sweep.normalY;
        double sine = numbers[at] * sweep.normalY - numbers[at + 1] * sweep.normalX;
        return cosine > 0 && Math.abs(sine) * (1L << SAME_BITS) <= 1;
    }

    /**
     * Tells the mover of the surfaces, but for those into which a motion leads that was found to be free: those are
     * seams, which others cover.
     */
    void tell(Bodies bodies, double dx, double dy) {
        for (int i = 0; i < count; i++) {
            int at = 6 * i;
            if (dx * numbers[at] + dy * numbers[at + 1] >= 0 || (dx == dx(i) && dy == dy(i))) {
                mover.noteContact(
                        bodies.id(body[i]), part[i], numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]);
            }
        }
    }
}

package org.polysweep.internal.world.rounding;

/**
 * All numbers by which a step of a world tells rounding from motion, and limits how often it tries a remedy. They are
 * counts of units in the last place, of attempts, and ratios; none is a distance.
 *
 * <p>None can make a result wrong. Whether two bodies meet, when, and whether they overlap where they are put, is
 * decided by exact sweeps, whatever these numbers are. They choose which remedy is tried first where rounding has put
 * bodies into each other, whether two contacts are taken for one, and which bodies count as resting. If every remedy
 * fails, bodies go back to where they were before the step, where no overlap is new.
 */
public final class WorldThresholds {

    /**
     * A body that slides and ends the step within so many units in the last place of where it began, without a motion
     * left, stays there to the bit. It has been there before, so it overlaps nothing new there; in a narrow notch some
     * units across are many along.
     */
    public static final int REST_ULPS = 1024;

    /**
     * Between two times at which a body is no more than so many units in the last place apart, it has not moved: pushes
     * at both times are of one group. A push that is taken for one of another time is shared with fewer bodies, and the
     * momentum of all stays.
     */
    public static final int SAME_TIME_ULPS = 64;

    /**
     * Two directions are one, up to rounding, if the sine of the angle between them has so many zeros behind the point.
     * Pushes along directions that are taken for two are two groups, and the momentum of all stays.
     */
    public static final int SAME_DIRECTION_BITS = 40;

    /**
     * Maximum number of groups that a body enters at one time; a body in a notch would enter others again and again.
     * Then pairs push each other by themselves.
     */
    public static final int MAX_PUSH_GROUPS = 4;

    /**
     * Maximum number of bodies one on the other each of which is held by two others; each doubles what is looked at.
     * Beyond, a body counts as one that can be pushed, and the momentum of all stays.
     */
    public static final int MAX_WEDGES = 8;

    /**
     * Maximum number of units in the last place that a new segment of motion is moved outward where rounding leads it
     * into what the body has met. If that is not enough, the body meets the other one again, and is responded to again.
     */
    public static final int MAX_OUTWARD_ULPS = 64;

    /**
     * Minimum width of two bodies, in terms of how far a segment is moved outward: neither gets to the other side of
     * anything that it touches.
     */
    public static final int WIDTH_PER_OUTWARD = 32;

    /**
     * Minimum width of two bodies, in terms of how far a body is moved from the end of its segment at the end of a
     * step: by less than half of its width it does not get through anything.
     */
    public static final int WIDTH_PER_SHIFT = 4;

    /**
     * A body that a rotating one pushes is made faster by 2^-14, 2^-12, …, 2^2 times the speed there, until it keeps
     * ahead. An exact sweep tries each; if none is enough, the two meet again.
     */
    public static final int INVERSE_OF_MIN_SPEED_MARGIN = 1 << 14;

    public static final int MAX_SPEED_MARGIN = 4;

    /**
     * Inverse of the least part of a normal along the way out of a group of bodies for which a new segment is moved
     * that way: where it is less, both bodies are moved along the normal.
     */
    public static final int INVERSE_OF_MIN_RISE = 4;

    /** The same at the end of a step, where positions are moved. */
    public static final int INVERSE_OF_MIN_RISE_AT_END = 1024;

    /**
     * Maximum number of times that a body is moved out of all that it overlaps at the end of a step, and how often each
     * time. If that is not enough, bodies go back.
     */
    public static final int MAX_TURNS = 32;

    public static final int MAX_ATTEMPTS = 24;

    /** After so many attempts a body is taken for one in a notch, and is moved along the line between two normals. */
    public static final int ATTEMPTS_BEFORE_NOTCH = 2;

    /**
     * An overlap no deeper than so many units in the last place may be due to rounding, and is moved apart; a deeper
     * one is not, and the bodies go back.
     */
    public static final int MAX_DEPTH_ULPS = 1024;

    /**
     * A segment that is no wider than so many units in the last place of its length may have no width, except for
     * rounding. It decides about how far a body may be moved outward.
     */
    public static final int FLAT_ULPS = 1024;

    /**
     * A point of contact no farther than so many units in the last place from a vertex may be that vertex, so the
     * static bodies nearby are judged together: exactly, and alone if they are not met at the same time.
     */
    public static final int VERTEX_ULPS = 16;

    private WorldThresholds() {}
}

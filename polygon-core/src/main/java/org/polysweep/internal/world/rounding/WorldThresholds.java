package org.polysweep.internal.world.rounding;

/**
 * All numbers by which a step of a world distinguishes rounding from motion, and limits how often it tries a remedy.
 * They are counts of units in the last place, of attempts, and ratios; none is a distance.
 *
 * <p>None can make a result wrong. Exact sweeps decide whether and when two bodies collide, and whether they overlap at
 * their final positions, whatever these numbers are. They choose which remedy is tried first if rounding has made
 * bodies overlap, whether two contacts are treated as one, and which bodies are considered resting. If every remedy
 * fails, bodies return to their positions before the step, where no overlap is new.
 */
public final class WorldThresholds {

    /**
     * Maximum distance, in units in the last place, between the start and the end of a body that slides and ends the
     * step without a remaining motion, for which it stays at the start to the bit. It was there before, so it overlaps
     * nothing new there; in a narrow notch, a few units across are many units along.
     */
    public static final int REST_ULPS = 1024;

    /**
     * Maximum movement of a body between two times, in units in the last place, for which pushes at both times belong
     * to one group. A push that is assigned to another time is shared with fewer bodies; the total momentum is
     * conserved.
     */
    public static final int SAME_TIME_ULPS = 64;

    /**
     * Two directions are one, up to rounding, if the sine of the angle between them has so many zeros behind the point.
     * Pushes along directions that are considered different form two groups; the total momentum is conserved.
     */
    public static final int SAME_DIRECTION_BITS = 40;

    /**
     * Maximum number of groups that a body enters at one time; a body in a notch would enter others again and again.
     * Then pairs push each other by themselves.
     */
    public static final int MAX_PUSH_GROUPS = 4;

    /**
     * Maximum number of bodies on top of each other, each held by two others; each doubles the number of bodies to
     * examine. Beyond it, a body is considered movable; the total momentum is conserved.
     */
    public static final int MAX_WEDGES = 8;

    /**
     * Maximum distance, in units in the last place, by which a new segment is moved outward if rounding leads it into
     * the other body. If that is not enough, the two collide again, and the response is called again.
     */
    public static final int MAX_OUTWARD_ULPS = 64;

    /**
     * Minimum width of two bodies, in terms of how far a segment is moved outward: neither passes through another body
     * that it touches.
     */
    public static final int WIDTH_PER_OUTWARD = 32;

    /**
     * Minimum width of two bodies, in terms of how far a body is moved from the end of its segment at the end of a
     * step: a move by less than half of its width does not take it through another body.
     */
    public static final int WIDTH_PER_SHIFT = 4;

    /**
     * A body that a rotating one pushes is made faster by 2^-14, 2^-12, …, 2^2 times the speed there, until it keeps
     * ahead. An exact sweep tries each; if none is enough, the two collide again.
     */
    public static final int INVERSE_OF_MIN_SPEED_MARGIN = 1 << 14;

    public static final int MAX_SPEED_MARGIN = 4;

    /**
     * Inverse of the minimum component of a normal along the outward direction of a group of bodies for which a new
     * segment is moved in that direction: if it is less, both bodies are moved along the normal.
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

    /**
     * Number of attempts after which a body is considered to be in a notch, and is moved along the bisector of two
     * normals.
     */
    public static final int ATTEMPTS_BEFORE_NOTCH = 2;

    /**
     * Maximum depth, in units in the last place, of an overlap that may be due to rounding and is resolved; the bodies
     * of a deeper one are rolled back.
     */
    public static final int MAX_DEPTH_ULPS = 1024;

    /**
     * Maximum width of a segment, in units in the last place of its length, that may be due to rounding alone. It
     * limits how far a body may be moved outward.
     */
    public static final int FLAT_ULPS = 1024;

    /**
     * A point of contact no farther than so many units in the last place from a vertex may be that vertex, so the
     * static bodies nearby are judged together: exactly, and each alone if they are not hit at the same time.
     */
    public static final int VERTEX_ULPS = 16;

    private WorldThresholds() {}
}

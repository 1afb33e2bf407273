package org.polysweep.internal.world.rounding;

/**
 * All numbers by which a step of a world and a mover distinguish rounding from motion, and limit how often they try a
 * remedy. They are counts of units in the last place, of attempts, and ratios; none is a distance.
 *
 * <p>None can make a result wrong. Exact sweeps decide whether and when two bodies collide, and whether they overlap at
 * their final positions, whatever these numbers are. They choose which remedy is tried first if rounding has made
 * bodies overlap, whether two contacts are treated as one, and which bodies are considered resting. If every remedy
 * fails, bodies return to their positions before the step, where no overlap is new; and a mover leaves its body at the
 * last position that an exact sweep has found free, which is the position before the move at the worst.
 *
 * <p>A unit in the last place is the unit of the position and the size of the body, unless a constant says otherwise.
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
     * Two directions are considered equal, up to rounding, if the sine of the angle between them has this number of
     * zero bits after the point. Pushes along directions that are considered different form two groups; the total
     * momentum is conserved. Surfaces of a mover with one direction are one surface; a sweep tests each motion along
     * it.
     */
    public static final int SAME_DIRECTION_BITS = 40;

    /**
     * Two speeds are one, up to rounding, if their difference is that many bits smaller than they are. A body that
     * friction would change by less stays as it is; the momentum goes to the ground that supports it. Two bodies in
     * contact whose motions differ by less get the same motion.
     */
    public static final int SAME_SPEED_BITS = 40;

    /**
     * Number of changes of a motion in one step after which friction no longer acts on a body. A body between two
     * others that slide on it passes friction from one to the other again and again, each time less, and would stall.
     * Without friction, pushes end. Friction only becomes less, so momentum is conserved and energy does not grow.
     */
    public static final int MAX_CHANGES_WITH_FRICTION = 24;

    /**
     * Number of changes of a motion in one step after which a body no longer pushes two bodies at once. In a pile that
     * is not at rest, such pushes lead to more contacts; each push by itself conserves momentum as well.
     */
    public static final int MAX_COUPLED_CHANGES = 8;

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
     * Maximum distance, in units in the last place, by which a number is moved outward at once: {@link
     * OutwardRounding}. If it is not enough for a new segment, the two bodies collide again, and the response is called
     * again; if it is not enough for a position of a mover, an earlier position is tried.
     */
    public static final int MAX_OUTWARD_ULPS = 64;

    /**
     * Minimum width of two bodies, in terms of how far a segment or a position is moved outward: neither passes through
     * another body that it touches.
     */
    public static final int WIDTH_PER_OUTWARD = 32;

    /**
     * Minimum width of two bodies, in terms of how far a body is moved from the end of its segment at the end of a
     * step: a move by less than half of its width does not take it through another body.
     */
    public static final int WIDTH_PER_SHIFT = 4;

    /**
     * A body that is pushed by a rotating body is made faster by 2^-14, 2^-12, …, 2^2 times the speed at the contact,
     * until it stays ahead. An exact sweep tries each; if none is enough, the two collide again.
     */
    public static final int INVERSE_OF_MIN_SPEED_MARGIN = 1 << 14;

    public static final int MAX_SPEED_MARGIN = 4;

    /**
     * Maximum number of changes of the displacement of a body in a step after which it may hit a rotating body again in
     * the same step: a body that bounces lower and lower on it would hit it without end. After more changes, it gets
     * ahead of the rotating body like a body that is pushed.
     */
    public static final int MAX_CHANGES_ON_ROTATING = 4;

    /**
     * Inverse of the minimum component of a normal along the outward direction of a group of bodies for which a new
     * segment is moved in that direction: if it is less, both bodies are moved along the normal.
     */
    public static final int INVERSE_OF_MIN_RISE = 4;

    /** The same at the end of a step, where positions are moved. */
    public static final int INVERSE_OF_MIN_RISE_AT_END = 1024;

    /**
     * Maximum number of rounds in which the impulses of contacts are improved before a step. The impulses are the first
     * guess of the next step; an exact sweep prevents the approach that is left.
     */
    public static final int MAX_PROJECTIONS = 100;

    /** Maximum number of times that contacts are added which bodies would have with their improved displacements. */
    public static final int MAX_ROUNDS_OF_HITS = 4;

    /**
     * Number of times that contacts of one island are improved, together, in addition to those rounds: so islands with
     * few contacts have more rounds, in which their impulses become exact.
     */
    public static final int MAX_PROJECTIONS_OF_FEW = 1 << 13;

    /**
     * Minimum distance, in units in the last place, that bodies of a large island keep which press on each other. The
     * impulses of a pile are never exact; the approach that they leave is less than that, so it leads to no contact. It
     * is also the greatest displacement that friction considers rest.
     */
    public static final int RESTING_GAP_ULPS = 1 << 20;

    /** Inverse of the minimum of that distance, in terms of the displacements of the two bodies along the normal. */
    public static final int INVERSE_OF_RESTING_GAP = 1 << 10;

    /** Inverse of the share of that distance that is restored in a step, and that impulses may leave as an approach. */
    public static final int INVERSE_OF_GAP_SHARE = 4;

    /** Maximum distance of two bodies that touch, in terms of that distance. */
    public static final int GAPS_PER_TOUCH = 2;

    /**
     * Two contacts of two parts are one if the sine of the angle between their normals has this number of zero bits
     * after the point. A contact that is added twice only costs time.
     */
    public static final int ONE_CONTACT_BITS = 20;

    /**
     * Inverse of the maximum approach that impulses leave, in terms of the fastest displacement of the island; if they
     * leave more, the step handles the contacts of the island one after the other.
     */
    public static final int INVERSE_OF_MAX_EXCESS = 64;

    /** Maximum ratio of masses of an island; if it is greater, the step handles its contacts one after the other. */
    public static final int MAX_MASS_RATIO = 256;

    /** Maximum approach, in units in the last place, that exact impulses leave because of rounding errors. */
    public static final int SOLVED_ULPS = 16;

    /** Number of rounds after which it is tested whether impulses are good enough. */
    public static final int ROUNDS_PER_TEST = 8;

    /** Minimum number of contacts of an island in which bodies keep that distance. */
    public static final int MIN_CONTACTS_OF_LARGE = 24;

    /**
     * Maximum number of rounds in which a body is moved out of overlaps at the end of a step, and of moves in each
     * round. If that is not enough, bodies are rolled back.
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
     * Maximum distance, in units in the last place, between a contact point and a vertex that may be the same point.
     * The time of impact and the product with the displacement cost less than six units of the greatest coordinate,
     * each of the two sums and the contact no more than one: so no vertex is missed. If a point is mistaken for a
     * vertex, {@code JointContact} decides in integers, and only time is lost.
     */
    public static final int VERTEX_ULPS = 16;

    // The following constants are for movers.

    /**
     * If a position on a path is not free, the position at 1 - 2^-48 of its time is tried, then at 1 - 2^-40, …, 1 -
     * 2^-8, and then the beginning of the path, which is free.
     */
    public static final int MAX_HALVINGS = 48;

    public static final int HALVINGS_AT_ONCE = 8;

    /**
     * Maximum distance, in units in the last place, to an obstacle that is considered to be at the position of the
     * body: the body tries another direction, and does not advance by less than this. The sweep stops it at the
     * obstacle either way.
     */
    public static final int NEAR_ULPS = 4;

    /**
     * Maximum distance, in units in the last place, between the positions from which a body tries its whole request
     * twice, at which it is considered to be at rest: it stays at the former position, which is free.
     */
    public static final int MOVER_REST_ULPS = 16;

    /**
     * Maximum distance, in units in the last place, between a body and where its floor has carried it, for which it
     * still stands on the same point of that floor. If it is farther, the point is found again.
     */
    public static final int RIDE_ULPS = 16;

    /**
     * Maximum distance, in units in the last place, between a body and a floor that it touches, up to rounding. A
     * sweep down finds the floor, and the body is put no lower than the sweep allows.
     */
    public static final int FLOOR_ULPS = 16;

    /**
     * Distance, in units in the last place, by which a body is lifted or moved aside more than is necessary, so that
     * rounding does not lead it back into the obstacle that it passes. Exact sweeps test the path; the height of a step
     * is compared without this distance.
     */
    public static final int ROOM_ULPS = 4;

    /**
     * Maximum gap or ledge, in units in the last place, that rounding has made of a joint where two sides have the same
     * coordinate. A body passes it if an exact sweep finds the path beside it free.
     */
    public static final int JOINT_ULPS = 16;

    /** The same in units of a float, for coordinates that are all floats. */
    public static final int FLOAT_JOINT_ULPS = 4;

    /**
     * Minimum width of a body, in widths of a joint of floats, for which such a joint is passed. Farther from the
     * origin, integers are floats as well, and are not closer to each other than that.
     */
    public static final int WIDTH_PER_FLOAT_JOINT = 64;

    /** The unit in the last place of a float, in units of a double. */
    public static final int DOUBLES_PER_FLOAT = 1 << 29;

    /**
     * Maximum length of a crossing, in widths of its joint, that is limited by {@link #MAX_CROSSINGS}; a longer one by
     * {@link #MAX_CLIMBS}.
     */
    public static final int JOINTS_PER_CROSSING = 64;

    /** Maximum number of joints that a body crosses in one move without getting farther; then it stops. */
    public static final int MAX_CROSSINGS = 32;

    /** Maximum number of steps that a body climbs in one move; then it stops at the next one. */
    public static final int MAX_CLIMBS = 64;

    /** Maximum number of corners of ceilings that a body passes in one move; then it stops at the next one. */
    public static final int MAX_CORNER_CORRECTIONS = 4;

    /** Maximum number of slopes along which a body slides down after it has climbed a step; then it does not climb. */
    public static final int MAX_LOWERINGS = 64;

    /** Maximum number of steps between a floor and the step that a wide body hits first; then it does not climb. */
    public static final int MAX_STEPS_ABOVE = 64;

    /**
     * Number of times in a row that two surfaces send a body back to each other, after which it is in a corner, and
     * neither leads on. The body stays where it is, although rounding errors would move it closer to the corner.
     */
    public static final int MAX_RETURNS = 3;

    /** Maximum number of bodies out of which a body is moved that overlaps them; then it stays where it was. */
    public static final int MAX_ESCAPES = 16;

    /**
     * Rise over run of the steepest floor to which a body is lowered if its mover sets no distance for that. A sweep
     * down finds the floor.
     */
    public static final int MAX_SNAP_SLOPE = 1;

    /**
     * Minimum displacement, in units in the last place, that is requested of a body that is still in the way after a
     * push: less may be lost by rounding, and then the body is a wall. A sweep finds how far it can move.
     */
    public static final int MIN_PUSH_ULPS = 8;

    /**
     * Square of the maximum length of a displacement that takes a body that slides out of the way, in terms of the
     * shortest one: it slides at no more than 60 degrees from the normal. A body that would have to go farther is
     * pushed along the normal.
     */
    public static final int SQUARE_OF_MAX_PUSH_LENGTH = 4;

    /**
     * Maximum number of pushes in one move that are not the first one of a body; then bodies in the way are no longer
     * pushed aside, but taken along.
     */
    public static final int MAX_REPEATED_PUSHES = 64;

    /** Maximum number of bodies that are taken along in one move, each as often as it is met; then they are walls. */
    public static final int MAX_PUSHES_ALONG = 256;

    private WorldThresholds() {}

    /** Number of attempts of a step after which no body sleeps. This only decides how often a step begins again. */
    public static final int MAX_ATTEMPTS_ASLEEP = 2;
}

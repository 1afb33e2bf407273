package org.polysweep.internal.world.body;

import java.util.Arrays;
import java.util.Objects;
import org.polysweep.internal.collection.MergeSort;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;
import org.polysweep.world.body.BodyId;

/**
 * The bodies of a world, field by field: what is known of the body with the index i is at the place i of each array. A
 * place that has been left is used again. Bodies also have ranks, which are their places in the order of the world.
 */
public final class Bodies {

    private static final ConvexShape POINT = ConvexPolygon.of(0, 0);

    /** How many questions are asking their filters at this moment, one within the other; nothing may change then. */
    public int askers;

    /** How many places have ever been used; those that are alive have a body. */
    public int places;

    public Shape[] shape = {};
    public double[] x = {};
    public double[] y = {};

    /** The displacement in a step. */
    public double[] dx = {};

    public double[] dy = {};

    /** The motion with which a body ended the last step, as the displacement in a whole step. */
    public double[] endDx = {};

    public double[] endDy = {};

    /**
     * Whether a body has been in a step, was neither stalled nor rolled back in the last one, and has not been given a
     * displacement since.
     */
    public boolean[] keepsMotion = {};

    /** How often each place has been given a position, and not by a step or a move. */
    public long[] placements = {};

    public double[] mass = {};
    public double[] restitution = {};
    public boolean[] kinematic = {};

    /** Which bodies may meet which, and which are sensors. */
    public final PairFilters filters = new PairFilters();

    /** What the caller has attached to bodies: data and responses. */
    public final CallerObjects ofCaller = new CallerObjects();

    /** The sides of the shape around its position, in every orientation that it has in a step; rounded outward. */
    public double[] minX = {};

    public double[] minY = {};
    public double[] maxX = {};
    public double[] maxY = {};

    public final Orientations orientations = new Orientations();
    private final MovingBox sides = new MovingBox();

    private BodyHandle[] ids = {};
    private boolean[] alive = {};
    private long[] key = {};
    private long[] created = {};
    private long creations;
    private int[] free = {};
    private int freeCount;

    private int[] byRank = {};
    private int[] rankOf = {};

    /** What a pair is asked first, by rank. */
    public final RankedShapes ranked = new RankedShapes();

    private int count;
    private boolean isRanked = true;
    private final MergeSort sort = new MergeSort();
    private final MergeSort.Order order = this::comesBefore;

    public BodyId add(Shape newShape, double newX, double newY, boolean isKinematic) {
        int i = freeCount > 0 ? free[--freeCount] : newPlace();
        int generation = i < places ? ids[i].generation() + 1 : 0;
        places = Math.max(places, i + 1);
        ids[i] = new BodyHandle(this, i, generation);
        alive[i] = true;
        isRanked = false;
        orientations.reset(i);
        setShape(i, newShape);
        setPosition(i, newX, newY);
        setMotion(i, 0, 0);
        endDx[i] = 0;
        endDy[i] = 0;
        mass[i] = 1;
        restitution[i] = 1;
        ofCaller.clear(i);
        kinematic[i] = isKinematic;
        filters.clear(i);
        created[i] = creations++;
        key[i] = created[i];
        return ids[i];
    }

    public void setShape(int i, Shape newShape) {
        shape[i] = newShape;
        minX[i] = newShape.minX();
        minY[i] = newShape.minY();
        maxX[i] = newShape.maxX();
        maxY[i] = newShape.maxY();
        if (isRanked) {
            ranked.set(rankOf[i], newShape);
        }
        if (orientations.isTurned(i)) {
            turnSides(i);
        }
    }

    /** Lets the sides hold the shape as it is turned; if it turns, whatever it is turned by. */
    private void turnSides(int i) {
        sides.set(shape[i].minX(), shape[i].minY(), shape[i].maxX(), shape[i].maxY());
        if (orientations.turns(i)) {
            sides.turning();
        } else {
            sides.turned(orientations.c[i], orientations.s[i]);
        }
        minX[i] = sides.minX();
        minY[i] = sides.minY();
        maxX[i] = sides.maxX();
        maxY[i] = sides.maxY();
    }

    /** Turns a body. */
    public void setRotor(int i, double c, double s) {
        orientations.setRotor(i, c, s);
        setShape(i, shape[i]);
    }

    /** Lets a body turn in each step. */
    public void setTurn(int i, double c, double s) {
        orientations.setTurn(i, c, s);
        setShape(i, shape[i]);
    }

    /** A body where it stands. */
    public PlacedShape placed(int i) {
        return new PlacedShape(shape[i], x[i], y[i], rotor(i));
    }

    /** How a body is turned; no garbage if it is as its shape was given. */
    public Rotor rotor(int i) {
        return orientations.isTurned(i) ? new Rotor(orientations.c[i], orientations.s[i]) : Rotor.NONE;
    }

    /** Puts a body somewhere; a coordinate is never -0. */
    public void setPosition(int i, double newX, double newY) {
        x[i] = newX + 0.0;
        y[i] = newY + 0.0;
        placements[i]++;
    }

    /** Sets the displacement of a body; a component is never -0. */
    public void setMotion(int i, double newDx, double newDy) {
        dx[i] = newDx + 0.0;
        dy[i] = newDy + 0.0;
        keepsMotion[i] = false;
    }

    public void remove(int i) {
        clear(i);
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, Math.max(8, 2 * freeCount));
        }
        free[freeCount++] = i;
        isRanked = false;
    }

    /** Leaves a place, and lets go of the objects there. */
    private void clear(int i) {
        alive[i] = false;
        shape[i] = POINT;
        ofCaller.clear(i);
    }

    public long key(int i) {
        return key[i];
    }

    public void setKey(int i, long newKey) {
        isRanked &= key[i] == newKey;
        key[i] = newKey;
    }

    /** The index of the body that an id names. */
    public int index(BodyId id) {
        Objects.requireNonNull(id, "body is null; it is the id that the world returned for it");
        if (!(id instanceof BodyHandle handle && handle.isOf(this))) {
            throw new IllegalArgumentException(id + " is of another world");
        }
        if (!isAlive(id)) {
            throw new IllegalArgumentException(id + " has been removed from the world");
        }
        return id.index();
    }

    public boolean isAlive(BodyId id) {
        // Not by generation: a body that was added after a copy, and taken back, has the generation of the next there.
        return id instanceof BodyHandle handle
                && handle.isOf(this)
                && alive[handle.index()]
                && ids[handle.index()] == handle;
    }

    /** Whether there is a body with an index. */
    public boolean isHere(int i) {
        return alive[i];
    }

    public BodyHandle id(int i) {
        return ids[i];
    }

    /** The largest absolute value of a coordinate of the shape of a body, as its box says, by index. */
    public double extent(int i) {
        return Math.max(Math.max(Math.abs(minX[i]), Math.abs(maxX[i])), Math.max(Math.abs(minY[i]), Math.abs(maxY[i])));
    }

    /** The id of the body at a rank. */
    public BodyId idAt(int rank) {
        return ids[byRank[rank]];
    }

    /** The number of bodies. */
    public int count() {
        rank();
        return count;
    }

    /** The index of the body that comes at a place in the order of keys, and of creation where keys are equal. */
    public int byRank(int rank) {
        return byRank[rank];
    }

    /** The rank of the body with an index. */
    public int rank(int i) {
        rank();
        return rankOf[i];
    }

    /** How many bodies there are, counted one by one, whether they are ranked or not. */
    public int living() {
        int living = 0;
        for (int i = 0; i < places; i++) {
            living += alive[i] ? 1 : 0;
        }
        return living;
    }

    /** Gives each body that is not kinematic the motion with which it ended the last step, where that is to be kept. */
    public void keepMotions() {
        for (int i = 0; i < places; i++) {
            if (alive[i]) {
                keepMotion(i);
            }
        }
    }

    /** Gives a body that is not kinematic the motion with which it ended the last step, if that is to be kept. */
    void keepMotion(int i) {
        if (!kinematic[i] && keepsMotion[i]) {
            dx[i] = endDx[i];
            dy[i] = endDy[i];
        }
    }

    /** Whether one of two bodies, or both, is a sensor, so that they pass through each other, by rank. */
    public boolean hasSensor(int a, int b) {
        return filters.haveSensor(byRank[a], byRank[b]);
    }

    /** Puts the bodies in order, if they are not. */
    public void rank() {
        if (isRanked) {
            return;
        }
        isRanked = true;
        if (byRank.length < places) {
            byRank = new int[shape.length];
            rankOf = new int[shape.length];
        }
        count = 0;
        for (int i = 0; i < places; i++) {
            if (alive[i]) {
                byRank[count++] = i;
            }
        }
        sort.sort(byRank, 0, count, order);
        ranked.begin(count, byRank.length);
        for (int rank = 0; rank < count; rank++) {
            ranked.set(rank, shape[byRank[rank]]);
            ranked.setKinematic(rank, kinematic[byRank[rank]]);
            rankOf[byRank[rank]] = rank;
        }
    }

    /** Whether one body comes before another in the order of the world, by index. */
    public boolean comesBefore(int i, int k) {
        return key[i] < key[k] || (key[i] == key[k] && created[i] < created[k]);
    }

    /** Takes all that another one knows, and forgets the rest. No garbage once grown. */
    public void set(Bodies other) {
        int copied = other.places;
        if (shape.length < copied) {
            grow(other.shape.length);
        }
        if (free.length < other.freeCount) {
            free = new int[other.free.length];
        }
        for (int i = copied; i < places; i++) {
            clear(i);
        }
        System.arraycopy(other.shape, 0, shape, 0, copied);
        System.arraycopy(other.ids, 0, ids, 0, copied);
        System.arraycopy(other.x, 0, x, 0, copied);
        System.arraycopy(other.y, 0, y, 0, copied);
        System.arraycopy(other.dx, 0, dx, 0, copied);
        System.arraycopy(other.dy, 0, dy, 0, copied);
        System.arraycopy(other.endDx, 0, endDx, 0, copied);
        System.arraycopy(other.endDy, 0, endDy, 0, copied);
        System.arraycopy(other.keepsMotion, 0, keepsMotion, 0, copied);
        System.arraycopy(other.placements, 0, placements, 0, copied);
        System.arraycopy(other.mass, 0, mass, 0, copied);
        System.arraycopy(other.restitution, 0, restitution, 0, copied);
        System.arraycopy(other.kinematic, 0, kinematic, 0, copied);
        System.arraycopy(other.minX, 0, minX, 0, copied);
        System.arraycopy(other.minY, 0, minY, 0, copied);
        System.arraycopy(other.maxX, 0, maxX, 0, copied);
        System.arraycopy(other.maxY, 0, maxY, 0, copied);
        orientations.set(other.orientations, copied);
        ofCaller.set(other.ofCaller, copied);
        filters.set(other.filters, copied);
        System.arraycopy(other.alive, 0, alive, 0, copied);
        System.arraycopy(other.key, 0, key, 0, copied);
        System.arraycopy(other.created, 0, created, 0, copied);
        System.arraycopy(other.free, 0, free, 0, other.freeCount);
        places = copied;
        freeCount = other.freeCount;
        creations = other.creations;
        isRanked = false;
    }

    private int newPlace() {
        if (places == shape.length) {
            grow(Math.max(16, 2 * places));
        }
        return places;
    }

    private void grow(int length) {
        int before = shape.length;
        shape = Arrays.copyOf(shape, length);
        Arrays.fill(shape, before, length, POINT);
        ids = Arrays.copyOf(ids, length);
        x = Arrays.copyOf(x, length);
        y = Arrays.copyOf(y, length);
        dx = Arrays.copyOf(dx, length);
        dy = Arrays.copyOf(dy, length);
        endDx = Arrays.copyOf(endDx, length);
        endDy = Arrays.copyOf(endDy, length);
        keepsMotion = Arrays.copyOf(keepsMotion, length);
        placements = Arrays.copyOf(placements, length);
        mass = Arrays.copyOf(mass, length);
        restitution = Arrays.copyOf(restitution, length);
        kinematic = Arrays.copyOf(kinematic, length);
        minX = Arrays.copyOf(minX, length);
        minY = Arrays.copyOf(minY, length);
        maxX = Arrays.copyOf(maxX, length);
        maxY = Arrays.copyOf(maxY, length);
        orientations.grow(length);
        ofCaller.grow(length);
        filters.grow(length);
        alive = Arrays.copyOf(alive, length);
        key = Arrays.copyOf(key, length);
        created = Arrays.copyOf(created, length);
    }
}

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
 * The bodies of a world, field by field: the data of the body with the index i are at index i of each array. The index
 * of a removed body is used again. Bodies also have ranks, which are their places in the order of the world.
 */
public final class Bodies {

    private static final ConvexShape POINT = ConvexPolygon.of(0, 0);

    /** The number of nested queries whose filters are being called; the world must not change meanwhile. */
    public int askers;

    /** Number of indices that have ever been used; the living ones have a body. */
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

    public final KeptMotions kept = new KeptMotions();

    /** The contacts of bodies that rest on each other. */
    public final RestingImpulses impulses = new RestingImpulses();

    /** How often the position of the body at each index has been set, other than by a step or a move. */
    public long[] placements = {};

    public double[] mass = {};
    public double[] restitution = {};

    /** The coefficient of friction; infinite if the body has none. */
    public double[] friction = {};

    public boolean[] kinematic = {};

    /** True if a kinematic body is static: its displacement and rotation per step stay 0. */
    public boolean[] fixed = {};

    /** Which bodies may collide with which, and which are sensors. */
    public final PairFilters filters = new PairFilters();

    /** The objects that the caller has attached to bodies: data and responses. */
    public final CallerObjects ofCaller = new CallerObjects();

    /** The sides of the shape around its position, in every orientation that it has in a step; rounded outward. */
    public double[] minX = {};

    public double[] minY = {};
    public double[] maxX = {};
    public double[] maxY = {};

    public final Orientations orientations = new Orientations();
    private final MovingBox sides = new MovingBox();

    BodyHandle[] ids = {};
    boolean[] alive = {};
    long[] key = {};
    long[] created = {};
    long creations;
    int[] free = {};
    int freeCount;

    private int[] byRank = {};
    private int[] rankOf = {};

    /** The data that are tested first for a pair, by rank. */
    public final RankedShapes ranked = new RankedShapes();

    private int count;
    private boolean isRanked = true;
    private final MergeSort sort = new MergeSort();
    private final MergeSort.Order order = this::comesBefore;

    public BodyId add(Shape shape, double x, double y, boolean isKinematic) {
        int slot = freeCount > 0 ? free[--freeCount] : newPlace();
        int generation = slot < places ? ids[slot].generation() + 1 : 0;
        places = Math.max(places, slot + 1);
        ids[slot] = new BodyHandle(this, slot, generation);
        alive[slot] = true;
        isRanked = false;
        filters.clear(slot);
        orientations.reset(slot);
        setShape(slot, shape);
        setPosition(slot, x, y);
        setMotion(slot, 0, 0);
        endDx[slot] = 0;
        endDy[slot] = 0;
        mass[slot] = 1;
        restitution[slot] = 1;
        friction[slot] = Double.POSITIVE_INFINITY;
        ofCaller.clear(slot);
        kinematic[slot] = isKinematic;
        fixed[slot] = false;
        created[slot] = creations++;
        key[slot] = created[slot];
        return ids[slot];
    }

    /** Sets the shape, and the sides that hold it in every orientation that it has in a step. */
    public void setShape(int slot, Shape shape) {
        this.shape[slot] = shape;
        if (isRanked) {
            ranked.set(rankOf[slot], shape, filters.oneWay.isOneWay(slot));
        }
        sides.set(shape.minX(), shape.minY(), shape.maxX(), shape.maxY());
        if (orientations.turns(slot)) {
            sides.turning();
        } else if (orientations.isTurned(slot)) {
            sides.turned(orientations.c[slot], orientations.s[slot]);
        }
        minX[slot] = sides.minX();
        minY[slot] = sides.minY();
        maxX[slot] = sides.maxX();
        maxY[slot] = sides.maxY();
    }

    public void setRotor(int slot, double c, double s) {
        orientations.setRotor(slot, c, s);
        setShape(slot, shape[slot]);
    }

    public void setTurn(int slot, double c, double s) {
        orientations.setTurn(slot, c, s);
        setShape(slot, shape[slot]);
    }

    public PlacedShape placed(int slot) {
        return new PlacedShape(shape[slot], x[slot], y[slot], rotor(slot));
    }

    /** Returns the orientation of a body; no allocation if it has no rotation. */
    public Rotor rotor(int slot) {
        boolean isTurned = orientations.isTurned(slot);
        return isTurned ? Rotor.ofHalfAngle(orientations.c[slot], orientations.s[slot]) : Rotor.IDENTITY;
    }

    public void setPosition(int slot, double x, double y) {
        this.x[slot] = x + 0.0;
        this.y[slot] = y + 0.0;
        placements[slot]++;
    }

    /** A component is never -0, as in positions. */
    public void setMotion(int slot, double dx, double dy) {
        this.dx[slot] = dx + 0.0;
        this.dy[slot] = dy + 0.0;
        kept.clear(slot);
    }

    public void remove(int slot) {
        clear(slot);
        impulses.remove(slot);
        if (freeCount == free.length) {
            free = Arrays.copyOf(free, Math.max(8, 2 * freeCount));
        }
        free[freeCount++] = slot;
        isRanked = false;
    }

    private void clear(int slot) {
        alive[slot] = false;
        shape[slot] = POINT;
        ofCaller.clear(slot);
    }

    public long key(int slot) {
        return key[slot];
    }

    public void setKey(int slot, long key) {
        isRanked &= this.key[slot] == key;
        this.key[slot] = key;
    }

    /** The index of the body that an id names. */
    public int index(BodyId id) {
        Objects.requireNonNull(id, "body must not be null; World.add returns it");
        if (!(id instanceof BodyHandle handle && handle.isOf(this))) {
            throw new IllegalArgumentException(id + " belongs to a different World");
        }
        if (!isAlive(id)) {
            throw new IllegalArgumentException(id + " has been removed; WorldBodies.contains is false");
        }
        return id.index();
    }

    public boolean isAlive(BodyId id) {
        // Not by generation: after an undone addition, the next body at the index has the same generation.
        return id instanceof BodyHandle handle
                && handle.isOf(this)
                && alive[handle.index()]
                && ids[handle.index()] == handle;
    }

    /** Returns whether there is a body with an index. */
    public boolean isHere(int slot) {
        return alive[slot];
    }

    public BodyHandle id(int slot) {
        return ids[slot];
    }

    /** The largest absolute value of a coordinate of the box of a body, by index. */
    public double extent(int slot) {
        return Math.max(
                Math.max(Math.abs(minX[slot]), Math.abs(maxX[slot])),
                Math.max(Math.abs(minY[slot]), Math.abs(maxY[slot])));
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

    /** The index of the body at a position in the order of keys, then of creation. */
    public int byRank(int rank) {
        return byRank[rank];
    }

    /** The rank of the body with an index. */
    public int rank(int slot) {
        rank();
        return rankOf[slot];
    }

    /** The number of bodies, whether they are ranked or not. */
    public int living() {
        return places - freeCount;
    }

    /** Gives each body that is not kinematic the motion that is kept from the last step. */
    public void keepMotions() {
        for (int i = 0; i < places; i++) {
            if (alive[i]) {
                keepMotion(i);
            }
        }
    }

    /** Gives a body that is not kinematic the motion that is kept from the last step, if there is one. */
    void keepMotion(int slot) {
        if (!kinematic[slot] && kept.isKept(slot)) {
            dx[slot] = kept.x(slot);
            dy[slot] = kept.y(slot);
        }
    }

    /** Returns whether one of two bodies, or both, is a sensor, so that they pass through each other, by rank. */
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
            ranked.set(rank, shape[byRank[rank]], filters.oneWay.isOneWay(byRank[rank]));
            ranked.setKinematic(rank, kinematic[byRank[rank]]);
            rankOf[byRank[rank]] = rank;
        }
    }

    /** Returns whether one body comes before another in the order of the world, by index. */
    public boolean comesBefore(int slot, int otherSlot) {
        return key[slot] < key[otherSlot] || (key[slot] == key[otherSlot] && created[slot] < created[otherSlot]);
    }

    /** Copies everything from another store. No allocation once grown. */
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
        kept.set(other.kept, copied);
        impulses.set(other.impulses);
        System.arraycopy(other.placements, 0, placements, 0, copied);
        System.arraycopy(other.mass, 0, mass, 0, copied);
        System.arraycopy(other.restitution, 0, restitution, 0, copied);
        System.arraycopy(other.friction, 0, friction, 0, copied);
        System.arraycopy(other.kinematic, 0, kinematic, 0, copied);
        System.arraycopy(other.fixed, 0, fixed, 0, copied);
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

    /** Makes room for bodies at the first indices, which are set one by one. */
    void begin(int count) {
        grow(count);
        places = count;
        isRanked = false;
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
        kept.grow(length);
        placements = Arrays.copyOf(placements, length);
        mass = Arrays.copyOf(mass, length);
        restitution = Arrays.copyOf(restitution, length);
        friction = Arrays.copyOf(friction, length);
        kinematic = Arrays.copyOf(kinematic, length);
        fixed = Arrays.copyOf(fixed, length);
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

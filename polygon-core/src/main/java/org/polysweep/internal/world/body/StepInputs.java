package org.polysweep.internal.world.body;

import java.util.Arrays;
import java.util.Optional;
import org.polysweep.shape.Shape;

/**
 * Everything that a step with a response reads about each body, by slot, as it was when the last such step began. Only
 * the end motion and the data of the caller are not read. Bits are compared, so it does not matter how the world came
 * into its state: by setters, by a move, or by rollback. Reusable.
 */
public final class StepInputs {

    /** Numbers for each body, as bits. */
    private static final int FIELDS = 18;

    private final Bodies bodies;
    private Object[] ids = {};
    private Object[] shapes = {};
    private Object[] responses = {};
    private long[] bits = {};

    public StepInputs(Bodies bodies) {
        this.bodies = bodies;
    }

    /** Stores the inputs of a body; returns whether they are the stored ones already, bit for bit. */
    public boolean take(int slot) {
        if (ids.length <= slot) {
            grow(Math.max(slot + 1, 2 * ids.length));
        }
        Shape shape = bodies.shape[slot];
        Optional<?> response = bodies.ofCaller.own(slot);
        boolean isSame = ids[slot] == bodies.ids[slot] && shapes[slot] == shape && response.equals(responses[slot]);
        ids[slot] = bodies.ids[slot];
        shapes[slot] = shape;
        responses[slot] = response;
        int field = FIELDS * slot;
        isSame &= put(field++, bodies.x[slot]);
        isSame &= put(field++, bodies.y[slot]);
        isSame &= put(field++, bodies.dx[slot]);
        isSame &= put(field++, bodies.dy[slot]);
        isSame &= put(field++, bodies.orientations.c[slot]);
        isSame &= put(field++, bodies.orientations.s[slot]);
        isSame &= put(field++, bodies.orientations.turnC[slot]);
        isSame &= put(field++, bodies.orientations.turnS[slot]);
        isSame &= put(field++, bodies.mass[slot]);
        isSame &= put(field++, bodies.restitution[slot]);
        isSame &= put(field++, bodies.friction[slot]);
        isSame &= put(field++, bodies.filters.oneWay.x(slot));
        isSame &= put(field++, bodies.filters.oneWay.y(slot));
        isSame &= put(field++, bodies.filters.category[slot]);
        isSame &= put(field++, bodies.filters.mask[slot]);
        isSame &= put(field++, bodies.filters.isSensor(slot) ? 1L : 0L);
        isSame &= put(field++, bodies.key[slot]);
        isSame &= put(field, bodies.created[slot]);
        return isSame;
    }

    /** Returns whether a body still has the position, displacement and rotor with which the step began. */
    public boolean isWhereItWas(int slot) {
        int field = FIELDS * slot;
        return has(field, bodies.x[slot])
                && has(field + 1, bodies.y[slot])
                && has(field + 2, bodies.dx[slot])
                && has(field + 3, bodies.dy[slot])
                && has(field + 4, bodies.orientations.c[slot])
                && has(field + 5, bodies.orientations.s[slot]);
    }

    private boolean has(int field, double number) {
        return bits[field] == Double.doubleToRawLongBits(number);
    }

    private boolean put(int field, double number) {
        return put(field, Double.doubleToRawLongBits(number));
    }

    private boolean put(int field, long word) {
        boolean isSame = bits[field] == word;
        bits[field] = word;
        return isSame;
    }

    private void grow(int length) {
        ids = Arrays.copyOf(ids, length);
        shapes = Arrays.copyOf(shapes, length);
        responses = Arrays.copyOf(responses, length);
        bits = Arrays.copyOf(bits, FIELDS * length);
    }
}

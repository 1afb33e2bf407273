package org.polysweep.internal.world.body;

import java.util.Arrays;
import java.util.Optional;
import org.polysweep.world.body.Response;

/** The objects that the caller has attached to bodies, by slot: any object, and an individual response. */
public final class CallerObjects {

    private Optional<?>[] data = {};
    private Optional<?>[] responses = {};

    /** Removes the objects of a body. */
    void clear(int slot) {
        data[slot] = Optional.empty();
        responses[slot] = Optional.empty();
    }

    public Optional<?> data(int slot) {
        return data[slot];
    }

    public void setData(int slot, Optional<Object> object) {
        data[slot] = object;
    }

    /** The individual response of a body; empty if the response of the step applies. */
    public Optional<Response> response(int slot) {
        return responses[slot].map(Response.class::cast);
    }

    /** The individual response of a body, as {@link #response(int)}, but without allocation. */
    Optional<?> own(int slot) {
        return responses[slot];
    }

    public void setResponse(int slot, Optional<Response> own) {
        responses[slot] = own;
    }

    /**
     * The response to a contact of two bodies: the individual response of the first body that has one, else the
     * response of the step.
     */
    public Response response(int first, int second, Response ofStep) {
        Optional<?> own = responses[first].isPresent() ? responses[first] : responses[second];
        return own.isPresent() ? (Response) own.get() : ofStep;
    }

    /** Returns whether all individual responses are repeatable. */
    public boolean areRepeatable() {
        for (Optional<?> own : responses) {
            if (own.isPresent() && !((Response) own.get()).isRepeatable()) {
                return false;
            }
        }
        return true;
    }

    /** Copies the objects of the body with the same slot in another store. */
    void set(int slot, CallerObjects other) {
        data[slot] = other.data[slot];
        responses[slot] = other.responses[slot];
    }

    /** Copies the objects of the first bodies of another store; the arrays are long enough. */
    void set(CallerObjects other, int count) {
        System.arraycopy(other.data, 0, data, 0, count);
        System.arraycopy(other.responses, 0, responses, 0, count);
    }

    void grow(int length) {
        int before = data.length;
        data = Arrays.copyOf(data, length);
        responses = Arrays.copyOf(responses, length);
        Arrays.fill(data, before, length, Optional.empty());
        Arrays.fill(responses, before, length, Optional.empty());
    }
}

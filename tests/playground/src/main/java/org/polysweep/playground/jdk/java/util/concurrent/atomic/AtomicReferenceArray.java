package org.polysweep.playground.jdk.java.util.concurrent.atomic;

import java.util.function.BinaryOperator;

/** In a page there is one thread: an array will do. */
public final class AtomicReferenceArray<E> {

    private final Object[] array;

    /** Makes an array of nulls. */
    public AtomicReferenceArray(int length) {
        array = new Object[length];
    }

    /** As the JDK's. */
    public E getAndSet(int index, E value) {
        E before = at(index);
        array[index] = value;
        return before;
    }

    /** As the JDK's. */
    public E accumulateAndGet(int index, E value, BinaryOperator<E> function) {
        E after = function.apply(at(index), value);
        array[index] = after;
        return after;
    }

    // Only an E is ever put there.
    @SuppressWarnings("unchecked")
    private E at(int index) {
        return (E) array[index];
    }
}

package org.polysweep.playground.jdk.java.util.concurrent;

import java.util.ArrayDeque;

/** In a page there is one thread. */
public final class ConcurrentLinkedDeque<E> extends ArrayDeque<E> {}

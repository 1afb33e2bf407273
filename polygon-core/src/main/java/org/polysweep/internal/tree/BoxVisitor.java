package org.polysweep.internal.tree;

/** Receives boxes, one after another. */
public interface BoxVisitor {

    /** Receives the box with this number. */
    void box(int box);
}

package org.polysweep.internal.tree;

/** Takes boxes, one after another. */
public interface BoxVisitor {

    /** Takes the box of this number. */
    void box(int box);
}

package org.polysweep.internal.boxes;

/** Takes boxes, one after another. */
public interface BoxVisitor {

    /** Takes the box of this number. */
    void box(int box);
}

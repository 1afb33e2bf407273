package org.polysweep.world;

/** Takes boxes, one after another. */
interface BoxVisitor {

    /** Takes the box of this number. */
    void box(int box);
}

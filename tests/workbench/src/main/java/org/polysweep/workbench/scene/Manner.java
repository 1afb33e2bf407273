package org.polysweep.workbench.scene;

/** What kind of thing happens to bodies that meet. */
public enum Manner {
    /** They pass through each other, and every pair that meets is reported. */
    REPORT,
    STOP,
    SLIDE,
    PUSH,
    BOUNCE
}

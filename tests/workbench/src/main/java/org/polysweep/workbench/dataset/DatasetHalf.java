package org.polysweep.workbench.dataset;

import java.util.Locale;

/** What a part of the data set is for. Both have all classes, from seeds of their own. */
enum DatasetHalf {
    /** For whoever works on an algorithm. */
    TUNING,
    /** For whoever reports figures. */
    SCORING;

    /** The name of its folder. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}

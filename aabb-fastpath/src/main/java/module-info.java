/**
 * Axis-aligned boxes, and the types of all results. Depends on nothing. Packages named internal are visible to {@code
 * org.polysweep.core} alone.
 */
@SuppressWarnings("module") // org.polysweep.core is compiled later
module org.polysweep.aabb {
    requires static org.jspecify;

    exports org.polysweep.aabb;
    exports org.polysweep.contact;
    exports org.polysweep.pose;
    exports org.polysweep.result;
    exports org.polysweep.internal.aabb to
            org.polysweep.core;
    exports org.polysweep.internal.answer to
            org.polysweep.core;
    exports org.polysweep.internal.argument to
            org.polysweep.core;
    exports org.polysweep.internal.expansion to
            org.polysweep.core;
    exports org.polysweep.internal.number to
            org.polysweep.core;
    exports org.polysweep.internal.rounding to
            org.polysweep.core;
    exports org.polysweep.internal.sign to
            org.polysweep.core;
}

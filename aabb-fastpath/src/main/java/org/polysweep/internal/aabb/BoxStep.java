package org.polysweep.internal.aabb;

/** The steps of a sweep of two boxes, in order; the first one that knows the verdict ends the sweep. */
enum BoxStep {
    PROJECTION_REJECTION("projection"),
    INITIAL_CONTACT("initial contact"),
    SLABS("slabs");

    private final String title;

    BoxStep(String title) {
        this.title = title;
    }

    /** Returns the name in explanations. */
    String title() {
        return title;
    }
}

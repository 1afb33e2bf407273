package org.polysweep.internal.polygon;

/** How a ray has been found, for explanations. */
enum CastMethod {
    /** Doubles compute exactly, so the guess is right. */
    EXACT_IN_DOUBLES("exact in doubles"),
    ONE_BOUND("certified by one bound"),
    SIGN_BY_SIGN("certified sign by sign"),
    SEARCH("found by halving, sign by sign");

    private final String words;

    CastMethod(String words) {
        this.words = words;
    }

    /** The method in words. */
    String words() {
        return words;
    }
}

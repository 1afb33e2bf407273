package org.polysweep.internal.polygon;

/** Finds the closest features of two cores: a guess in doubles, and a proof by signs. Only integers allocate. */
public final class ClosestFeatureSearch {

    private final ClosestFeatures features;
    private final ClosestGuess guess;
    private final ClosestProof proof;

    /** Creates a search that sets the given features of a query. */
    public ClosestFeatureSearch(ClosestFeatures features) {
        this.features = features;
        guess = new ClosestGuess(features);
        proof = new ClosestProof(features);
    }

    /** The query, which the caller sets, and its features. */
    public ClosestFeatures features() {
        return features;
    }

    /** Returns whether the features have been found; if not, the cores may overlap. */
    public boolean find() {
        guess.run();
        return proof.holds();
    }
}

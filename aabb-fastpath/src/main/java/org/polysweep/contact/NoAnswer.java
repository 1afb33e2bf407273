package org.polysweep.contact;

/** Where the parts of an answer come from that do not exist: a MISS has none, an OVERLAP no contact. */
final class NoAnswer implements AnswerSource {

    static final NoAnswer NONE = new NoAnswer();

    private NoAnswer() {}

    @Override
    public void writeEnter(SweepResult result) {
        result.writeEnter(Double.NaN);
    }

    @Override
    public void writeExit(SweepResult result) {
        result.writeExit(Double.NaN);
    }

    @Override
    public void writeNormal(SweepResult result) {
        result.writeNormal(Double.NaN, Double.NaN);
    }

    @Override
    public void writeFeatures(SweepResult result) {
        result.writeFeatures(Feature.Kind.VERTEX, SweepResult.NO_FEATURE, Feature.Kind.VERTEX, SweepResult.NO_FEATURE);
    }

    @Override
    public void writeContact(SweepResult result) {
        result.writeContact(0, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }

    @Override
    public void writeRest(SweepResult result) {
        result.writeRest(Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }
}

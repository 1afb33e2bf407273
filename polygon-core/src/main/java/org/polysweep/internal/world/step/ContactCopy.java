package org.polysweep.internal.world.step;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.result.SweepResult;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.WorldContact;

/** A contact that stays as it was read. Immutable. */
final class ContactCopy extends ContactReading {

    private final BodyId a;
    private final BodyId b;

    /** Has every number that can be read, so that reading does not write. */
    private final SweepResult result = SweepResult.create();

    ContactCopy(WorldContact contact) {
        a = contact.a();
        b = contact.b();
        AnswerWriter.write(result, contact.verdict());
        AnswerWriter.writeParts(result, contact.partA(), contact.partB());
        AnswerWriter.writeEnter(result, contact.enter());
        AnswerWriter.writeNormal(result, contact.normalX(), contact.normalY());
        AnswerWriter.writeFeatures(
                result,
                contact.featureKindA(),
                contact.featureIndexA(),
                contact.featureKindB(),
                contact.featureIndexB());
        AnswerWriter.writeContact(
                result,
                contact.contactCount(),
                contact.contactX(0),
                contact.contactY(0),
                contact.contactX(1),
                contact.contactY(1));
    }

    @Override
    SweepResult result() {
        return result;
    }

    @Override
    public BodyId a() {
        return a;
    }

    @Override
    public BodyId b() {
        return b;
    }

    @Override
    public int partA() {
        return result.partA();
    }

    @Override
    public int partB() {
        return result.partB();
    }

    @Override
    public Verdict verdict() {
        return result.verdict();
    }

    @Override
    public double enter() {
        return result.enter();
    }

    @Override
    public double normalX() {
        return result.normalX();
    }

    @Override
    public double normalY() {
        return result.normalY();
    }

    @Override
    public WorldContact copy() {
        return this;
    }
}

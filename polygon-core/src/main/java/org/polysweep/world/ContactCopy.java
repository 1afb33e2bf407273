package org.polysweep.world;

import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;

/** A contact that stays as it was read. Immutable. */
final class ContactCopy extends WorldContact {

    private final BodyId a;
    private final BodyId b;
    private final int partA;
    private final int partB;
    private final Verdict verdict;
    private final double enter;
    private final double normalX;
    private final double normalY;
    private final int contactCount;
    private final double[] contactX;
    private final double[] contactY;
    private final Feature.Kind kindA;
    private final int indexA;
    private final Feature.Kind kindB;
    private final int indexB;

    ContactCopy(WorldContact contact) {
        a = contact.a();
        b = contact.b();
        partA = contact.partA();
        partB = contact.partB();
        verdict = contact.verdict();
        enter = contact.enter();
        normalX = contact.normalX();
        normalY = contact.normalY();
        contactCount = contact.contactCount();
        contactX = new double[] {contact.contactX(0), contact.contactX(1)};
        contactY = new double[] {contact.contactY(0), contact.contactY(1)};
        kindA = contact.kindA();
        indexA = contact.indexA();
        kindB = contact.kindB();
        indexB = contact.indexB();
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
        return partA;
    }

    @Override
    public int partB() {
        return partB;
    }

    @Override
    public Verdict verdict() {
        return verdict;
    }

    @Override
    public double enter() {
        return enter;
    }

    @Override
    public double normalX() {
        return normalX;
    }

    @Override
    public double normalY() {
        return normalY;
    }

    @Override
    public int contactCount() {
        return contactCount;
    }

    @Override
    public double contactX(int point) {
        return contactX[point];
    }

    @Override
    public double contactY(int point) {
        return contactY[point];
    }

    @Override
    public Feature.Kind kindA() {
        return kindA;
    }

    @Override
    public int indexA() {
        return indexA;
    }

    @Override
    public Feature.Kind kindB() {
        return kindB;
    }

    @Override
    public int indexB() {
        return indexB;
    }

    @Override
    public WorldContact copy() {
        return this;
    }
}

package org.polysweep.world;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a step has counted, and the bodies that could not go on. Reusable. */
final class StepLog {

    private int contacts;
    private final List<BodyId> stalled = new ArrayList<>();
    private final List<BodyId> rolledBack = new ArrayList<>();
    private final List<BodyId> stalledView = Collections.unmodifiableList(stalled);
    private final List<BodyId> rolledBackView = Collections.unmodifiableList(rolledBack);

    void clear() {
        contacts = 0;
        stalled.clear();
        rolledBack.clear();
    }

    void countContact() {
        contacts++;
    }

    void addStalled(BodyId body) {
        stalled.add(body);
    }

    void addRolledBack(BodyId body) {
        rolledBack.add(body);
    }

    int contacts() {
        return contacts;
    }

    List<BodyId> stalled() {
        return stalledView;
    }

    List<BodyId> rolledBack() {
        return rolledBackView;
    }
}

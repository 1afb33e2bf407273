package org.polysweep.internal.world.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.polysweep.world.body.BodyId;

/** The counters of a step, and the bodies that have stalled. Reusable. */
public final class StepLog {

    private int contacts;
    private final List<BodyId> stalled = new ArrayList<>();
    private final List<BodyId> rolledBack = new ArrayList<>();
    private final List<BodyId> overBudget = new ArrayList<>();
    private final List<BodyId> stalledView = Collections.unmodifiableList(stalled);
    private final List<BodyId> rolledBackView = Collections.unmodifiableList(rolledBack);
    private final List<BodyId> overBudgetView = Collections.unmodifiableList(overBudget);

    public void clear() {
        contacts = 0;
        stalled.clear();
        rolledBack.clear();
        overBudget.clear();
    }

    public void countContact() {
        contacts++;
    }

    public void addStalled(BodyId body) {
        stalled.add(body);
    }

    public void addRolledBack(BodyId body) {
        rolledBack.add(body);
    }

    public void addOverBudget(BodyId body) {
        overBudget.add(body);
    }

    public int contacts() {
        return contacts;
    }

    public List<BodyId> stalled() {
        return stalledView;
    }

    public List<BodyId> rolledBack() {
        return rolledBackView;
    }

    public List<BodyId> overBudget() {
        return overBudgetView;
    }
}

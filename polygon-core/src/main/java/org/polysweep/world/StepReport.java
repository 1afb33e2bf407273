package org.polysweep.world;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How a step went. The world has one of them, which the next step overwrites. */
public final class StepReport {

    private int contacts;
    private final List<BodyId> halted = new ArrayList<>();
    private final List<BodyId> heldBack = new ArrayList<>();

    StepReport() {}

    void clear() {
        contacts = 0;
        halted.clear();
        heldBack.clear();
    }

    void countContact() {
        contacts++;
    }

    void addHalted(BodyId body) {
        halted.add(body);
    }

    void addHeldBack(BodyId body) {
        heldBack.add(body);
    }

    /** Returns how many contacts were reported. */
    public int contacts() {
        return contacts;
    }

    /**
     * Returns the bodies that have come to the limit of responses in one step, or are in the way of such a one and could not give way: they stood still for the
     * rest of the step. In order of time.
     */
    public List<BodyId> halted() {
        return Collections.unmodifiableList(halted);
    }

    /**
     * Returns the bodies that were left where they stood before the step, because no double near the end of their way was certainly
     * outside of all others. In the order of the world.
     */
    public List<BodyId> heldBack() {
        return Collections.unmodifiableList(heldBack);
    }

    /** Returns the report for people. */
    @Override
    public String toString() {
        return contacts + " contacts, halted " + halted + ", held back " + heldBack;
    }
}

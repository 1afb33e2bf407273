package org.polysweep.internal.world.step;

import java.util.function.Consumer;
import org.polysweep.internal.world.event.ContactWatch;
import org.polysweep.internal.world.state.StepLog;
import org.polysweep.world.body.WorldContact;

/** Reports the contacts of a step: to the caller's listener, to the log, and to the watch of pairs in contact. */
final class ContactReports {

    private final StepContact view;
    private final StepLog log;
    private final ContactWatch contactWatch;
    private Consumer<WorldContact> listener = contact -> {};

    ContactReports(StepContact view, StepLog log, ContactWatch contactWatch) {
        this.view = view;
        this.log = log;
        this.contactWatch = contactWatch;
    }

    /** Begins a step with a listener. */
    void begin(Consumer<WorldContact> listener) {
        this.listener = listener;
    }

    /** Reports the contact that the view shows, and that the two bodies have at a time. */
    void report(double time) {
        log.countContact();
        contactWatch.note(view.rankA(), view.rankB(), time);
        listener.accept(view);
    }
}

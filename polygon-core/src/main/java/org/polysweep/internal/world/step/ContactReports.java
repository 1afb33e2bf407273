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

    /** The number of contacts reported in this attempt of the step, and that the listener has received. */
    private int count;

    private int heard;

    ContactReports(StepContact view, StepLog log, ContactWatch contactWatch) {
        this.view = view;
        this.log = log;
        this.contactWatch = contactWatch;
    }

    /** Begins a step with a listener. */
    void begin(Consumer<WorldContact> listener) {
        this.listener = listener;
        count = 0;
        heard = 0;
    }

    /** Begins the same step again: the listener does not receive the contacts again that it has received. */
    void beginAgain() {
        count = 0;
    }

    /** Reports the contact that the view shows, and that the two bodies have at a time. */
    void report(double time) {
        log.countContact();
        contactWatch.note(view.rankA(), view.rankB(), time);
        if (count++ == heard) {
            heard++;
            listener.accept(view);
        }
    }
}

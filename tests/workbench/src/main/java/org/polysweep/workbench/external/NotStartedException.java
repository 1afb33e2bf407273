package org.polysweep.workbench.external;

import java.io.IOException;

/** A program cannot be started; the message says why, and what to do. */
public final class NotStartedException extends IOException {

    private static final long serialVersionUID = 1;

    NotStartedException(External program, String reason) {
        super(program.name() + "=" + program.command() + ": " + reason);
    }
}

package org.polysweep.workbench.query;

import org.jspecify.annotations.Nullable;

/** A line that cannot be answered; the message says where in the line, what is wrong, and what to do instead. */
public final class QueryException extends Exception {

    private final @Nullable String id;

    /**
     * Makes an exception whose id is not known yet.
     *
     * @param message place, reason and remedy, for people
     */
    public QueryException(String message) {
        this(message, null);
    }

    /**
     * Makes an exception for a query with an id.
     *
     * @param message place, reason and remedy, for people
     * @param id the JSON text of the id, as it was written; null if there is none, or none that can be read
     */
    public QueryException(String message, @Nullable String id) {
        // Without a stack trace: a file may have a million bad lines, and it is never seen.
        super(message, null, false, false);
        this.id = id;
    }

    /** Returns the place, the reason and the remedy. */
    public String reason() {
        return String.valueOf(getMessage());
    }

    /** Returns the JSON text of the query's id; null if there is none, or none that can be read. */
    public @Nullable String id() {
        return id;
    }
}

package org.polysweep.workbench.json;

import org.jspecify.annotations.Nullable;
import org.polysweep.workbench.query.Answer;

/** Where answers go, in their order. */
public interface AnswerWriter {

    /** Writes an answer. */
    void write(Answer answer);

    /**
     * Writes an error in the place of an answer.
     *
     * @param id the JSON text of the query's id, or null
     * @param message the error
     */
    void writeError(@Nullable String id, String message);
}

package org.polysweep.workbench.dataset;

/** A data set is not what it was made as. The message names file and line. */
public final class DamagedDatasetException extends Exception {

    private static final long serialVersionUID = 1;

    DamagedDatasetException(String message) {
        super(message);
    }
}

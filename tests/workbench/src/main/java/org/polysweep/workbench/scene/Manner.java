package org.polysweep.workbench.scene;

import java.util.Optional;
import org.polysweep.world.body.Response;

/** What happens to bodies that meet. */
public enum Manner {
    /** They pass through each other, and every pair that meets is reported. */
    REPORT,
    STOP,
    SLIDE,
    BOUNCE;

    /** Returns the response of the world; empty for {@link #REPORT}. */
    Optional<Response> response() {
        return switch (this) {
            case REPORT -> Optional.empty();
            case STOP -> Optional.of(Response.stop());
            case SLIDE -> Optional.of(Response.slide());
            case BOUNCE -> Optional.of(Response.bounce(1));
        };
    }
}

package org.polysweep.workbench.scene;

import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.world.body.Response;

/**
 * What happens to bodies that meet, with all its numbers.
 *
 * @param manner the kind of response
 * @param restitution for {@link Manner#BOUNCE}, the share of the speed of approach that is left afterwards, in [0, 1]
 * @param restThreshold for {@link Manner#BOUNCE}, the speed of approach below which two bodies stay together
 * @param carryingUp the direction that is up if bodies carry others; empty if they do not
 */
public record ResponseChoice(Manner manner, double restitution, double restThreshold, Optional<Point> carryingUp) {

    /** The response of a kind with the usual numbers. */
    public static ResponseChoice of(Manner manner) {
        return bouncing(manner, 1, 0);
    }

    /** The response of a kind with a restitution and a rest threshold. */
    public static ResponseChoice bouncing(Manner manner, double restitution, double restThreshold) {
        return new ResponseChoice(manner, restitution, restThreshold, Optional.empty());
    }

    /** The same response, by which bodies carry others. */
    public ResponseChoice carrying(Point up) {
        return new ResponseChoice(manner, restitution, restThreshold, Optional.of(up));
    }

    /**
     * Returns the response of the world; empty for {@link Manner#REPORT}.
     *
     * @param hasFriction whether a body has a coefficient of friction
     */
    Optional<Response> response(boolean hasFriction) {
        Optional<Response> plain = switch (manner) {
            case REPORT -> Optional.empty();
            case STOP -> Optional.of(Response.stop());
            case SLIDE -> Optional.of(Response.slide());
            case PUSH -> Optional.of(Response.push());
            case BOUNCE -> Optional.of(Response.bounce(restitution, restThreshold));
        };
        Optional<Response> carrying = plain.map(response ->
                carryingUp.map(up -> response.carrying(up.x(), up.y())).orElse(response));
        return hasFriction && manner != Manner.STOP ? carrying.map(Response::withFriction) : carrying;
    }
}

package org.polysweep.oracle;

import java.util.function.UnaryOperator;

/** Right claims for tests in other packages. */
public final class StillClaims {
    private StillClaims() {}

    /** What a flawless library would answer about shapes that stand turned. */
    public static OracleClaim of(Query query, Rotor rotorA, Rotor rotorB) {
        return Claims.right(query, rotorA, rotorB);
    }

    /** A claim with one component replaced, told by its name. */
    public static OracleClaim with(OracleClaim claim, String component, UnaryOperator<Object> change) {
        return Claims.with(claim, component, change);
    }
}

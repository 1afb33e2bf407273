package org.polysweep.oracle.turning;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What holds of any question about shapes that turn; few tries, as each asks many questions. */
class TurningLawsTest {
    private static final int TRIES = 25;

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(TurningQueries.class)
    void agreesWithShapesThatStand(@ForAll TurningQuery query) {
        TurningLaws.agreesWithShapesThatStand(query);
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(TurningQueries.class)
    void swappingMirrors(@ForAll TurningQuery query) {
        TurningLaws.swappingMirrors(query);
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(TurningQueries.class)
    void theScaleDoesNotMatter(@ForAll TurningQuery query) {
        TurningLaws.scaleDoesNotMatter(query, 0x1p-30, 0x1p40, 1);
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(TurningQueries.class)
    void oppositeRotorsAreOneOrientation(@ForAll TurningQuery query) {
        TurningLaws.scaleDoesNotMatter(query, 1, -1, -1);
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(TurningQueries.class)
    void aQuarterFurther(@ForAll TurningQuery query) {
        TurningLaws.aQuarterFurther(query);
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(TurningQueries.class)
    void timeRunsBackward(@ForAll TurningQuery query) {
        TurningLaws.timeRunsBackward(query);
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    @Domain(TurningQueries.class)
    void rightClaimsAreAccepted(@ForAll TurningQuery query) {
        TurningLaws.rightClaimsAreAccepted(query);
    }
}

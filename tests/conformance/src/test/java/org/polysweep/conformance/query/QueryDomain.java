package org.polysweep.conformance.query;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;

/** Gives properties their queries: of any class of polygons. */
public final class QueryDomain extends DomainContextBase {

    private static final QueryClass[] POLYGONS =
            Arrays.stream(QueryClass.values()).filter(kind -> !kind.hasRadii()).toArray(QueryClass[]::new);

    @Provide
    Arbitrary<Query> queries() {
        return Arbitraries.randomValue(QueryDomain::ofAnyKind);
    }

    private static Query ofAnyKind(RandomGenerator random) {
        return POLYGONS[random.nextInt(POLYGONS.length)].next(random);
    }
}

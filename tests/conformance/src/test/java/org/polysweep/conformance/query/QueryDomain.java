package org.polysweep.conformance.query;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;
import net.jqwik.api.providers.TypeUsage;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;

/** Gives properties their queries: of the {@link Kind} that the parameter asks for, or of all kinds of polygons in turn. */
public final class QueryDomain extends DomainContextBase {

    private static final QueryClass[] POLYGONS =
            Arrays.stream(QueryClass.values()).filter(kind -> !kind.hasRadii()).toArray(QueryClass[]::new);

    @Provide
    Arbitrary<Query> queries(TypeUsage parameter) {
        return parameter
                .findAnnotation(Kind.class)
                .map(kind -> Arbitraries.randomValue(kind.value()::next))
                .orElseGet(() -> Arbitraries.randomValue(QueryDomain::ofAnyKind));
    }

    private static Query ofAnyKind(RandomGenerator random) {
        return POLYGONS[random.nextInt(POLYGONS.length)].next(random);
    }
}

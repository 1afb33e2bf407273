package org.polysweep.conformance.query;

import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;
import net.jqwik.api.providers.TypeUsage;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;

/** Gives properties their queries: of the {@link Kind} that the parameter asks for, or of all kinds in turn. */
public final class QueryDomain extends DomainContextBase {

    @Provide
    Arbitrary<Query> queries(TypeUsage parameter) {
        return parameter
                .findAnnotation(Kind.class)
                .map(kind -> Arbitraries.randomValue(kind.value()::next))
                .orElseGet(() -> Arbitraries.randomValue(QueryDomain::ofAnyKind));
    }

    private static Query ofAnyKind(RandomGenerator random) {
        QueryClass[] kinds = QueryClass.values();
        return kinds[random.nextInt(kinds.length)].next(random);
    }
}

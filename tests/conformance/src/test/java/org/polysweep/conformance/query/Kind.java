package org.polysweep.conformance.query;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.polysweep.generate.QueryClass;

/** On a parameter of a property of {@link QueryDomain}: which kind of query it takes. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface Kind {
    /** The kind. */
    QueryClass value();
}

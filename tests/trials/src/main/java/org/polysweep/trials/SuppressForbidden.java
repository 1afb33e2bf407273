package org.polysweep.trials;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks code that the check of forbidden APIs passes over, because it uses a default of the machine on purpose. */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface SuppressForbidden {

    /** Returns the reason. */
    String value();
}

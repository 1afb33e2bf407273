package org.polysweep.trials;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Gives every property of jqwik a seed that depends on the seed of the run, and the number of tries; jqwik finds this
 * class as a service.
 */
public final class PropertyTrials implements AroundPropertyHook {

    /** The number of tries of a property that does not say how many. */
    private static final int JQWIKS_OWN = 1_000;

    /** Or it would be for none of them. */
    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        PropertyAttributes attributes = context.attributes();
        if (attributes.seed().isEmpty()) {
            // Its own, lest all properties with the same parameters try the same.
            String name = context.containerClass().getName() + "."
                    + context.targetMethod().getName();
            attributes.setSeed(Long.toString(Trials.random(name.hashCode()).nextLong()));
        }
        int tries = attributes.tries().orElse(JQWIKS_OWN);
        attributes.setTries(tries == 1 ? 1 : Trials.times(tries));
        return property.execute();
    }
}

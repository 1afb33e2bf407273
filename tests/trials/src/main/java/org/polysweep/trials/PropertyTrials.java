package org.polysweep.trials;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** Gives every property of jqwik the seed of the run, and the number of tries; jqwik finds this class as a service. */
public final class PropertyTrials implements AroundPropertyHook {

    /** The number of tries of a property that does not say how many. */
    private static final int JQWIKS_OWN = 1_000;

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        PropertyAttributes attributes = context.attributes();
        if (attributes.seed().isEmpty()) {
            attributes.setSeed(Long.toString(Trials.seed()));
        }
        int tries = attributes.tries().orElse(JQWIKS_OWN);
        attributes.setTries(tries == 1 ? 1 : Trials.times(tries));
        return property.execute();
    }
}

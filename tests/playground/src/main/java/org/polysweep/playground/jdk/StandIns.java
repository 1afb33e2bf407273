package org.polysweep.playground.jdk;

import java.util.Set;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells TeaVM about the classes of the JDK that Jackson needs, TeaVM does not have, and this package does. */
public final class StandIns extends SimpleSubstitutionPolicy {

    private static final Set<String> CLASSES = Set.of(
            "java.io.FilterWriter",
            "java.util.concurrent.ConcurrentLinkedDeque",
            "java.util.concurrent.atomic.AtomicReferenceArray",
            "java.util.concurrent.locks.ReentrantLock");

    /** For TeaVM, which finds it as a service. */
    public StandIns() {}

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(CLASSES::contains).packagePrefix("org.polysweep.playground.jdk.");
    }
}

package org.polysweep.workbench;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IVersionProvider;

/** The version in the manifest of the jar. */
public final class Version implements IVersionProvider {

    /** Called by picocli. */
    public Version() {}

    @Override
    public String[] getVersion() {
        @Nullable String version = PolysweepProgram.class.getPackage().getImplementationVersion();
        return new String[] {"polysweep " + (version == null ? "(not from a jar)" : version)};
    }
}

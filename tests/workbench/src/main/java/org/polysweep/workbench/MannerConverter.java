package org.polysweep.workbench;

import java.util.Locale;
import org.polysweep.workbench.scene.Manner;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a response, in lower or upper case. */
final class MannerConverter implements ITypeConverter<Manner> {

    /** Called by picocli. */
    MannerConverter() {}

    @Override
    public Manner convert(String name) {
        try {
            return Manner.valueOf(name.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException("must be report, stop, slide or bounce, but was '" + name + "'");
        }
    }
}

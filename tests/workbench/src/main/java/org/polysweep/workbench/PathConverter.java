package org.polysweep.workbench;

import java.util.Locale;
import org.polysweep.sweep.SweepPath;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a path, in small letters or capitals. */
public final class PathConverter implements ITypeConverter<SweepPath> {

    /** Called by picocli. */
    public PathConverter() {}

    @Override
    public SweepPath convert(String name) {
        try {
            return SweepPath.valueOf(name.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException("'" + name + "' is none of auto, reference, polygon, aabb");
        }
    }
}

package org.polysweep.workbench;

import java.util.Locale;
import org.polysweep.sweep.SweepAlgorithm;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of an algorithm, in lower or upper case. */
public final class PathConverter implements ITypeConverter<SweepAlgorithm> {

    /** Called by picocli. */
    public PathConverter() {}

    @Override
    public SweepAlgorithm convert(String name) {
        try {
            return SweepAlgorithm.valueOf(name.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException("must be auto, reference, polygon or aabb, but was '" + name + "'");
        }
    }
}

package org.polysweep.workbench;

import java.util.Locale;
import org.polysweep.workbench.compare.ComparisonReport;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a format, in lower or upper case. */
final class FormatConverter implements ITypeConverter<ComparisonReport.Format> {

    /** Called by picocli. */
    FormatConverter() {}

    @Override
    public ComparisonReport.Format convert(String name) {
        try {
            return ComparisonReport.Format.valueOf(name.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException("must be table, csv or markdown, but was '" + name + "'");
        }
    }
}

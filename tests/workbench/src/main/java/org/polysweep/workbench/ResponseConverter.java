package org.polysweep.workbench;

import java.util.Locale;
import org.polysweep.workbench.scene.Manner;
import org.polysweep.workbench.scene.ResponseChoice;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a response: its name in small letters or capitals, and the numbers of a bounce. */
final class ResponseConverter implements ITypeConverter<ResponseChoice> {

    /** Called by picocli. */
    ResponseConverter() {}

    @Override
    public ResponseChoice convert(String text) {
        String[] parts = text.split(":", -1);
        Manner manner = manner(parts[0], text);
        if (parts.length > (manner == Manner.BOUNCE ? 3 : 1)) {
            throw refused(text);
        }
        double restitution = parts.length > 1 ? number(parts[1], text) : 1;
        double restThreshold = parts.length > 2 ? number(parts[2], text) : 0;
        if (!(restitution >= 0 && restitution <= 1)) {
            throw new TypeConversionException("must have a restitution E in [0, 1], but was '" + text + "'");
        }
        if (!(restThreshold >= 0 && restThreshold < Double.POSITIVE_INFINITY)) {
            throw new TypeConversionException("must have a finite rest threshold T >= 0, but was '" + text + "'");
        }
        return ResponseChoice.bouncing(manner, restitution, restThreshold);
    }

    private static Manner manner(String name, String text) {
        try {
            return Manner.valueOf(name.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw refused(text);
        }
    }

    private static double number(String part, String text) {
        try {
            return Double.parseDouble(part);
        } catch (NumberFormatException e) {
            throw refused(text);
        }
    }

    private static TypeConversionException refused(String text) {
        return new TypeConversionException(
                "must be one of report, stop, slide, push, bounce, bounce:E, bounce:E:T, but was '" + text + "'");
    }
}

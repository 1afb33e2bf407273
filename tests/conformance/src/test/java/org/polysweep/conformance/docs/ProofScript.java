package org.polysweep.conformance.docs;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A script of docs/proofs, for Gappa. It says of which constants in the code it is, each in a line of this form:
 *
 * <pre>{@code
 * TWO_TERMS = 5b-53;   # at least: org.polysweep.internal.sign.OrientationFilter.TWO_TERMS
 * }</pre>
 *
 * <p>5b-53 is Gappa's way to write 5 · 2^-53. The constant in the code may be greater, or less if it says "at most", or
 * neither if it says "exactly".
 *
 * @param name the name of the file
 * @param text what it says
 */
record ProofScript(String name, String text) {

    private static final Pattern CLAIM = Pattern.compile(
            "^(\\w+) = (\\d+)(?:b(-?\\d+))?; *# (at least|at most|exactly): ([\\w.$]+)\\.(\\w+)$", Pattern.MULTILINE);

    /** What is proved: between the last arrow and the end of the formula. */
    private static final Pattern CONCLUSION = Pattern.compile("\n  ->\n.*?\n}\n", Pattern.DOTALL);

    /** Reads all scripts of a folder, in the order of their names. */
    static List<ProofScript> in(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(Path::getFileName)
                    .map(Path::toString)
                    .filter(name -> name.endsWith(".g"))
                    .sorted()
                    .map(name -> read(folder, name))
                    .toList();
        }
    }

    private static ProofScript read(Path folder, String name) {
        try {
            return new ProofScript(name, Files.readString(folder.resolve(name)));
        } catch (IOException e) {
            throw new IllegalStateException(name, e);
        }
    }

    /** Returns the constants that it is about. */
    List<Claim> claims() {
        return CLAIM.matcher(text).results().map(Claim::of).toList();
    }

    /** Returns the lines that look as if they were about a constant in the code. */
    List<String> linesAboutCode() {
        return text.lines()
                .filter(line -> line.contains("#") && !line.strip().startsWith("#"))
                .toList();
    }

    /** Returns the same assumptions with a false conclusion, which must not be provable. */
    String withFalseConclusion() {
        Matcher conclusion = CONCLUSION.matcher(text);
        if (!conclusion.find()) {
            throw new IllegalStateException(name + " has no line with an arrow alone, and a brace after it");
        }
        return text.substring(0, conclusion.start()) + "\n  ->\n  0 >= 1\n}\n";
    }

    /**
     * What a script says of a constant in the code.
     *
     * @param type the class that has it
     * @param constant its name
     * @param relation what it is required to be: "at least", "at most" or "exactly"
     * @param value what is proved
     */
    record Claim(String type, String constant, String relation, double value) {

        private static Claim of(MatchResult line) {
            int exponent = line.group(3) == null ? 0 : Integer.parseInt(line.group(3));
            double value = Math.scalb((double) Integer.parseInt(line.group(2)), exponent);
            if (!line.group(1).equals(line.group(6))) {
                throw new IllegalStateException(line.group() + ": two names for one constant");
            }
            return new Claim(line.group(5), line.group(6), line.group(4), value);
        }

        /** Whether it holds for the constant in the code. */
        boolean holds() {
            return holdsFor(inCode());
        }

        /** Whether it would hold for another value of the constant. */
        boolean holdsFor(double inCode) {
            return switch (relation) {
                case "at least" -> inCode >= value;
                case "at most" -> inCode <= value;
                default -> inCode == value;
            };
        }

        /** Returns the value of the constant in the code. */
        double inCode() {
            try {
                Field field = Class.forName(type).getDeclaredField(constant);
                field.setAccessible(true);
                return ((Number) field.get(null)).doubleValue();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(this + ": the code has no such constant", e);
            }
        }

        @Override
        public String toString() {
            return type + "." + constant + ", " + relation + " " + Double.toHexString(value);
        }
    }
}

package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.cli.CommandLine;
import org.polysweep.conformance.docs.ProofScript.Claim;

/** The constants in the code are those that the scripts of docs/proofs prove. Whether they do, {@link Proofs} asks. */
class ProofsTest {

    private static final Path DOCS = CommandLine.top().resolve("docs");

    /** A constant of a bound with its comment, which names a theorem, or the boxes in batches. */
    private static final Pattern BOUND =
            Pattern.compile("/\\*\\*((?:(?!\\*/).)*?)\\*/\\s+private static final double (\\w+) =", Pattern.DOTALL);

    private static final Pattern THEOREM = Pattern.compile("theorems? (\\d+)|boxes in batches", Pattern.DOTALL);

    /** The bound of enclosures has no script: each bound is moved outward by a double, which needs no constant. */
    private static final String WITHOUT_SCRIPT = "13";

    @Test
    void noConstantIsSmallerThanWhatIsProved() throws IOException {
        List<Claim> claims = claims();
        assertThat(claims).hasSizeGreaterThan(50).allMatch(Claim::holds);
    }

    @Test
    void aSmallerConstantIsNoticed() {
        ProofScript script = new ProofScript("script.g", """
                GAP = 4b-53;   # at least: org.polysweep.internal.bound.SweptExtent.GAP
                GREATEST = 1b100;   # at most: org.polysweep.internal.bound.RoundBound.GREATEST
                GRID = 1b29;   # exactly: org.polysweep.internal.bound.HighParts.GRID
                """);
        assertThat(script.claims()).hasSize(3).allMatch(Claim::holds);
        Claim least = script.claims().get(0);
        assertThat(least.holdsFor(Math.nextDown(0x4p-53))).isFalse();
        assertThat(least.holdsFor(Math.nextUp(0x4p-53))).isTrue();
        Claim most = script.claims().get(1);
        assertThat(most.holdsFor(Math.nextUp(0x1p100))).isFalse();
        assertThat(most.holdsFor(Math.nextDown(0x1p100))).isTrue();
        Claim exact = script.claims().get(2);
        assertThat(exact.holdsFor(Math.nextUp(0x1p29))).isFalse();
        assertThat(exact.holdsFor(Math.nextDown(0x1p29))).isFalse();
    }

    @Test
    void aConstantThatIsGoneIsNoticed() {
        Claim claim = new Claim("org.polysweep.internal.bound.SweptExtent", "GONE", "at least", 1);
        assertThatThrownBy(claim::inCode).hasMessageContaining("SweptExtent.GONE");
    }

    /** A line that is not read would not be checked. */
    @Test
    void everyLineAboutTheCodeIsUnderstood() throws IOException {
        for (ProofScript script : scripts()) {
            assertThat(script.linesAboutCode()).as(script.name()).hasSameSizeAs(script.claims());
            assertThat(script.withFalseConclusion())
                    .as(script.name())
                    .contains("{\n")
                    .endsWith("->\n  0 >= 1\n}\n");
        }
    }

    @Test
    void everyBoundOfATheoremHasAScript() throws IOException {
        Set<String> claimed = claims().stream()
                .map(claim -> claim.type().replaceFirst(".*[.$]", "") + "." + claim.constant())
                .collect(Collectors.toCollection(TreeSet::new));
        List<String> bounds = bounds();
        assertThat(bounds).hasSizeGreaterThan(30);
        assertThat(claimed).containsAll(bounds);
    }

    @Test
    void theDocumentNamesEveryScript() throws IOException {
        String document = Files.readString(DOCS.resolve("error-bounds.md"));
        for (ProofScript script : scripts()) {
            assertThat(document).contains("(proofs/" + script.name() + ")");
        }
    }

    private static List<ProofScript> scripts() throws IOException {
        return ProofScript.in(DOCS.resolve("proofs"));
    }

    private static List<Claim> claims() throws IOException {
        return scripts().stream().flatMap(script -> script.claims().stream()).toList();
    }

    /** The constants in the sources whose comments name a theorem: class and name. */
    private static List<String> bounds() throws IOException {
        List<String> found = new ArrayList<>();
        for (String module : List.of("aabb-fastpath", "polygon-core")) {
            try (Stream<Path> files =
                    Files.walk(CommandLine.top().resolve(module).resolve("src/main/java"))) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    addBounds(file, found);
                }
            }
        }
        return found;
    }

    private static void addBounds(Path file, List<String> found) throws IOException {
        String text = Files.readString(file);
        Matcher bound = BOUND.matcher(text);
        while (bound.find()) {
            Matcher theorem = THEOREM.matcher(bound.group(1).replaceAll("\\s*\\*?\\s+", " "));
            if (theorem.find() && !WITHOUT_SCRIPT.equals(theorem.group(1))) {
                found.add(typeAt(text, bound.start()) + "." + bound.group(2));
            }
        }
    }

    /** The name of the last class that is declared before a place. */
    private static String typeAt(String text, int end) {
        Matcher type = Pattern.compile("^ *(?:public |private |static |final )*class (\\w+)", Pattern.MULTILINE)
                .matcher(text.substring(0, end));
        String name = "";
        while (type.find()) {
            name = type.group(1);
        }
        return name;
    }
}

package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.cli.CommandLine;

/** What documents and comments refer to within the project is there: files, and headings in them. */
class LinksTest {

    private static final Pattern FENCED = Pattern.compile("^```.*?^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("^#+ +(.*)$", Pattern.MULTILINE);
    private static final Pattern MENTION = Pattern.compile("\\w[\\w./-]*\\.md(#[\\w-]+)?");

    @Test
    void linksOfDocumentsLeadSomewhere() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path document : ProjectFiles.endingIn(".md")) {
            Matcher link = LINK.matcher(
                    FENCED.matcher(Files.readString(document)).replaceAll("").replaceAll("`[^`]*`", ""));
            while (link.find()) {
                URI target = URI.create(link.group(1));
                if (target.getScheme() == null && !leadsSomewhere(document, target)) {
                    broken.add(CommandLine.top().relativize(document) + ": " + target);
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    /**
     * A source names a document by its path from the top of the project, or by its name in docs. The site makes up
     * some.
     */
    @Test
    void documentsThatSourcesNameAreThere() throws IOException {
        Path onTop = CommandLine.top().resolve("README.md");
        Path inDocs = CommandLine.top().resolve("docs").resolve("semantics.md");
        Path site = CommandLine.top().resolve("tests").resolve("site");
        List<String> broken = new ArrayList<>();
        List<Path> sources = ProjectFiles.endingIn(".java");
        sources.removeIf(source -> source.startsWith(site));
        for (Path source : sources) {
            Matcher mention = MENTION.matcher(Files.readString(source));
            while (mention.find()) {
                URI target = URI.create(mention.group());
                if (!leadsSomewhere(onTop, target) && !leadsSomewhere(inDocs, target)) {
                    broken.add(CommandLine.top().relativize(source) + ": " + target);
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    private static boolean leadsSomewhere(Path document, URI target) throws IOException {
        Path file = target.getPath().isEmpty()
                ? document
                : document.resolveSibling(target.getPath()).normalize();
        return Files.exists(file)
                && (target.getFragment() == null || anchors(file).contains(target.getFragment()));
    }

    /** The anchors of the headings of a document, as code hosts make them. */
    private static Set<String> anchors(Path document) throws IOException {
        Set<String> anchors = new HashSet<>();
        Matcher heading =
                HEADING.matcher(FENCED.matcher(Files.readString(document)).replaceAll(""));
        while (heading.find()) {
            String words = heading.group(1).strip().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}_ -]", "");
            String anchor = words.replace(' ', '-');
            for (int copy = 1; !anchors.add(anchor); copy++) {
                anchor = words.replace(' ', '-') + "-" + copy;
            }
        }
        return anchors;
    }
}

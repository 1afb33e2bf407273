package org.polysweep.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the pages that the site generator takes: the README, and whatever a link leads to from there. A Markdown file
 * becomes a page, and so do a source, in a frame, and a folder, as a list; pictures and data are copied as they are.
 * All keep their places, so that links keep theirs; what is called README becomes the index of its folder.
 */
public final class Pages {

    private static final Set<String> COPIED = Set.of("svg", "csv", "tsv", "json", "jsonl");
    private static final Set<String> LEFT_OUT = Set.of("target", ".git");
    private static final String FENCE = "~".repeat(12);

    private final Path project;
    private final Path target;
    private final Deque<Path> found = new ArrayDeque<>();
    private final Set<Path> known = new HashSet<>();
    private final Map<String, String> javadoc = new HashMap<>();

    /**
     * Takes the pages of a project.
     *
     * @param project the folder with its README.md
     * @param target the folder to write into: pages below {@code markdown}, other files below {@code resources}
     */
    Pages(Path project, Path target) {
        this.project = project.toAbsolutePath().normalize();
        this.target = target;
    }

    /**
     * Writes all pages.
     *
     * @param args the folder of the project, and the folder to write into
     */
    public static void main(String[] args) throws IOException {
        new Pages(Path.of(args[0]), Path.of(args[1])).write();
    }

    void write() throws IOException {
        for (String jar : List.of("aabb-fastpath", "polygon-core")) {
            findTypes(project.resolve(jar).resolve("src/main/java"));
        }
        addressOf(project.resolve("README.md"));
        while (!found.isEmpty()) {
            write(found.remove());
        }
    }

    /** Finds the public types that users see, and where their Javadoc is. */
    private void findTypes(Path sources) throws IOException {
        if (!Files.isDirectory(sources)) {
            return;
        }
        String folder = "apidocs/" + module(sources);
        try (Stream<Path> all = Files.walk(sources)) {
            for (Path file :
                    all.filter(source -> source.toString().endsWith(".java")).toList()) {
                String place =
                        sources.relativize(file).toString().replace('\\', '/').replaceFirst("\\.java$", "");
                String name = place.substring(place.lastIndexOf('/') + 1);
                boolean isPublic = Pattern.compile("(?m)^public [\\w -]*(class|record|interface|enum) " + name + "\\b")
                        .matcher(Files.readString(file))
                        .find();
                if (isPublic && !place.contains("/internal/")) {
                    javadoc.put(name, folder + place + ".html");
                }
            }
        }
    }

    /** Returns the folder of a module in the Javadoc, which has the name of the module; empty without a module. */
    private static String module(Path sources) throws IOException {
        Path declaration = sources.resolve("module-info.java");
        if (!Files.exists(declaration)) {
            return "";
        }
        Matcher name = Pattern.compile("(?m)^module ([\\w.]+)").matcher(Files.readString(declaration));
        return name.find() ? name.group(1) + "/" : "";
    }

    private String javadoc(Path document, String type) {
        return javadoc.containsKey(type) ? between(addressOf(document), javadoc.get(type)) : "";
    }

    private void write(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            page(file, listOf(file));
        } else if (isMarkdown(file)) {
            PageText text = new PageText(link -> addressFor(file, link), type -> javadoc(file, type));
            page(file, text.of(Files.readString(file)));
        } else if (isCopied(file)) {
            Path copy =
                    target.resolve("resources").resolve(project.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
        } else {
            String language = file.toString().endsWith(".java") ? "java" : "";
            page(
                    file,
                    "# " + file.getFileName() + "\n\n" + FENCE + language + "\n" + Files.readString(file) + "\n" + FENCE
                            + "\n");
        }
    }

    private void page(Path file, String text) throws IOException {
        String address = addressOf(file);
        Path page = target.resolve("markdown").resolve(address.substring(0, address.lastIndexOf('.')) + ".md");
        Files.createDirectories(page.getParent());
        Files.writeString(page, text);
    }

    private String listOf(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> files = all.filter(Files::isRegularFile)
                    .filter(this::isKept)
                    .sorted()
                    .toList();
            return "# " + project.relativize(folder).toString().replace('\\', '/') + "\n\n"
                    + files.stream()
                            .map(file ->
                                    "- [" + folder.relativize(file).toString().replace('\\', '/') + "]("
                                            + between(addressOf(folder), addressOf(file)) + ")\n")
                            .collect(Collectors.joining());
        }
    }

    private boolean isKept(Path file) {
        for (Path part : project.relativize(file)) {
            if (LEFT_OUT.contains(part.toString())) {
                return false;
            }
        }
        return true;
    }

    /** The address of what a link in a document leads to, as the page of that document writes it. */
    private String addressFor(Path document, String link) {
        int hash = link.indexOf('#');
        String path = hash < 0 ? link : link.substring(0, hash);
        if (path.isEmpty() || path.matches("[a-z]+:.*")) {
            return link;
        }
        Path file = document.resolveSibling(path).normalize();
        if (!file.startsWith(project) || !Files.exists(file)) {
            throw new IllegalArgumentException(
                    project.relativize(document) + " has a link to " + link + ", which the project does not have");
        }
        return between(addressOf(document), addressOf(file)) + (hash < 0 ? "" : link.substring(hash));
    }

    /** Where a file of the project is on the site, from its front page. A call also makes it a page. */
    private String addressOf(Path file) {
        if (Files.isDirectory(file) && Files.exists(file.resolve("README.md"))) {
            return addressOf(file.resolve("README.md"));
        }
        if (known.add(file)) {
            found.add(file);
        }
        String place = project.relativize(file).toString().replace('\\', '/');
        if (Files.isDirectory(file)) {
            return place + "/index.html";
        }
        if (isMarkdown(file)) {
            return place.replaceFirst("(^|/)README\\.md$", "$1index.md").replaceFirst("\\.md$", ".html");
        }
        return isCopied(file) ? place : place + ".html";
    }

    private static String between(String page, String other) {
        Path from = Path.of("/" + page).resolveSibling("");
        return from.relativize(Path.of("/" + other)).toString().replace('\\', '/');
    }

    private static boolean isMarkdown(Path file) {
        return file.toString().endsWith(".md");
    }

    private static boolean isCopied(Path file) {
        String name = file.toString();
        return COPIED.contains(name.substring(name.lastIndexOf('.') + 1));
    }
}

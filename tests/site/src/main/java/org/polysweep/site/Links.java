package org.polysweep.site;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Whether the links within a site lead somewhere: to a file of the site and, where they name one, to an anchor in it.
 * Every page can be reached from the front page. Links to other sites are left alone.
 */
public final class Links {

    private final Path site;
    private final Map<Path, Set<String>> anchors = new HashMap<>();
    private final Map<Path, List<Path>> pages = new HashMap<>();
    private final List<String> broken = new ArrayList<>();

    private Links(Path site) {
        this.site = site.toAbsolutePath().normalize();
    }

    /**
     * Checks a site, and fails if a link is broken.
     *
     * @param args the folder of the site
     */
    public static void main(String[] args) throws IOException {
        List<String> broken = broken(Path.of(args[0]));
        if (!broken.isEmpty()) {
            throw new IllegalStateException("Links of the site are broken:\n" + String.join("\n", broken));
        }
    }

    /** What is wrong with the links of the site in this folder, a line each. */
    static List<String> broken(Path site) throws IOException {
        Links links = new Links(site);
        links.check();
        return links.broken;
    }

    private void check() throws IOException {
        Map<Path, Document> documents = new HashMap<>();
        for (Path page : files()) {
            if (page.toString().endsWith(".html")) {
                documents.put(page, Jsoup.parse(page.toFile()));
            }
        }
        documents.forEach((page, document) -> anchors.put(page, anchors(document)));
        documents.forEach(this::check);
        Set<Path> reached = reached();
        for (Path page : documents.keySet()) {
            if (!reached.contains(page) && !isJavadoc(page)) {
                broken.add(site.relativize(page) + ": no page that can be reached from index.html has a link to it");
            }
        }
        broken.sort(null);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(site)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    private static Set<String> anchors(Document document) {
        Set<String> anchors = new HashSet<>(document.select("[id]").eachAttr("id"));
        anchors.addAll(document.select("a[name]").eachAttr("name"));
        return anchors;
    }

    private void check(Path page, Document document) {
        for (Element element : document.select("[href], [src]")) {
            String link = element.hasAttr("href") ? element.attr("href") : element.attr("src");
            String wrong = wrong(page, link);
            if (!wrong.isEmpty()) {
                broken.add(site.relativize(page) + ": " + link + ": " + wrong);
            }
        }
    }

    /** What is wrong with a link of a page; nothing if it leads somewhere. */
    private String wrong(Path page, String link) {
        URI address;
        try {
            address = URI.create(link.replace(" ", "%20"));
        } catch (IllegalArgumentException e) {
            return "it is no address";
        }
        if (address.getScheme() != null || address.getAuthority() != null) {
            return "";
        }
        if (address.getPath().startsWith("/")) {
            return "it is not relative, so it leads out of a site in a folder";
        }
        Path file = address.getPath().isEmpty()
                ? page
                : page.resolveSibling(address.getPath()).normalize();
        if (Files.isDirectory(file)) {
            file = file.resolve("index.html");
        }
        if (!file.startsWith(site) || !Files.isRegularFile(file)) {
            return "there is no such file";
        }
        pages.computeIfAbsent(page, key -> new ArrayList<>()).add(file);
        String anchor = address.getFragment();
        Set<String> known = anchors.get(file);
        boolean lost = anchor != null && !anchor.isEmpty() && known != null && !known.contains(anchor);
        return lost && !isListOfConstants(file) ? "there is no such anchor" : "";
    }

    private Set<Path> reached() {
        Set<Path> reached = new HashSet<>();
        Deque<Path> open = new ArrayDeque<>(List.of(site.resolve("index.html")));
        while (!open.isEmpty()) {
            Path page = open.remove();
            if (reached.add(page)) {
                open.addAll(pages.getOrDefault(page, List.of()));
            }
        }
        return reached;
    }

    /** Javadoc of JDK 17 lists the packages on this page by their first two words, and gives them other anchors. */
    private boolean isListOfConstants(Path page) {
        return page.equals(site.resolve("apidocs").resolve("constant-values.html"));
    }

    /** Javadoc finds some of its pages, such as its search, by scripts. */
    private boolean isJavadoc(Path page) {
        return site.relativize(page).startsWith("apidocs");
    }
}

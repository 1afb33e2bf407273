package org.polysweep.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Adds to the pages of a site what its generator leaves open: an icon, a description, a search over all headings, and
 * the page of the library in motion on the front page. Everything works from files, without a server.
 */
public final class Finish {

    private static final int DESCRIPTION = 160;
    private static final int EXCERPT = 160;

    private final Path site;
    private final List<String> entries = new ArrayList<>();

    private Finish(Path site) {
        this.site = site.toAbsolutePath().normalize();
    }

    /**
     * Finishes a site.
     *
     * @param args the folder of the site
     */
    public static void main(String[] args) throws IOException {
        finish(Path.of(args[0]));
    }

    static void finish(Path site) throws IOException {
        Finish finish = new Finish(site);
        for (Path page : finish.pages()) {
            finish.finishPage(page);
        }
        finish.addTypes();
        Files.createDirectories(site.resolve("js"));
        Files.writeString(
                site.resolve("js/search-index.js"),
                "window.searchIndex = [\n" + String.join(",\n", finish.entries) + "\n];\n");
    }

    private List<Path> pages() throws IOException {
        try (Stream<Path> all = Files.walk(site)) {
            return all.filter(file -> file.toString().endsWith(".html"))
                    .filter(file -> !address(file).matches("(apidocs|playground)/.*"))
                    .sorted()
                    .toList();
        }
    }

    private String address(Path file) {
        return site.relativize(file).toString().replace('\\', '/');
    }

    private void finishPage(Path file) throws IOException {
        String address = address(file);
        Document page = Jsoup.parse(Files.readString(file));
        page.outputSettings().prettyPrint(false);
        String top = "../".repeat((int) address.chars().filter(c -> c == '/').count());
        Element body = page.getElementById("bodyColumn");
        if (body == null) {
            return;
        }
        page.head()
                .append("<link rel=\"icon\" href=\"" + top + "images/icon.svg\" type=\"image/svg+xml\">\n")
                .append("<script defer src=\"" + top + "js/search-index.js\"></script>\n")
                .append("<script defer src=\"" + top + "js/search.js\"></script>\n");
        Element first = body.selectFirst("p");
        page.head()
                .appendElement("meta")
                .attr("name", "description")
                .attr("content", cut(first == null ? page.title() : first.text(), DESCRIPTION));
        Element bar = page.getElementById("breadcrumbs");
        if (bar != null) {
            bar.append("<div id=\"search\" data-top=\"" + top
                    + "\"><input type=\"search\" placeholder=\"Search\" aria-label=\"Search the guides and types\">"
                    + "<ul hidden></ul></div>");
        }
        if (address.equals("index.html") && first != null) {
            first.after("<div id=\"try\"><iframe src=\"playground/index.html\" loading=\"lazy\""
                    + " title=\"Polysweep in the browser\"></iframe>"
                    + "<a href=\"playground/index.html\">Try it in the browser</a></div>");
        }
        // The guides, and not the sources that they lead to.
        if (address.matches("[A-Za-z]+\\.html|docs/[\\w-]+\\.html")) {
            index(address, page.title().replaceFirst(" – Polysweep$", ""), body);
        }
        Files.writeString(file, page.outerHtml());
    }

    private void index(String address, String title, Element body) {
        for (Element heading : body.select("h1, h2, h3")) {
            Element anchor = heading.selectFirst("a[id]");
            String place = anchor == null ? "" : "#" + anchor.id();
            StringBuilder text = new StringBuilder();
            for (Element next = heading.nextElementSibling();
                    next != null && !next.tagName().matches("h[1-3]|section") && text.length() < EXCERPT;
                    next = next.nextElementSibling()) {
                text.append(next.text()).append(' ');
            }
            String name = heading.tagName().equals("h1") ? title : title + ": " + heading.text();
            entries.add(entry(name, address + place, cut(text.toString(), EXCERPT)));
        }
    }

    /** The types with their Javadoc, if it is there. */
    private void addTypes() throws IOException {
        Path javadoc = site.resolve("apidocs");
        if (!Files.isDirectory(javadoc)) {
            return;
        }
        try (Stream<Path> all = Files.walk(javadoc)) {
            for (Path file : all.filter(type -> type.getFileName().toString().matches("[A-Z][\\w.]*\\.html"))
                    .filter(type -> address(type).startsWith("apidocs/org.")
                            && !address(type).contains("class-use"))
                    .sorted()
                    .toList()) {
                String name = file.getFileName().toString().replaceFirst("\\.html$", "");
                Element block = Jsoup.parse(file.toFile()).selectFirst(".class-description .block");
                entries.add(entry(name, address(file), cut(block == null ? "" : block.text(), EXCERPT)));
            }
        }
    }

    private static String entry(String title, String address, String text) {
        return "[" + quoted(title) + "," + quoted(address) + "," + quoted(text) + "]";
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("</", "<\\/") + '"';
    }

    private static String cut(String text, int length) {
        String line = text.replaceAll("\\s+", " ").strip();
        if (line.length() <= length) {
            return line;
        }
        int space = line.lastIndexOf(' ', length - 1);
        return line.substring(0, space < 0 ? length - 1 : space) + "…";
    }
}

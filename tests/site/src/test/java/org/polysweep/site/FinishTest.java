package org.polysweep.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FinishTest {

    @TempDir
    private Path site;

    @Test
    void pagesGetAnIconADescriptionAndASearch() throws IOException {
        write("index.html", "Front", "<h1>Front</h1><p>What it is.</p>");
        write("docs/a.html", "A", "<h1>A</h1><p>About &lt;a&gt;.</p><h2><a id=\"b\"></a>B \"b\"</h2><p>More</p>");
        write("docs/deep/d.html", "D", "<h1>D</h1><p>Deep.</p>");
        write("playground/index.html", "Play", "");
        Files.createDirectories(site.resolve("apidocs/org.polysweep.core/org/polysweep"));
        Files.writeString(
                site.resolve("apidocs/org.polysweep.core/org/polysweep/World.html"),
                "<section class=\"class-description\"><div class=\"block\">A world.</div></section>");
        Finish.finish(site);

        assertThat(read("index.html"))
                .contains("href=\"images/icon.svg\"", "content=\"What it is.\"", "src=\"playground/index.html\"");
        assertThat(read("docs/a.html"))
                .contains("src=\"../js/search.js\"", "data-top=\"../\"", "<input type=\"search\"")
                .doesNotContain("iframe");
        assertThat(read("docs/deep/d.html")).contains("href=\"../../images/icon.svg\"");
        assertThat(read("playground/index.html")).doesNotContain("search");
        assertThat(read("js/search-index.js"))
                .contains(
                        "[\"A\",\"docs/a.html\",\"About <a>.\"]",
                        "[\"A: B \\\"b\\\"\",\"docs/a.html#b\",\"More\"]",
                        "[\"World\",\"apidocs/org.polysweep.core/org/polysweep/World.html\",\"A world.\"]")
                .doesNotContain("deep");
    }

    private String read(String name) throws IOException {
        return Files.readString(site.resolve(name));
    }

    private void write(String name, String title, String body) throws IOException {
        Path file = site.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(
                file,
                "<html><head><title>" + title + " – Polysweep</title></head><body><div id=\"breadcrumbs\"></div>"
                        + "<main id=\"bodyColumn\">" + body + "</main></body></html>");
    }
}

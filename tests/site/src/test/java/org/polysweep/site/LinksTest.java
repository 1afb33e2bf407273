package org.polysweep.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinksTest {

    @TempDir
    Path site;

    @BeforeEach
    void writeASite() throws IOException {
        write("index.html", "<a href='docs/a.html#there'>a</a> <a href='docs/'>docs</a> <a href='#'>top</a>");
        write("docs/a.html", "<h2 id='there'>x</h2> <img src='p.svg'> <a href='https://example.org/gone#x'>out</a>");
        write("docs/index.html", "<a href='../index.html?q=1#'>home</a>");
        write("docs/p.svg", "<svg/>");
    }

    @Test
    void aWholeSiteIsAccepted() throws IOException {
        assertThat(Links.broken(site)).isEmpty();
    }

    @Test
    void aMissingFileIsFound() throws IOException {
        write("docs/index.html", "<a href='b.html'>b</a> <img src='q.svg'> <a href='../../outside.html'>out</a>");
        assertThat(Links.broken(site))
                .containsExactly(
                        Path.of("docs", "index.html") + ": ../../outside.html: there is no such file",
                        Path.of("docs", "index.html") + ": b.html: there is no such file",
                        Path.of("docs", "index.html") + ": q.svg: there is no such file");
        assertThatIllegalStateException()
                .isThrownBy(() -> Links.main(new String[] {site.toString()}))
                .withMessageContaining("b.html: there is no such file");
    }

    @Test
    void aMissingAnchorIsFound() throws IOException {
        write("docs/index.html", "<a href='a.html#elsewhere'>a</a> <a href='#nowhere'>here</a>");
        assertThat(Links.broken(site))
                .containsExactly(
                        Path.of("docs", "index.html") + ": #nowhere: there is no such anchor",
                        Path.of("docs", "index.html") + ": a.html#elsewhere: there is no such anchor");
    }

    @Test
    void aLinkThatHoldsOnOneHostAloneIsFound() throws IOException {
        write("docs/index.html", "<a href='/index.html'>home</a>");
        assertThat(Links.broken(site))
                .containsExactly(Path.of("docs", "index.html")
                        + ": /index.html: it is not relative, so it leads out of a site in a folder");
    }

    @Test
    void aPageThatNobodyFindsIsFound() throws IOException {
        write("docs/lost.html", "<a href='a.html'>a</a>");
        assertThat(Links.broken(site))
                .containsExactly(Path.of("docs", "lost.html")
                        + ": no page that can be reached from index.html has a link to it");
    }

    private void write(String name, String text) throws IOException {
        Path file = site.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}

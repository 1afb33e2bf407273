package org.polysweep.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PagesTest {

    @TempDir
    Path folder;

    @Test
    void everyGuideOfTheProjectIsAPage() throws IOException {
        Path project = Path.of("..", "..").toAbsolutePath().normalize();
        new Pages(project, folder).write();
        Path pages = folder.resolve("markdown");

        List<String> guides;
        try (Stream<Path> all = Files.walk(project.resolve("docs"))) {
            guides = all.map(file -> project.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> name.endsWith(".md"))
                    .map(name -> name.replace("README.md", "index.md"))
                    .toList();
        }
        assertThat(guides)
                .hasSizeGreaterThan(40)
                .contains("docs/comparison.md", "docs/decisions/index.md")
                .allSatisfy(guide -> assertThat(pages.resolve(guide)).exists());
        assertThat(pages.resolve("index.md"))
                .content(StandardCharsets.UTF_8)
                .startsWith("# ")
                .contains("(docs/getting-started.html)");
        assertThat(pages.resolve("CONTRIBUTING.md"))
                .content(StandardCharsets.UTF_8)
                .contains("(index.html#guides)");
        assertThat(folder.resolve("resources/docs/seam.svg")).exists();
    }

    @Test
    void linksLeadToPagesSourcesAndFolders() throws IOException {
        write("README.md", "[a](docs/a.md#b) [c](docs/C.java) [d](src) [e](https://example.org/x.md) `[f](g.md)`");
        write("docs/a.md", "[up](../README.md) [here](#b) ![p](p.svg)\n\n## B\n");
        write("docs/p.svg", "<svg/>");
        write("docs/C.java", "class C {}\n");
        write("src/deep/D.java", "class D {}\n");
        write("src/deep/target/E.class", "");
        new Pages(folder, folder.resolve("out")).write();

        assertThat(written("markdown/index.md"))
                .isEqualTo("[a](docs/a.html#b) [c](docs/C.java.html) [d](src/index.html) [e](https://example.org/x.md)"
                        + " `[f](g.md)`\n");
        assertThat(written("markdown/docs/a.md"))
                .isEqualTo("[up](../index.html) [here](#b) ![p](p.svg)\n\n## <a id=\"b\"></a>B\n");
        assertThat(written("resources/docs/p.svg")).isEqualTo("<svg/>");
        assertThat(written("markdown/docs/C.java.md")).contains("\n~~~~~~~~~~~~java\nclass C {}\n");
        assertThat(written("markdown/src/index.md")).isEqualTo("# src\n\n- [deep/D.java](deep/D.java.html)\n");
        assertThat(written("markdown/src/deep/D.java.md")).contains("class D {}");
    }

    @Test
    void aLinkToNothingIsRefused() throws IOException {
        write("README.md", "[a](b.md)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Pages(folder, folder.resolve("out")).write())
                .withMessage("README.md has a link to b.md, which the project does not have");
    }

    private String written(String name) throws IOException {
        return Files.readString(folder.resolve("out").resolve(name));
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}

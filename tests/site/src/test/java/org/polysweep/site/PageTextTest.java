package org.polysweep.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class PageTextTest {

    @Test
    void headingsGetTheAnchorsOfCodeHosts() {
        assertThat(page("# Who is in this box?\n\n## `pass()`, a word\n\n## Again\n\n## Again"))
                .contains("# <a id=\"who-is-in-this-box\"></a>Who is in this box?\n")
                .contains("## <a id=\"pass-a-word\"></a>`pass()`, a word\n")
                .contains("## <a id=\"again\"></a>Again\n")
                .contains("## <a id=\"again-1\"></a>Again\n");
    }

    @Test
    void codeStaysAsItIs() {
        String code = "```sh\n# no heading\n| no | table\n[a](b.md)\n```\n\n    [a](b.md)\n";
        assertThat(new PageText(link -> "changed", type -> "").of(code)).isEqualTo(code);
    }

    @Test
    void aTableSaysWhichColumnsAreFlushRight() {
        assertThat(page("before\n\n| a | b | c |\n|---|---:|:-:|\n| 1 | 2 | 3 |\nafter"))
                .isEqualTo("""
                        before


                        <div class="table-frame right-2">

                        | a | b | c |
                        |---|---:|:-:|
                        | 1 | 2 | 3 |

                        </div>

                        after
                        """);
        assertThat(page("| a |\n|---|\n| 1 |")).endsWith("| 1 |\n\n</div>\n");
    }

    @Test
    void aTypeInCodeLeadsToItsJavadoc() {
        PageText text = new PageText(UnaryOperator.identity(), type -> type.equals("World") ? "w.html" : "");
        assertThat(text.of("`World` `World.step(r)` `world` `Worlds` [`World`](#a)\n# `World`\n"))
                .isEqualTo("[`World`](w.html) [`World.step(r)`](w.html) `world` `Worlds` [`World`](#a)\n"
                        + "# <a id=\"world\"></a>`World`\n");
    }

    private static String page(String document) {
        return new PageText(UnaryOperator.identity(), type -> "").of(document);
    }
}

package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.conformance.cli.CommandLine;

/** The recipes of docs/cookbook.md compile with the imports that they have, and do what the guide says. */
class CookbookTest {

    /** An expression of the variables of a recipe, and its value. */
    private record Question(String expression, String answer) {}

    private static final List<Question> QUESTIONS = List.of(
            new Question("new Loop().draw(2.5 / 64)", "0.0703125"),
            new Question("least + \" \" + greatest + \" \" + world.y(enemy)", "0.4375 6.5 0.0"),
            new Question(
                    "world.bodies().contains(enemy) + \" \" + world.bodies().contains(bullet)"
                            + " + \" \" + world.bodies().contains(friend)",
                    "false false true"),
            new Question("bounces + \" \" + rests + \" \" + (world.x(grenade) < 8)", "4 true true"),
            new Question("seesThief + \" \" + seen.get().body().equals(wall) + \" \" + share", "false true 0.5"),
            new Question("events", "[opens at 0.875, closes at 0.625]"),
            new Question(
                    "inBlast.equals(List.of(crate)) + \" \" + world.displacementX(crate)"
                            + " + \" \" + world.displacementX(far)",
                    "true 0.5 0.0"),
            new Question(
                    "rides + \" \" + (world.y(hero) - world.y(platform)) + \" \" + world.x(platform)",
                    "true 0.25 -0.4375"),
            new Question(
                    "inTheBox.equals(List.of(near, touching)) + \" \" + world.bodies().contains(far)", "true true"),
            new Question("first.get().body().equals(wall) + \" \" + reach + \" \" + world.x(hero)", "true 3.5 0.0"),
            new Question("hits + \" \" + contact.enter() + \" \" + contact.normalX()", "true 0.49874999999999997 -1.0"),
            new Question("result.verdict() + \" \" + x + \" \" + y", "HIT 3.5 -1.75"),
            new Question(
                    "beforeItIsOff.verdict() + \" \" + sinceItIsOn.verdict() + \" \" + sinceItIsOn.enter()"
                            + " + \" \" + always.verdict() + \" \" + always.enter()",
                    "MISS OVERLAP 0.25 HIT 0.25"),
            new Question(
                    "distance + \" \" + between.pointsA() + \" \" + between.pointsB()",
                    "4.0 [Point[x=2.0, y=2.0]] [Point[x=5.2, y=4.4]]"),
            new Question(
                    "free + \" \" + out",
                    "Point[x=3.0, y=2.0] MinimumTranslation[normalX=0.0, normalY=1.0, depth=0.5]"),
            new Question("parts.size() + \" \" + landing.verdict() + \" \" + part", "3 HIT 1"),
            new Question(
                    "result.verdict() + \" \" + result.enter() + \" \" + result.partB() + \" \" + isFree + \" \" + gap",
                    "HIT 0.5 1 true 4.0"),
            new Question("contact.verdict() + \" \" + contact.enter()", "HIT 0.49"),
            new Question("hits + \" \" + answers.enter[998]", "500 0.5"),
            new Question("allocated(new Drops())", "61 0"),
            new Question("contact.verdict() + \" \" + contact.enter() + \" \" + crate.vertexCount()", "HIT 0.5 4"));

    /** How many drops land, and how many bytes that takes once all is warm. */
    private static final String ALLOCATED = """
            static String allocated(Drops drops) {
                long bytes = org.polysweep.conformance.query.Allocation.ofSteadyState(() -> drops.landing(100));
                return drops.landing(100) + " " + bytes;
            }
            """;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void compileAll() throws Exception {
        List<String> recipes = new Snippets(CommandLine.top().resolve("docs").resolve("cookbook.md")).in("java");
        assertThat(recipes).hasSameSizeAs(QUESTIONS);
        for (int i = 0; i < recipes.size(); i++) {
            String code = Snippets.code(recipes.get(i));
            String imports = Snippets.imports(recipes.get(i));
            String answer = "return String.valueOf(" + QUESTIONS.get(i).expression() + ");";
            if (code.contains("final class")) {
                CompiledSnippet.write(
                        folder,
                        "Recipe" + i,
                        imports,
                        (code.contains("class Drops") ? ALLOCATED : "")
                                + code.replace("final class", "static final class"),
                        answer);
            } else {
                CompiledSnippet.write(folder, "Recipe" + i, imports, "", code + answer);
            }
        }
        CompiledSnippet.compile(folder);
    }

    @Test
    void eachRecipeAnswersWhatTheGuideSays() throws Exception {
        for (int i = 0; i < QUESTIONS.size(); i++) {
            assertThat(CompiledSnippet.run(folder, "Recipe" + i))
                    .as(QUESTIONS.get(i).expression())
                    .isEqualTo(QUESTIONS.get(i).answer());
        }
    }
}

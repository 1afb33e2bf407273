package org.polysweep.conformance.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.cli.CommandLine;
import org.polysweep.conformance.examples.DiagramPictures.Question;

/** The pictures in docs/images are those that the examples draw. */
class ConceptPicturesTest {

    /** Where it differs, the new picture is in {@code target/pictures} of this module, to be looked at and copied. */
    private static void assertDrawn(String name, String picture) throws Exception {
        Path drawn = Path.of("target", "pictures", name);
        Files.createDirectories(drawn.getParent());
        Files.writeString(drawn, picture);
        Path shown = CommandLine.top().resolve("docs/images").resolve(name);
        assertThat(shown).exists();
        assertThat(drawn).content(StandardCharsets.UTF_8).isEqualTo(Files.readString(shown));
    }

    @Test
    void thePageAtWork() throws Exception {
        assertDrawn("page.svg", PagePicture.draw());
    }

    @Test
    void sweeps() throws Exception {
        assertDrawn("verdicts.svg", SweepPictures.verdicts());
        assertDrawn("rest-position.svg", SweepPictures.restPosition());
        assertDrawn("separation.svg", SweepPictures.separation());
        assertDrawn("rotor.svg", SweepPictures.rotor());
    }

    @Test
    void worlds() throws Exception {
        assertDrawn("responses.svg", WorldPictures.responses());
        assertDrawn("character-surfaces.svg", WorldPictures.surfaces());
        assertDrawn("one-sided-chain.svg", WorldPictures.oneSidedChain());
    }

    @Test
    void diagrams() throws Exception {
        assertDrawn("step-timeline.svg", DiagramPictures.stepTimeline());
        assertDrawn("arithmetic-stages.svg", DiagramPictures.arithmeticStages());
        assertDrawn(
                "which-call.svg",
                DiagramPictures.whichCall(
                        List.of(
                                new Question("a character walks", "world.moveAndSlide(body, …, mover)"),
                                new Question("all bodies move at once", "world.step(response)"),
                                new Question("will it hit something on the way?", "world.queries().castShape"),
                                new Question("line of sight, a bullet", "world.queries().castRay"),
                                new Question("what is in this region?", "world.queries().overlapShape"),
                                new Question("what is nearest?", "world.queries().nearest"),
                                new Question("a trigger zone", "world.bodies().setSensor"),
                                new Question("take frames back", "world.save, world.restore")),
                        List.of(
                                new Question("do they collide in this step?", "Sweep.outcome, Sweeper.AUTO.sweep"),
                                new Question("do they overlap now?", "Intersection.verdict"),
                                new Question("how to get out of an overlap?", "Intersection.minimumTranslation"),
                                new Question("where is a free position?", "Intersection.freePosition"),
                                new Question("how far apart are they?", "Distance.between"),
                                new Question("what does a ray hit?", "RayCast.first"),
                                new Question("only boxes or circles, millions", "AabbBatch, CircleBatch"),
                                new Question("is my own sweep right?", "Validator"))));
    }
}

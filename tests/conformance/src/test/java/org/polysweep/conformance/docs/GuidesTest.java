package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.conformance.cli.CommandLine;

/**
 * The examples of the guides run as they are printed. The first block of a page has the imports, and each example runs
 * after all examples before it.
 */
class GuidesTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            world | 0 | x + " " + y + " " + report.contactCount() + " " + world.y(ball) | 3.0 0.0 1 2.0
            world | 1 | world.y(ball) + " " + world.x(crate) | 1.0 6.0
            world | 2 | world.bodies().size() | 3
            world | 3 | world.bodies().contains(crate) | true
            world | 4 | world.bodies().friction(ground) + " " + world.bodies().friction(ball) + " " + (world.y(ball) >= 0.5) | 0.1 Infinity true
            world | 5 | world.bodies().size() | 3
            world | 6 | world.bodies().size() + " " + (world.y(ball) >= 0.5) | 3 true
            world | 7 | held.size() | 0
            world | 8 | ((CompoundShape) level.bodies().shape(surface)).part(1).minX() | 0.3
            world | 9 | world.bodies().contains(ball) + " " + world.bodies().size() | false 2
            world | 10 | events + " " + world.bodies().contains(coin) | [body 0 and body 1, generation 1 at 0.25] false
            world | 11 | first.isPresent() + " " + seen.get().body() + " " + near + " " + nearest.get().body() | true body 0 [body 0, body 2] body 0
            world | 12 | target + " " + struck + " " + inBlast + " " + three.size() | Optional.empty [] [body 2] 1
            world | 13 | swungAt + " " + underIt | [] []
            world | 14 | name + " " + world.bodies().restitution(crate) + " " + stuckIn | crate 0.2 []
            character | 0 | mover.report().isOnFloor() + " " + mover.report().contactCount() + " " + game.x(hero) | true 1 3.125
            character | 1 | mover.report().isOnFloor() + " " + game.y(hero) + " " + airFrames | true 0.0 0
            character | 2 | rider.report().isOnFloor() + " " + above + " " + game.y(lift) | true 0.25 1.0
            character | 3 | events.size() + " " + events.get(0).sensor().equals(coin) | 2 true
            determinism | 0 | world.bodies().sortKey(crate) | 17
            determinism | 1 | world.bodies().size() | 2
            determinism | 2 | isSame + " " + state | true a state of 2 bodies
            determinism | 3 | isSameThere + " " + joined.x(sameCrate) | true 0.0
            determinism | 4 | agree + " " + late.world.x(late.heroes[1]) | true 2.5
            rotation | 0 | both.equals(quarter) + " " + Math.round(1e9 * same.sin()) | false 500000000
            rotation | 1 | contact.verdict() + " " + Math.round(1e9 * height) | HIT 3128242060
            rotation | 2 | whileSpinning.verdict() + " " + smoother.rotorSteps() | HIT 128
            rotation | 3 | now + " " + arcade.rotor(flipper) | Rotor.ofHalfAngle(1.5, 0.5) Rotor.ofHalfAngle(1.2733233805384525, -0.060395103892011553)
            rotation | 4 | isHit | true
            rotation | 5 | raised.partCount() + " " + lying.minX() + " " + large.radius() | 2 -2.5 1.5
            physics-engine | 0 | manifold.pointCount() + " " + manifold.isReferenceOnA() + " " + (deepest < 0) | 2 false true
            physics-engine | 1 | stop.verdict() + " " + (apart >= 0.005) + " " + (apart < 0.005001) | HIT true true
            coming-from | 0 | world.y(crate) + " " + begun | 0.5 [body 0 and body 1]
            coming-from | 1 | hits + " " + time | true 0.5
            coming-from | 2 | isOnFloor + " " + tiles.x(hero) + " " + tiles.y(hero) | true 0.25 0.0
            coming-from | 3 | game.world.x(game.hero) + " " + game.mover.report().isOnWall() | 18.0 true
            shapes | 0 | contact.verdict() + " " + contact.enter() + " " + contact.normalY() | HIT 0.175 1.0
            shapes | 1 | landing.verdict() + " " + part | HIT 0
            shapes | 2 | house.partCount() | 4
            shapes | 3 | ground.partCount() + " " + platform.isOneSided() | 4 true
            shapes | 4 | floor.partCount() + " " + floor.maxX() + " " + floor.part(3).equals(tiles.get(3).shape()) | 10 1.0 false
            shapes | 5 | tilted.isRotated() + " " + lying.minX() + " " + large.maxX() | true -3.0 9.0
            shapes | 6 | first.equals(Optional.of(all.get(0))) + " " + all.size() + " " + index | true 2 0
            shapes | 7 | verdict + " " + apart + " " + gap.isPresent() + " " + where | MISS 2.0 true INSIDE
            shapes | 8 | initial + " " + nearest.partB() + " " + nearest.distance() + " " + inEll + " " + out + " " + place | MISS 0 0.5 INSIDE MinimumTranslation[normalX=0.6, normalY=0.8, depth=0.625] Point[x=1.5, y=1.5]
            shapes | 9 | settled + " " + outcome.positions().get(0) | true Point[x=0.0, y=0.0]
            shapes | 10 | firstPair + " " + firstEnter + " " + answers.get(OutcomeRow.VERDICT, 1) | HIT 0.375 3.0
            """)
    void anExampleRuns(String page, int last, String expression, String expected) throws Exception {
        List<String> blocks = new Snippets(CommandLine.top().resolve("docs").resolve(page + ".md")).in("java");
        String body = String.join("", blocks.subList(1, last + 2)) + "return String.valueOf(" + expression + ");";
        assertThat(CompiledSnippet.run(folder, blocks.get(0), body)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"world, 16", "character, 5", "determinism, 6", "rotation, 7", "coming-from, 5", "shapes, 12"})
    void noExampleIsLeftOut(String page, int blocks) throws Exception {
        assertThat(new Snippets(CommandLine.top().resolve("docs").resolve(page + ".md")).in("java"))
                .hasSize(blocks);
    }
}

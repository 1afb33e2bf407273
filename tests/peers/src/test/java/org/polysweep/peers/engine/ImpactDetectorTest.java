package org.polysweep.peers.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.dyn4j.collision.continuous.TimeOfImpact;
import org.dyn4j.geometry.Rectangle;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.peers.engine.ImpactScene.Scene;
import org.polysweep.query.Distance;
import org.polysweep.shape.PlacedShape;
import org.polysweep.trials.Trials;

/** The time of impact of dyn4j, by sweeps: nothing is missed, and no time is late. */
class ImpactDetectorTest {

    private static final int SCENES = Trials.times(2_000);

    private static final Vector2 REST = new Vector2();

    private final ShapeCache shapes = new ShapeCache();
    private final ImpactDetector detector = new ImpactDetector(shapes);
    private final TimeOfImpact impact = new TimeOfImpact();

    @ParameterizedTest
    @EnumSource
    void missesNothing(ImpactScene kind) {
        Random random = Trials.random(458 + kind.ordinal());
        for (int i = 0; i < SCENES; i++) {
            Scene scene = kind.next(random);
            assertThat(isHit(scene)).as("%s %d", kind, i).isTrue();
            // At constant speed the poses differ a little from the poses of rotors.
            assertThat(distanceAt(scene, impact.getTime())).as("%s %d", kind, i).isCloseTo(0, within(1e-3));
            assertThat(distanceAt(scene, impact.getTime() * 0.98))
                    .as("%s %d before %s", kind, i, impact)
                    .isPositive();
        }
    }

    private boolean isHit(Scene scene) {
        return detector.getTimeOfImpact(
                scene.body(),
                scene.transform(),
                scene.displacement(),
                scene.angle(),
                scene.obstacle(),
                scene.place(),
                REST,
                0,
                impact);
    }

    /** The distance at a time, at constant speed as dyn4j has it. */
    private double distanceAt(Scene scene, double time) {
        Transform transform = scene.transform().lerped(scene.displacement(), scene.angle(), time);
        return Distance.between(placed(scene.body(), transform), placed(scene.obstacle(), scene.place()));
    }

    private PlacedShape placed(org.dyn4j.geometry.Convex convex, Transform transform) {
        return new PlacedShape(
                shapes.shape(convex),
                transform.getTranslationX(),
                transform.getTranslationY(),
                ShapeCache.rotor(transform));
    }

    @Test
    void theFirstOfSeveralWallsIsFirst() {
        double last = 0;
        for (int wall = 1; wall <= 8; wall++) {
            Scene scene = new Scene(
                    new Rectangle(0.1, 0.1),
                    ImpactScene.at(0, 0, 0.3),
                    new Vector2(50, 0.3),
                    0,
                    new Rectangle(0.001, 9),
                    ImpactScene.at(5 * wall, 0, 0));
            assertThat(isHit(scene)).isTrue();
            assertThat(impact.getTime()).isGreaterThan(last);
            last = impact.getTime();
        }
    }

    @Test
    void theNormalPointsFromTheFirstToTheSecond() {
        Scene scene = new Scene(
                new Rectangle(1, 1),
                ImpactScene.at(0, 0, 0),
                new Vector2(4, 0),
                0,
                new Rectangle(1, 1),
                ImpactScene.at(3, 0, 0));
        assertThat(isHit(scene)).isTrue();
        assertThat(impact.getTime()).isEqualTo(0.5);
        assertThat(impact.getSeparation().getNormal().x).isEqualTo(1);
    }

    @Test
    void shapesThatTouchAtTheBeginningAreTheContactSolvers() {
        Scene scene = new Scene(
                new Rectangle(1, 1),
                ImpactScene.at(0, 1, 0),
                new Vector2(0, -1),
                0,
                new Rectangle(1, 1),
                ImpactScene.at(0, 0, 0));
        assertThat(isHit(scene)).isFalse();
    }
}

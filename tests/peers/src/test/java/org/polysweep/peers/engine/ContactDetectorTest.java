package org.polysweep.peers.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.dyn4j.collision.manifold.Manifold;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.dynamics.Body;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.MassType;
import org.dyn4j.geometry.Rectangle;
import org.dyn4j.world.World;
import org.junit.jupiter.api.Test;

/** dyn4j on the contact manifolds of Polysweep. */
class ContactDetectorTest {

    private static final int BOXES = 10;
    private static final int STEPS = 10_000;

    private final ShapeCache shapes = new ShapeCache();
    private final ContactDetector detector = new ContactDetector(shapes);

    @Test
    void tenBoxesStand() {
        World<Body> world = new World<>();
        world.setNarrowphaseDetector(detector);
        world.setManifoldSolver(detector);
        world.setTimeOfImpactDetector(new ImpactDetector(shapes));
        Body floor = new Body();
        floor.addFixture(new Rectangle(20, 1));
        floor.setMass(MassType.INFINITE);
        floor.translate(0, -0.5);
        world.addBody(floor);
        List<Body> boxes = new ArrayList<>();
        for (int i = 0; i < BOXES; i++) {
            Body box = new Body();
            box.addFixture(new Rectangle(1, 1));
            box.setMass(MassType.NORMAL);
            box.setAtRestDetectionEnabled(false);
            box.translate(0, 0.5 + i);
            world.addBody(box);
            boxes.add(box);
        }
        world.step(STEPS);
        for (int i = 0; i < BOXES; i++) {
            Body box = boxes.get(i);
            assertThat(box.getTransform().getTranslationY())
                    .as("height of box %d", i)
                    .isCloseTo(0.5 + i, within(0.1));
            assertThat(box.getTransform().getTranslationX())
                    .as("x of box %d", i)
                    .isCloseTo(0, within(0.1));
            assertThat(box.getTransform().getRotationAngle())
                    .as("angle of box %d", i)
                    .isCloseTo(0, within(0.02));
        }
    }

    @Test
    void normalsPointAsInDyn4j() {
        Penetration penetration = new Penetration();
        Rectangle box = new Rectangle(2, 2);
        Circle ball = new Circle(1);
        assertThat(detector.detect(box, ImpactScene.at(0, 0, 0), ball, ImpactScene.at(1.5, 0.25, 0), penetration))
                .isTrue();
        assertThat(penetration.getNormal().x).isEqualTo(1);
        assertThat(penetration.getDepth()).isEqualTo(0.5);
        Manifold manifold = new Manifold();
        assertThat(detector.getManifold(
                        penetration, box, ImpactScene.at(0, 0, 0), ball, ImpactScene.at(1.5, 0.25, 0), manifold))
                .isTrue();
        assertThat(manifold.getNormal().x).isEqualTo(-1);
        assertThat(manifold.getPoints()).hasSize(1);
        assertThat(manifold.getPoints().get(0).getPoint().x).isEqualTo(0.75);
        assertThat(manifold.getPoints().get(0).getPoint().y).isEqualTo(0.25);
    }

    @Test
    void shapesThatAreApartHaveNoManifold() {
        Rectangle box = new Rectangle(1, 1);
        assertThat(detector.detect(box, ImpactScene.at(0, 0, 0), box, ImpactScene.at(1.1, 0, 0)))
                .isFalse();
    }
}

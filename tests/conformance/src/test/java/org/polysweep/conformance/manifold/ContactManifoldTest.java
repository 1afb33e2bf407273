package org.polysweep.conformance.manifold;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Feature;
import org.polysweep.query.ContactManifold;
import org.polysweep.query.ContactManifolds;
import org.polysweep.shape.PlacedShape;
import org.polysweep.trials.Trials;

/** Contact manifolds are what the definitions say, to the bit. */
class ContactManifoldTest {

    private static final int PAIRS = Trials.times(600);

    @ParameterizedTest
    @EnumSource
    void agreesWithTheDefinitions(ManifoldPairs kind) {
        Random random = Trials.random(45 + kind.ordinal());
        for (int i = 0; i < PAIRS; i++) {
            ManifoldPairs.Pair pair = kind.next(random);
            assertThat(found(pair.a(), pair.b(), pair.maxDistance()))
                    .as("%s", pair)
                    .isEqualTo(ManifoldOracle.of(pair.a(), pair.b(), pair.maxDistance()));
        }
    }

    private static ManifoldOracle.Result found(PlacedShape a, PlacedShape b, double maxDistance) {
        List<ContactManifold> manifolds = ContactManifolds.between(a, b, maxDistance);
        if (manifolds.isEmpty()) {
            return new ManifoldOracle.Result("none", Double.NaN, Double.NaN, List.of());
        }
        ContactManifold manifold = manifolds.get(0);
        String reference = manifold.referenceEdge() < 0
                ? "radial"
                : (manifold.isReferenceOnA() ? "A" : "B") + " edge " + manifold.referenceEdge();
        List<ManifoldOracle.Contact> contacts = new ArrayList<>();
        for (int i = 0; i < manifold.pointCount(); i++) {
            contacts.add(new ManifoldOracle.Contact(
                    "A " + name(manifold.featureA(i)) + ", B " + name(manifold.featureB(i)),
                    manifold.separation(i),
                    manifold.xOnA(i),
                    manifold.yOnA(i),
                    manifold.xOnB(i),
                    manifold.yOnB(i)));
        }
        return new ManifoldOracle.Result(reference, manifold.normalX(), manifold.normalY(), contacts);
    }

    private static String name(Feature feature) {
        return (feature.kind() == Feature.Kind.VERTEX ? "vertex " : "edge ") + feature.index();
    }
}

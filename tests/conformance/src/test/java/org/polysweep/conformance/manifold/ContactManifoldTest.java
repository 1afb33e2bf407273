package org.polysweep.conformance.manifold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.contact.Feature;
import org.polysweep.pose.Rotor;
import org.polysweep.query.ContactManifold;
import org.polysweep.query.ContactManifolds;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
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

    @Test
    void boxesOnEachOtherHaveTwoPoints() {
        PlacedShape a = ConvexPolygon.box(-1, -1, 1, 1).at(1.5, 2);
        PlacedShape b = ConvexPolygon.box(0, 0, 2, 1).at(0, 0);
        assertThat(found(a, b, 0))
                .isEqualTo(new ManifoldOracle.Result(
                        "A edge 0",
                        0,
                        1,
                        List.of(
                                new ManifoldOracle.Contact("A edge 0, B vertex 2", 0, 2, 1, 2, 1),
                                new ManifoldOracle.Contact("A vertex 0, B edge 2", 0, 0.5, 1, 0.5, 1))));
    }

    @Test
    void idsRemainWhileABoxRocksOnAFloor() {
        ConvexPolygon box = ConvexPolygon.box(-1, -1, 1, 1);
        PlacedShape floor = ConvexPolygon.box(-9, -1, 9, 0).at(0, 0);
        Set<List<Long>> ids = new HashSet<>();
        Set<Boolean> references = new HashSet<>();
        for (int tilt = -3; tilt <= 3; tilt++) {
            PlacedShape rocking = box.at(0.3, 1).withRotor(Rotor.ofHalfAngle(1, tilt * 0.001));
            ContactManifold manifold =
                    ContactManifolds.between(rocking, floor, 0.1).get(0);
            ids.add(List.of(manifold.id(0), manifold.id(1)));
            references.add(manifold.isReferenceOnA());
        }
        assertThat(ids).hasSize(1);
        assertThat(references).containsExactlyInAnyOrder(true, false);
    }

    @Test
    void partsHaveTheirOwnManifolds() {
        PlacedShape tiles = CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1), ConvexPolygon.box(1, 0, 2, 1))
                .at(0, 0);
        PlacedShape box = ConvexPolygon.box(-0.5, 0, 0.5, 1).at(1, 1);
        assertThat(ContactManifolds.between(box, tiles, 0))
                .extracting(ContactManifold::partB, ContactManifold::pointCount, ContactManifold::normalY)
                .containsExactly(tuple(0, 2, 1.0), tuple(1, 2, 1.0));
    }

    @Test
    void oneSidedChainsAreTouchedFromTheFront() {
        CompoundShape chain = CompoundShape.oneSidedChain(0, 0, 4, 0, 8, 1);
        assertThat(touches(chain, 2, 0.4)).containsExactly(0);
        assertThat(touches(chain, 2, -0.4)).isEmpty();
        assertThat(touches(chain, -0.5, 0)).isEmpty();
        assertThat(touches(chain, -0.25, 0.25)).containsExactly(0);
        assertThat(touches(chain, 4, 0.5)).containsExactly(0, 1);
        PlacedShape box = ConvexPolygon.box(-1, 0, 1, 1).at(2, -0.25);
        assertThat(ContactManifolds.between(chain.at(0, 0), box, 0))
                .extracting(ContactManifold::normalY)
                .containsExactly(-1.0);
        assertThat(ContactManifolds.between(chain.at(0, 0), box.shape().at(2, -0.75), 0))
                .isEmpty();
    }

    /** The segments that a ball touches. */
    private static List<Integer> touches(CompoundShape chain, double x, double y) {
        PlacedShape ball = RoundedPolygon.circle(0, 0, 0.5).at(x, y);
        return ContactManifolds.between(ball, chain.at(0, 0), 0).stream()
                .map(ContactManifold::partB)
                .toList();
    }

    @Test
    void aReusedManifoldIsOverwritten() {
        ConvexPolygon box = ConvexPolygon.box(-1, -1, 1, 1);
        Rotor none = Rotor.IDENTITY;
        ContactManifolds manifolds = new ContactManifolds();
        ContactManifold manifold = ContactManifold.create();
        manifolds.find(box, 0, 0, none, box, 0, 2, none, 0, manifold);
        assertThat(manifold.pointCount()).isEqualTo(2);
        manifolds.find(box, 0, 0, none, box, 0, 3, none, 0.5, manifold);
        assertThat(manifold.pointCount()).isZero();
        assertThat(manifold.normalX()).isNaN();
        assertThat(manifold.referenceEdge()).isEqualTo(-1);
        assertThatThrownBy(() -> manifold.separation(0)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @ParameterizedTest
    @EnumSource(names = {"DECIMALS", "ROTATED"})
    void nothingIsAllocatedUnlessIntegersDecide(ManifoldPairs kind) {
        Random random = new Random(7);
        List<ManifoldPairs.Pair> pairs = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            pairs.add(kind.next(random));
        }
        ContactManifolds manifolds = new ContactManifolds();
        ContactManifold manifold = ContactManifold.create();
        int[] clean = Allocation.withoutGarbage(pairs.size(), i -> find(manifolds, pairs.get(i), manifold));
        assertThat(clean).hasSizeGreaterThan(380);
    }

    private static void find(ContactManifolds manifolds, ManifoldPairs.Pair pair, ContactManifold manifold) {
        PlacedShape a = pair.a();
        PlacedShape b = pair.b();
        ConvexShape shapeA = (ConvexShape) a.shape();
        ConvexShape shapeB = (ConvexShape) b.shape();
        manifolds.find(shapeA, a.x(), a.y(), a.rotor(), shapeB, b.x(), b.y(), b.rotor(), pair.maxDistance(), manifold);
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

package org.polysweep.oracle;

import java.util.Optional;

/** Polygons without a radius: C is a polygon, and several of its edges can hold the point of contact. */
final class PolygonEncounter implements Encounter {
    private final Scene scene;
    private final IntVector d;
    private final DifferenceBody body;
    private final ExactTiming timing;

    PolygonEncounter(Scene scene) {
        this.scene = scene;
        d = scene.d();
        body = scene.differenceBody();
        timing = d.isZero()
                ? standing()
                : LineClip.of(body, d).map(LineClip::timing).orElse(ExactTiming.MISS);
    }

    private ExactTiming standing() {
        return ExactTiming.standing(body.sideOfOrigin());
    }

    @Override
    public ExactTiming timing() {
        return timing;
    }

    @Override
    public Spot spot() {
        Rational enter = timing.enter().flatMap(ExactTime::number).orElseThrow();
        Optional<BodyEdge> chosen = new EdgeChoice(d).atContact(body.edges(), enter);
        if (chosen.isEmpty()) {
            Optional<OracleUnitVector> againstMotion =
                    d.isZero() ? Optional.empty() : Optional.of(OracleUnitVector.along(d.negate()));
            return new Spot(againstMotion, 0, 0, Optional.empty());
        }
        Spot onEdge = Spot.on(chosen.get());
        return body.edges().stream()
                .filter(edge -> edge.startsAt(enter, d))
                .findFirst()
                .map(edge -> new Spot(onEdge.normal(), edge.cornerA(), edge.cornerB(), Optional.empty()))
                .orElse(onEdge);
    }

    @Override
    public ExactSeparation separation() {
        BodyEdge nearest = new EdgeChoice(d).nearest(body.edges()).orElseThrow();
        return new ExactSeparation(nearest.normal().primitive(), scene.grid().value(nearest.distance()));
    }
}

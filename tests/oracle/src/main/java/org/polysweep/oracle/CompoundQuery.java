package org.polysweep.oracle;

import java.util.List;
import java.util.stream.Collectors;

/**
 * One question about two shapes of one convex part or more, whose parts stand and move as one. Nothing is checked here;
 * {@link CompoundOracle} refuses what is not legal. Equal when all doubles are the same bit for bit.
 *
 * @param a the parts of A, in the order in which answers count them
 * @param b the parts of B, likewise
 * @param positionAX translation of A, first coordinate
 * @param positionAY translation of A, second coordinate
 * @param positionBX translation of B, first coordinate
 * @param positionBY translation of B, second coordinate
 * @param moveAX displacement of A over the step, first coordinate
 * @param moveAY displacement of A over the step, second coordinate
 * @param moveBX displacement of B over the step, first coordinate
 * @param moveBY displacement of B over the step, second coordinate
 * @param rotorsA the orientation of A: c and s at the start, c and s at the end
 * @param rotorsB the rotors of B
 */
public record CompoundQuery(
        List<Part> a,
        List<Part> b,
        double positionAX,
        double positionAY,
        double positionBX,
        double positionBY,
        double moveAX,
        double moveAY,
        double moveBX,
        double moveBY,
        List<Double> rotorsA,
        List<Double> rotorsB) {

    /** The rotors of a shape that is as it was given, and stays so. */
    public static final List<Double> UPRIGHT = List.of(1.0, 0.0, 1.0, 0.0);

    /** Copies the lists. */
    public CompoundQuery {
        a = List.copyOf(a);
        b = List.copyOf(b);
        rotorsA = List.copyOf(rotorsA);
        rotorsB = List.copyOf(rotorsB);
    }

    /**
     * A question about shapes that are not turned.
     *
     * @param a the parts of A
     * @param b the parts of B
     * @param positionAX translation of A, first coordinate
     * @param positionAY translation of A, second coordinate
     * @param positionBX translation of B, first coordinate
     * @param positionBY translation of B, second coordinate
     * @param moveAX displacement of A over the step, first coordinate
     * @param moveAY displacement of A over the step, second coordinate
     * @param moveBX displacement of B over the step, first coordinate
     * @param moveBY displacement of B over the step, second coordinate
     */
    public CompoundQuery(
            List<Part> a,
            List<Part> b,
            double positionAX,
            double positionAY,
            double positionBX,
            double positionBY,
            double moveAX,
            double moveAY,
            double moveBX,
            double moveBY) {
        this(a, b, positionAX, positionAY, positionBX, positionBY, moveAX, moveAY, moveBX, moveBY, UPRIGHT, UPRIGHT);
    }

    /**
     * Whether a shape is not as it was given, at any time.
     *
     * @return true if a rotor has a second component
     */
    public boolean isTurned() {
        return rotorsA.get(1) != 0 || rotorsA.get(3) != 0 || rotorsB.get(1) != 0 || rotorsB.get(3) != 0;
    }

    /**
     * The same question about shapes in other orientations.
     *
     * @param ofA the rotors of A
     * @param ofB the rotors of B
     * @return the question with these rotors, and everything else as it is
     */
    public CompoundQuery withRotors(List<Double> ofA, List<Double> ofB) {
        return new CompoundQuery(
                a, b, positionAX, positionAY, positionBX, positionBY, moveAX, moveAY, moveBX, moveBY, ofA, ofB);
    }

    /**
     * The same question as one about shapes of one part.
     *
     * @param query a question about two convex shapes
     * @return its shapes as the only parts
     */
    public static CompoundQuery of(Query query) {
        return new CompoundQuery(
                List.of(new Part(query.a(), query.radiusA())),
                List.of(new Part(query.b(), query.radiusB())),
                query.positionAX(),
                query.positionAY(),
                query.positionBX(),
                query.positionBY(),
                query.moveAX(),
                query.moveAY(),
                query.moveBX(),
                query.moveBY());
    }

    /**
     * The question about one part of A and one of B alone, without their rotors.
     *
     * @param partA which part of A, from 0 on
     * @param partB which part of B, from 0 on
     * @return the question with these parts, and everything else as it is
     */
    public Query pair(int partA, int partB) {
        return new Query(
                a.get(partA).vertices(),
                b.get(partB).vertices(),
                positionAX,
                positionAY,
                positionBX,
                positionBY,
                moveAX,
                moveAY,
                moveBX,
                moveBY,
                a.get(partA).radius(),
                b.get(partB).radius());
    }

    /**
     * Whether both shapes have one part.
     *
     * @return true if the question is about two convex shapes
     */
    public boolean isPair() {
        return a.size() == 1 && b.size() == 1;
    }

    /**
     * The same question about other shapes.
     *
     * @param ofA the parts of A
     * @param ofB the parts of B
     * @return the question with these parts, and everything else as it is
     */
    public CompoundQuery withParts(List<Part> ofA, List<Part> ofB) {
        return new CompoundQuery(
                ofA,
                ofB,
                positionAX,
                positionAY,
                positionBX,
                positionBY,
                moveAX,
                moveAY,
                moveBX,
                moveBY,
                rotorsA,
                rotorsB);
    }

    /**
     * The same where A is B and B is A.
     *
     * @return the question the other way round
     */
    public CompoundQuery swapped() {
        return new CompoundQuery(b, a, positionBX, positionBY, positionAX, positionAY, moveBX, moveBY, moveAX, moveAY);
    }

    /** The eight numbers of positions and displacements, in the order of the components. */
    double[] placement() {
        return new double[] {positionAX, positionAY, positionBX, positionBY, moveAX, moveAY, moveBX, moveBY};
    }

    /** The query in the JSON of the command line, ready to paste (where all numbers are finite). */
    @Override
    public String toString() {
        return "{\"a\":" + json(a) + ",\"b\":" + json(b) + ",\"positionA\":[" + positionAX + "," + positionAY
                + "],\"positionB\":[" + positionBX + "," + positionBY + "],\"moveA\":[" + moveAX + "," + moveAY
                + "],\"moveB\":[" + moveBX + "," + moveBY + "]" + (isTurned() ? rotors() : "") + "}";
    }

    private String rotors() {
        return ",\"rotorA\":" + rotorsA.subList(0, 2) + ",\"rotorToA\":" + rotorsA.subList(2, 4) + ",\"rotorB\":"
                + rotorsB.subList(0, 2) + ",\"rotorToB\":" + rotorsB.subList(2, 4);
    }

    private static String json(List<Part> parts) {
        return parts.size() == 1
                ? parts.get(0).toString()
                : parts.stream().map(Part::toString).collect(Collectors.joining(",", "{\"parts\":[", "]}"));
    }
}

package org.polysweep.workbench.compare;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.peers.Turn;
import org.polysweep.pose.Rotor;

/**
 * Queries on their way to a process that answers them.
 *
 * @param shapes all convex shapes, and parts of others
 * @param rows the queries
 */
record QueryTable(List<PeerInput> shapes, List<QueryRow> rows) {

    /**
     * A query.
     *
     * @param a the numbers of the parts of the first shape
     * @param ax the x coordinate of its position
     * @param ay the y coordinate of its position
     * @param adx the x component of its displacement
     * @param ady the y component of its displacement
     * @param b the numbers of the parts of the second shape
     * @param bx the x coordinate of its position
     * @param by the y coordinate of its position
     * @param bdx the x component of its displacement
     * @param bdy the y component of its displacement
     * @param turnA how the first shape stands and turns
     * @param turnB how the second shape does
     */
    record QueryRow(
            List<Integer> a,
            double ax,
            double ay,
            double adx,
            double ady,
            List<Integer> b,
            double bx,
            double by,
            double bdx,
            double bdy,
            Turn turnA,
            Turn turnB) {

        /** Whether one of the shapes has several parts. */
        boolean hasParts() {
            return a.size() + b.size() > 2;
        }

        /** Whether a shape is not as it was given, at any time. */
        boolean isTurned() {
            return !turnA.isNone() || !turnB.isNone();
        }

        private static QueryRow of(PeerQuestion question) {
            CompoundQuery query = question.query();
            return new QueryRow(
                    question.a(),
                    query.positionAX(),
                    query.positionAY(),
                    query.moveAX(),
                    query.moveAY(),
                    question.b(),
                    query.positionBX(),
                    query.positionBY(),
                    query.moveBX(),
                    query.moveBY(),
                    turn(query.rotorsA()),
                    turn(query.rotorsB()));
        }

        private static QueryRow read(DataInputStream in) throws IOException {
            return new QueryRow(
                    readNumbers(in),
                    in.readDouble(),
                    in.readDouble(),
                    in.readDouble(),
                    in.readDouble(),
                    readNumbers(in),
                    in.readDouble(),
                    in.readDouble(),
                    in.readDouble(),
                    in.readDouble(),
                    readTurn(in),
                    readTurn(in));
        }

        private static Turn turn(List<Double> rotors) {
            return Turn.of(
                    Rotor.ofHalfAngle(rotors.get(0), rotors.get(1)), Rotor.ofHalfAngle(rotors.get(2), rotors.get(3)));
        }

        private static Turn readTurn(DataInputStream in) throws IOException {
            return turn(List.of(in.readDouble(), in.readDouble(), in.readDouble(), in.readDouble()));
        }

        private static void writeTurn(DataOutputStream out, Turn turn) throws IOException {
            writeAll(
                    out,
                    turn.from().halfCos(),
                    turn.from().halfSin(),
                    turn.to().halfCos(),
                    turn.to().halfSin());
        }

        private static List<Integer> readNumbers(DataInputStream in) throws IOException {
            List<Integer> numbers = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                numbers.add(in.readInt());
            }
            return numbers;
        }

        private static void writeNumbers(DataOutputStream out, List<Integer> numbers) throws IOException {
            out.writeInt(numbers.size());
            for (int number : numbers) {
                out.writeInt(number);
            }
        }

        private void write(DataOutputStream out) throws IOException {
            writeNumbers(out, a);
            writeAll(out, ax, ay, adx, ady);
            writeNumbers(out, b);
            writeAll(out, bx, by, bdx, bdy);
            writeTurn(out, turnA);
            writeTurn(out, turnB);
        }
    }

    /** Some queries of a file, by their numbers. */
    static QueryTable of(QuestionFile file, List<Integer> numbers) {
        List<QueryRow> rows = numbers.stream()
                .map(number -> QueryRow.of(file.questions().get(number)))
                .toList();
        return new QueryTable(file.shapes(), rows);
    }

    static QueryTable read(DataInputStream in) throws IOException {
        List<PeerInput> shapes = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            double[] corners = new double[in.readInt()];
            for (int i = 0; i < corners.length; i++) {
                corners[i] = in.readDouble();
            }
            shapes.add(new PeerInput(corners, in.readDouble()));
        }
        List<QueryRow> rows = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            rows.add(QueryRow.read(in));
        }
        return new QueryTable(shapes, rows);
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(shapes.size());
        for (PeerInput shape : shapes) {
            out.writeInt(shape.corners().length);
            writeAll(out, shape.corners());
            out.writeDouble(shape.radius());
        }
        out.writeInt(rows.size());
        for (QueryRow row : rows) {
            row.write(out);
        }
        out.flush();
    }

    private static void writeAll(DataOutputStream out, double... numbers) throws IOException {
        for (double number : numbers) {
            out.writeDouble(number);
        }
    }
}

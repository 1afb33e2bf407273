package org.polysweep.workbench.validate;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;

/** Queries in a temporary file, with their numbers and where they are from. */
final class QueryBytes {

    private QueryBytes() {}

    static void write(Question question, DataOutputStream out) throws IOException {
        CompoundQuery query = question.query();
        out.writeLong(question.number());
        out.writeUTF(question.from());
        write(query.a(), out);
        write(query.b(), out);
        out.writeDouble(query.positionAX());
        out.writeDouble(query.positionAY());
        out.writeDouble(query.positionBX());
        out.writeDouble(query.positionBY());
        out.writeDouble(query.moveAX());
        out.writeDouble(query.moveAY());
        out.writeDouble(query.moveBX());
        out.writeDouble(query.moveBY());
        for (double number : query.rotorsA()) {
            out.writeDouble(number);
        }
        for (double number : query.rotorsB()) {
            out.writeDouble(number);
        }
    }

    private static void write(List<Part> parts, DataOutputStream out) throws IOException {
        out.writeInt(parts.size());
        for (Part part : parts) {
            write(part.vertices(), out);
            out.writeDouble(part.radius());
        }
    }

    private static void write(double[] numbers, DataOutputStream out) throws IOException {
        out.writeInt(numbers.length);
        for (double number : numbers) {
            out.writeDouble(number);
        }
    }

    /** What reads from the file's place; it reads ahead. */
    static DataInputStream input(RandomAccessFile file) {
        return new DataInputStream(new BufferedInputStream(Channels.newInputStream(file.getChannel())));
    }

    static Question read(DataInputStream in) throws IOException {
        long number = in.readLong();
        String from = in.readUTF();
        return new Question(number, query(in), from, Optional.empty());
    }

    private static CompoundQuery query(DataInputStream in) throws IOException {
        return new CompoundQuery(
                parts(in),
                parts(in),
                in.readDouble(),
                in.readDouble(),
                in.readDouble(),
                in.readDouble(),
                in.readDouble(),
                in.readDouble(),
                in.readDouble(),
                in.readDouble(),
                rotors(in),
                rotors(in));
    }

    private static List<Double> rotors(DataInputStream in) throws IOException {
        return List.of(in.readDouble(), in.readDouble(), in.readDouble(), in.readDouble());
    }

    private static List<Part> parts(DataInputStream in) throws IOException {
        List<Part> parts = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            parts.add(new Part(numbers(in), in.readDouble()));
        }
        return parts;
    }

    private static double[] numbers(DataInputStream in) throws IOException {
        double[] numbers = new double[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readDouble();
        }
        return numbers;
    }
}

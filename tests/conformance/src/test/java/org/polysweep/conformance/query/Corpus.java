package org.polysweep.conformance.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.polysweep.oracle.Query;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The cases in {@code resources/corpus}, as its README describes a line. */
public final class Corpus {

    private static final Set<String> FIELDS =
            Set.of("id", "source", "note", "a", "b", "positionA", "positionB", "moveA", "moveB", "exact");

    private Corpus() {}

    /**
     * One line.
     *
     * @param id unique in the corpus
     * @param query the question
     * @param exact what the line says of the answer; it may say nothing
     */
    public record Case(String id, Query query, Optional<Exact> exact) {}

    /**
     * The answer of exact arithmetic.
     *
     * @param verdict the verdict
     * @param enter the time, rounded down; empty for null: infinite or absent
     * @param exit the time, rounded up; empty for null
     */
    public record Exact(String verdict, Optional<Double> enter, Optional<Double> exit) {}

    /** The files of the corpus, by name. */
    public static List<Path> files() {
        URL folder = Objects.requireNonNull(Corpus.class.getResource("/corpus"), "there is no corpus");
        try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
            return files.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The cases of a file, in order. */
    public static List<Case> read(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> !line.isBlank()).map(Corpus::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Case parse(String line) {
        JsonNode json = JsonMapper.shared().readTree(line);
        List<String> unknown = new ArrayList<>(json.propertyNames());
        unknown.removeAll(FIELDS);
        if (!unknown.isEmpty() || !json.path("id").isString()) {
            throw new IllegalArgumentException("no id, or fields that mean nothing, " + unknown + ": " + line);
        }
        double[] positionA = pair(json, "positionA");
        double[] positionB = pair(json, "positionB");
        double[] moveA = pair(json, "moveA");
        double[] moveB = pair(json, "moveB");
        Query query = new Query(
                shape(json.path("a")),
                shape(json.path("b")),
                positionA[0],
                positionA[1],
                positionB[0],
                positionB[1],
                moveA[0],
                moveA[1],
                moveB[0],
                moveB[1],
                radius(json.path("a")),
                radius(json.path("b")));
        Optional<Exact> exact = json.has("exact") ? Optional.of(exact(json.path("exact"))) : Optional.empty();
        return new Case(json.path("id").stringValue(), query, exact);
    }

    private static Exact exact(JsonNode json) {
        return new Exact(json.path("verdict").stringValue(), time(json.path("enter")), time(json.path("exit")));
    }

    private static Optional<Double> time(JsonNode json) {
        return json.isNull() ? Optional.empty() : Optional.of(json.doubleValue() + 0.0);
    }

    private static double radius(JsonNode json) {
        return json.has("radius") ? json.path("radius").doubleValue() : 0;
    }

    private static double[] shape(JsonNode json) {
        if (json.has("box")) {
            double[] sides = numbers(json.path("box"));
            return new double[] {sides[0], sides[1], sides[2], sides[1], sides[2], sides[3], sides[0], sides[3]};
        }
        JsonNode vertices = json.path("vertices");
        return IntStream.range(0, vertices.size())
                .mapToObj(i -> numbers(vertices.path(i)))
                .flatMapToDouble(Arrays::stream)
                .toArray();
    }

    private static double[] pair(JsonNode json, String field) {
        return json.has(field) ? numbers(json.path(field)) : new double[2];
    }

    private static double[] numbers(JsonNode json) {
        return IntStream.range(0, json.size())
                .mapToDouble(i -> json.path(i).doubleValue())
                .toArray();
    }
}

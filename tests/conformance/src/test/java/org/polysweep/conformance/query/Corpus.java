package org.polysweep.conformance.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.polysweep.oracle.Query;
import org.polysweep.workbench.json.QuerySource;
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
        Query query = QuerySource.query(json).pair(0, 0);
        Optional<Exact> exact = json.has("exact") ? Optional.of(exact(json.path("exact"))) : Optional.empty();
        return new Case(json.path("id").stringValue(), query, exact);
    }

    private static Exact exact(JsonNode json) {
        return new Exact(json.path("verdict").stringValue(), time(json.path("enter")), time(json.path("exit")));
    }

    private static Optional<Double> time(JsonNode json) {
        return json.isNull() ? Optional.empty() : Optional.of(json.doubleValue() + 0.0);
    }
}

package org.polysweep.playground;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.generate.QuerySeries;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Console;
import org.polysweep.trials.Trials;
import org.polysweep.workbench.input.Lines;
import org.polysweep.workbench.json.AnswerJson;
import org.polysweep.workbench.json.LineSweep;
import org.polysweep.workbench.query.Answerer;
import org.polysweep.workbench.validate.QueryText;

/**
 * The page gives the answers of the command line, byte for byte: to the corpora, to generated queries of every class
 * (200,000 of them in the nightly build), and to lines that are no queries.
 */
@Tag("browser")
class AgreementBrowserTest {

    private static final int AT_ONCE = 1_000;

    /** A quarter of them by day, 20 times as many at night. */
    private static final int GENERATED = 10_000;

    private static final int SPOILT = 2_000;
    private static final List<Path> CORPORA = List.of(
            Path.of("../corpora"), Path.of("../conformance/src/test/resources/corpus"), Path.of("../../docs/examples"));

    /** What may stand in the place of a value. */
    private static final List<String> ODD = List.of(
            "NaN",
            "-Infinity",
            "1e999",
            "4.9E-324",
            "5e-324",
            "1e-400",
            "null",
            "true",
            "\"x\"",
            "[]",
            "{}",
            "[1,2,3]",
            "1E+2",
            "-0.0",
            "01",
            "9007199254740993",
            "2.2250738585072011e-308",
            "2e23",
            "8.41E21",
            "\"\\u0000é😀\\t\"",
            "\"\\ud800\"",
            "1".repeat(100),
            '"' + "x".repeat(100) + '"');

    @ParameterizedTest
    @EnumSource
    void theBrowserAnswersAsTheCommandLineDoes(Browser.Kind kind) throws Exception {
        MessageDigest ours = sha256();
        MessageDigest theirs = sha256();
        try (Browser browser = Browser.open(kind, Browser.require(kind));
                Stream<String> all = Stream.of(corpora(), spoilt(), generated()).flatMap(lines -> lines)) {
            List<String> batch = new ArrayList<>();
            for (String line : (Iterable<String>) all::iterator) {
                batch.add(line);
                if (batch.size() == AT_ONCE) {
                    compare(batch, browser, ours, theirs);
                    batch.clear();
                }
            }
            compare(batch, browser, ours, theirs);
        }
        String hash = HexFormat.of().formatHex(ours.digest());
        Console.printLine(kind + ": all answers have the hash " + hash);
        assertEquals(hash, HexFormat.of().formatHex(theirs.digest()));
    }

    private static void compare(List<String> lines, Browser browser, MessageDigest ours, MessageDigest theirs)
            throws IOException {
        List<String> found = browser.answer(lines);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        AnswerJson json = new AnswerJson(out);
        LineSweep sweep = new LineSweep(new Answerer(SweepAlgorithm.AUTO, false), json);
        for (int i = 0; i < lines.size(); i++) {
            out.reset();
            Lines line = new Lines(new ByteArrayInputStream(lines.get(i).getBytes(StandardCharsets.UTF_8)), json);
            line.next();
            sweep.answer(line);
            json.flush();
            String expected = out.toString(StandardCharsets.UTF_8).stripTrailing();
            assertEquals(expected, found.get(i), lines.get(i));
            ours.update(expected.getBytes(StandardCharsets.UTF_8));
            theirs.update(found.get(i).getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Stream<String> corpora() throws IOException {
        List<String> lines = new ArrayList<>();
        for (Path folder : CORPORA) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : (Iterable<Path>)
                        files.filter(path -> path.toString().endsWith(".jsonl")).sorted()::iterator) {
                    Files.readAllLines(file).stream()
                            .filter(line -> !line.isBlank())
                            .forEach(lines::add);
                }
            }
        }
        return lines.stream();
    }

    private static Stream<String> generated() {
        List<QuerySeries> classes = QuerySeries.all();
        long seed = Trials.random(1).nextLong();
        return Stream.iterate(0, i -> i + 1)
                .limit(Trials.times(GENERATED))
                .map(i -> QueryText.of(classes.get(i % classes.size()).inParts(seed, i / classes.size())));
    }

    /** Queries with something put in their way, most of which are then no queries, and many no JSON. */
    private static Stream<String> spoilt() throws IOException {
        Random random = Trials.random(2);
        List<String> good = corpora().filter(line -> line.length() < 1_000).toList();
        return Stream.generate(() -> spoil(good.get(random.nextInt(good.size())), random))
                .limit(SPOILT);
    }

    private static String spoil(String line, Random random) {
        int place = 1 + random.nextInt(line.length() - 1);
        return switch (random.nextInt(4)) {
            case 0 -> line.substring(0, place);
            case 1 -> line.substring(0, place) + "\"{}[],:1e-\\x ".charAt(random.nextInt(13)) + line.substring(place);
            case 2 ->
                line.replaceFirst(
                        "\"moveA\"", "\"" + List.of("moveB", "movA", "position").get(random.nextInt(3)) + '"');
            default -> {
                int digit = place;
                while (digit < line.length() && !Character.isDigit(line.charAt(digit))) {
                    digit++;
                }
                int end = digit;
                while (end < line.length() && "0123456789.".indexOf(line.charAt(end)) >= 0) {
                    end++;
                }
                yield line.substring(0, digit) + ODD.get(random.nextInt(ODD.size())) + line.substring(end);
            }
        };
    }

    private static MessageDigest sha256() throws NoSuchAlgorithmException {
        return MessageDigest.getInstance("SHA-256");
    }
}

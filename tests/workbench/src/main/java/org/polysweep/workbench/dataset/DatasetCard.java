package org.polysweep.workbench.dataset;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import org.polysweep.oracle.ExactVerdict;

/** The files beside the queries: a description with the counts of the files, license, scorer, checksums. */
final class DatasetCard {

    static final String SUMS = "SHA256SUMS";
    /** The files beside the queries, except the sums. */
    static final List<String> BESIDE = List.of("LICENSE", "README.md", "dataset.json", "score.py");

    private static final List<String> AS_THEY_ARE = List.of("LICENSE", "score.py");

    private final DatasetPlan plan;
    private final Path folder;
    private final Map<Shard, String> sums = new LinkedHashMap<>();
    private final Map<DatasetClass, Map<ExactVerdict, Long>> verdicts = new EnumMap<>(DatasetClass.class);

    DatasetCard(DatasetPlan plan, Path folder) {
        this.plan = plan;
        this.folder = folder;
    }

    /**
     * Reads all files once, and writes the rest.
     *
     * @param made the sums of the files as they were made, or verified
     * @throws DamagedDatasetException if a file is not as it was, or one that is to be written is there and another
     */
    void write(Map<Shard, String> made) throws IOException, DamagedDatasetException {
        for (Shard shard : plan.shards()) {
            read(shard);
            if (!Objects.equals(sums.get(shard), made.get(shard))) {
                throw new DamagedDatasetException(shard.path() + " was changed while the set was made");
            }
        }
        for (String name : AS_THEY_ARE) {
            writeOnce(name, resource(name));
        }
        writeOnce("README.md", description().getBytes(StandardCharsets.UTF_8));
        writeOnce(SUMS, checksums().getBytes(StandardCharsets.UTF_8));
    }

    private void writeOnce(String name, byte[] bytes) throws IOException, DamagedDatasetException {
        Path file = folder.resolve(name);
        if (!Files.exists(file)) {
            Files.write(file, bytes);
        } else if (!Arrays.equals(Files.readAllBytes(file), bytes)) {
            throw new DamagedDatasetException(name + " is there, and is not what would be written; move it away");
        }
    }

    private void read(Shard shard) throws IOException {
        MessageDigest digest = sha256();
        Map<ExactVerdict, Long> counts =
                verdicts.computeIfAbsent(shard.kind(), kind -> new EnumMap<>(ExactVerdict.class));
        try (InputStream in = new DigestInputStream(Files.newInputStream(folder.resolve(shard.path())), digest);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                counts.merge(verdictOf(line), 1L, Long::sum);
            }
        }
        sums.put(shard, HexFormat.of().formatHex(digest.digest()));
    }

    private static ExactVerdict verdictOf(String line) {
        String field = "\"exactVerdict\":\"";
        int start = line.lastIndexOf(field) + field.length();
        return ExactVerdict.valueOf(line.substring(start, line.indexOf('"', start)));
    }

    private String checksums() throws IOException {
        StringBuilder text = new StringBuilder();
        for (String name : BESIDE) {
            String sum = HexFormat.of().formatHex(sha256().digest(Files.readAllBytes(folder.resolve(name))));
            text.append(sum).append("  ").append(name).append('\n');
        }
        sums.forEach((shard, sum) -> text.append(sum)
                .append("  ")
                .append(shard.path().toString().replace('\\', '/'))
                .append('\n'));
        return text.toString();
    }

    private String description() throws IOException {
        return new String(resource("README.md"), StandardCharsets.UTF_8)
                .replace("{count}", String.valueOf(plan.count()))
                .replace("{seed}", String.valueOf(plan.seed()))
                .replace("{next}", String.valueOf(plan.seed() + 1))
                .replace("{edition}", String.valueOf(plan.edition()))
                .replace("{shard}", String.valueOf(DatasetPlan.SHARD))
                .replace("{classes}", classes())
                .replace("{counts}", counts());
    }

    private String classes() {
        StringJoiner rows = new StringJoiner("\n");
        plan.classes().stream()
                .forEach(kind ->
                        rows.add("| `" + kind.label() + "` | " + kind.what() + " | " + kind.seriesNames() + " |"));
        return rows.toString();
    }

    private String counts() {
        StringJoiner rows = new StringJoiner("\n");
        verdicts.forEach((kind, counts) -> {
            StringBuilder row = new StringBuilder("| `" + kind.label() + "` |");
            for (ExactVerdict verdict : ExactVerdict.values()) {
                row.append(' ').append(counts.getOrDefault(verdict, 0L)).append(" |");
            }
            rows.add(row.append(' ')
                    .append(plan.share(DatasetHalf.TUNING, kind))
                    .append(" | ")
                    .append(plan.share(DatasetHalf.SCORING, kind))
                    .append(" |"));
        });
        return rows.toString();
    }

    private static byte[] resource(String name) {
        try (InputStream in = DatasetCard.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}

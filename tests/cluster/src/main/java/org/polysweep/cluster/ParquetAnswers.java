package org.polysweep.cluster;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Feature;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Point;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.result.SweepResult;
import org.polysweep.workbench.json.AnswerWriter;
import org.polysweep.workbench.query.Answer;
import tools.jackson.databind.json.JsonMapper;

/**
 * Answers in Parquet: the fields of an answer in JSON are its columns. What does not exist there, or is null there, is
 * null here; {@code error} is null except for refused queries. Not thread-safe.
 */
final class ParquetAnswers implements AnswerWriter, Closeable {

    private static final String NUMBERS = "(LIST) { repeated group list { required double element; } } ";

    private static final String COLUMNS =
            " optional binary verdict (STRING); optional double enter; optional double exit;"
                    + " optional group normal " + NUMBERS
                    + " optional group featureA { required binary kind (STRING); required int32 index; }"
                    + " optional group featureB { required binary kind (STRING); required int32 index; }"
                    + " optional group contact (LIST) { repeated group list { required group element " + NUMBERS + "} }"
                    + " optional group restA " + NUMBERS + " optional group restB " + NUMBERS
                    + " optional group restRotorA " + NUMBERS + " optional group restRotorB " + NUMBERS
                    + " optional int32 partA; optional int32 partB; optional binary path (STRING);"
                    + " optional group separation { required group normal " + NUMBERS + " optional double depth; }"
                    + " optional binary error (STRING); }";

    private final IdColumn ids;
    private final MessageType schema;
    private final ParquetWriter<Group> writer;

    ParquetAnswers(Path file, IdColumn ids, Configuration configuration) throws IOException {
        this.ids = ids;
        String id = ids == IdColumn.WHOLE ? "int64 id;" : "binary id (STRING);";
        schema = MessageTypeParser.parseMessageType("message answer { optional " + id + COLUMNS);
        writer = ExampleParquetWriter.builder(HadoopOutputFile.fromPath(file, configuration))
                .withType(schema)
                .withConf(configuration)
                .withCompressionCodec(CompressionCodecName.SNAPPY)
                .withWriteMode(ParquetFileWriter.Mode.OVERWRITE)
                .build();
    }

    @Override
    public void write(Answer answer) {
        Group row = new SimpleGroup(schema);
        SweepOutcome contact = answer.contact();
        addId(row, answer.query().id());
        row.add("verdict", contact.verdict().name());
        add(row, "enter", contact.enter());
        add(row, "exit", contact.exit());
        if (!Double.isNaN(contact.normalX())) {
            pair(row, "normal", contact.normalX(), contact.normalY());
        }
        Group points = row.addGroup("contact");
        if (contact instanceof TimedContact meeting) {
            feature(row, "featureA", meeting.featureA());
            feature(row, "featureB", meeting.featureB());
            for (Point point : meeting.contactPoints()) {
                pair(points.addGroup("list"), "element", point.x(), point.y());
            }
            pair(row, "restA", meeting.safePoseA().x(), meeting.safePoseA().y());
            pair(row, "restB", meeting.safePoseB().x(), meeting.safePoseB().y());
        }
        if (answer.query().hasRotors()) {
            answer.restRotorA().ifPresent(rotor -> pair(row, "restRotorA", rotor.halfCos(), rotor.halfSin()));
            answer.restRotorB().ifPresent(rotor -> pair(row, "restRotorB", rotor.halfCos(), rotor.halfSin()));
        }
        if (answer.query().hasParts() && answer.partA() != SweepResult.NO_PART) {
            row.add("partA", answer.partA());
            row.add("partB", answer.partB());
        }
        row.add("path", answer.pathName());
        separation(row, answer.separation());
        put(row);
    }

    @Override
    public void writeError(@Nullable String id, String message) {
        Group row = new SimpleGroup(schema);
        addId(row, id);
        row.add("error", message);
        put(row);
    }

    private void put(Group row) {
        try {
            writer.write(row);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void addId(Group row, @Nullable String id) {
        if (id != null) {
            switch (ids) {
                case JSON -> row.add("id", id);
                case TEXT -> row.add("id", JsonMapper.shared().readValue(id, String.class));
                case WHOLE -> row.add("id", Long.parseLong(id));
            }
        }
    }

    private static void add(Group row, String name, double number) {
        if (Double.isFinite(number)) {
            row.add(name, number);
        }
    }

    private static void pair(Group row, String name, double x, double y) {
        Group list = row.addGroup(name);
        list.addGroup("list").add("element", x);
        list.addGroup("list").add("element", y);
    }

    private static void feature(Group row, String name, Feature feature) {
        Group group = row.addGroup(name);
        group.add("kind", feature.kind().name());
        group.add("index", feature.index());
    }

    private static void separation(Group row, Optional<MinimumTranslation> separation) {
        separation.ifPresent(way -> {
            Group group = row.addGroup("separation");
            pair(group, "normal", way.normalX(), way.normalY());
            add(group, "depth", way.depth());
        });
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}

package org.polysweep.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar in processes of its own, on a cluster of Spark's own that {@code cluster.sh} makes. */
class LostWorkerClusterTest {

    /** In seconds; a wait that runs out is a defect. */
    private static final long PATIENCE = 300;

    private static final String[] CAMPAIGN = {
        "validate", "--generate", "polygons,tiles", "--count", "10000", "--against", "polygon", "--json"
    };

    @TempDir
    private Path folder;

    /** And standard output has the tally and nothing else, in a process as a user starts it. */
    @Test
    void aWorkerThatIsKilledCostsTimeAlone() throws Exception {
        Path kept = Files.createDirectory(folder.resolve("kept"));
        String[] command = Stream.of(
                        Stream.of(Path.of("cluster.sh").toAbsolutePath().toString()),
                        Stream.of(CAMPAIGN),
                        Stream.of("--partitions", "40", "--checkpoint", kept.toString()))
                .flatMap(words -> words)
                .toArray(String[]::new);
        Path cluster = folder.resolve("cluster");
        try (WatchService watch = kept.getFileSystem().newWatchService()) {
            kept.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
            Process process = Run.start(folder, Map.of("CLUSTER_DIR", cluster.toString()), command);
            try {
                while (finished(kept) < 4) {
                    assertThat(process.isAlive()).as(() -> text("err")).isTrue();
                    var key = watch.poll(1, TimeUnit.SECONDS);
                    if (key != null) {
                        key.pollEvents();
                        key.reset();
                    }
                }
                kill(cluster.resolve("worker-1.pid"));
                assertThat(finished(kept)).isLessThan(40);
                assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
            } finally {
                // It ends what it has started.
                process.destroy();
                process.waitFor(PATIENCE, TimeUnit.SECONDS);
            }
            assertThat(process.exitValue()).as(() -> text("err")).isZero();
        }
        assertThat(text("out")).isEqualTo(Run.plain("", CAMPAIGN).out());
        assertThat(text("err")).contains("Lost executor");
    }

    private static long finished(Path kept) throws Exception {
        try (Stream<Path> files = Files.list(kept)) {
            return files.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .count();
        }
    }

    /** Like a machine that is switched off, without a last message. Its executor ends with it. */
    private static void kill(Path pid) throws Exception {
        ProcessHandle worker =
                ProcessHandle.of(Long.parseLong(Files.readString(pid).strip())).orElseThrow();
        var executors = worker.descendants().toList();
        assertThat(executors).isNotEmpty();
        assertThat(worker.destroyForcibly()).isTrue();
        executors.forEach(ProcessHandle::destroyForcibly);
    }

    private String text(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (java.io.IOException e) {
            return e.toString();
        }
    }
}

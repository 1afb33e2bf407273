package org.polysweep.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code validate} on Spark within this process. */
class ValidateClusterTest {

    private static final String[] CAMPAIGN = {
        "validate", "--generate", "all", "--seed", "-1..0", "--count", "2", "--against", "polygon", "--json"
    };

    @TempDir
    private Path folder;

    private static String[] with(String... more) {
        return Stream.concat(Stream.of(CAMPAIGN), Stream.of(more)).toArray(String[]::new);
    }

    private static Run cluster(String... more) {
        return Run.cluster(with(Stream.concat(Stream.of("--master", "local[2]"), Stream.of(more))
                .toArray(String[]::new)));
    }

    @Test
    void theTallyIsThatOfThePlainCommandWhateverTheParts() {
        Run plain = Run.plain("", CAMPAIGN);
        assertThat(plain.status()).isZero();
        for (String partitions : List.of("1", "2", "7")) {
            assertThat(cluster("--partitions", partitions)).as(partitions).isEqualTo(plain);
        }
    }

    private String[] kept(int partitions, String... more) {
        String[] words = {
            "validate",
            "--generate",
            "tiles,polygons",
            "--count",
            "50",
            "--json",
            "--master",
            "local[2]",
            "--partitions",
            String.valueOf(partitions),
            "--checkpoint",
            folder.resolve("kept").toString()
        };
        return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void whatWasFinishedIsNotJudgedAgain() throws IOException {
        Path kept = folder.resolve("kept");
        String[] begin = kept(5);
        Run whole = Run.cluster(begin);
        assertThat(whole.status()).isZero();
        assertThat(kept.resolve("part-4")).exists();

        assertThat(Run.cluster(begin).err())
                .contains("must be new or empty, but already has a run in it; use --resume");

        // Of a part that is lost and one that says something else, only the first is judged.
        Files.delete(kept.resolve("part-2"));
        Files.delete(kept.resolve(".part-2.crc"));
        assertThat(Run.cluster(kept(5, "--resume"))).isEqualTo(whole);
        Files.delete(kept.resolve(".part-3.crc"));
        Files.writeString(kept.resolve("part-3"), "skipped 0 1000\nhash " + "0".repeat(32) + "\n");
        assertThat(Run.cluster(kept(5, "--resume")).out()).contains("\"skipped\":10");

        Run other = Run.cluster(kept(6, "--resume"));
        assertThat(other.status()).isEqualTo(2);
        assertThat(other.out()).isEmpty();
        assertThat(other.err()).contains("must be new, empty, or begun with the same options and files");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            validate                                   | --generate must be given, for example --generate tiles,bullets-boxes;
            validate --generate boxen                  | --generate must name known classes, but was 'boxen'; known are all,
            validate --generate boxes --partitions 0   | --partitions must be a whole number from 1 to 1000000, but was '0'
            validate --generate boxes --against m=cat  | --against must be aabb or polygon on a cluster, but was 'm=cat';
            validate --generate boxes --tolerance -1   | --tolerance must be a whole number from 0 to 2147483647, but was '-1'
            validate --generate boxes --seed 2..1      | --seed must be FROM..TO with FROM <= TO, such as 1..10,
            validate --generate boxes --resume         | --resume must be given with --checkpoint; name the DIR to continue from
            validate --generate boxes --mster x        | Unknown option
            validate --generate boxes --master nowhere | nowhere
            sweep x                                    | OUTPUT
            sweep x y --format xml                     | --format must be json or parquet, but was 'xml'
            sweep x y --path left                      | --path must be auto, reference, polygon or aabb, but was 'left'
            sweep no-such-file y                       | cannot read no-such-file: there is no such file or directory
            swep                                       | swep
            ''                                         | COMMAND must be given: sweep or validate
            """)
    void badOptionsSayWhatToDo(String arguments, String message) {
        Run run = Run.cluster(arguments.isEmpty() ? new String[0] : arguments.split(" +", -1));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("polysweep: ").contains(message).doesNotContain("\tat ");
    }

    @Test
    void whereEveryQueryIsSkippedNothingIsJudged() {
        String[] skipped = {"validate", "--generate", "round-circles", "--count", "3", "--json"};
        Run plain = Run.plain("", skipped);
        assertThat(plain.status()).isEqualTo(2);
        assertThat(Run.cluster(skipped)).isEqualTo(plain);
    }
}

package org.polysweep.workbench;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.polysweep.generate.QuerySeries;
import org.polysweep.workbench.validate.GeneratedSupply;
import org.polysweep.workbench.validate.SeedRange;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Which queries are made: {@code --generate}, {@code --seed} and {@code --count}. */
public final class GeneratorOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--generate",
            paramLabel = "CLASS",
            completionCandidates = ClassNames.class,
            description = "Make the queries: one class or several with commas between them, or all; or doubles, or"
                    + " floats, which stand for all classes of two boxes that a right program in doubles, or in floats,"
                    + " answers without a finding. There are"
                    + " ${COMPLETION-CANDIDATES}. Those that end in -boxes, boxes and tiles are pairs of boxes only;"
                    + " round-circles to round-tiny have radii; shapes of those that begin with parts- are in parts;"
                    + " of those that begin with turning- at least one turns, for --against polygon: 'sweep' answers"
                    + " them without --path, as TURNING.")
    private List<String> classes = List.of();

    @Option(
            names = "--seed",
            paramLabel = "FROM..TO",
            defaultValue = "1..1",
            description = "The seeds, both ends included, or one seed; ${DEFAULT-VALUE} by default. Tallies of seeds"
                    + " that have none in common add up.")
    private String seed = "1..1";

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "10000",
            description = "How many queries of each class and seed; ${DEFAULT-VALUE} by default.")
    private String count = "10000";

    /** Called by picocli. */
    public GeneratorOptions() {}

    /** Whether queries are to be made. */
    public boolean isGiven() {
        return OptionValues.isGiven(spec, "--generate");
    }

    /** Takes some classes, as if they were given. */
    void use(String group) {
        classes = List.of(group);
    }

    /**
     * Returns what makes them.
     *
     * @throws picocli.CommandLine.ParameterException if an option is bad
     */
    public GeneratedSupply supply() {
        Set<QuerySeries> named = new LinkedHashSet<>();
        for (String name : String.join(",", classes).split(",", -1)) {
            for (QuerySeries series : classesOf(name.strip())) {
                if (!named.add(series)) {
                    throw OptionValues.bad(
                            spec,
                            "--generate names the class " + series.label()
                                    + " twice; its queries would be the same ones again, and --count makes more");
                }
            }
        }
        SeedRange seeds = SeedRange.parse(seed)
                .orElseThrow(() -> OptionValues.bad(
                        spec,
                        "--seed takes FROM..TO with FROM not greater than TO, such as 1..10,"
                                + " or one whole number of at most 18 digits, not '" + seed + "'"));
        long ofEach = OptionValues.whole(spec, "--count", count, 1, Long.MAX_VALUE);
        try {
            return new GeneratedSupply(List.copyOf(named), seeds, ofEach);
        } catch (ArithmeticException e) {
            throw OptionValues.bad(
                    spec, "--seed " + seed + " and --count " + count + " are too many queries; take fewer");
        }
    }

    private List<QuerySeries> classesOf(String name) {
        if (name.isEmpty()) {
            throw OptionValues.bad(
                    spec,
                    "--generate takes a class, or several with commas between them, and one has no name in '"
                            + String.join(",", classes) + "'; there are " + String.join(", ", new ClassNames())
                            + "; or all");
        }
        try {
            return switch (name) {
                case "all" -> QuerySeries.all();
                case "doubles" -> QueryGroup.doubles();
                case "floats" -> QueryGroup.floats();
                default -> List.of(QuerySeries.named(name));
            };
        } catch (IllegalArgumentException e) {
            throw OptionValues.bad(spec, "--generate: " + e.getMessage() + "; or all");
        }
    }

    /** The names of all classes, for the help. */
    static final class ClassNames implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return QuerySeries.all().stream().map(QuerySeries::label).iterator();
        }
    }
}

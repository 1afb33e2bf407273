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

/** The options for generated queries: {@code --generate}, {@code --seed} and {@code --count}. */
public final class GeneratorOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--generate",
            paramLabel = "CLASS",
            completionCandidates = ClassNames.class,
            description = "Generate the queries: one or more classes, separated by commas, or a group of classes. The"
                    + " groups are all; doubles, the classes of boxes that a correct program in doubles answers without"
                    + " a finding; and floats, the same for a program in floats. The classes are"
                    + " ${COMPLETION-CANDIDATES}. boxes, tiles and the classes that end in -boxes have boxes only;"
                    + " round-circles to round-tiny have radii; parts-... have compounds; in turning-..., at least one"
                    + " shape rotates (use --against polygon; 'sweep' answers these queries without --path).")
    private List<String> classes = List.of();

    @Option(
            names = "--seed",
            paramLabel = "FROM..TO",
            defaultValue = "1..1",
            description = "The seeds, including both ends, or one seed; ${DEFAULT-VALUE} by default. Tallies of"
                    + " disjoint ranges can be added up with --merge.")
    private String seed = "1..1";

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "10000",
            description = "The number of queries per class and seed; ${DEFAULT-VALUE} by default.")
    private String count = "10000";

    /** Called by picocli. */
    public GeneratorOptions() {}

    /** Returns whether queries are to be generated. */
    public boolean isGiven() {
        return OptionValues.isGiven(spec, "--generate");
    }

    /** Selects classes, as if the option had been given. */
    void use(String group) {
        classes = List.of(group);
    }

    /**
     * Returns the generator of the queries.
     *
     * @throws picocli.CommandLine.ParameterException if the value of an option is invalid
     */
    public GeneratedSupply supply() {
        Set<QuerySeries> named = new LinkedHashSet<>();
        for (String name : String.join(",", classes).split(",", -1)) {
            for (QuerySeries series : classesOf(name.strip())) {
                if (!named.add(series)) {
                    throw OptionValues.bad(
                            spec,
                            "--generate must name each class once, but names " + series.label()
                                    + " twice; for more queries of a class, use --count");
                }
            }
        }
        SeedRange seeds = SeedRange.parse(seed)
                .orElseThrow(() -> OptionValues.bad(
                        spec,
                        "--seed must be FROM..TO with FROM <= TO, such as 1..10, or one whole number, with at most 18"
                                + " digits each, but was '" + seed + "'"));
        long ofEach = OptionValues.whole(spec, "--count", count, 1, Long.MAX_VALUE);
        try {
            return new GeneratedSupply(List.copyOf(named), seeds, ofEach);
        } catch (ArithmeticException e) {
            throw OptionValues.bad(
                    spec,
                    "--seed, --count and --generate must ask for at most " + Long.MAX_VALUE
                            + " queries, but were '" + seed + "', '" + count + "' and " + named.size()
                            + (named.size() == 1 ? " class" : " classes") + "; use fewer seeds or a smaller count");
        }
    }

    private List<QuerySeries> classesOf(String name) {
        if (name.isEmpty()) {
            throw OptionValues.bad(
                    spec,
                    "--generate must be one or more names of classes, separated by commas, but was '"
                            + String.join(",", classes) + "'; known are " + known());
        }
        try {
            return switch (name) {
                case "all" -> QuerySeries.all();
                case "doubles" -> QueryGroup.doubles();
                case "floats" -> QueryGroup.floats();
                default -> List.of(QuerySeries.named(name));
            };
        } catch (IllegalArgumentException e) {
            throw OptionValues.bad(
                    spec, "--generate must name known classes, but was '" + name + "'; known are " + known());
        }
    }

    private static String known() {
        return "all, doubles, floats, " + String.join(", ", new ClassNames());
    }

    /** The names of all classes, for the help. */
    static final class ClassNames implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return QuerySeries.all().stream().map(QuerySeries::label).iterator();
        }
    }
}

package org.polysweep.conformance.examples;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import org.polysweep.conformance.cli.CommandLine;

/** The diagrams of the documentation. */
final class DiagramPictures {

    /** The first of the columns of a campaign that count stages. */
    private static final int STAGES = 7;

    /** The stages of earlier seeds were counted with earlier filters: docs/dev/reliability-log.md. */
    private static final int FIRST_SEED = 28;

    private static final List<String> STAGE_NAMES = List.of("filter", "structure", "expansion", "big integers");

    private DiagramPictures() {}

    /** A step along its time, and who is called when. */
    static String stepTimeline() {
        Figure figure = new Figure(
                720,
                420,
                "A step of a world along its time",
                "A time axis from t = 0 to t = 1 with three contacts in the order of their exact times. At each contact"
                        + " the listener is called first, then the response. After the step, positions are rounded and"
                        + " the events of sensors and contacts are sent.");
        figure.line("line", 60, 150, 660, 150).line("line", 60, 140, 60, 160).line("line", 660, 140, 660, 160);
        figure.text(60, 182, "middle", "t = 0").text(660, 182, "middle", "t = 1");
        contact(figure, 190, "0.21", "A hits the floor");
        contact(figure, 390, "0.55", "A hits B");
        contact(figure, 530, "0.78", "B hits the wall");
        figure.text(60, 40, "head", "during step(response, listener)");
        figure.text(60, 62, "small", "all bodies move at once; contacts are handled in the exact order of their times");
        card(figure, 30, 222, 205, "Before", "each body has its", "displacement for the step");
        card(
                figure,
                255,
                222,
                210,
                "At each contact",
                "1. pair filter",
                "2. listener (the contact)",
                "3. response (new motions)");
        figure.text(267, 326, "small", "or none, if it passes");
        card(
                figure,
                485,
                222,
                205,
                "After",
                "1. positions are rounded,",
                "and tested for overlaps",
                "2. overlap and contact");
        figure.text(497, 326, "small", "listeners: begin, stay, end");
        figure.text(497, 346, "small", "3. step returns its report");
        figure.line("thin", 60, 162, 132, 220).line("thin", 390, 162, 370, 220).line("thin", 660, 190, 590, 220);
        figure.text(
                30,
                400,
                "small",
                "Listeners and responses must not change the world. If one throws an exception, nothing has moved.");
        return figure.finish();
    }

    private static void contact(Figure figure, double x, String time, String meaning) {
        figure.circle("badtip", x, 150, 6);
        figure.text(x, 134, "middle code", time).text(x, 112, "middle small", meaning);
    }

    private static void card(Figure figure, double x, double y, double width, String title, String... lines) {
        figure.rectangle("card", x, y, width, 140, 8).text(x + 12, y + 24, "head", title);
        for (int i = 0; i < lines.length; i++) {
            figure.text(x + 12, y + 44 + 20 * i, "small", lines[i]);
        }
    }

    /** Which call answers a question. */
    static String whichCall(List<Question> world, List<Question> shapes) {
        int rows = Math.max(world.size(), shapes.size());
        int height = 110 + 58 * rows;
        Figure figure = new Figure(
                720,
                height,
                "Which call do I need?",
                "A decision tree. With bodies in a World, a question leads to a call of the world; with two shapes"
                        + " alone, to a call of a query.");
        figure.rectangle("card", 210, 10, 300, 36, 8).text(360, 33, "middle head", "Are your bodies in a World?");
        figure.arrow("arrow", 290, 46, 190, 74).arrow("arrow", 430, 46, 530, 74);
        figure.text(200, 58, "", "yes").text(498, 58, "", "no, two shapes");
        questions(figure, 10, world);
        questions(figure, 365, shapes);
        return figure.finish();
    }

    private static void questions(Figure figure, double left, List<Question> questions) {
        figure.line("line", left + 10, 80, left + 10, 80 + 58 * questions.size() - 32);
        for (int i = 0; i < questions.size(); i++) {
            double top = 82 + 58 * i;
            figure.rectangle("card", left + 24, top, 320, 48, 8).line("line", left + 10, top + 24, left + 24, top + 24);
            figure.text(left + 36, top + 20, "", questions.get(i).question());
            figure.text(left + 36, top + 39, "code goodtip", questions.get(i).call());
        }
    }

    /** A question and the call for it. */
    record Question(String question, String call) {}

    /** The share of each stage of the arithmetic, from the campaign of docs/reliability. */
    static String arithmeticStages() throws IOException {
        long[] all = stages("");
        Figure figure = new Figure(
                720,
                390,
                "The stages of the arithmetic as a funnel",
                String.format(
                        Locale.ROOT,
                        "Of all signs and numbers in the campaign, the filter decides %s, structure %s, expansions %s"
                                + " and big integers %s.",
                        percent(all, 0),
                        percent(all, 1),
                        percent(all, 2),
                        percent(all, 3)));
        String[] meanings = {
            "one bound, plain doubles", "zeros, signs, short numbers", "sums of doubles, no error", "always exact"
        };
        double left = sum(all);
        for (int i = 0; i < STAGE_NAMES.size(); i++) {
            double wide = 340 * Math.sqrt(left / sum(all));
            double top = 50 + 78 * i;
            left -= all[i];
            double next = i + 1 < STAGE_NAMES.size() ? 340 * Math.sqrt(left / sum(all)) : wide;
            figure.polygon(
                    "a", 200 - wide / 2, top, 200 + wide / 2, top, 200 + next / 2, top + 62, 200 - next / 2, top + 62);
            figure.text(200, top + 27, "middle head", STAGE_NAMES.get(i));
            figure.text(200, top + 46, "middle", percent(all, i));
            figure.text(605, top + 35, "end", percent(stages("polygons"), i));
            figure.text(680, top + 35, "end", percent(stages("decimals"), i));
            figure.text(385, top + 35, "small", meanings[i]);
        }
        figure.text(200, 30, "middle head", "all 38 classes");
        figure.text(605, 30, "end head", "polygons").text(680, 30, "end head", "decimals");
        figure.text(
                20, 380, "small", "share of the decisions about signs and numbers in the campaign (docs/reliability)");
        return figure.finish();
    }

    private static long sum(long[] stages) {
        return stages[0] + stages[1] + stages[2] + stages[3];
    }

    private static String percent(long[] stages, int i) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 * stages[i] / sum(stages));
    }

    /** The decisions of each stage in a class, or in all, with the filters of today. */
    private static long[] stages(String kind) throws IOException {
        long[] stages = new long[STAGE_NAMES.size()];
        for (String line : Files.readAllLines(CommandLine.top().resolve("docs/reliability/campaign.tsv"))) {
            String[] cells = line.split("\t", -1);
            if (!"class".equals(cells[0])
                    && (kind.isEmpty() || kind.equals(cells[0]))
                    && Integer.parseInt(cells[1]) >= FIRST_SEED) {
                for (int i = 0; i < stages.length; i++) {
                    stages[i] += Long.parseLong(cells[STAGES + i]);
                }
            }
        }
        return stages;
    }
}

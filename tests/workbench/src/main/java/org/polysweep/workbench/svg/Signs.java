package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A column of signs beside a plot, and what each of them means. */
final class Signs {

    private static final double SINGLE = 26;
    private static final double NUMBER_LINE = 15;
    private static final double SIGN = 40;

    private final Svg svg;
    private final double left;
    private final List<SignRow> rows = new ArrayList<>();

    /** One sign; the symbol is drawn around the middle of its place. */
    private record SignRow(String text, List<String> numbers, Consumer<Vec> sign) {

        double height() {
            return SINGLE + NUMBER_LINE * numbers.size();
        }
    }

    Signs(Svg svg, double left) {
        this.svg = svg;
        this.left = left;
    }

    /**
     * Adds a sign below the others.
     *
     * @param text what it means
     * @param number what is written below, in lines; may be empty
     * @param sign draws it around a place
     */
    void add(String text, String number, Consumer<Vec> sign) {
        rows.add(new SignRow(text, number.isEmpty() ? List.of() : List.of(number.split("\n", -1)), sign));
    }

    double height() {
        return rows.stream().mapToDouble(SignRow::height).sum();
    }

    void draw(double top) {
        double y = top;
        for (SignRow row : rows) {
            Vec middle = new Vec(left + SIGN / 2, y + SINGLE / 2);
            row.sign().accept(middle);
            svg.text("label", new Vec(left + SIGN + 10, y + SINGLE / 2 + 4.5), row.text());
            double below = y + SINGLE / 2 + 20.5;
            for (String number : row.numbers()) {
                svg.text("muted", new Vec(left + SIGN + 10, below), number);
                below += NUMBER_LINE;
            }
            y += row.height();
        }
    }
}

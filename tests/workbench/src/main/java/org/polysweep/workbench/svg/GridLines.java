package org.polysweep.workbench.svg;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** The lines behind a plot, at round world coordinates. */
final class GridLines {

    /** The least distance of two lines on the screen. */
    private static final double LEAST_STEP = 46;

    /** Where the origin is more steps away than this, the coordinates would be too long to read. */
    private static final double FURTHEST = 1e5;

    private final Frame frame;
    private final Vec origin;
    private final int exponent;

    private @Nullable BigDecimal step;
    private boolean labeled;

    /**
     * Sets out a grid.
     *
     * @param frame the window
     * @param bounds the box around all that is drawn
     * @param origin the world coordinates of the scene's origin
     * @param exponent a length in the scene, times 2 to this power, is a length in the world
     */
    GridLines(Frame frame, Box bounds, Vec origin, int exponent) {
        this.frame = frame;
        this.origin = origin;
        this.exponent = exponent;
        double worldPerPixel = Math.scalb(1 / frame.scale(), exponent);
        double least = LEAST_STEP * worldPerPixel;
        boolean sizeMatters = bounds.size() > 0;
        if (sizeMatters && least > 1e-290 && least < 1e290) {
            step = roundUp(least);
            double size = step.doubleValue();
            double far = origin.magnitude() / size;
            labeled = far < FURTHEST;
        }
    }

    /** The distance of two lines in the world; null if there is no grid. */
    @Nullable
    BigDecimal step() {
        return step;
    }

    /** The least of 1, 2, 5 times a power of ten that is not less than a number. */
    private static BigDecimal roundUp(double least) {
        int power = (int) Math.floor(Math.log10(least));
        BigDecimal bound = new BigDecimal(least);
        for (int factor : new int[] {1, 2, 5, 10, 20}) {
            BigDecimal candidate = BigDecimal.valueOf(factor).scaleByPowerOfTen(power);
            if (candidate.compareTo(bound) >= 0) {
                return candidate;
            }
        }
        return BigDecimal.ONE.scaleByPowerOfTen(power + 2);
    }

    void draw(Svg svg) {
        if (step == null) {
            return;
        }
        Box screen = frame.screen();
        double inScene = Math.scalb(step.doubleValue(), -exponent);
        double perStep = inScene * frame.scale();
        Vec zero = frame.toScreen(Vec.ZERO);
        BigDecimal firstX = labeled ? phase(origin.x(), step) : BigDecimal.ZERO;
        BigDecimal firstY = labeled ? phase(origin.y(), step) : BigDecimal.ZERO;
        // The line number 0 is the last one not right of (above) the scene's origin.
        double offsetX = labeled ? firstX.remainder(BigDecimal.ONE).doubleValue() : 0;
        double offsetY = labeled ? firstY.remainder(BigDecimal.ONE).doubleValue() : 0;
        BigDecimal baseX = firstX.setScale(0, RoundingMode.DOWN);
        BigDecimal baseY = firstY.setScale(0, RoundingMode.DOWN);
        long fromX = (long) Math.ceil((screen.minX() + 1 - zero.x()) / perStep + offsetX);
        long toX = (long) Math.floor((screen.maxX() - 1 - zero.x()) / perStep + offsetX);
        for (long i = fromX; i <= toX; i++) {
            double x = zero.x() + (i - offsetX) * perStep;
            BigDecimal multiple = baseX.add(BigDecimal.valueOf(i));
            vertical(svg, x, multiple.signum() == 0 && labeled);
            if (labeled && x < screen.maxX() - 40) {
                svg.text("tick", new Vec(x + 3, screen.maxY() - 5), HumanNumber.text(multiple.multiply(step)));
            }
        }
        long fromY = (long) Math.ceil((zero.y() - screen.maxY() + 1) / perStep + offsetY);
        long toY = (long) Math.floor((zero.y() - screen.minY() - 1) / perStep + offsetY);
        for (long i = fromY; i <= toY; i++) {
            double y = zero.y() - (i - offsetY) * perStep;
            BigDecimal multiple = baseY.add(BigDecimal.valueOf(i));
            horizontal(svg, y, multiple.signum() == 0 && labeled);
            if (labeled && y < screen.maxY() - 24 && y > screen.minY() + 16) {
                svg.text("tick", new Vec(screen.minX() + 5, y - 3), HumanNumber.text(multiple.multiply(step)));
            }
        }
    }

    /** How many steps a coordinate is from 0. */
    private static BigDecimal phase(double coordinate, BigDecimal step) {
        return new BigDecimal(coordinate).divide(step, 12, RoundingMode.HALF_EVEN);
    }

    private void vertical(Svg svg, double x, boolean axis) {
        svg.line(
                axis ? "axis" : "grid",
                new Vec(x, frame.screen().minY()),
                new Vec(x, frame.screen().maxY()));
    }

    private void horizontal(Svg svg, double y, boolean axis) {
        svg.line(
                axis ? "axis" : "grid",
                new Vec(frame.screen().minX(), y),
                new Vec(frame.screen().maxX(), y));
    }
}

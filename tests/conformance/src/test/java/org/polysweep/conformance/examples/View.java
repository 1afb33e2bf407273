package org.polysweep.conformance.examples;

import org.polysweep.shape.ConvexPolygon;

/** A part of a figure in the coordinates of a world, with y up. */
final class View {

    private final Figure figure;
    private final double left;
    private final double bottom;
    private final double scale;

    /** Takes the pixel of the origin of the world, and the pixels of a unit. */
    View(Figure figure, double left, double bottom, double scale) {
        this.figure = figure;
        this.left = left;
        this.bottom = bottom;
        this.scale = scale;
    }

    double column(double x) {
        return left + scale * x;
    }

    double row(double y) {
        return bottom - scale * y;
    }

    View shape(String kind, ConvexPolygon shape, double x, double y) {
        double[] xy = new double[2 * shape.vertexCount()];
        for (int i = 0; i < shape.vertexCount(); i++) {
            xy[2 * i] = column(x + shape.x(i));
            xy[2 * i + 1] = row(y + shape.y(i));
        }
        figure.polygon(kind, xy);
        return this;
    }

    View circle(String kind, double x, double y, double radius) {
        figure.circle(kind, column(x), row(y), scale * radius);
        return this;
    }

    View arrow(String kind, double x1, double y1, double x2, double y2) {
        figure.arrow(kind, column(x1), row(y1), column(x2), row(y2));
        return this;
    }

    View polyline(String kind, double... xy) {
        figure.polyline(kind, pixels(xy));
        return this;
    }

    View polygon(String kind, double... xy) {
        figure.polygon(kind, pixels(xy));
        return this;
    }

    View text(double x, double y, String kind, String text) {
        figure.text(column(x), row(y), kind, text);
        return this;
    }

    private double[] pixels(double... xy) {
        double[] pixels = new double[xy.length];
        for (int i = 0; i < xy.length; i += 2) {
            pixels[i] = column(xy[i]);
            pixels[i + 1] = row(xy[i + 1]);
        }
        return pixels;
    }
}

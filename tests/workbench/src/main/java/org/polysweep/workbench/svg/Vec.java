package org.polysweep.workbench.svg;

/** A place or a direction in the plane, for drawing. */
record Vec(double x, double y) {

    static final Vec ZERO = new Vec(0, 0);

    Vec plus(Vec other) {
        return new Vec(x + other.x, y + other.y);
    }

    Vec minus(Vec other) {
        return new Vec(x - other.x, y - other.y);
    }

    Vec times(double factor) {
        return new Vec(x * factor, y * factor);
    }

    /** The place between this and another, half-way. */
    Vec middle(Vec other) {
        return new Vec(x / 2 + other.x / 2, y / 2 + other.y / 2);
    }

    double dot(Vec other) {
        return x * other.x + y * other.y;
    }

    double cross(Vec other) {
        return x * other.y - y * other.x;
    }

    double length() {
        return Math.hypot(x, y);
    }

    /** The direction alone; zero for zero. */
    Vec unit() {
        double length = length();
        return length == 0 ? ZERO : new Vec(x / length, y / length);
    }

    boolean isZero() {
        return x == 0 && y == 0;
    }

    boolean isFinite() {
        return Double.isFinite(x) && Double.isFinite(y);
    }

    /** Times a power of two, also where the factor itself would be no double. */
    Vec scalb(int exponent) {
        return new Vec(Math.scalb(x, exponent), Math.scalb(y, exponent));
    }

    /** The larger of the two magnitudes. */
    double magnitude() {
        return Math.max(Math.abs(x), Math.abs(y));
    }
}

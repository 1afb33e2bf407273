package org.polysweep.internal.block;

/**
 * The disks of one side, A or B, of a block of pairs, and how they move. Reusable, not thread-safe; no allocation after
 * construction.
 */
public final class DiskColumns {

    final double[] radius;

    /** The coordinates of the middles. */
    final double[] x;

    final double[] y;

    /** The displacements. */
    final double[] dx;

    final double[] dy;

    /** Makes room for so many disks. */
    DiskColumns(int size) {
        radius = new double[size];
        x = new double[size];
        y = new double[size];
        dx = new double[size];
        dy = new double[size];
    }

    /**
     * Takes radii, and middles and displacements from rows of a matrix.
     *
     * @param radii the radii
     * @param from where in {@code radii} the first one stands
     * @param numbers the elements of the matrix
     * @param xFrom where in {@code numbers} the x coordinates of the middles begin
     * @param yFrom where their y coordinates begin
     * @param dxFrom where the x components of the displacements begin
     * @param dyFrom where their y components begin
     * @param size how many disks, {@link DiskFilter#BLOCK} at most
     */
    public void set(
            double[] radii, int from, double[] numbers, int xFrom, int yFrom, int dxFrom, int dyFrom, int size) {
        System.arraycopy(radii, from, radius, 0, size);
        System.arraycopy(numbers, xFrom, x, 0, size);
        System.arraycopy(numbers, yFrom, y, 0, size);
        System.arraycopy(numbers, dxFrom, dx, 0, size);
        System.arraycopy(numbers, dyFrom, dy, 0, size);
    }
}

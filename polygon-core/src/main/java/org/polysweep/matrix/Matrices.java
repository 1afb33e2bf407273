package org.polysweep.matrix;

import java.util.Arrays;
import java.util.List;
import org.ejml.data.DMatrixRMaj;
import org.polysweep.internal.argument.Finite;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.shape.ConvexPolygon;

/**
 * Polygons from EJML's matrices, and back. A list of n vertices is an n×2 matrix: row i is vertex i, column 0 is x,
 * column 1 is y. Matrices are copied, never stored. Thread-safe.
 */
@SuppressWarnings("exports") // a module with matrices requires EJML itself
public final class Matrices {

    private Matrices() {}

    /**
     * Returns the polygon with the given vertices.
     *
     * @param vertices an n×2 matrix, n ≥ 1; row i is vertex i
     * @return the polygon
     * @throws IllegalArgumentException as {@link ConvexPolygon#of(double...)}, and if the matrix does not have two
     *     columns
     */
    public static ConvexPolygon toPolygon(DMatrixRMaj vertices) {
        return ConvexPolygon.of(rows(vertices));
    }

    /**
     * Returns convex parts of an outline.
     *
     * @param vertices an n×2 matrix; row i is vertex i of the outline
     * @return the parts
     * @throws IllegalArgumentException as {@link ConvexDecomposition#of(double...)}, and if the matrix does not have
     *     two columns
     */
    public static List<ConvexPolygon> toConvexParts(DMatrixRMaj vertices) {
        return ConvexDecomposition.of(rows(vertices));
    }

    /**
     * Returns the corners of a polygon.
     *
     * @param polygon a polygon with n corners
     * @return a new n×2 matrix; row i is corner i, counter-clockwise, as in {@link ConvexPolygon#x} and {@link
     *     ConvexPolygon#y}
     */
    public static DMatrixRMaj toMatrix(ConvexPolygon polygon) {
        return new DMatrixRMaj(polygon.vertexCount(), 2, true, polygon.toArray());
    }

    /**
     * Returns the image of a polygon under an affine map, as {@link ConvexPolygon#transformed} does.
     *
     * @param polygon the polygon
     * @param transform a 2×2 matrix M, for x ↦ M·x, or a 2×3 matrix whose third column is a translation added to that
     * @return the image
     * @throws IllegalArgumentException if the matrix has another shape or an entry that is not finite, or if an image
     *     overflows {@code double}
     */
    public static ConvexPolygon transformed(ConvexPolygon polygon, DMatrixRMaj transform) {
        if (transform.numRows != 2 || (transform.numCols != 2 && transform.numCols != 3)) {
            throw new IllegalArgumentException("transform must be 2×2, or 2×3 with a translation in the third column,"
                    + " but was " + transform.numRows + "×" + transform.numCols);
        }
        for (int row = 0; row < 2; row++) {
            for (int column = 0; column < transform.numCols; column++) {
                Finite.require("transform[" + row + "][" + column + "]", transform.get(row, column));
            }
        }
        boolean shifts = transform.numCols == 3;
        return polygon.transformed(
                transform.get(0, 0),
                transform.get(0, 1),
                transform.get(1, 0),
                transform.get(1, 1),
                shifts ? transform.get(0, 2) : 0,
                shifts ? transform.get(1, 2) : 0);
    }

    private static double[] rows(DMatrixRMaj vertices) {
        if (vertices.numCols != 2) {
            throw new IllegalArgumentException(
                    "vertices must be n×2, one row per vertex, but was " + vertices.numRows + "×" + vertices.numCols);
        }
        return Arrays.copyOf(vertices.data, vertices.getNumElements());
    }
}

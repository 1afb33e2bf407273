package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.ejml.data.DMatrixRMaj;
import org.junit.jupiter.api.Test;
import org.polysweep.matrix.Matrices;
import org.polysweep.shape.ConvexPolygon;

/** A transformed polygon still answers in the indices of the vertices that the caller gave. */
class TransformedIndicesTest {

    /** Rounding turns slivers over, so that a rotation, which never mirrors, makes a clockwise outline of them. */
    @Property
    void edgesBeginWhereTheyBeganInTheCallersOrder(
            @ForAll @DoubleRange(min = 0.1, max = 1) double x,
            @ForAll @DoubleRange(min = 0.1, max = 1) double y,
            @ForAll @DoubleRange(min = 0, max = 1) double share,
            @ForAll @DoubleRange(min = 0, max = 6.2) double angle) {
        ConvexPolygon sliver = ConvexPolygon.hullOf(0, 0, x, y, share * x, share * y);
        ConvexPolygon triangle = ConvexPolygon.of(corners(sliver));
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);

        assertEdgesBeginInOrder(Matrices.transformed(triangle, new DMatrixRMaj(new double[][] {
            {cos, -sin, 0}, {sin, cos, 1}
        })));
    }

    /** A case in which the image winds the other way. */
    @Test
    void aSliverThatRoundingTurnsOver() {
        double angle = 5.683169505979163;
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        ConvexPolygon triangle = ConvexPolygon.of(
                0, 0, 0.7107396275716601, 0.15273620134152177, 0.1134184468443225, 0.024373345823200963);

        assertEdgesBeginInOrder(Matrices.transformed(triangle, new DMatrixRMaj(new double[][] {
            {cos, -sin, 0}, {sin, cos, 1}
        })));
    }

    /** Edge i leads from vertex i to the next that is kept, one way round or the other. */
    private static void assertEdgesBeginInOrder(ConvexPolygon image) {
        for (int i = 0; image.vertexCount() > 2 && i < image.vertexCount(); i++) {
            int begin = image.vertexIndex(i);
            int end = image.vertexIndex(image.next(i));
            boolean inOrder = (begin + 1) % image.vertexCount() == end;
            assertThat(image.edgeIndex(i)).isEqualTo(inOrder ? begin : end);
        }
    }

    private static double[] corners(ConvexPolygon polygon) {
        double[] xy = new double[2 * polygon.vertexCount()];
        for (int i = 0; i < polygon.vertexCount(); i++) {
            xy[2 * i] = polygon.x(i);
            xy[2 * i + 1] = polygon.y(i);
        }
        return xy;
    }

    /** Of images that coincide the lowest index is kept, however the square was given. */
    @Test
    void coincidingImagesKeepTheLowestIndex() {
        ConvexPolygon clockwise = ConvexPolygon.of(0, 0, 0, 1, 1, 1, 1, 0);

        ConvexPolygon flat = Matrices.transformed(clockwise, new DMatrixRMaj(new double[][] {{1, 0}, {0, 0}}));
        ConvexPolygon point = Matrices.transformed(clockwise, new DMatrixRMaj(new double[][] {{0, 0}, {0, 0}}));

        assertThat(flat.vertexCount()).isEqualTo(2);
        assertThat(new int[] {flat.vertexIndex(0), flat.vertexIndex(1)}).containsExactlyInAnyOrder(0, 2);
        assertThat(new int[] {flat.edgeIndex(0), flat.edgeIndex(1)}).containsExactly(0, 0);
        assertThat(point.vertexIndex(0)).isZero();
    }
}

package org.polysweep.conformance.aabb;

import org.ejml.data.DMatrixRMaj;
import org.polysweep.contact.Feature;
import org.polysweep.matrix.OutcomeRow;
import org.polysweep.result.SweepColumns;
import org.polysweep.result.SweepResult;

/**
 * Every field of an answer, wherever it stands, in the order of {@link OutcomeRow}; equal when all doubles are, bit for
 * bit.
 */
public final class Fields {

    private Fields() {}

    public static double[] of(SweepResult result) {
        return new double[] {
            // Not by the code under test.
            switch (result.verdict()) {
                case OVERLAP -> 0;
                case HIT -> 1;
                case TOUCH -> 2;
                case MISS -> 3;
            },
            result.enter(),
            result.exit(),
            result.normalX(),
            result.normalY(),
            code(result.featureKindA()),
            result.featureIndexA(),
            code(result.featureKindB()),
            result.featureIndexB(),
            result.contactCount(),
            result.contactX(0),
            result.contactY(0),
            result.contactX(1),
            result.contactY(1),
            result.safeAX(),
            result.safeAY(),
            result.safeBX(),
            result.safeBY(),
        };
    }

    private static double code(Feature.Kind kind) {
        return kind == Feature.Kind.VERTEX ? 0 : 1;
    }

    public static double[] of(SweepColumns columns, int i) {
        return new double[] {
            columns.verdict[i],
            columns.enter[i],
            columns.exit[i],
            columns.normalX[i],
            columns.normalY[i],
            columns.featureKindA[i],
            columns.featureIndexA[i],
            columns.featureKindB[i],
            columns.featureIndexB[i],
            columns.contactCount[i],
            columns.contactX0[i],
            columns.contactY0[i],
            columns.contactX1[i],
            columns.contactY1[i],
            columns.safeAX[i],
            columns.safeAY[i],
            columns.safeBX[i],
            columns.safeBY[i],
        };
    }

    public static double[] of(DMatrixRMaj answers, int column) {
        double[] fields = new double[answers.numRows];
        for (int row = 0; row < fields.length; row++) {
            fields[row] = answers.get(row, column);
        }
        return fields;
    }
}

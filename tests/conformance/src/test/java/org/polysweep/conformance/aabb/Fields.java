package org.polysweep.conformance.aabb;

import org.ejml.data.DMatrixRMaj;
import org.polysweep.contact.Feature;
import org.polysweep.matrix.AnswerRow;
import org.polysweep.result.SweepColumns;
import org.polysweep.result.SweepResult;

/**
 * Every field of an answer, wherever it stands, in the order of {@link AnswerRow}; equal when all doubles are, bit for
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
            code(result.kindA()),
            result.indexA(),
            code(result.kindB()),
            result.indexB(),
            result.contactCount(),
            result.contactX(0),
            result.contactY(0),
            result.contactX(1),
            result.contactY(1),
            result.restAX(),
            result.restAY(),
            result.restBX(),
            result.restBY(),
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
            columns.kindA[i],
            columns.indexA[i],
            columns.kindB[i],
            columns.indexB[i],
            columns.contactCount[i],
            columns.contactX0[i],
            columns.contactY0[i],
            columns.contactX1[i],
            columns.contactY1[i],
            columns.restAX[i],
            columns.restAY[i],
            columns.restBX[i],
            columns.restBY[i],
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

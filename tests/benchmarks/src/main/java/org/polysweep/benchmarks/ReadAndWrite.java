package org.polysweep.benchmarks;

import java.util.Arrays;

/**
 * No answer at all: reads all 16 columns and writes a byte a pair. The limit that memory sets to {@link BatchVerdicts}.
 */
public class ReadAndWrite extends BatchBenchmark {

    /** So many pairs at a time, column by column: a form of loop that C2 turns into vector instructions. */
    private static final int BLOCK = 2048;

    private final double[] sums = new double[BLOCK];
    private final double[] column = new double[BLOCK];
    private byte[] signs = {};

    /** Made by JMH. */
    public ReadAndWrite() {}

    @Override
    protected void prepareAnswers(int size) {
        signs = new byte[size];
    }

    @Override
    protected void answerAll() {
        for (int from = 0; from < signs.length; from += BLOCK) {
            int size = Math.min(BLOCK, signs.length - from);
            Arrays.fill(sums, 0);
            for (double[] input : queries.columns()) {
                System.arraycopy(input, from, column, 0, size);
                add(column, sums, size);
            }
            for (int j = 0; j < size; j++) {
                signs[from + j] = (byte) (sums[j] > 0 ? 1 : 0);
            }
        }
    }

    private static void add(double[] from, double[] to, int size) {
        for (int j = 0; j < size; j++) {
            to[j] += from[j];
        }
    }

    @Override
    protected int verdict(int i) {
        return signs[i];
    }
}

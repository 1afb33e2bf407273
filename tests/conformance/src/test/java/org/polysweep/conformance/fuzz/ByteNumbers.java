package org.polysweep.conformance.fuzz;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Bytes read as numbers. All bit patterns can come, but few bytes also make what is rare among them: small integers,
 * decimals, and numbers equal or next to an earlier one. Where the bytes end, zeros follow.
 */
final class ByteNumbers {

    private final ByteBuffer bytes;
    private double[] earlier = new double[32];
    private int count;

    ByteNumbers(byte[] input) {
        // A copy with zeros behind, so that eight bytes can always be read.
        bytes = ByteBuffer.wrap(Arrays.copyOf(input, input.length + Long.BYTES));
    }

    /** The next byte, 0 to 255. */
    int nextByte() {
        return bytes.remaining() > Long.BYTES ? Byte.toUnsignedInt(bytes.get()) : 0;
    }

    /** The next number, of any bit pattern. */
    double nextDouble() {
        int form = nextByte();
        double number = switch (form & 3) {
            case 0 -> Double.longBitsToDouble(nextLong());
            case 1 -> (byte) nextByte();
            case 2 -> (byte) nextByte() / 10.0;
            // The byte's upper six bits, signed, are the distance in steps from one double to the next.
            default -> neighbor((byte) form >> 2);
        };
        if (count == earlier.length) {
            earlier = Arrays.copyOf(earlier, 2 * count);
        }
        earlier[count++] = number;
        return number;
    }

    /** The next number, of any bit pattern that is a finite number. */
    double nextFinite() {
        double number = nextDouble();
        if (Double.isFinite(number)) {
            return number;
        }
        // One bit of the exponent less; the magnitude is between 1 and 2 then.
        return Double.longBitsToDouble(Double.doubleToRawLongBits(number) & ~(1L << 62));
    }

    /** So many numbers, of any bit pattern. */
    double[] nextDoubles(int length) {
        double[] numbers = new double[length];
        Arrays.setAll(numbers, i -> nextDouble());
        return numbers;
    }

    /** So many finite numbers. */
    double[] nextFinites(int length) {
        double[] numbers = new double[length];
        Arrays.setAll(numbers, i -> nextFinite());
        return numbers;
    }

    private long nextLong() {
        long bits = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            bits = bits << Byte.SIZE | nextByte();
        }
        return bits;
    }

    private double neighbor(int steps) {
        int place = nextByte();
        double number = count == 0 ? 0 : earlier[place % count];
        return steps == 0 ? number : Double.longBitsToDouble(Double.doubleToRawLongBits(number) + steps);
    }
}

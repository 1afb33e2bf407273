package org.polysweep.internal.world.bytes;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Reads numbers from untrusted bytes: each number is checked before it is used, and no more memory is allocated than
 * the bytes justify. Not thread-safe.
 */
public final class CheckedBytes {

    private final ByteBuffer buffer;

    /** The position at which the number that was read last begins. */
    private int at;

    /** Reads some bytes from their beginning. */
    public CheckedBytes(byte[] bytes) {
        buffer = ByteBuffer.wrap(bytes);
    }

    /** Returns a byte in [0, count). */
    public int choice(String what, int count) {
        int value = next(what, Byte.BYTES).get();
        return require(value >= 0 && value < count, value, what);
    }

    /** Returns any number of eight bytes. */
    public long word(String what) {
        return next(what, Long.BYTES).getLong();
    }

    /** Returns a number that is not negative. */
    public long ordinal(String what) {
        long value = word(what);
        if (value < 0) {
            throw refused(what, value);
        }
        return value;
    }

    /** Returns a number in [least, greatest]. */
    public int integer(String what, int least, int greatest) {
        int value = next(what, Integer.BYTES).getInt();
        return require(value >= least && value <= greatest, value, what);
    }

    /** Returns a number of elements, each of which takes a given number of the bytes that follow. */
    public int count(String what, int bytesEach) {
        int value = next(what, Integer.BYTES).getInt();
        int most = buffer.remaining() / bytesEach;
        return require(value >= 0 && value <= most, value, what + ", of which at most " + most + " can follow");
    }

    /** Returns any double. */
    public double number(String what) {
        return Double.longBitsToDouble(word(what));
    }

    /** Returns a finite double. */
    public double finite(String what) {
        double value = number(what);
        require(Double.isFinite(value), value, what);
        return value;
    }

    /** Refuses the number that was read last, unless a condition holds. */
    public void require(boolean isGood, Object value, String what) {
        if (!isGood) {
            throw refused(what, value);
        }
    }

    private int require(boolean isGood, int value, String what) {
        require(isGood, (Object) value, what);
        return value;
    }

    /** Refuses bytes that follow the last number. */
    public void requireEnd() {
        if (buffer.hasRemaining()) {
            at = buffer.position();
            throw refused("the end", buffer.remaining() + " more bytes");
        }
    }

    /** Returns the number of bytes that have been read. */
    public int position() {
        return buffer.position();
    }

    /** Returns the bytes from a position up to those that follow. */
    public byte[] since(int position) {
        return Arrays.copyOfRange(buffer.array(), position, buffer.position());
    }

    private ByteBuffer next(String what, int length) {
        at = buffer.position();
        if (buffer.remaining() < length) {
            throw refused(what, "the end");
        }
        return buffer;
    }

    /** Refuses the number that was read last, unless a condition holds, with another remedy than the usual one. */
    public void require(boolean isGood, Object value, String what, String remedy) {
        if (!isGood) {
            throw refused(what, value, remedy);
        }
    }

    /** Returns the exception that refuses the number that was read last. */
    IllegalArgumentException refused(String what, Object value) {
        return refused(what, value, "toBytes of the same version of the library makes such bytes");
    }

    private IllegalArgumentException refused(String what, Object value, String remedy) {
        return new IllegalArgumentException("bytes[" + at + "] must be " + what + ", but was " + value + "; " + remedy);
    }
}

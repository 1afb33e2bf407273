package org.polysweep.workbench.json;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.polysweep.workbench.query.QueryException;

/** Strict UTF-8 of several lines. */
final class Utf8 {

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private Utf8() {}

    /** The characters, without a byte order mark at their beginning. */
    static char[] decode(byte[] bytes) throws QueryException {
        int mark = BYTE_ORDER_MARK.length;
        int start = bytes.length >= mark && Arrays.equals(bytes, 0, mark, BYTE_ORDER_MARK, 0, mark) ? mark : 0;
        ByteBuffer in = ByteBuffer.wrap(bytes, start, bytes.length - start);
        // UTF-8 has at least one byte for each char.
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CoderResult outcome = decoder.decode(in, out, true);
        out.flip();
        if (outcome.isError()) {
            long line = 1 + out.chars().filter(c -> c == '\n').count();
            throw new QueryException(
                    "line " + line + String.format(Locale.ROOT, ": the byte 0x%02X", bytes[in.position()])
                            + " is not UTF-8; save the text as UTF-8");
        }
        return Arrays.copyOf(out.array(), out.length());
    }
}

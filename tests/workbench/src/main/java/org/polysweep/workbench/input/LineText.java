package org.polysweep.workbench.input;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** The characters of one line, from strict UTF-8; reused from line to line. Not thread-safe. */
public final class LineText {

    private static final int USUAL = 1 << 18;

    private final CharsetDecoder decoder = StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    private CharBuffer text = CharBuffer.allocate(1 << 10);
    private int malformedByte = -1;

    /** Takes the current line. */
    public void decode(Lines lines) {
        // UTF-8 has at least one byte for each char.
        if (lines.length() > text.capacity() || text.capacity() > USUAL) {
            text = CharBuffer.allocate(Math.max(1 << 10, lines.length()));
        }
        text.clear();
        ByteBuffer bytes = ByteBuffer.wrap(lines.bytes(), 0, lines.length());
        CoderResult outcome = decoder.reset().decode(bytes, text, true);
        malformedByte = outcome.isError() ? Byte.toUnsignedInt(bytes.get(bytes.position())) : -1;
    }

    /** Returns the characters, from index 0; valid until the next line. */
    public char[] chars() {
        return text.array();
    }

    /** Returns the number of characters; up to the first byte that is not UTF-8, if there is one. */
    public int length() {
        return text.position();
    }

    /**
     * Returns the first byte, 0 to 255, that is not UTF-8; -1 if all are. It comes after {@link #length} characters.
     */
    public int malformedByte() {
        return malformedByte;
    }
}

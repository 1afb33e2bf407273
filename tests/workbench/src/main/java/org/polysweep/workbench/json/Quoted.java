package org.polysweep.workbench.json;

import java.util.Locale;

/** Texts of other people in messages of ours: short, and without characters that do something. */
final class Quoted {

    private static final int LONGEST = 60;

    private Quoted() {}

    /** The text in double quotes. */
    static String quote(String text) {
        return '"' + plain(text) + '"';
    }

    /** The text without quotes; what is long is cut, what is invisible is written as an escape. */
    static String plain(String text) {
        return plain(text, LONGEST);
    }

    /** The text without quotes, cut after so many characters. */
    static String plain(String text, int longest) {
        StringBuilder plain = new StringBuilder();
        int shown = Math.min(text.length(), longest);
        if (shown < text.length() && Character.isHighSurrogate(text.charAt(shown - 1))) {
            shown--;
        }
        text.substring(0, shown).codePoints().forEach(c -> append(plain, c));
        if (shown < text.length()) {
            plain.append("… (").append(text.length()).append(" characters)");
        }
        return plain.toString();
    }

    private static void append(StringBuilder plain, int c) {
        switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> plain.append(String.format(Locale.ROOT, "\\u%04x", c));
            default -> plain.appendCodePoint(c);
        }
    }
}

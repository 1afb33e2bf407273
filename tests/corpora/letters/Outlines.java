import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.PathIterator;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Prints a line for each letter, the letter, its width and the points of its outline in font units: java Outlines.java
 * FONT.ttf.
 */
public class Outlines {

    public static void main(String[] args) throws Exception {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        Font font = Font.createFont(Font.TRUETYPE_FONT, new File(args[0])).deriveFont(2048f);
        FontRenderContext exact = new FontRenderContext(null, false, true);
        for (char letter : "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".toCharArray()) {
            GlyphVector glyph = font.createGlyphVector(exact, String.valueOf(letter));
            StringBuilder text = new StringBuilder();
            PathIterator path = glyph.getOutline().getPathIterator(null);
            double[] p = new double[6];
            double x = 0;
            double y = 0;
            for (; !path.isDone(); path.next()) {
                int segment = path.currentSegment(p);
                if (segment == PathIterator.SEG_QUADTO) {
                    // Four points a curve: quarters of whole numbers' products, so doubles hold them exactly.
                    for (double t = 0.25; t <= 1; t += 0.25) {
                        double s = 1 - t;
                        add(
                                text,
                                s * s * x + 2 * s * t * p[0] + t * t * p[2],
                                s * s * y + 2 * s * t * p[1] + t * t * p[3]);
                    }
                    x = p[2];
                    y = p[3];
                } else if (segment != PathIterator.SEG_CLOSE) {
                    x = p[0];
                    y = p[1];
                    add(text, x, y);
                }
            }
            out.print(letter + " " + glyph.getGlyphMetrics(0).getAdvanceX() + text + "\n");
        }
    }

    private static void add(StringBuilder text, double x, double y) {
        text.append(' ').append(x).append(' ').append(-y);
    }
}

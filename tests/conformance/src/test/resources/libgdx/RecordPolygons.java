import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Polygon;
import java.util.Arrays;
import java.util.Random;

/**
 * Writes what libGDX makes of polygons with an origin, two scale factors and any angle, one polygon per line:
 * {@code java -cp gdx-1.13.1.jar RecordPolygons.java > polygons.tsv}. The arrays below have the columns.
 */
public final class RecordPolygons {

    public static void main(String[] arguments) {
        Random random = new Random(43);
        float[] angles = {0, 90, 180, 270, 360, 450, -90, -720.5f, 1e6f, 30, 45, 0.01f};
        for (int i = 0; i < 240; i++) {
            float[] vertices = new float[2 * (3 + random.nextInt(6))];
            double start = random.nextDouble() * 7;
            for (int k = 0; k < vertices.length; k += 2) { // on a circle, in order, so the outline is convex
                double angle = start + 2 * Math.PI * k / vertices.length;
                vertices[k] = (float) (5 * Math.cos(angle));
                vertices[k + 1] = (float) (5 * Math.sin(angle));
            }
            boolean plain = i % 3 == 0;
            Polygon polygon = new Polygon(vertices);
            polygon.setOrigin(plain ? i / 3 % 2 : coordinate(random), plain ? 0.5f : coordinate(random));
            polygon.setScale(plain ? 1 - i / 3 % 3 : scale(random), plain ? 1 : scale(random));
            polygon.setRotation(plain ? angles[i / 3 % angles.length] : 2000 * (random.nextFloat() - 0.5f));
            polygon.setPosition(plain ? 10 : coordinate(random), plain ? 10 : coordinate(random));
            System.out.println(row(vertices)
                    + '\t' + row(polygon.getOriginX(), polygon.getOriginY(), polygon.getScaleX(), polygon.getScaleY())
                    + '\t' + row(polygon.getX(), polygon.getY())
                    + '\t' + row(MathUtils.cosDeg(polygon.getRotation()), MathUtils.sinDeg(polygon.getRotation()))
                    + '\t' + row(polygon.getTransformedVertices()));
        }
    }

    private static float coordinate(Random random) {
        return 40 * (random.nextFloat() - 0.5f);
    }

    private static float scale(Random random) {
        return 4 * (random.nextFloat() - 0.5f);
    }

    private static String row(float... numbers) {
        return Arrays.toString(numbers).replaceAll("[\\[\\] ]", "");
    }
}

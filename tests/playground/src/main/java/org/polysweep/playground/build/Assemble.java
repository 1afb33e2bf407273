package org.polysweep.playground.build;

import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Joins the page into one file. A line with {@code [[include NAME]]} in it becomes the file of that name, {@code
 * [[wasm]]} the compiled library, compressed, in Base64, and {@code [[runtime]]} what TeaVM needs to start it.
 */
public final class Assemble {

    private static final Pattern PLACE = Pattern.compile("(?m)^.*\\[\\[(include ([a-z0-9./-]+)|wasm|runtime)]].*$");
    private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-runtime.min.js";

    private final Path sources;
    private final Path wasm;

    private Assemble(Path sources, Path wasm) {
        this.sources = sources;
        this.wasm = wasm;
    }

    /**
     * Writes the page.
     *
     * @param args the folder of its sources, the compiled library, and the file to write
     */
    public static void main(String[] args) throws IOException {
        Path target = Path.of(args[2]);
        Files.createDirectories(target.toAbsolutePath().getParent());
        Files.writeString(target, new Assemble(Path.of(args[0]), Path.of(args[1])).join("index.html"));
    }

    private String join(String name) throws IOException {
        Matcher place = PLACE.matcher(Files.readString(sources.resolve(name)).replace("\r\n", "\n"));
        StringBuilder joined = new StringBuilder();
        while (place.find()) {
            String found = place.group(1);
            place.appendReplacement(
                    joined,
                    Matcher.quoteReplacement(
                            switch (found) {
                                case "wasm" -> place.group().replace("[[wasm]]", compressed());
                                case "runtime" -> runtime();
                                default -> join(place.group(2));
                            }));
        }
        return place.appendTail(joined).toString();
    }

    private String compressed() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new Smallest(bytes)) {
            Files.copy(wasm, out);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    private static String runtime() throws IOException {
        try (InputStream in = Assemble.class.getResourceAsStream(RUNTIME)) {
            if (in == null) {
                throw new FileNotFoundException(RUNTIME + " is not in TeaVM's jar");
            }
            return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        }
    }

    private static final class Smallest extends GZIPOutputStream {

        Smallest(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}

package semeia.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/**
 * One file of the page, plain and compressed.
 *
 * @param mediaType what it is, for browsers
 * @param plain the file as it is
 * @param gzip the file compressed; as it is where that saves nothing
 */
record Asset(String mediaType, Form plain, Form gzip) {
    /** Where the files lie on the class path. */
    static final String ROOT = "/semeia/page/";

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html;charset=utf-8"),
            Map.entry("js", "text/javascript;charset=utf-8"),
            Map.entry("css", "text/css;charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain;charset=utf-8"),
            Map.entry("tsv", "text/tab-separated-values;charset=utf-8"));

    /** One form of a file: its bytes, how they are encoded, if they are, and a tag that names exactly these bytes. */
    static final class Form {
        private final byte[] bytes;
        private final Optional<String> encoding;
        private final String tag;

        private Form(byte[] bytes, Optional<String> encoding, String tag) {
            this.bytes = bytes;
            this.encoding = encoding;
            this.tag = tag;
        }

        /** The bytes themselves, not a copy: only to be read. */
        byte[] bytes() {
            return bytes;
        }

        Optional<String> encoding() {
            return encoding;
        }

        String tag() {
            return tag;
        }
    }

    /** The file of the page with that name; empty if there is none or it is of no kind that a page has. */
    static Optional<Asset> load(String name) {
        String kind = name.substring(name.lastIndexOf('.') + 1);
        if (!TYPES.containsKey(kind)) {
            return Optional.empty();
        }
        try (InputStream file = Asset.class.getResourceAsStream(ROOT + name)) {
            return file == null ? Optional.empty() : Optional.of(of(kind, file.readAllBytes()));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    /** A file of a kind, such as {@code js}, with these bytes. */
    static Asset of(String kind, byte[] bytes) {
        String type = TYPES.get(kind);
        String digest = digest(bytes);
        Form plain = new Form(bytes, Optional.empty(), '"' + digest + '"');
        byte[] packed = pack(bytes);
        boolean saves = packed.length < bytes.length * 9 / 10;
        return new Asset(type, plain, saves ? new Form(packed, Optional.of("gzip"), '"' + digest + "-gzip\"") : plain);
    }

    /** The form for a browser. */
    Form form(boolean acceptsGzip) {
        return acceptsGzip ? gzip : plain;
    }

    private static byte[] pack(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return packed.toByteArray();
    }

    /** What identifies the file, the same for each of its encodings and a part of the tag of each. */
    String digest() {
        return digest(plain.bytes());
    }

    /** What identifies these bytes. */
    static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 12);
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError("every Java has SHA-256", impossible);
        }
    }
}

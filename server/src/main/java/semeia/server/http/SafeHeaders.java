package semeia.server.http;

import java.util.Map;

/** The headers of every answer, errors of the HTTP server's own included: they keep it fresh and harmless. */
public final class SafeHeaders {
    /**
     * What the page may do: run its own scripts and WebAssembly, use its own styles, pictures and fonts, show pictures that it has drawn
     * itself (they become a PNG on the way to a file), and nothing else.
     */
    private static final String POLICY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; "
                    + "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** By name. */
    public static final Map<String, String> ALL = Map.of(
            "Content-Security-Policy", POLICY,
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Vary", "Accept-Encoding",
            "Cache-Control", "no-cache");

    private SafeHeaders() {}
}

package semeia.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The files of the page, from the class path, with tags that keep them fresh. */
public final class PageAssets {
    private static final List<String> READING = List.of("GET", "HEAD");
    private static final String ALLOWED = String.join(", ", READING);
    private static final String API = "/api/";
    private static final String INDEX = "index.html";
    private static final Pattern NAME = Pattern.compile("[\\w-]+(/[\\w-]+)*(\\.[a-z0-9]+)+");
    private static final Pattern GZIP = Pattern.compile("\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))");

    private final Map<String, Optional<Asset>> assets = new ConcurrentHashMap<>();

    /**
     * Adds the routes.
     *
     * @throws IllegalStateException if the page is not on the class path
     */
    public void serve(RoutesConfig routes) {
        if (Asset.load(INDEX).isEmpty()) {
            throw new IllegalStateException("the page is missing: semeia-web is not on the class path");
        }
        routes.before(context -> {
            if (!READING.contains(context.req().getMethod()) && !context.path().startsWith(API)) {
                refuse(context, HttpStatus.METHOD_NOT_ALLOWED, "only GET and HEAD");
                context.header("Allow", ALLOWED).skipRemainingHandlers();
            }
        });
        routes.get("/", context -> answer(context, INDEX));
        routes.get("/<name>", context -> answer(context, context.pathParam("name")));
        routes.head("/", context -> answer(context, INDEX));
        routes.head("/<name>", context -> answer(context, context.pathParam("name")));
    }

    private void answer(Context context, String name) {
        Optional<Asset> found =
                NAME.matcher(name).matches() ? assets.computeIfAbsent(name, PageAssets::load) : Optional.empty();
        if (found.isEmpty()) {
            refuse(context, HttpStatus.NOT_FOUND, "not found");
            return;
        }
        Asset.Form form = found.get().form(accepts(context, GZIP));
        context.header("ETag", form.tag());
        if (matches(context.header("If-None-Match"), form.tag())) {
            context.status(HttpStatus.NOT_MODIFIED);
            return;
        }
        form.encoding().ifPresent(encoding -> context.header("Content-Encoding", encoding));
        context.contentType(found.get().mediaType()).result(form.bytes());
    }

    private static Optional<Asset> load(String name) {
        return name.equals(PageFiles.NAME) ? Optional.of(PageFiles.list()) : Asset.load(name);
    }

    private static void refuse(Context context, HttpStatus status, String reason) {
        context.status(status).contentType("text/plain;charset=utf-8").result(reason);
    }

    private static boolean accepts(Context context, Pattern encoding) {
        String accepted = context.header("Accept-Encoding");
        return accepted != null && encoding.matcher(accepted).find();
    }

    private static boolean matches(String known, String tag) {
        return known != null && (known.equals("*") || known.contains(tag));
    }
}

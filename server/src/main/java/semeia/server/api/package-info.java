/** The calls for programs over HTTP, described in {@code openapi.json}. */
package semeia.server.api;

/** HTTP beneath the calls: the page's files, access, limits, headers and error pages. */
package semeia.server.http;

/** Gives the browser game to browsers over HTTP. */
package semeia.server;

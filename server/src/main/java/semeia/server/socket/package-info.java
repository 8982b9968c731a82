/** Sockets: one for each client, over which it plays and watches. */
package semeia.server.socket;

/** The configuration of a server, and the faults found in it. */
package semeia.server.config;

/** One running node: the parts of a server beneath HTTP, its metrics and logs. */
package semeia.server.node;

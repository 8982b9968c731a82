/** Who may do what at which table. */
package semeia.server.lobby;

/** Letters to people, for servers that have somebody to send them. */
package semeia.server.mail;

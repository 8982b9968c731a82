/** Who plays: guests, accounts, ratings. */
package semeia.server.people;

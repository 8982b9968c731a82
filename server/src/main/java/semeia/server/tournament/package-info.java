/** Tournaments of people who are here: kept as acts, played at tables. */
package semeia.server.tournament;

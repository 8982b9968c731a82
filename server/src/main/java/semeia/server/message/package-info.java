/** What clients and server say to each other over sockets: two closed families of records, as JSON. */
package semeia.server.message;

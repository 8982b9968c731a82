/** The server and its database: {@code semeia serve} and {@code database}. */
package semeia.cli.serve;

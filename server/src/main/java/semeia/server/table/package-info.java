/** Tables: what may be done at them, what follows, and who is told. */
package semeia.server.table;

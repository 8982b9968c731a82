/** Tables: what may be done at them, what follows, and who is notified. */
package semeia.server.table;

/** Exact databases: {@code semeia tablebase}, {@code solve} and {@code puzzle}. */
package semeia.cli.tablebase;

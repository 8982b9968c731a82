/** Plays many games at once at a running server, measures how long a move takes to the other screen, and proves that nothing is lost. */
package semeia.bench.load;

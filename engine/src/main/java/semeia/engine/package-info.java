/** The engine: a search that finds the best moves of every game, and a simple opponent. Without files or threads, so that it runs on a server, in a terminal and in a page alike. */
package semeia.engine;

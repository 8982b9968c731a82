/** Opponents: they choose moves by looking at positions only, so that they run on a server, in a terminal and in a page alike. */
package semeia.engine;

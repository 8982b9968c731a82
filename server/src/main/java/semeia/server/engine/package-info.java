/** The computer at work: its own moves, and analysis for people. */
package semeia.server.engine;

/** The engine's protocol, as docs/protocol.md describes it: the program as an engine for others to talk to. */
package semeia.cli.protocol;

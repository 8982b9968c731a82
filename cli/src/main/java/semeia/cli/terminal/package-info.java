/** The terminal and standard streams: input and output, colours, line editing, progress, interruption, exit codes. */
package semeia.cli.terminal;

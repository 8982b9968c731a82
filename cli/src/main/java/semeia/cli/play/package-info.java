/** Playing in the terminal: {@code semeia play}. */
package semeia.cli.play;

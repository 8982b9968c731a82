/** The engine at work: {@code semeia analyse}, {@code bench} and {@code tune}. */
package semeia.cli.analyse;

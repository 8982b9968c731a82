/** Games as data: {@code semeia replay} and {@code semeia convert}. */
package semeia.cli.games;

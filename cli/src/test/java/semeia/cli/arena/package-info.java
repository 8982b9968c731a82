/** Tests of matches between engines. */
package semeia.cli.arena;

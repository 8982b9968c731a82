/** Games in words and pictures of characters: boards, moves, ends, scores, remarks. */
package semeia.cli.words;

/** The page in a real browser: whole games, accessibility, pictures. */
package semeia.browser;

/** What the page calls: the rules and the simple opponent behind a few functions of text, compiled to WebAssembly and JavaScript. */
package semeia.web;

/** How often people and addresses may do what costs others something. */
package semeia.server.limits;

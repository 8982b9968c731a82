/** What the server keeps: people, and tables as rows of what happened there. The same statements on SQLite and PostgreSQL. */
package semeia.server.store;

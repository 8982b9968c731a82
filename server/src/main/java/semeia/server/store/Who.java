package semeia.server.store;

/**
 * A person, by name.
 *
 * @param id who
 * @param name as others see it
 */
public record Who(String id, String name) {}

package semeia.server.people;

/**
 * Somebody who plays or looks on.
 *
 * @param id never shown to others as a secret, never reused
 * @param name as others see it
 * @param guest whether he has no account
 * @param bot whether a program plays for him
 * @param banned whether the operator has shut him out
 */
public record Person(String id, String name, boolean guest, boolean bot, boolean banned) {}

package semeia.server.people;

/**
 * Somebody who plays or looks on.
 *
 * @param id never shown to others as a secret, never reused
 * @param name as others see it
 * @param guest whether the person has no account
 * @param bot whether a program plays for the account
 * @param banned whether the operator has banned the person
 */
public record Person(String id, String name, boolean guest, boolean bot, boolean banned) {}

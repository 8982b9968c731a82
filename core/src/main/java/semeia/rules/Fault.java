package semeia.rules;

/**
 * One thing that is wrong in what was given.
 *
 * @param place where: the name of the part, such as {@code pit c} or {@code quiet}
 * @param value what stands there
 * @param expected what may stand there
 */
public record Fault(String place, String value, String expected) {
    @Override
    public String toString() {
        return place + " is " + (value.isEmpty() ? "empty" : value) + ", expected " + expected;
    }
}

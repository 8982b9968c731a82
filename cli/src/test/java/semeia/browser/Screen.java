package semeia.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A static {@link Page} that {@link Screens} opens before the tests of its class and closes after them. The first of a class starts a
 * server; each further one is another person's browser there.
 */
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(Screens.class)
@interface Screen {}

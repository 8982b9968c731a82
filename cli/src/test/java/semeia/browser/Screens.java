package semeia.browser;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ModifierSupport;

/** Opens and closes what a class marks with {@link Screen}; after each test no browser may have complained of anything. */
final class Screens implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
    private final List<Page> pages = new ArrayList<>();

    @Override
    public void beforeAll(ExtensionContext context) throws IllegalAccessException {
        for (Field field : AnnotationSupport.findAnnotatedFields(
                context.getRequiredTestClass(), Screen.class, ModifierSupport::isStatic)) {
            field.setAccessible(true);
            Page page = pages.isEmpty() ? Page.open() : pages.get(0).beside();
            pages.add(page);
            field.set(null, page);
        }
    }

    @Override
    public void afterEach(ExtensionContext context) {
        pages.forEach(Page::assertNoComplaint);
    }

    /** The first goes last: the others use its server. */
    @Override
    public void afterAll(ExtensionContext context) {
        for (int i = pages.size() - 1; i >= 0; i--) {
            pages.get(i).close();
        }
    }
}

package semeia.server.api;

import io.javalin.http.Handler;
import io.javalin.http.HandlerType;

/**
 * One call that programs may make.
 *
 * @param method such as GET
 * @param path with parameters in braces
 * @param handler what it does
 */
record Call(HandlerType method, String path, Handler handler) {
    static Call get(String path, Handler handler) {
        return new Call(HandlerType.GET, path, handler);
    }

    static Call post(String path, Handler handler) {
        return new Call(HandlerType.POST, path, handler);
    }

    static Call put(String path, Handler handler) {
        return new Call(HandlerType.PUT, path, handler);
    }

    static Call delete(String path, Handler handler) {
        return new Call(HandlerType.DELETE, path, handler);
    }
}

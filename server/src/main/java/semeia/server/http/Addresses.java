package semeia.server.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whom an address belongs to, for limits. */
public final class Addresses {
    private static final Pattern NUMERIC = Pattern.compile("[0-9.]+|\\[?[0-9A-Fa-f:.]+(%\\w+)?]?");
    private static final int BITS = 64;

    private Addresses() {}

    /**
     * The holder of the address that a request came from.
     *
     * @param remote the address of the connection
     * @param forwarded the header {@code X-Forwarded-For}
     * @param proxies whether a proxy in front of the server writes that header; only its last address is the proxy's word
     */
    public static String holder(String remote, Optional<String> forwarded, boolean proxies) {
        return holder(forwarded
                .filter(header -> proxies)
                .map(header -> header.substring(header.lastIndexOf(',') + 1).strip())
                .orElse(remote));
    }

    /** The address itself, or the network of an IPv6 address: whoever has one of its 2⁶⁴ addresses has all of them. */
    static String holder(String address) {
        if (!address.contains(":") || !NUMERIC.matcher(address).matches()) {
            return address;
        }
        try {
            // A numeric address is not looked up.
            InetAddress parsed = InetAddress.getByName(address);
            if (!(parsed instanceof Inet6Address)) {
                return parsed.getHostAddress(); // an IPv4 address in the form of IPv6
            }
            byte[] bytes = parsed.getAddress();
            StringBuilder network = new StringBuilder();
            for (int i = 0; i < BITS / Byte.SIZE; i += 2) {
                network.append(Integer.toHexString((bytes[i] & 0xff) << Byte.SIZE | (bytes[i + 1] & 0xff)))
                        .append(':');
            }
            return network + ":/" + BITS;
        } catch (UnknownHostException none) {
            return address;
        }
    }
}

package semeia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddressesTest {
    @ParameterizedTest
    @CsvSource({
        "192.0.2.7, 192.0.2.7",
        "2001:db8:1:2:3:4:5:6, 2001:db8:1:2::/64",
        "[2001:db8:1:2::9], 2001:db8:1:2::/64",
        "2001:db8:1:3::9, 2001:db8:1:3::/64",
        "::ffff:192.0.2.7, 192.0.2.7",
        "unknown, unknown"
    })
    void an_ipv6_address_counts_as_its_network(String address, String holder) {
        assertThat(Addresses.holder(address)).isEqualTo(holder);
    }

    @Test
    void the_proxy_is_believed_for_the_last_address_and_only_where_there_is_one() {
        Optional<String> forwarded = Optional.of("203.0.113.1, 198.51.100.2");
        assertThat(Addresses.holder("127.0.0.1", forwarded, true)).isEqualTo("198.51.100.2");
        assertThat(Addresses.holder("127.0.0.1", forwarded, false)).isEqualTo("127.0.0.1");
        assertThat(Addresses.holder("127.0.0.1", Optional.empty(), true)).isEqualTo("127.0.0.1");
    }
}

import { callerAddress, callerCountry } from "#api/http/caller-network.ts"
import { addressIn, networkOf } from "#api/http/network-address.ts"
import { trustedProxies } from "#api/http/trusted-proxies.ts"
import { Result } from "effect"
import { assert, describe, it } from "vitest"

const trusting = (text: string) => Result.getOrThrow(trustedProxies(text))

const network = (text: string) => networkOf(addressIn(text) ?? "")

describe("the address of a caller", () => {
  it.each([
    ["is the peer, whatever it claims, when no proxy is trusted", "", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["is what a trusted proxy saw", "10.0.0.0/8", "10.1.2.3", "198.51.100.1", "198.51.100.1"],
    ["is the last one that trusted proxies saw", "10.0.0.0/8", "10.1.2.3", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
    [
      "is found behind several trusted proxies",
      "10.0.0.0/8,::1",
      "::1",
      "6.6.6.6,198.51.100.1, 10.9.9.9",
      "198.51.100.1",
    ],
    ["is the proxy's where it names none", "10.0.0.1", "10.0.0.1", undefined, "10.0.0.1"],
    ["is the proxy's where it names nonsense", "10.0.0.1", "10.0.0.1", "198.51.100.1, unknown", "10.0.0.1"],
    ["may be written with a port", "10.0.0.1", "10.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
    ["may be IPv6 in brackets", "2001:db8:ffff::/48", "2001:db8:ffff::1", "[2001:db8::7]:4711", "2001:db8::7"],
  ])("%s", (_, proxies, peer, forwarded, expected) => {
    assert.strictEqual(callerAddress(peer, forwarded, trusting(proxies)), expected)
  })

  it("is IPv4 when it is IPv6-mapped, and the /64 of IPv6 is one network", () => {
    assert.strictEqual(network("::ffff:203.0.113.7"), "203.0.113.7")
    assert.strictEqual(network("203.0.113.7"), "203.0.113.7")
    assert.strictEqual(network("2001:db8:1:2:3:4:5:6"), network("2001:DB8:1:2::9"))
    assert.notStrictEqual(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"))
    assert.strictEqual(network("fe80::1%eth0"), "fe80:0:0:0::/64")
    assert.isNull(addressIn("unknown"))
  })

  it.each([
    ["is what a trusted proxy names", "10.0.0.1", "de", "DE"],
    ["is unknown when someone else names it", "203.0.113.9", "DE", ""],
    ["is unknown where the proxy does not know it", "10.0.0.1", "XX", ""],
    ["is unknown for what is no country", "10.0.0.1", "T1", ""],
    ["is unknown without the header", "10.0.0.1", undefined, ""],
  ])("has a country that %s", (_, peer, named, expected) => {
    assert.strictEqual(callerCountry(peer, named, trusting("10.0.0.1")), expected)
  })

  it.each(["nonsense", "10.0.0.0/33", "10.0.0.0/8/8", "::1/129", "10.0.0.0/x"])("%s is no proxy", (entry) => {
    assert.deepStrictEqual(trustedProxies(`10.0.0.1, ${entry}`), Result.fail(entry))
  })
})

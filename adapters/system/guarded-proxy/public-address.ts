import { BlockList, isIPv4, isIPv6 } from "node:net"

const listOf = (family: "ipv4" | "ipv6", ...ranges: ReadonlyArray<readonly [string, number]>): BlockList => {
  const list = new BlockList()
  for (const [address, bits] of ranges) list.addSubnet(address, bits, family)
  return list
}

/** What IANA reserves: this network, private ones, carriers, loopback, link-local, documentation, benchmarks, multicast. */
const inside = listOf(
  "ipv4",
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
)

/** Of IPv6 only global unicast, without the forms that carry an IPv4 address or are tunnels or examples. */
const global = listOf("ipv6", ["2000::", 3])
const tunnels = listOf("ipv6", ["2001::", 23], ["2001:db8::", 32], ["2002::", 16], ["3fff::", 20])

/** Whether an address, written in any form, is on the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !inside.check(address, "ipv4")
    : isIPv6(address) && global.check(address, "ipv6") && !tunnels.check(address, "ipv6")

import { BlockList, isIPv4, isIPv6 } from "node:net"

/** An address as peers and headers spell it: with a port, brackets or a zone. IPv4-mapped IPv6 is IPv4. Otherwise null. */
export const addressIn = (text: string): string | null => {
  const trimmed = text.trim()
  const bare = (/^\[(.+)\](:\d+)?$/.exec(trimmed)?.[1] ?? trimmed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1"))
    .replace(/%.*$/, "")
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return null
  const groups = groupsOf(bare)
  return isMapped(groups) ? ipv4Of(groups.slice(6)) : bare.toLowerCase()
}

/** What is counted together: an IPv4 address, or the /64 of an IPv6 one, which is what one customer gets at least. */
export const networkOf = (address: string): string =>
  isIPv4(address) ? address : `${groupsOf(address).slice(0, 4).map((group) => group.toString(16)).join(":")}::/64`

const loopback = new BlockList()
loopback.addSubnet("127.0.0.0", 8)
loopback.addAddress("::1", "ipv6")

export const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIPv4(address) ? "ipv4" : "ipv6")

export const isLoopback = (address: string): boolean => isIn(loopback, address)

/** The eight numbers of an IPv6 address. */
const groupsOf = (address: string): ReadonlyArray<number> => {
  const hex = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = "", tail] = hex.split("::")
  const before = numbersIn(head)
  const after = numbersIn(tail ?? "")
  return tail === undefined
    ? before
    : [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}

const numbersIn = (text: string): ReadonlyArray<number> =>
  text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16))

const isMapped = (groups: ReadonlyArray<number>): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff

const ipv4Of = (groups: ReadonlyArray<number>): string =>
  groups.flatMap((group) => [group >> 8, group & 0xff]).join(".")

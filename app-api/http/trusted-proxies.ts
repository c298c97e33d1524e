import { Result } from "effect"
import { BlockList, isIPv4, isIPv6 } from "node:net"

/** The proxies whose `X-Forwarded-For` counts, from a list of addresses and CIDRs; or the entry that is neither. */
export const trustedProxies = (text: string): Result.Result<BlockList, string> => {
  const list = new BlockList()
  for (const entry of text.split(",").map((part) => part.trim()).filter((part) => part !== "")) {
    const [address = "", bits, ...rest] = entry.split("/")
    const family = isIPv4(address) ? "ipv4" : isIPv6(address) ? "ipv6" : null
    const most = family === "ipv4" ? 32 : 128
    if (family === null || rest.length > 0) return Result.fail(entry)
    if (bits === undefined) {
      list.addAddress(address, family)
      continue
    }
    if (!/^\d{1,3}$/.test(bits) || Number(bits) > most) return Result.fail(entry)
    list.addSubnet(address, Number(bits), family)
  }
  return Result.succeed(list)
}

import { readFileSync } from "node:fs"

/** The IPv4 address that Linux sends what is for elsewhere to, in a container the machine that runs it; null if there is none. */
export const defaultGateway = (routes = "/proc/net/route"): string | null => {
  try {
    return gatewayIn(readFileSync(routes, "utf8"))
  } catch {
    // Another system, or one that shows no routes.
    return null
  }
}

/** Of the route to everywhere; its bytes are in the order of the processor. */
const gatewayIn = (table: string): string | null => {
  const found = table.split("\n").map((line) => line.split("\t")).find(([, to, , flags]) =>
    to === "00000000" && (Number.parseInt(flags ?? "", 16) & 2) === 2
  )
  return found?.[2]?.match(/../g)?.toReversed().map((byte) => Number.parseInt(byte, 16)).join(".") ?? null
}

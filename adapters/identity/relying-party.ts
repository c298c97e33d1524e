import { isIP } from "node:net"

/** Who passkeys are for: a domain, and the addresses of pages that may use them. */
export interface RelyingParty {
  readonly id: string
  readonly origins: ReadonlyArray<string>
}

/**
 * The relying party of a server at this address; null where browsers allow no passkeys: at an IP address, and over plain HTTP.
 * A loopback address counts as "localhost".
 */
export const relyingParty = (publicUrl: string): RelyingParty | null => {
  const url = URL.parse(publicUrl)
  if (url === null) return null
  const host = url.hostname.replace(/^\[|\]$/g, "")
  const isOwnMachine = host === "localhost" || host === "::1" || host.startsWith("127.")
  const id = isOwnMachine ? "localhost" : host
  if (isIP(id) !== 0 || (url.protocol !== "https:" && id !== "localhost")) return null
  url.hostname = id
  return { id, origins: [url.origin] }
}

import type { Ports } from "#domain/ports.ts"
import type { Http2Bindings, HttpBindings } from "@hono/node-server"
import { getConnInfo } from "@hono/node-server/conninfo"
import { Effect } from "effect"
import type { MiddlewareHandler } from "hono"
import type { IncomingMessage } from "node:http"
import type { BlockList } from "node:net"
import { countryHeader } from "../request/caller-device.ts"
import { addressIn, isIn, isLoopback, networkOf } from "./network-address.ts"

/** What the server knows about a request besides the request itself. */
export interface AppEnv {
  readonly Bindings: HttpBindings | Http2Bindings
  readonly Variables: {
    /** Where it comes from; null for the machine itself. */
    readonly network: string | null
  }
}

/**
 * The caller's address: the peer's, or, if that is a trusted proxy, the one it forwards. The header is read from the
 * right, as each proxy appends what it saw; anything left of an untrusted address could be anyone's claim.
 */
export const callerAddress = (peer: string, forwarded: string | undefined, trusted: BlockList): string => {
  let speaker = peer
  for (const hop of (forwarded ?? "").split(",").toReversed()) {
    if (!isIn(trusted, speaker)) return speaker
    const address = addressIn(hop)
    if (address === null) return speaker
    speaker = address
  }
  return speaker
}

/** The network that a caller is counted by; null for the machine itself. */
const networkOfCaller = (peer: string, forwarded: string | undefined, trusted: BlockList): string | null => {
  const address = callerAddress(peer, forwarded, trusted)
  // A loopback address that only a header names is no proof of being on this machine.
  return isLoopback(address) && isLoopback(peer) ? null : networkOf(address)
}

/** The network of a request that is not answered by the app, such as one for a socket. */
export const networkOfRequest = (trusted: BlockList) => ({ headers, socket }: IncomingMessage): string | null => {
  const peer = addressIn(socket.remoteAddress ?? "") ?? "127.0.0.1"
  return networkOfCaller(peer, [headers["x-forwarded-for"] ?? []].flat().join(",") || undefined, trusted)
}

/** ISO 3166. Proxies send XX if they do not know, and T1 for Tor. */
const countryCode = /^(?!XX$)[A-Z]{2}$/

/** The country that a trusted proxy names; empty if none. */
export const callerCountry = (peer: string, named: string | undefined, trusted: BlockList): string =>
  isIn(trusted, peer) ? countryCode.exec((named ?? "").toUpperCase())?.[0] ?? "" : ""

/** Finds the network of each request, and says once in the log that a header of forwarded addresses is ignored. */
export const callerNetwork = (trusted: BlockList, countryFrom: string | null) =>
  Effect.map(Effect.context<Ports>(), (ports): MiddlewareHandler<AppEnv> => {
    let hasWarned = false
    return async (c, next) => {
      const peer = addressIn(getConnInfo(c).remote.address ?? "") ?? "127.0.0.1"
      const forwarded = c.req.header("x-forwarded-for")
      const country = countryFrom === null ? undefined : c.req.header(countryFrom)
      c.req.raw.headers.set(countryHeader, callerCountry(peer, country, trusted))
      if (forwarded !== undefined && !hasWarned && !isIn(trusted, peer)) {
        hasWarned = true
        Effect.runForkWith(ports)(
          Effect.logWarning("X-Forwarded-For is ignored: set TRUSTED_PROXIES if this peer is a proxy of yours", {
            peer,
          }),
        )
      }
      c.set("network", networkOfCaller(peer, forwarded, trusted))
      return next()
    }
  })

import type { MiddlewareHandler } from "hono"
import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { hostOf } from "./http-version.ts"

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"])

/** Whether a Host header (name, maybe with a port) means this machine itself. */
export const isLoopbackName = (host: string | undefined): boolean => host !== undefined && loopback.has(nameOf(host))

/** Refuses names that are not ours: a page elsewhere must not reach this server by pointing its own name here. */
export const knownHosts = (names: ReadonlyArray<string>): MiddlewareHandler => {
  const known = new Set([...loopback, ...names.map(nameOf)])
  return async (c, next) => {
    const host = hostOf(c)
    if (host !== undefined && known.has(nameOf(host))) return next()
    return envelopeOf(421, c.req.header(requestIdHeader) ?? "")
  }
}

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "")

import type { MiddlewareHandler } from "hono"
import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { hostOf } from "./http-version.ts"

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"])

/** Whether a Host header (name, maybe with a port) means this machine itself. */
export const isLoopbackName = (host: string | undefined): boolean => host !== undefined && loopback.has(nameOf(host))

/** Whether a Host header names this server; null as names stands for any. */
export const isKnownHost = (names: ReadonlyArray<string> | null): (host: string | undefined) => boolean => {
  const known = new Set([...loopback, ...(names ?? []).map(nameOf)])
  return (host) => host !== undefined && (names === null || known.has(nameOf(host)))
}

/** Refuses names that are not ours: a page elsewhere must not reach this server by pointing its own name here. */
export const knownHosts = (names: ReadonlyArray<string>): MiddlewareHandler => {
  const isKnown = isKnownHost(names)
  return async (c, next) => {
    if (isKnown(hostOf(c))) return next()
    return envelopeOf(421, c.req.header(requestIdHeader) ?? "")
  }
}

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "")

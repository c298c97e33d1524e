import { getConnInfo } from "@hono/node-server/conninfo"
import type { Context } from "hono"
import { createHash, timingSafeEqual } from "node:crypto"
import { hostOf } from "./http-version.ts"
import { isLoopbackName } from "./known-hosts.ts"

const proxyHeaders = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"]

/**
 * Whether a request looks as if it came from this machine. A proxy on this machine speaks for others, and what it passes on
 * is not local; one that does not identify itself cannot be told apart, so this is never sufficient on its own.
 */
export const isLocal = (c: Context): boolean =>
  proxyHeaders.every((name) => c.req.header(name) === undefined)
  && isLoopbackName(hostOf(c)) && isLoopbackAddress(getConnInfo(c).remote.address)

const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined && (address === "::1" || /^(::ffff:)?127\./.test(address))

/** Hashed first, so that neither time nor length says how much of a guess was right. */
export const isSame = (given: string, expected: string): boolean => timingSafeEqual(hashOf(given), hashOf(expected))

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest()

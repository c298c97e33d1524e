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
export const isLocal = (c: Context, gateway: string | null): boolean =>
  proxyHeaders.every((name) => c.req.header(name) === undefined)
  && isLoopbackName(hostOf(c)) && isOwnAddress(getConnInfo(c).remote.address, gateway)

/** An address of this machine, or the gateway through which a container is reached from the machine that runs it. */
export const isOwnAddress = (address: string | undefined, gateway: string | null): boolean => {
  const plain = address?.replace(/^::ffff:/, "")
  return plain !== undefined && (plain === "::1" || plain.startsWith("127.") || plain === gateway)
}

/** Hashed first, so that neither time nor length says how much of a guess was right. */
export const isSame = (given: string, expected: string): boolean => timingSafeEqual(hashOf(given), hashOf(expected))

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest()

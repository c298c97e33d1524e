import type { MiddlewareHandler } from "hono"
import { contentPolicy } from "./content-policy.ts"

/** For every answer that does not set its own. */
export const protections: ReadonlyArray<readonly [string, string]> = [
  ["content-security-policy", contentPolicy()],
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "no-referrer"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(self), display-capture=(self)"],
]

/** Headers that protect the browser. HSTS is sent over TLS only. */
export const securityHeaders = (insistOnTls: boolean): MiddlewareHandler => async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of protections) if (!headers.has(name)) headers.set(name, value)
  if (insistOnTls) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains")
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store")
}

import type { MiddlewareHandler } from "hono"

const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ")

const always: ReadonlyArray<readonly [string, string]> = [
  ["content-security-policy", policy],
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "no-referrer"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(self), display-capture=(self)"],
]

/** What protects a reader's browser. Pages are told to insist on TLS where they came by it. */
export const securityHeaders = (tls: boolean): MiddlewareHandler => async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value)
  if (tls) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains")
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store")
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

const parts = /^(https?:\/\/)([^/]+)/

/** Whether a host, maybe with a port, is the machine itself. */
const isLoopbackHost = (host: string): boolean => loopback.test(host)

/** The origin that a caller knows this server by: the public address, or, where that is this machine, the name of it that was called. */
export const ownOrigin = (publicUrl: string, host: string | null): string => {
  const [, scheme = "", own = ""] = parts.exec(publicUrl) ?? []
  return `${scheme}${host !== null && isLoopbackHost(own) && isLoopbackHost(host) ? host : own}`
}

/** The address of the resource that access tokens are for. */
export const resourceOf = (origin: string): string => `${origin}/mcp`

/** Whether a token was issued for this server, by whichever of its names. */
export const isOwnResource = (publicUrl: string, resource: string): boolean =>
  resource === resourceOf(ownOrigin(publicUrl, parts.exec(resource)?.[2] ?? null))

import type { McpScope } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { ownOrigin } from "#domain/kernel/own-origin.ts"

/** Where a caller finds out who issues tokens for this server (RFC 9728), by the name that it called. */
const metadataOf = (publicUrl: string, request: Request): string => {
  const origin = ownOrigin(publicUrl, new URL(request.url).host)
  return `resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`
}

/** What is answered to callers who may not call, or not now. */
export const refusals = (publicUrl: string, request: Request) => ({
  /** Not signed in: 401, with how to sign in. Too many calls: 429. No database: 503. No room: 507. A plan without MCP: 403, with the missing feature. */
  refused: ({ _tag, kind, message, feature, retryAfter }: DomainError): Response => {
    const data = { error_code: _tag, ...(feature && { feature: { code: feature.code, name: feature.name } }) }
    if (retryAfter !== undefined) {
      const status = kind === "unavailable" ? 503 : 429
      return problem(status, message, data, { "retry-after": String(Math.ceil(retryAfter)) })
    }
    if (kind !== "unauthenticated") return problem(kind === "full" ? 507 : 403, message, data, {})
    const how = 'error="invalid_token", error_description="Connect to this server, or send an MCP key of your account"'
    const challenge = `Bearer realm="parley", ${how}, scope="mcp:read", ${metadataOf(publicUrl, request)}`
    return problem(401, message, data, { "www-authenticate": challenge })
  },
  /** A program that was allowed less than this takes: 403, with all that it has to be allowed (RFC 6750). */
  insufficient: (needed: ReadonlyArray<McpScope>): Response => {
    const message = `This needs to be allowed first: ${needed.join(" ")}`
    const how = `error="insufficient_scope", error_description="${message}"`
    const challenge = `Bearer realm="parley", ${how}, scope="${needed.join(" ")}", ${metadataOf(publicUrl, request)}`
    return problem(403, message, { error_code: "InsufficientScope" }, { "www-authenticate": challenge })
  },
})

const problem = (status: number, message: string, data: object, headers: Record<string, string>): Response =>
  Response.json({ jsonrpc: "2.0", id: null, error: { code: -32_001, message, data } }, { status, headers })

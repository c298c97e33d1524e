import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { limitNetwork } from "#domain/kernel/limit-rate.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import type { Ports } from "#domain/ports.ts"
import { createMcpHandler, localhostAllowedOrigins, originValidationResponse } from "@modelcontextprotocol/server"
import { Effect, type ManagedRuntime } from "effect"
import { identifyCaller } from "./identify-caller.ts"
import { serverPool } from "./server-pool.ts"
import { makeServer } from "./server.ts"
import { authInfoOf } from "./session.ts"
import { strictUtf8 } from "./strict-utf8.ts"

/** Room for a pasted text of 1 MB, however it is escaped. */
const maxRequestBodySize = 8_000_000

/**
 * MCP over Streamable HTTP, for the path it is mounted at. Requests are independent, so any number of processes may
 * serve one client; answers are JSON, or an event stream with progress. GET and DELETE have nothing to act on: 405.
 */
export const mcpHandler = (
  runtime: ManagedRuntime.ManagedRuntime<Ports, never>,
  brand: string,
): (request: Request, network: string | null) => Promise<Response> => {
  const handler = createMcpHandler(serverPool(() => makeServer(brand, runtime)), { maxRequestBodySize })
  const answer = Effect.fnUntraced(function*(request: Request, network: string | null) {
    const { url } = yield* PublicAddress
    const foreign = originValidationResponse(request, [...localhostAllowedOrigins(), new URL(url).hostname])
    if (foreign !== undefined) return foreign
    return yield* limitNetwork("calls from a network").pipe(
      Effect.andThen(identifyCaller(request.headers.get("authorization"))),
      Effect.flatMap((actor) =>
        Effect.promise(() => handler.fetch(request, { authInfo: authInfoOf({ actor, network }) }))
      ),
      refuseWhenAway,
      Effect.catch((refusal) => Effect.succeed(refused(refusal))),
      Effect.provideService(CallerNetwork, network),
    )
  })
  return async (request, network) => {
    const strict = strictUtf8(request)
    const response = await runtime.runPromise(answer(strict.request, network))
    return strict.isUtf8() ? response : notUtf8()
  }
}

/** Not signed in: 401, with how to sign in. Too many calls: 429. No database: 503. A plan without MCP: 403, with the missing feature. */
const refused = ({ _tag, kind, message, feature, retryAfter }: DomainError): Response => {
  const challenge = 'Bearer realm="parley", error="invalid_token", error_description="Send an MCP key of your account"'
  const data = { error_code: _tag, ...(feature && { feature: { code: feature.code, name: feature.name } }) }
  if (retryAfter !== undefined) {
    const status = kind === "unavailable" ? 503 : 429
    return problem(status, message, data, { "retry-after": String(Math.ceil(retryAfter)) })
  }
  return kind === "unauthenticated"
    ? problem(401, message, data, { "www-authenticate": challenge })
    : problem(403, message, data, {})
}

const notUtf8 = (): Response =>
  Response.json(
    { jsonrpc: "2.0", id: null, error: { code: -32_700, message: "Parse error: the body must be UTF-8" } },
    {
      status: 400,
    },
  )

const problem = (status: number, message: string, data: object, headers: Record<string, string>): Response =>
  Response.json({ jsonrpc: "2.0", id: null, error: { code: -32_001, message, data } }, { status, headers })

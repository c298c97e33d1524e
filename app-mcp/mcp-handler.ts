import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import { limitCalls } from "#domain/kernel/limit-rate.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { inTrace, traceparentHeader } from "#domain/kernel/trace-context.ts"
import type { Ports } from "#domain/ports.ts"
import {
  type AuthInfo,
  createMcpHandler,
  isJsonContentType,
  localhostAllowedOrigins,
  originValidationResponse,
} from "@modelcontextprotocol/server"
import { Effect, type ManagedRuntime } from "effect"
import { hasAccessToken, identifyCaller } from "./identify-caller.ts"
import { meantBody } from "./lenient-message.ts"
import { nothingElse, type Offers } from "./offers.ts"
import { type Body, type BodyFault, jsonOf, readBody } from "./read-body.ts"
import { refusals } from "./refused.ts"
import { scopesLacking } from "./scopes.ts"
import { serverPool } from "./server-pool.ts"
import { makeServer } from "./server.ts"
import { authInfoOf, type Caller, callerIn } from "./session.ts"
import { type Carried, sessionsOf } from "./sessions.ts"
import { busOf } from "./subscriptions/bus.ts"
import { guarded, isStillAllowed } from "./subscriptions/guarded.ts"
import { listensTo, type Unknown, unknownAmong } from "./subscriptions/may-follow.ts"
import { newsOf } from "./subscriptions/news.ts"
import { toolSetOf } from "./tool-set.ts"

/**
 * MCP over Streamable HTTP, for the path it is mounted at. Requests are independent, so any number of processes may
 * serve one client; only a client that can ask its user has a session, where the answers arrive. Answers are JSON or an
 * event stream, by the client’s protocol. GET outside a session and DELETE: 405.
 */
export const mcpHandler = (
  runtime: ManagedRuntime.ManagedRuntime<Ports, never>,
  brand: string,
  besides: Offers = nothingElse,
): (request: Request, network: string | null) => Promise<Response> => {
  const news = newsOf(runtime)
  const makings = { brand, runtime, news, besides }
  const handler = createMcpHandler(serverPool((era) => makeServer(era, makings)), { bus: busOf(news) })
  const inSession = sessionsOf(() => makeServer("session", makings))
  const fetch = async (request: Request, carried: Carried): Promise<Response> =>
    await inSession(request, ownerOf(carried.authInfo), carried) ?? await handler.fetch(request, carried)
  const follow = Effect.fnUntraced(function*(request: Request, carried: Carried, addresses: ReadonlyArray<string>) {
    const caller = callerIn(carried.authInfo)
    const unknown = yield* unknownAmong(addresses, caller)
    if (unknown !== null) return noSuchDocument(carried.parsedBody, unknown)
    const response = yield* Effect.promise(() => fetch(request, carried))
    return guarded(response, () => runtime.runPromise(isStillAllowed(caller)))
  })
  const handle = Effect.fnUntraced(function*(request: Request, body: Body | null, caller: Caller) {
    const authInfo = authInfoOf(caller)
    if (body === null) return yield* follow(request, { authInfo }, [])
    const read = jsonOf(body)
    if ("fault" in read) return malformed(read.fault)
    const parsedBody = meantBody(read.json)
    const lacking = hasAccessToken(request) ? scopesLacking(caller.actor, parsedBody) : null
    if (lacking !== null) return refusals((yield* PublicAddress).url, request).insufficient(lacking)
    // The request itself has been counted as one call.
    if (read.messages > 1) yield* limitCalls(read.messages - 1)
    const carried = { authInfo, parsedBody }
    const addresses = listensTo(read.json)
    return addresses === null
      ? yield* Effect.promise(() => fetch(request, carried))
      : yield* follow(request, carried, addresses)
  })
  const answer = Effect.fnUntraced(function*(request: Request, network: string | null) {
    const { url } = yield* PublicAddress
    const foreign = originValidationResponse(request, [...localhostAllowedOrigins(), new URL(url).hostname])
    if (foreign !== undefined) return foreign
    const tools = toolSetOf(request.url)
    if (tools === null) return noSuchSet()
    const trace = request.headers.get(traceparentHeader)
    const caller = identifyCaller(request.headers.get("authorization"))
    const checkAgain = Effect.asVoid(Effect.provideService(caller, CallerNetwork, network))
    return yield* limitCalls(1).pipe(
      Effect.andThen(hasToken(request) ? Effect.void : caller),
      Effect.andThen(Effect.promise(() => bodyOf(request))),
      // Only now, or again: a body may take long to arrive.
      Effect.bindTo("body"),
      Effect.bind("actor", () => caller),
      Effect.flatMap(({ body, actor }) => handle(request, body, { actor, network, trace, tools, checkAgain })),
      refuseWhenAway,
      Effect.catch((refusal) => Effect.succeed(refusals(url, request).refused(refusal))),
      Effect.provideService(CallerNetwork, network),
      inTrace(trace),
    )
  })
  return (request, network) => runtime.runPromise(answer(request, network))
}

/** A session is of one actor. */
const ownerOf = (authInfo: AuthInfo): string => JSON.stringify(callerIn(authInfo).actor)

/** Without one the caller is refused before the body is read. */
const hasToken = ({ headers }: Request): boolean => headers.has("authorization")

/** Null for what carries no JSON. */
const bodyOf = (request: Request): Promise<Body | null> =>
  request.method === "POST" && isJsonContentType(request.headers.get("content-type"))
    ? readBody(request)
    : Promise.resolve(null)

const faults: Record<BodyFault, readonly [status: number, code: number, message: string]> = {
  "too-large": [413, -32_000, "Payload too large: the body may have 8,000,000 bytes at most"],
  "broken-off": [400, -32_700, "Parse error: the body broke off"],
  "not-utf8": [400, -32_700, "Parse error: the body must be UTF-8"],
  "too-many-values": [413, -32_000, "Payload too large: the body may hold 200,000 values at most"],
  "too-many-messages": [400, -32_600, "Invalid Request: a batch may hold 100 messages at most"],
  "not-json": [400, -32_700, "Parse error: the body must be JSON"],
}

const noSuchSet = (): Response =>
  Response.json({ jsonrpc: "2.0", id: null, error: { code: -32_602, message: "tools: must be one of core, all" } }, {
    status: 400,
  })

const noSuchDocument = (body: unknown, { address, message }: Unknown): Response =>
  Response.json({ jsonrpc: "2.0", id: Object(body).id, error: { code: -32_602, message, data: { uri: address } } }, {
    status: 400,
  })

const malformed = (fault: BodyFault): Response => {
  const [status, code, message] = faults[fault]
  return Response.json({ jsonrpc: "2.0", id: null, error: { code, message } }, { status })
}

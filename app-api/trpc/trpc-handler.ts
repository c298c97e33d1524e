import { identify } from "#domain/account/shared/identify.ts"
import { type Actor, CurrentActor } from "#domain/kernel/actor.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import { limitCalls } from "#domain/kernel/limit-rate.ts"
import type { Ports } from "#domain/ports.ts"
import { TRPCError } from "@trpc/server"
import { type FetchCreateContextFnOptions, fetchRequestHandler } from "@trpc/server/adapters/fetch"
import { getHTTPStatusCodeFromError } from "@trpc/server/http"
import { Context, Effect, Result } from "effect"
import { bearerOf } from "../request/actor-of.ts"
import { deviceOf } from "../request/caller-device.ts"
import { traceOf } from "../request/caller-trace.ts"
import { envelopeOf } from "../request/envelope-of.ts"
import { openStream } from "../request/open-stream.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { withText } from "../request/with-text.ts"
import { dataOf, isFull, toTrpcError, waitOf } from "./errors.ts"
import { appRouter } from "./router.ts"
import type { TrpcContext } from "./trpc.ts"

interface Caller {
  /** Where the request comes from; null for the machine itself. */
  readonly network: string | null
  /** Whether the browser is the operator's, signed in or not. */
  readonly isOperator: boolean
  /** Is called back once the response has been sent, or the caller has gone. */
  readonly whenClosed: (then: () => void) => void
}

/** `/trpc/*`: for the web app. A session token is taken from its header only: addresses are logged along the way. */
export const trpcHandler = Effect.map(
  Effect.context<Ports>(),
  (context) => async (request: Request, caller: Caller): Promise<Response> => {
    const { network, isOperator } = caller
    const requestId = request.headers.get(requestIdHeader) ?? ""
    const { method, headers, url } = request
    const ports = Context.merge(context, traceOf(headers))
    const complete = await withText(request)
    let refusedStream: TRPCError | null = null
    const response = await fetchRequestHandler({
      endpoint: "/trpc",
      req: typeof complete === "number"
        ? new Request(url, { method, headers })
        : new Request(complete, { signal: request.signal }),
      router: appRouter,
      createContext: orRefused(async ({ req, info: { calls, type } }) => {
        if (typeof complete === "number") throw withoutBody[complete]
        const isTooMany = calls.length > largestBatch
        await count(ports, isTooMany ? 1 : calls.length, network)
        if (isTooMany) throw batchTooLarge
        const token = bearerOf(req.headers.get("authorization"))
        const actor = await actorOf(ports, token, req.headers.get("x-client-uuid"))
        if (type === "subscription") await countStream(ports, actor, caller)
        return { requestId, network, device: deviceOf(req.headers), ports, isOperator, actor }
      }, (error) => void (refusedStream = error)),
      responseMeta: ({ errors }) => {
        const wait = waitOf(errors)
        if (errors.length > 0 && errors.every(isFull)) return { status: 507 }
        return wait === null ? {} : { headers: new Headers({ "retry-after": String(wait) }) }
      },
      onError: ({ error, path }) => {
        if (error.code !== "INTERNAL_SERVER_ERROR") return
        Effect.runForkWith(ports)(
          Effect.logError("A procedure failed", error.cause ?? error).pipe(
            Effect.annotateLogs({ request_id: requestId, procedure: path ?? "" }),
          ),
        )
      },
    })
    return refusedStream === null ? response : instead(response, refusedStream, requestId)
  },
)

const actorOf = (ports: Context.Context<Ports>, token: string, deviceId: string | null): Promise<Actor> => {
  const visitor: Actor = { _tag: "Anonymous", deviceId }
  return token === "" ? Promise.resolve(visitor) : Effect.runPromiseWith(ports)(
    identify(token).pipe(
      Effect.catch(() => Effect.succeed(visitor)),
      refuseWhenAway,
      Effect.mapError(toTrpcError),
      Effect.result,
    ),
  ).then(orThrow)
}

const count = (ports: Context.Context<Ports>, calls: number, network: string | null): Promise<void> =>
  Effect.runPromiseWith(ports)(
    limitCalls(calls).pipe(
      Effect.mapError(toTrpcError),
      Effect.provideService(CallerNetwork, network),
      Effect.result,
    ),
  ).then(orThrow)

/** Counts one more open stream until its connection closes. */
const countStream = (ports: Context.Context<Ports>, actor: Actor, { network, whenClosed }: Caller): Promise<void> =>
  Effect.runPromiseWith(ports)(
    openStream(null).pipe(
      Effect.map((end) => whenClosed(() => void Effect.runFork(end))),
      Effect.mapError(toTrpcError),
      Effect.provideService(CallerNetwork, network),
      Effect.provideService(CurrentActor, actor),
      Effect.result,
    ),
  ).then(orThrow)

type CreateContext = (options: FetchCreateContextFnOptions) => Promise<TrpcContext>

/** Notes why a stream is refused: the protocol would say it within the stream, with the status 200. */
const orRefused = (create: CreateContext, note: (error: TRPCError) => void): CreateContext => (options) =>
  create(options).catch((error: unknown) => {
    if (options.info.type === "subscription" && error instanceof TRPCError) note(error)
    throw error
  })

const instead = async (response: Response, error: TRPCError, requestId: string): Promise<Response> => {
  await response.body?.cancel()
  const wait = waitOf([error])
  const status = isFull(error) ? 507 : getHTTPStatusCodeFromError(error)
  const code = dataOf(error).error_code ?? "InternalError"
  return envelopeOf(status, requestId, [code, error.message], wait === null ? {} : { "retry-after": String(wait) })
}

/** Calls in one request. The web app sends ten at most: `app-web/request/calls-per-request.ts`. */
const largestBatch = 20

const batchTooLarge = new TRPCError({
  code: "BAD_REQUEST",
  message: `A request may carry ${largestBatch} calls at most`,
})

const withoutBody = {
  408: new TRPCError({ code: "TIMEOUT", message: "The request took too long" }),
  413: new TRPCError({
    code: "PAYLOAD_TOO_LARGE",
    message: "The request is larger than allowed: 8 MB, 200,000 values, or 64 kB as a form",
  }),
}

/** A promise of Effect would wrap the failure. */
const orThrow = <A>(result: Result.Result<A, TRPCError>): A => Result.getOrThrow(result)

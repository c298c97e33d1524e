import { untilSessionEnds } from "#domain/account/shared/until-session-ends.ts"
import { type Actor, CurrentActor } from "#domain/kernel/actor.ts"
import { CallerDevice } from "#domain/kernel/caller-device.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { OperatorOnly, SignInRequired } from "#domain/kernel/errors.ts"
import type { StreamCase } from "#domain/kernel/stream-case.ts"
import type { Shape, UseCase } from "#domain/kernel/use-case.ts"
import type { Ports } from "#domain/ports.ts"
import { initTRPC, TRPCError } from "@trpc/server"
import { Cause, type Context, Effect, Exit, Schema, Stream } from "effect"
import { dataOf, isFull, toTrpcError } from "./errors.ts"
import { parserOf } from "./parser-of.ts"

/** @public The routers name it in their types. */
export interface TrpcContext {
  readonly actor: Actor
  readonly requestId: string
  /** Whether the browser is the operator's, signed in or not. */
  readonly isOperator: boolean
  /** Where the request comes from; null for the machine itself. */
  readonly network: string | null
  readonly device: CallerDevice
  readonly ports: Context.Context<Ports>
}

const t = initTRPC.context<TrpcContext>().create({
  isDev: false,
  sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
  errorFormatter: ({ shape, error, ctx }) => ({
    ...shape,
    message: error.code === "INTERNAL_SERVER_ERROR"
      ? "Something went wrong on our side; try again later"
      : shape.message,
    data: {
      ...shape.data,
      ...(isFull(error) && { httpStatus: 507 }),
      ...dataOf(error),
      request_id: ctx?.requestId,
    },
  }),
})

export const { router } = t

const signedInOnly = t.procedure.use(({ ctx, next }) => {
  if (ctx.actor._tag === "Anonymous") throw toTrpcError(new SignInRequired())
  return next()
})

const operator: Actor = { _tag: "Operator" }

const operatorOnly = t.procedure.use(({ ctx, next }) => {
  if (!ctx.isOperator) throw toTrpcError(new OperatorOnly())
  return next({ ctx: { actor: operator } })
})

type Exposed<I extends Shape, O extends Shape, E extends DomainError> = UseCase<I, O, E, Ports | CurrentActor>
type Streamed<I extends Shape, O extends Shape, E extends DomainError> = StreamCase<I, O, E, Ports | CurrentActor>

/** Binds a use case that only reads. */
export const query = <I extends Shape, O extends Shape, E extends DomainError>(useCase: Exposed<I, O, E>) =>
  signedInOnly.input(parserOf(useCase.input)).query(resolve(useCase))

/** Binds a use case that changes something. */
export const mutation = <I extends Shape, O extends Shape, E extends DomainError>(useCase: Exposed<I, O, E>) =>
  signedInOnly.input(parserOf(useCase.input)).mutation(resolve(useCase))

/** Binds a use case that only looks, and may take long: it ends when the caller leaves. All else finishes what it has begun. */
export const look = <I extends Shape, O extends Shape, E extends DomainError>(useCase: Exposed<I, O, E>) => {
  const begin = work(useCase)
  return signedInOnly.input(parserOf(useCase.input)).mutation(
    async ({ ctx, input, signal }): Promise<O["Encoded"]> => {
      const exit = await Effect.runPromiseExit(begin({ ctx, input }), { signal })
      if (Exit.isSuccess(exit)) return exit.value
      throw Cause.hasInterruptsOnly(exit.cause)
        ? new TRPCError({ code: "CLIENT_CLOSED_REQUEST" })
        : Cause.squash(exit.cause)
    },
  )
}

/** Binds a use case that reads, and needs no sign-in. */
export const openQuery = <I extends Shape, O extends Shape, E extends DomainError>(useCase: Exposed<I, O, E>) =>
  t.procedure.input(parserOf(useCase.input)).query(resolve(useCase))

export const openMutation = <I extends Shape, O extends Shape, E extends DomainError>(useCase: Exposed<I, O, E>) =>
  t.procedure.input(parserOf(useCase.input)).mutation(resolve(useCase))

/** Binds a use case that reads, for the operator, who needs no account. */
export const operatorQuery = <I extends Shape, O extends Shape, E extends DomainError>(useCase: Exposed<I, O, E>) =>
  operatorOnly.input(parserOf(useCase.input)).query(resolve(useCase))

export const operatorMutation = <I extends Shape, O extends Shape, E extends DomainError>(useCase: Exposed<I, O, E>) =>
  operatorOnly.input(parserOf(useCase.input)).mutation(resolve(useCase))

/** Binds a use case that answers in parts. */
export const stream = <I extends Shape, O extends Shape, E extends DomainError>(streamCase: Streamed<I, O, E>) => {
  const encode = Schema.encodeSync(streamCase.output)
  return signedInOnly.input(parserOf(streamCase.input)).subscription(
    async function*({ ctx, input, signal }): AsyncGenerator<O["Encoded"]> {
      const answers = untilSessionEnds(streamCase.stream(input)).pipe(
        Stream.map((part) => encode(part)),
        Stream.catchCause((cause) => Stream.fromEffect(refuseWhenAway(Effect.failCause(cause)))),
        Stream.mapError(toTrpcError),
        // A generator waiting for the next part would not notice that the reader has gone.
        Stream.interruptWhen(aborted(signal)),
        Stream.provideService(CurrentActor, ctx.actor),
        Stream.provideService(CallerNetwork, ctx.network),
      )
      yield* await Effect.runPromiseWith(ctx.ports)(Stream.toAsyncIterableEffect(answers))
    },
  )
}

const aborted = (signal: AbortSignal | undefined) =>
  Effect.callback<void>((resume) => {
    if (signal?.aborted === true) return resume(Effect.void)
    signal?.addEventListener("abort", () => resume(Effect.void), { once: true })
  })

const work = <I extends Shape, O extends Shape, E extends DomainError>(useCase: Exposed<I, O, E>) => {
  const encode = Schema.encodeSync(useCase.output)
  return ({ ctx, input }: { readonly ctx: TrpcContext; readonly input: I["Type"] }) =>
    useCase.run(input).pipe(
      refuseWhenAway,
      Effect.mapBoth({ onSuccess: encode, onFailure: toTrpcError }),
      Effect.provideService(CurrentActor, ctx.actor),
      Effect.provideService(CallerNetwork, ctx.network),
      Effect.provideService(CallerDevice, ctx.device),
      Effect.provide(ctx.ports),
    )
}

const resolve = <I extends Shape, O extends Shape, E extends DomainError>(useCase: Exposed<I, O, E>) => {
  const begin = work(useCase)
  return (call: { readonly ctx: TrpcContext; readonly input: I["Type"] }): Promise<O["Encoded"]> =>
    Effect.runPromise(begin(call))
}

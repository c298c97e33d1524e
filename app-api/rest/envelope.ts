import type { CurrentActor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import type { Shape, UseCase } from "#domain/kernel/use-case.ts"
import { wire } from "#domain/kernel/wire.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import type { Ports } from "#domain/ports.ts"
import type { TaskItem } from "#domain/task/task-item.ts"
import { Effect, Schema, Struct } from "effect"
import { HttpEffect, type HttpServerRequest, HttpServerResponse } from "effect/http"
import { requestId } from "../request/request-id.ts"
import { failures, Missing, toAnswer } from "./errors.ts"

/** What an endpoint may answer: `{ code: 200, message, data }`, a missing object, or a failure. */
export const answers = <S extends Schema.Top>(data: S) => ({
  success: [
    Schema.Struct({ code: Schema.Literal(200), message: Schema.Literal("success"), data }),
    Missing,
  ] as const,
  error: failures,
})

/** The fields of a use case's input that travel in the body or the query: all but those in the path. */
export const inputWithout = <Fields extends Schema.Struct.Fields, Keys extends keyof Fields>(
  input: { readonly to: Schema.Struct<Fields> },
  ...keys: ReadonlyArray<Keys>
) => wire(Struct.omit(input.to.fields, keys))

export const success = <A>(data: A) => ({ code: 200 as const, message: "success" as const, data })

/** Puts the outcome of an effect into the envelope. */
export const enveloped = <A, E extends DomainError, R>(effect: Effect.Effect<A, E, R>) =>
  effect.pipe(Effect.map(success), Effect.catch(refused))

/** A refusal as an answer, with the time to try again. */
const refused = Effect.fnUntraced(function*(error: DomainError) {
  const answer = toAnswer(error, yield* requestId)
  if (error.retryAfter !== undefined) yield* setRetryAfter(error.retryAfter)
  return "soft" in answer ? answer : yield* Effect.fail(answer)
})

/** Captures the ports once, so that a route depends on nothing but the caller. */
export const answering = Effect.map(
  Effect.context<Ports>(),
  (ports) =>
  <I extends Shape, O extends Shape, E extends DomainError>(
    useCase: UseCase<I, O, E, Ports | CurrentActor>,
    input: I["Type"],
  ) => enveloped(Effect.provide(useCase.run(input), ports)),
)

export const wholeTask = ({ id }: TaskItem) => getTask.run({ taskId: id })

/** Answers with a response that the effect makes itself; only a refusal is in the envelope. */
export const responding = Effect.map(
  Effect.context<Ports>(),
  (ports) =>
  <E extends DomainError>(
    response: Effect.Effect<
      HttpServerResponse.HttpServerResponse,
      E,
      Ports | CurrentActor | HttpServerRequest.HttpServerRequest
    >,
  ) => response.pipe(Effect.provide(ports), Effect.catch(refused)),
)

export const setRetryAfter = (seconds: number): Effect.Effect<void, never, HttpServerRequest.HttpServerRequest> =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, "retry-after", String(Math.ceil(seconds))))
  )

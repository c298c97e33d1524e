import { AnswerPart } from "#domain/asking/answer-part.ts"
import { askTask } from "#domain/asking/use-cases/ask-task.ts"
import type { CurrentActor } from "#domain/kernel/actor.ts"
import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Exit, Pull, Schema, Scope, Stream } from "effect"
import { requestId } from "../../request/request-id.ts"
import { eventStream, eventWriter, serverSent } from "./server-sent.ts"

const encode = Schema.encodeSync(AnswerPart)

/**
 * An answer as server-sent events. A refusal comes before the stream, in the envelope; so the first part, which only says
 * that the question was accepted, is awaited here. When the client leaves, the work on the answer ends.
 */
export const sendAnswer = Effect.fnUntraced(function*(asked: (typeof askTask)["input"]["Type"]) {
  const ports = yield* Effect.context<Ports | CurrentActor>()
  const id = yield* requestId
  const scope = yield* Scope.make()
  const end = Scope.close(scope, Exit.void)
  const pull = yield* Scope.provide(Stream.toPull(askTask.stream(asked)), scope)
  const first = yield* pull.pipe(
    Pull.catchDone(() => Effect.succeed([])),
    refuseWhenAway,
    Effect.onExit((exit) => Exit.isSuccess(exit) ? Effect.void : end),
  )
  const parts = Stream.fromIterable(first).pipe(Stream.concat(Stream.fromPull(Effect.succeed(pull))))
  return eventStream(eventsOf(parts.pipe(Stream.provideContext(ports), Stream.ensuring(end)), id))
})

const broken = "Something went wrong on our side; try again later"

/** `delta` and `citation` for each sentence, then `done`, or `error`. */
const eventsOf = (parts: Stream.Stream<AnswerPart, DomainError>, request_id: string): Stream.Stream<Uint8Array> => {
  const event = eventWriter()
  const written = parts.pipe(
    Stream.map((part) => {
      const { kind, ...data } = encode(part)
      return kind === "started" ? "" : event(kind, data)
    }),
    Stream.catchCause((cause) => Stream.fromEffect(refuseWhenAway(Effect.failCause(cause)))),
    Stream.catch(({ _tag, message }) => Stream.make(event("error", { error_code: _tag, message, request_id }))),
    Stream.catchCause((cause) =>
      Stream.fromEffect(Effect.as(
        Effect.annotateLogs(Effect.logError("An answer failed", cause), "request_id", request_id),
        event("error", { error_code: "InternalError", message: broken, request_id }),
      ))
    ),
  )
  return serverSent(written)
}

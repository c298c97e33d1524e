import { untilSessionEnds } from "#domain/account/shared/until-session-ends.ts"
import type { CurrentActor } from "#domain/kernel/actor.ts"
import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { holdStream } from "#domain/kernel/hold-stream.ts"
import type { StreamCase } from "#domain/kernel/stream-case.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Exit, Pull, Schema, Scope, Stream } from "effect"
import { requestId } from "../../request/request-id.ts"
import { eventStream, eventWriter, serverSent } from "./server-sent.ts"

/** Parts of an answer as they travel; their kind names the event. */
type WirePart = { readonly kind: string } & Readonly<Record<string, unknown>>
type Answers = Shape & { readonly Encoded: WirePart }

/**
 * An answer as server-sent events. A refusal comes before the stream, in the envelope; so the first part, which only says
 * that the question was accepted, is awaited here. When the client leaves, the work on the answer ends; so it does when the session ends.
 */
export const sendAnswer = Effect.fnUntraced(function*<I extends Shape, O extends Answers, E extends DomainError>(
  { stream, output }: StreamCase<I, O, E, Ports | CurrentActor>,
  asked: I["Type"],
) {
  const ports = yield* Effect.context<Ports | CurrentActor>()
  const id = yield* requestId
  const scope = yield* Scope.make()
  const end = Scope.close(scope, Exit.void)
  const begun = Effect.gen(function*() {
    yield* holdStream(null)
    const pull = yield* Stream.toPull(untilSessionEnds(stream(asked)))
    const first = yield* Pull.catchDone(pull, () => Effect.succeed([]))
    return { pull, first }
  })
  const { pull, first } = yield* begun.pipe(
    refuseWhenAway,
    Scope.provide(scope),
    Effect.onExit((exit) => Exit.isSuccess(exit) ? Effect.void : end),
  )
  const parts = Stream.fromIterable(first).pipe(Stream.concat(Stream.fromPull(Effect.succeed(pull))))
  const encode = Schema.encodeSync(output)
  const encoded = parts.pipe(Stream.map((part) => encode(part)), Stream.provideContext(ports), Stream.ensuring(end))
  return eventStream(eventsOf(encoded, id))
})

const broken = "Something went wrong on our side; try again later"

/** An event for each part but the first, then `done`, or `error`. */
const eventsOf = (parts: Stream.Stream<WirePart, DomainError>, request_id: string): Stream.Stream<Uint8Array> => {
  const event = eventWriter()
  const written = parts.pipe(
    Stream.map((part) => {
      const { kind, ...data } = part
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

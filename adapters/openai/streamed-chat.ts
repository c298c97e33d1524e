import { Clock, Duration, Effect, Ref, Schema, Stream } from "effect"
import type { Prompt } from "./analysis-prompt.ts"
import { type CallFailed, callFailed, timedOut, unreadable } from "./call-failed.ts"
import { retried, send } from "./call.ts"
import { textOf } from "./chat-content.ts"
import {
  type ChatOptions,
  format,
  type Messages,
  refusesFormat,
  type Shape,
  ways,
  withShape,
} from "./response-format.ts"

/** How long a service may be silent, and how long and large an answer may be. */
export interface StreamLimits {
  readonly silence: Duration.Input
  readonly timeLimit: Duration.Input
  readonly maxCharacters: number
}

/** The text of an answer as a chat model writes it. Requests are repeated until it has begun; interruption aborts them. */
export const streamedChat = (
  { client, endpoint, model }: ChatOptions,
  shape: Shape<unknown>,
  { silence, timeLimit, maxCharacters }: StreamLimits,
) => {
  const current = Ref.makeUnsafe(0)

  const open = (messages: Messages, way: number, signal: AbortSignal): Effect.Effect<Chunks, CallFailed> =>
    send(endpoint, (ofRequest) =>
      client.chat.completions.create(
        { model, messages: withShape(messages, shape, way), ...format(shape, way), stream: true },
        { signal: AbortSignal.any([signal, ofRequest]) },
      )).pipe(
        retried(endpoint),
        Effect.catchIf(
          (failure) => refusesFormat(failure) && way + 1 < ways.length,
          () =>
            Effect.tap(open(messages, way + 1, signal), () => Ref.update(current, (known) => Math.max(known, way + 1))),
        ),
      )

  return (prompt: Prompt): Stream.Stream<string, CallFailed> =>
    Stream.unwrap(Effect.gen(function*() {
      const controller = yield* Effect.acquireRelease(
        Effect.sync(() => new AbortController()),
        (open) => Effect.sync(() => open.abort()),
      )
      const messages: Messages = [{ role: "system", content: prompt.system }, { role: "user", content: prompt.user }]
      const started = yield* Clock.currentTimeMillis
      const chunks = (yield* open(messages, yield* Ref.get(current), controller.signal))[Symbol.asyncIterator]()
      const next = Effect.fnUntraced(function*(length: number) {
        const now = yield* Clock.currentTimeMillis
        const left = Duration.toMillis(timeLimit) - (now - started)
        const given = yield* Effect.tryPromise({ try: () => chunks.next(), catch: (cause) => callFailed(cause, now) })
          .pipe(Effect.timeoutOrElse({
            duration: Math.max(0, Math.min(Duration.toMillis(silence), left)),
            orElse: () => Effect.fail(timedOut()),
          }))
        if (given.done === true) return undefined
        const text = yield* textIn(given.value)
        if (length + text.length > maxCharacters) return yield* unreadable("the answer does not end")
        return [text, length + text.length] as const
      })
      return Stream.unfold(0, next)
    }))
}

type Chunks = AsyncIterable<unknown>

/** Chunks with the usage, and those that keep a connection open, have no choices. */
const Chunk = Schema.Struct({
  choices: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Struct({
    delta: Schema.optionalKey(Schema.NullOr(Schema.Struct({ content: Schema.optionalKey(Schema.Unknown) }))),
  })))),
})

const textIn = (chunk: unknown): Effect.Effect<string, CallFailed> =>
  Schema.decodeUnknownEffect(Chunk)(chunk).pipe(
    Effect.map(({ choices }) => textOf(choices?.[0]?.delta?.content)),
    Effect.mapError(() => unreadable("the answer has another shape than the interface promises")),
  )

import { Effect, Schema } from "effect"

type Say = (...parts: ReadonlyArray<unknown>) => void

/** With its own code and reason: how our rules end connections, and pages expect it. */
const isEnding = Schema.is(Schema.Struct({ code: Schema.Number, reason: Schema.String }))

/**
 * What Hocuspocus writes to the console by itself, by how it begins, and what our log gets of it: nothing that any
 * page can cause as often as it likes, nor what our own hooks have logged.
 */
const sayings: ReadonlyArray<readonly [RegExp, (rest: ReadonlyArray<unknown>) => Effect.Effect<void>]> = [
  [
    /^closing connection \S+ \(while handling /,
    ([cause]) =>
      isEnding(cause)
        ? Effect.void
        : Effect.logWarning("a message for writing together could not be read; its connection was closed", {
          reason: reasonOf(cause),
        }),
  ],
  [
    /^\[(?:on|before|after|connected)\w*\]$/,
    ([message]) => Effect.logError("a step of writing together failed", { reason: reasonOf(message) }),
  ],
  [/^Caught error during storeDocumentHooks/, () => Effect.void],
  [/^Hocuspocus: closing connection /, () => Effect.void],
  [/^Unable to handle message of type /, () => Effect.void],
  [/^Received an authentication message /, () => Effect.void],
  // From the library for its protocol, which ignores such a change.
  [/^Caught error while handling a Yjs update$/, () => Effect.void],
]

const reasonOf = (cause: unknown): string => cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)

/** Writes to our log, in its form, what Hocuspocus would write to the console, until the scope closes. */
export const logOfHocuspocus = Effect.flatMap(Effect.context(), (context) => {
  const report = Effect.runForkWith(context)
  const instead = (say: Say): Say => (first, ...rest) => {
    const saying = typeof first === "string" ? sayings.find(([beginning]) => beginning.test(first)) : undefined
    if (saying === undefined) say(first, ...rest)
    else report(saying[1](rest))
  }
  return Effect.acquireRelease(
    Effect.sync(() => {
      const { error, warn } = console
      Object.assign(console, { error: instead(error), warn: instead(warn) })
      return { error, warn }
    }),
    (before) => Effect.sync(() => Object.assign(console, before)),
  )
})

import { languageModelFile } from "#adapters/engines/model-files/install-files.ts"
import { InstallFailed, type InstallFinding } from "#domain/engine/model-installer.port.ts"
import type { Model } from "#domain/engine/model.ts"
import { Clock, Effect, Schema } from "effect"
import { join } from "node:path"
import { localEndpoint, type LocalModel } from "./local-endpoint.ts"

/** What an hour of speech is to a model: so many tokens to read, and so many to write. */
const hour = { read: 13_000, written: 2500 } as const

/** A prompt long enough to measure how fast it is read: about 700 tokens. */
const prompt = Array.from({ length: 60 }, (_, n) => `[${n}] Ada: We agreed on the point with number ${n}.`).join("\n")

const Answer = Schema.Struct({
  choices: Schema.NonEmptyArray(Schema.Struct({ message: Schema.Struct({ content: Schema.String }) })),
  usage: Schema.Struct({ prompt_tokens: Schema.Int, completion_tokens: Schema.Int }),
})

/** An installed model as the process that runs it takes it. */
export const runnable = (
  { name, memoryBytes, contextTokens, purpose }: Pick<Model, "name" | "memoryBytes" | "contextTokens" | "purpose">,
  folder: string,
  resources: Pick<LocalModel, "threads" | "sequences">,
): LocalModel => ({
  path: join(folder, languageModelFile),
  name,
  purpose: purpose === "search" ? "embedding" : "language",
  contextTokens,
  memoryBytes,
  ...resources,
})

/**
 * Loads a model, lets it answer by a schema, and measures how long it would take for an hour of speech: the first recording
 * must not be what reveals one that is broken, or too slow.
 */
export const tryModel = (model: Model, folder: string, threads: number): Effect.Effect<InstallFinding, InstallFailed> =>
  Effect.gen(function*() {
    const send = yield* localEndpoint(runnable(model, folder, { threads, sequences: 1 }))
    const timed = Effect.fnUntraced(function*(maxTokens: number) {
      const started = yield* Clock.currentTimeMillis
      const { usage } = yield* ask(send, maxTokens)
      return { ...usage, seconds: ((yield* Clock.currentTimeMillis) - started) / 1000 }
    })
    // The process starts with the first request; and what it has read once, it does not read again.
    yield* ask(send, 1, "Ready?")
    const reading = yield* timed(1)
    const writing = yield* timed(33)
    const read = hour.read * reading.seconds / reading.prompt_tokens
    const written = hour.written * writing.seconds / writing.completion_tokens
    return { minutesPerHour: Math.max(1, Math.round((read + written) / 60)) }
  }).pipe(Effect.scoped)

const ask = (send: typeof fetch, maxTokens: number, content = prompt) =>
  Effect.tryPromise({
    try: async (signal) => {
      const body = JSON.stringify({
        messages: [{ role: "system", content: "You write notes." }, { role: "user", content }],
        max_tokens: maxTokens,
        seed: 1,
        response_format: { type: "json_schema", json_schema: { schema: { type: "array", items: { type: "string" } } } },
      })
      const response = await send("http://local/v1/chat/completions", { method: "POST", body, signal })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      return response.json()
    },
    catch: (cause) => new InstallFailed({ reason: "unusable", detail: String(cause).slice(0, 300) }),
  }).pipe(
    Effect.flatMap((found) =>
      Schema.decodeUnknownEffect(Answer)(found).pipe(
        Effect.mapError(({ message }) => new InstallFailed({ reason: "unusable", detail: message })),
      )
    ),
  )

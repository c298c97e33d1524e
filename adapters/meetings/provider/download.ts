import { Effect, Schema } from "effect"
import { createWriteStream } from "node:fs"
import { rm } from "node:fs/promises"
import { Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Access } from "./access.ts"
import { jsonOf } from "./json-of.ts"
import { openDownload, type Source } from "./open-download.ts"
import { failed, ProviderFailed } from "./provider-failed.ts"

/** Stores a recording of at most `maxBytes`; of one that did not come whole, nothing is left. */
export const download = (
  access: Access,
  source: Source,
  fileName: string,
  maxBytes: number,
): Effect.Effect<void, ProviderFailed> =>
  attempt(async (signal) => {
    const response = await openDownload(access, source, signal)
    if (/^text\/|json/.test(response.headers["content-type"] ?? "")) {
      response.destroy()
      throw failed("unreadable", "text instead of a recording")
    }
    const cap = capped(maxBytes)
    try {
      await pipeline(response, cap.stream, createWriteStream(fileName), { signal })
      if (cap.received() === 0) throw failed("unreadable", "an empty recording")
    } catch (error) {
      await rm(fileName, { force: true })
      throw error
    }
  })

/** A document that a provider names by its address. */
export const downloadJson = <Answer extends Schema.ConstraintDecoder<unknown>>(
  access: Access,
  answer: Answer,
  source: Source,
): Effect.Effect<Answer["Type"], ProviderFailed> =>
  attempt(async (signal) => jsonOf(await openDownload(access, source, signal))).pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(answer)),
    Effect.catchTag("SchemaError", () => Effect.fail(failed("unreadable", "a document of another shape"))),
  )

const attempt = <A>(work: (signal: AbortSignal) => Promise<A>): Effect.Effect<A, ProviderFailed> =>
  Effect.tryPromise({
    try: work,
    catch: (cause) => cause instanceof ProviderFailed ? cause : failed("away", "a recording broke off"),
  })

const capped = (maxBytes: number) => {
  let received = 0
  const stream = new Transform({
    transform(chunk: Uint8Array, _, done) {
      received += chunk.length
      if (received > maxBytes) done(failed("unreadable", "a recording that is too large"))
      else done(null, chunk)
    },
  })
  return { stream, received: () => received }
}

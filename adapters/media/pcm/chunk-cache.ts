import { bytesPerMillisecond } from "#domain/media/audio.ts"
import { ChunkCache, type Hearing } from "#domain/recognition/chunk-cache.port.ts"
import type { AudioChunk, Recognition } from "#domain/recognition/transcriber.port.ts"
import { Effect, Layer } from "effect"
import { createHash } from "node:crypto"
import { stat } from "node:fs/promises"
import { readChunk } from "./read-chunk.ts"

/** About sixteen hours of speech, a dozen megabytes. The oldest are forgotten first. */
const most = 5000

/** In the memory of this process, which also receives the uploads and processes the tasks made from them. */
export const layer: Layer.Layer<ChunkCache> = Layer.sync(ChunkCache, () => {
  const known = new Map<string, Recognition>()
  return {
    isThere: (chunk) =>
      Effect.promise(() => stat(chunk.audio.path).then(({ size }) => size >= endOf(chunk), () => false)),
    find: (chunk, hearing) =>
      known.size === 0 ? nothing : Effect.promise(async () => known.get(await keyOf(chunk, hearing)) ?? null),
    keep: (chunk, hearing, recognition) =>
      Effect.promise(async () => {
        known.set(await keyOf(chunk, hearing), recognition)
        for (const key of [...known.keys()].slice(0, Math.max(0, known.size - most))) known.delete(key)
      }),
  }
})

const nothing = Effect.succeed(null)

const endOf = ({ end }: AudioChunk): number => Math.round(end) * bytesPerMillisecond

const keyOf = async (chunk: AudioChunk, { engine, language, hotwords }: Hearing): Promise<string> => {
  const { begin, end, speech = null } = chunk
  const { languages } = engine.capabilities
  // An engine for one language gives the same result whatever language is requested.
  const asked = languages === "any" || languages.length > 1 ? language : ""
  return createHash("sha256").update(JSON.stringify([engine.name, asked, hotwords, begin, end, speech]))
    .update(await readChunk(chunk)).digest("base64")
}

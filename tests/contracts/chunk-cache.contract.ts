import { ChunkCache } from "#domain/recognition/chunk-cache.port.ts"
import type { Recognition } from "#domain/recognition/transcriber.port.ts"
import { anEngine } from "#tests/support/engines/an-engine.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

const heard: Recognition = { words: [{ text: "yes", begin: 10, end: 40, confidence: 0.5 }], language: "en" }
const english = anEngine("english", ["en"])
const multilingual = anEngine("any", "any")

/** Writes a tenth of a second of sound. */
const sound = (folder: string, name: string, level = 7, milliseconds = 100) =>
  Effect.promise(async () => {
    const path = join(folder, name)
    await writeFile(path, Buffer.alloc(32 * milliseconds, level))
    return { path }
  })

/** What every ChunkCache must do. */
export const chunkCacheContract = (name: string, layer: Layer.Layer<ChunkCache>): void => {
  describe(`ChunkCache: ${name}`, () => {
    it.effect("finds what was heard in the same samples at the same place, by the same engine", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const { find, keep } = yield* ChunkCache
          const speech = [{ begin: 10, end: 40 }]
          const chunk = { audio: yield* sound(folder, "early"), begin: 10, end: 50, speech }
          const again = { ...chunk, audio: yield* sound(folder, "late") }
          const asked = { engine: multilingual, language: "auto", hotwords: ["Miwe"] }
          assert.isNull(yield* find(chunk, asked))
          yield* keep(chunk, asked, heard)
          assert.deepStrictEqual(yield* find(again, asked), heard)
          assert.isNull(yield* find({ ...chunk, audio: yield* sound(folder, "other", 8) }, asked))
          for (const other of [{ begin: 11 }, { end: 49 }, { speech: [] }]) {
            assert.isNull(yield* find({ ...again, ...other }, asked))
          }
          for (const other of [{ engine: english }, { language: "de" }, { hotwords: [] }]) {
            assert.isNull(yield* find(again, { ...asked, ...other }))
          }
        })
      ).pipe(Effect.provide(layer)))

    it.effect("takes no account of the language that an engine of one language is asked for", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const { find, keep } = yield* ChunkCache
          const chunk = { audio: yield* sound(folder, "early"), begin: 0, end: 100 }
          yield* keep(chunk, { engine: english, language: "auto", hotwords: [] }, heard)
          assert.deepStrictEqual(yield* find(chunk, { engine: english, language: "en", hotwords: [] }), heard)
        })
      ).pipe(Effect.provide(layer)))

    it.effect("says whether a chunk is all there", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const { isThere } = yield* ChunkCache
          const audio = yield* sound(folder, "early")
          assert.isTrue(yield* isThere({ audio, begin: 0, end: 100 }))
          assert.isFalse(yield* isThere({ audio, begin: 0, end: 101 }))
          assert.isFalse(yield* isThere({ audio: { path: join(folder, "none") }, begin: 0, end: 1 }))
        })
      ).pipe(Effect.provide(layer)))
  })
}

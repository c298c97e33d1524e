import { embedderOf } from "#adapters/engines/language/llama-cpp/embedder.ts"
import { localEndpoint } from "#adapters/engines/language/llama-cpp/local-endpoint.ts"
import { tryEmbedder } from "#adapters/engines/language/llama-cpp/try-embedder.ts"
import { runnable } from "#adapters/engines/language/llama-cpp/try-model.ts"
import { nearest } from "#domain/meaning/nearest.ts"
import { quantised, type Vector } from "#domain/meaning/quantised.ts"
import { aModel } from "#tests/support/a-model.ts"
import { aTinyModelFile } from "#tests/support/language-model/tiny-model.ts"
import { afterAll, assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { dirname } from "node:path"

const { path, remove } = aTinyModelFile()
afterAll(remove)

const tiny = aModel({
  name: "tiny-finder",
  purpose: "search",
  memoryBytes: 500_000_000,
  contextTokens: 512,
  embedding: { question: "query: ", passage: "text: ", dimensions: 32 },
})
const folder = dirname(path)

const similarity = (a: Vector, b: Vector): number => {
  const { bytes, scale } = quantised(a)
  return nearest({ bytes, scales: [scale] }, quantised(b), 1)[0]?.score ?? 0
}

const withoutMemory = () => Promise.resolve(Response.json({ error: { message: "no memory" } }, { status: 503 }))

describe("a model for searching on this machine", () => {
  it.live("turns texts into vectors, of a text that is too long its beginning", () =>
    Effect.gen(function*() {
      const send = yield* localEndpoint(runnable(tiny, folder, { threads: 1, sequences: 1 }))
      const { id, question, passages } = embedderOf(tiny, send)
      assert.strictEqual(id, "tiny-finder 000000000000 32")
      const long = "We agreed on the budget of the warehouse. ".repeat(40)
      const [first = [], again = [], cut = []] = yield* passages(["The roof leaks.", "The roof leaks.", long])
      assert.lengthOf(first, 32)
      assert.deepStrictEqual(again, first)
      assert.lengthOf(cut, 32)
      const asked = yield* question("The roof leaks.")
      assert.isAbove(similarity(first, again), 0.999)
      // What goes before a question is not what goes before a passage.
      assert.notDeepEqual(asked, first)
    }).pipe(Effect.scoped))

  it.live("is tried before it is used", () =>
    Effect.gen(function*() {
      yield* tryEmbedder(tiny, folder, 1)
      const wide = aModel({ ...tiny, embedding: { question: "", passage: "", dimensions: 4096 } })
      const { reason, detail } = yield* Effect.flip(tryEmbedder(wide, folder, 1))
      assert.deepStrictEqual([reason, detail], ["unusable", "the model gives 64 numbers, and 4096 are wanted"])
    }))

  it.effect("fails with what the model says, but not with what was asked", () =>
    Effect.gen(function*() {
      const failure = yield* Effect.flip(embedderOf(tiny, withoutMemory).question("my secret"))
      assert.include(failure.detail, "no memory")
      assert.notInclude(failure.detail, "secret")
    }))
})

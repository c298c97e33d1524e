import { engine } from "#adapters/engines/speech/moonshine/engine.ts"
import { weights } from "#adapters/engines/speech/moonshine/weights.ts"
import { anEngine } from "#tests/support/engines/an-engine.ts"
import { aRecording, chunkOf, recordingFile } from "#tests/support/fake-openai/a-recording.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { toyModelFolder } from "#tests/support/toy-model-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readFile } from "node:fs/promises"
import { join } from "node:path"

const asked = { language: "en", hotwords: [], account: "a", recording: "one", priority: false }
const recording = recordingFile(aRecording("One two three. Four five six."))

/** Hears one word, in the same place of every recording. */
const timing = Effect.succeed(
  anEngine(
    "scripted",
    ["en"],
    Effect.succeed({ words: [{ begin: 900, end: 1300, text: "hello", confidence: 0.7 }], language: null }),
  ),
)

describe("the engine of Moonshine", () => {
  it.live("gives the words of its companion where the model cannot be loaded", () =>
    inFolder((cache) =>
      Effect.gen(function*() {
        const folder = yield* toyModelFolder({ "encoder.onnx": "no model", "decoder.onnx": "no model" })
        const { model } = yield* weights(cache)
        const files = { ...model.files, encoder: "encoder.onnx", mergedDecoder: "decoder.onnx" }
        const damaged = Effect.succeed({ folder, model: { ...model, files } })
        const { recognise } = yield* engine({ cache, timing, processes: 1, weights: damaged })
        const heard = yield* recognise(chunkOf(yield* recording, 400, 2000), asked)
        assert.deepStrictEqual(heard, {
          words: [{ begin: 900, end: 1300, text: "hello", confidence: 0.7 }],
          language: null,
        })
      })
    ))

  it.live("is what its companion is, but punctuates and takes longer chunks", () =>
    inFolder((cache) =>
      Effect.gen(function*() {
        const { capabilities } = yield* engine({ cache, timing, processes: 1 })
        const { capabilities: other } = yield* timing
        assert.deepStrictEqual(capabilities, { ...other, punctuation: true, preferredChunk: 20_000, maxChunk: 28_000 })
      })
    ))

  it.live("reads a token for each number that the model gives, bytes included", () =>
    inFolder((cache) =>
      Effect.gen(function*() {
        yield* weights(cache)
        const lines = (yield* Effect.promise(() => readFile(join(cache, "tokens.txt"), "utf8"))).trimEnd().split("\n")
        const tokens = lines.map((line) => Buffer.from(line.split(" ")[0] ?? "", "base64").toString("latin1"))
        assert.strictEqual(tokens.length, 32_768)
        assert.strictEqual(tokens[13], "\n")
        lines.forEach((line, id) => assert.strictEqual(line.split(" ")[1], String(id)))
      })
    ))
})

import { engine } from "#adapters/engines/speech/sherpa-onnx/transcriber-engine.ts"
import { childStarted } from "#tests/support/child-process/child-started.ts"
import { aRecording, chunkOf, recordingFile } from "#tests/support/fake-openai/a-recording.ts"
import { toyFiles, toyModelFolder } from "#tests/support/toy-model-folder.ts"
import { toyZipformer } from "#tests/support/toy-onnx.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"

const asked = { language: "auto", hotwords: [], account: "a", recording: "one", priority: false }

const recording = recordingFile(aRecording("One two three. Four five six."))

describe("the sherpa-onnx engine", () => {
  it.live("recognises several chunks with one loaded model", () =>
    Effect.gen(function*() {
      const folder = yield* toyModelFolder()
      const audio = yield* recording
      const speech = yield* engine({ folder })
      assert.strictEqual(speech.name, "toy-nemo-ctc")
      const first = yield* speech.recognise(chunkOf(audio, 400, 2000), asked)
      const second = yield* speech.recognise(chunkOf(audio, 2400, 4000), asked)
      for (const [found, begin, end] of [[first, 400, 2000], [second, 2400, 4000]] as const) {
        assert.isAbove(found.words.length, 0)
        for (const word of found.words) {
          assert.include(["hi", "yo", "um"], word.text)
          assert.isAtLeast(word.begin, begin)
          assert.isAtMost(word.end, end)
        }
      }
    }))

  it.live("recognises with a Zipformer that has CTC", () =>
    Effect.gen(function*() {
      const { onnx, tokens } = toyZipformer()
      const folder = yield* toyModelFolder({ "zipformer-ctc.int8.onnx": onnx, "tokens.txt": tokens })
      const speech = yield* engine({ folder })
      assert.deepStrictEqual(speech.capabilities.languages, ["zh"])
      const { words } = yield* speech.recognise(chunkOf(yield* recording, 400, 2000), asked)
      assert.isAbove(words.length, 0)
      for (const { text } of words) assert.include(["你", "好", "吗"], text)
    }))

  it.live("survives a damaged model, which kills the process that loads it", () =>
    Effect.gen(function*() {
      const folder = yield* toyModelFolder({ ...toyFiles(), "model.onnx": Buffer.alloc(500, 7) })
      const audio = yield* recording
      const speech = yield* engine({ folder })
      const failure = yield* Effect.flip(speech.recognise(chunkOf(audio, 400, 2000), asked))
      assert.strictEqual(failure.reason, "engine-died")
      assert.isFalse(failure.retry)
    }))

  it.live("is not available without tokens, or without a folder", () =>
    Effect.gen(function*() {
      const folder = yield* toyModelFolder({ "model.onnx": "no matter" })
      assert.include((yield* Effect.flip(engine({ folder }))).detail, "tokens.txt")
      assert.strictEqual((yield* Effect.flip(engine({ folder: "/nowhere/model" })))._tag, "EngineUnavailable")
    }))

  it.live("times out on a chunk, and recognises the next", () =>
    Effect.gen(function*() {
      const folder = yield* toyModelFolder()
      const audio = yield* recording
      const hasty = yield* engine({ folder, timeLimit: 1 })
      const failure = yield* Effect.flip(hasty.recognise(chunkOf(audio, 400, 2000), asked))
      assert.strictEqual(failure.reason, "timed-out")
    }))

  it.live("recognises the next chunk after an interruption", () =>
    Effect.gen(function*() {
      const folder = yield* toyModelFolder()
      const audio = yield* recording
      const speech = yield* engine({ folder })
      const work = yield* Effect.forkChild(speech.recognise(chunkOf(audio, 400, 2000), asked))
      yield* childStarted("recognizer-worker")
      yield* Fiber.interrupt(work)
      assert.isAbove((yield* speech.recognise(chunkOf(audio, 400, 2000), asked)).words.length, 0)
    }))
})

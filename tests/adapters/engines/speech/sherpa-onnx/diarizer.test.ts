import { make } from "#adapters/engines/speech/sherpa-onnx/diarizer.ts"
import { aRecording, recordingFile } from "#tests/support/fake-openai/a-recording.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { toyEmbedding, toySegmentation } from "#tests/support/toy-onnx.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { writeFile } from "node:fs/promises"

const recording = aRecording(`${"One two three four five six seven eight nine ten eleven twelve. ".repeat(2)}End.`)
const speech = [{ begin: 600, end: 6000 }, { begin: 7100, end: 12_000 }]

const separate = (segmentation: Buffer) =>
  inFolder(Effect.fnUntraced(function*(folder) {
    const files = {
      name: "toy",
      segmentation: `${folder}/segmentation.onnx`,
      embedding: `${folder}/embedding.onnx`,
    }
    yield* Effect.promise(() => writeFile(files.segmentation, segmentation))
    yield* Effect.promise(() => writeFile(files.embedding, toyEmbedding()))
    const audio = yield* recordingFile(recording)
    return (yield* make(Effect.succeed(files)).diarize(audio, speech, 1)).turns
  }))

describe("diarization with sherpa-onnx models", () => {
  it.live("returns turns within the speech, numbered from 0", () =>
    Effect.gen(function*() {
      const turns = yield* separate(toySegmentation())
      assert.isAbove(turns.length, 0)
      for (const turn of turns) {
        assert.strictEqual(turn.speaker, 0)
        assert.isTrue(speech.some(({ begin, end }) => turn.begin >= begin && turn.end <= end && turn.begin < turn.end))
      }
    }))

  it.live("survives a damaged model", () =>
    Effect.gen(function*() {
      assert.strictEqual((yield* Effect.flip(separate(Buffer.alloc(700, 9))))._tag, "EngineUnavailable")
    }))
})

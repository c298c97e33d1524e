import * as OpenAiEngine from "#adapters/openai/transcriber-engine.ts"
import * as SherpaEngine from "#adapters/sherpa-onnx/transcriber-engine.ts"
import { aRecording, recordingFile } from "#tests/support/fake-openai/a-recording.ts"
import { fakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import { toyModelFolder } from "#tests/support/toy-model-folder.ts"
import { Effect } from "effect"
import { engineContract } from "./engine.contract.ts"

const recording = aRecording("Good morning, everyone. Shall we begin? The budget is approved. Thank you all.")

const openAi = (model: string) =>
  Effect.gen(function*() {
    const { baseUrl } = yield* fakeOpenAi({ recordings: [recording], models: { "local-plain": ["json"] } })
    return {
      engine: OpenAiEngine.engine({ apiKey: "test-key", baseUrl, model, firstPause: 1 }),
      audio: yield* recordingFile(recording),
    }
  })

for (const model of ["whisper-1", "gpt-4o-transcribe", "gpt-transcribe", "gpt-4o-transcribe-diarize", "local-plain"]) {
  engineContract(`OpenAI-compatible, ${model}`, openAi(model))
}

engineContract(
  "sherpa-onnx, toy model",
  Effect.gen(function*() {
    const folder = yield* toyModelFolder()
    return { engine: yield* SherpaEngine.engine({ folder }), audio: yield* recordingFile(recording) }
  }),
)

import { floatsOf } from "#adapters/media/pcm/floats-of.ts"
import { Schema } from "effect"
import sherpa from "sherpa-onnx-node"
import { families } from "./model-family.ts"
import { recognizerConfig } from "./recognizer-config.ts"

/** Stays alive with the model loaded, and recognises one chunk after another until its parent ends it. */
const Request = Schema.Struct({
  id: Schema.Int,
  folder: Schema.String,
  family: Schema.Literals(families),
  files: Schema.Record(Schema.String, Schema.String),
  threads: Schema.Int,
  language: Schema.String,
  /** 16-bit PCM. The worker is given sound, and never opens a recording. */
  sound: Schema.Uint8Array,
})

const decode = Schema.decodeUnknownPromise(Request)

let loaded: { readonly key: string; readonly recognizer: InstanceType<typeof sherpa.OfflineRecognizer> } | null = null

const recognizerFor = (request: typeof Request.Type) => {
  const key = `${request.folder} ${request.language}`
  if (loaded?.key !== key) {
    const config = recognizerConfig(request.folder, request, request.language, request.threads)
    loaded = { key, recognizer: new sherpa.OfflineRecognizer(config) }
  }
  return loaded.recognizer
}

const recognise = async (raw: unknown): Promise<void> => {
  const request = await decode(raw)
  const { id, sound } = request
  try {
    const recognizer = recognizerFor(request)
    process.send?.({ type: "loaded", id })
    const samples = floatsOf(Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength))
    const stream = recognizer.createStream()
    stream.acceptWaveform({ sampleRate: 16_000, samples })
    recognizer.decode(stream)
    const { text, tokens = [], timestamps = [], lang = "" } = recognizer.getResult(stream)
    process.send?.({ type: "heard", id, text, tokens: [...tokens], timestamps: [...timestamps], lang })
  } catch (error) {
    process.send?.({ type: "failed", id, detail: error instanceof Error ? error.message : String(error) })
  }
}

process.once("disconnect", () => process.exit(1))
process.on("message", (message) => void recognise(message))

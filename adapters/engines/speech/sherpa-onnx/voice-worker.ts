import { floatsOf } from "#adapters/media/pcm/floats-of.ts"
import { readChunk } from "#adapters/media/pcm/read-chunk.ts"
import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { Schema } from "effect"
import sherpa from "sherpa-onnx-node"

const Pieces = Schema.Array(Schema.Struct({ begin: Schema.Finite, end: Schema.Finite }))

const decode = Schema.decodeUnknownPromise(
  Schema.Struct({ path: Schema.String, embedding: Schema.String, voices: Schema.Array(Pieces) }),
)

answerParent(async (request) => {
  const { path, embedding, voices } = await decode(request)
  const extractor = new sherpa.SpeakerEmbeddingExtractor({ model: embedding, numThreads: 2, debug: 0, provider: "cpu" })
  const describe = (samples: Float32Array): ReadonlyArray<number> | null => {
    const stream = extractor.createStream()
    stream.acceptWaveform({ sampleRate: 16_000, samples })
    stream.inputFinished()
    // Past the end of the recording there may be too little.
    return extractor.isReady(stream) ? unit([...extractor.compute(stream, false)]) : null
  }
  const meanOf = async (pieces: typeof Pieces.Type): Promise<ReadonlyArray<number> | null> => {
    const sounds = await Promise.all(pieces.map(({ begin, end }) => readChunk({ audio: { path }, begin, end })))
    // The longer a piece, the more it says about the voice.
    const weighted = sounds.flatMap((sound) => {
      const vector = describe(floatsOf(sound))
      return vector === null ? [] : [vector.map((value) => value * sound.length)]
    })
    const [first] = weighted
    return first === undefined
      ? null
      : unit(first.map((_, at) => weighted.reduce((sum, one) => sum + (one[at] ?? 0), 0)))
  }
  return Promise.all(voices.map(meanOf))
})

const unit = (vector: ReadonlyArray<number>): ReadonlyArray<number> => {
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}

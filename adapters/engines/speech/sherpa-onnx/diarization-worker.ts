import { floatsOf } from "#adapters/media/pcm/floats-of.ts"
import { readChunk } from "#adapters/media/pcm/read-chunk.ts"
import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { Schema } from "effect"
import sherpa from "sherpa-onnx-node"

const decode = Schema.decodeUnknownPromise(Schema.Struct({
  path: Schema.String,
  duration: Schema.Finite,
  count: Schema.NullOr(Schema.Int),
  segmentation: Schema.String,
  embedding: Schema.String,
  threads: Schema.Int,
}))

answerParent(async (request) => {
  const { path, duration, count, segmentation, embedding, threads } = await decode(request)
  const diarization = new sherpa.OfflineSpeakerDiarization({
    segmentation: { pyannote: { model: segmentation }, numThreads: threads, debug: 0 },
    embedding: { model: embedding, numThreads: threads, debug: 0 },
    clustering: { numClusters: count ?? -1, threshold: 0.5 },
    minDurationOn: 0.2,
    minDurationOff: 0.5,
  })
  const bytes = await readChunk({ audio: { path }, begin: 0, end: duration })
  return diarization.process(floatsOf(bytes)).map(({ start, end, speaker }) => ({ start, end, speaker }))
})

import { Effect, Stream } from "effect"
import { margin, missingSpeech } from "../../recognition/coverage-gaps.ts"
import { WorkStore } from "../../recognition/work-store.port.ts"
import { ofTrack, type PlannedChunk, tracksOf } from "../../recognition/work.ts"
import { divided } from "../../transcript/span-plan.ts"
import { recogniseChunks, type Recognising } from "./recognise-chunks.ts"

/** Recognises speech that yielded no words again, cut differently. */
export const retryGaps = Effect.fnUntraced(function*(recognising: Recognising) {
  const store = yield* WorkStore
  const { job, engine } = recognising
  const before = yield* store.get(job.taskId)
  if (before === null || before.plan.whole === null) return
  const { plan: { whole }, chunks } = before
  const { duration } = whole
  if (chunks.every(({ index }) => index < whole.chunkCount)) {
    const missing = tracksOf(before).flatMap((track) => {
      const on = track === undefined ? {} : { track }
      return missingSpeech(ofTrack(before, track), engine.capabilities.wordTimes).map((span) => ({ span, on }))
    })
    if (missing.length === 0) return
    yield* store.extend(
      job.taskId,
      missing.flatMap(({ span: whole, on }) =>
        divided(whole, engine.capabilities.maxChunk - 2 * margin).map((span): PlannedChunk =>
          Object.assign(
            {
              begin: Math.max(0, span.begin - margin),
              end: Math.min(duration, span.end + margin),
              speech: [span],
            },
            on,
          )
        )
      ),
    )
  }
  const work = yield* store.get(job.taskId)
  const more = (work?.chunks ?? []).filter(({ index }) => index >= whole.chunkCount)
  yield* recogniseChunks(recognising, "retrying-gaps", {
    chunks: Stream.fromIterable(more),
    fractionOf: (done) => Effect.succeed(done / more.length),
  })
})

import { Effect, Stream } from "effect"
import { margin, missingSpeech } from "../../transcript/coverage-gaps.ts"
import { divided } from "../../transcript/span-plan.ts"
import { WorkStore } from "../../transcript/work-store.port.ts"
import { recogniseChunks, type Recognising } from "./recognise-chunks.ts"

/** Recognises speech that yielded no words again, cut differently. */
export const retryGaps = Effect.fnUntraced(function*(recognising: Recognising) {
  const store = yield* WorkStore
  const { job, engine } = recognising
  const before = yield* store.get(job.taskId)
  if (before === null || before.plan.whole === null) return
  const { plan: { whole }, chunks } = before
  if (chunks.every(({ index }) => index < whole.chunkCount)) {
    const missing = missingSpeech(before, engine.capabilities.wordTimes)
    if (missing.length === 0) return
    yield* store.extend(
      job.taskId,
      missing.flatMap((span) => divided(span, engine.capabilities.maxChunk - 2 * margin)).map((span) => ({
        begin: Math.max(0, span.begin - margin),
        end: Math.min(whole.duration, span.end + margin),
        speech: [span],
      })),
    )
  }
  const work = yield* store.get(job.taskId)
  const more = (work?.chunks ?? []).filter(({ index }) => index >= whole.chunkCount)
  yield* recogniseChunks(recognising, "retrying-gaps", {
    chunks: Stream.fromIterable(more),
    fractionOf: (done) => Effect.succeed(done / more.length),
  })
})

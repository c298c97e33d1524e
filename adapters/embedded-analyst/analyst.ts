import { askWorker } from "#adapters/child-process/node-worker.ts"
import { Draft } from "#domain/analysis/analysis.ts"
import { type AnalysisRequest, Analyst } from "#domain/analysis/analyst.port.ts"
import { AnalysisProgress } from "#domain/task/analysis-progress.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { type Cause, Effect, Fiber, Layer, Queue, Schema } from "effect"

const limits = { timeLimit: 300_000, memoryLimit: 1024 }
type Report = (step: AnalysisProgress) => Effect.Effect<void>

const afterwards = ["generating mind map", "creating canvas", "high-quality mind map", "finalizing"] as const

/** Works without a language model: selects, orders and labels sentences of the transcript, in a process of its own. */
export const layer: Layer.Layer<Analyst> = Layer.succeed(Analyst, {
  name: "embedded",
  analyse: Effect.fn("Analyst.analyse")(function*(request: AnalysisRequest, report: Report) {
    const { title, language, style, transcript: { segments, speakers } } = request
    yield* report("initializing")
    const steps = yield* Queue.unbounded<AnalysisProgress, Cause.Done>()
    const reporting = yield* Effect.forkChild(
      Effect.forever(Effect.flatMap(Queue.take(steps), report)).pipe(Effect.ignore),
    )
    const draft = yield* askWorker({
      file: new URL("./analyse-worker.ts", import.meta.url),
      request: {
        title,
        language,
        style,
        transcript: { segments: segments.map(withoutWords), speakers },
      },
      answer: Schema.toType(Draft),
      onReport: (step) => void Queue.offerUnsafe(steps, Schema.decodeUnknownSync(AnalysisProgress)(step)),
      ...limits,
    }).pipe(Effect.orDie)
    yield* Queue.end(steps)
    yield* Fiber.join(reporting)
    yield* Effect.forEach(afterwards, report, { discard: true })
    return draft
  }),
})

/** The words of a long recording outweigh everything else, and the worker does not need them. */
const withoutWords = ({ id, begin, end, text, speakerId }: Segment): Segment => ({
  id,
  begin,
  end,
  text,
  speakerId,
  words: [],
})

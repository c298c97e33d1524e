import { Schema } from "effect"
import { AnalysisProgress, ReadParts } from "./analysis-progress.ts"
import { TranscriptionStep } from "./transcription.ts"

const TranscriptionWork = Schema.Struct({
  step: TranscriptionStep,
  /** Of the whole transcription, 0 to 1. */
  progress: Schema.Finite,
  startedAt: Schema.DateTimeUtcFromString,
})

const AnalysisWork = Schema.Struct({
  step: AnalysisProgress,
  /** Of a transcript that is read in parts. */
  parts: Schema.optionalKey(ReadParts),
  startedAt: Schema.DateTimeUtcFromString,
})

/** The work on a task, stored beside it: workers report many times a second and must not rewrite the task each time. */
export const TaskWork = Schema.Struct({
  /** Number of starts: 1 at first, one more for every retry. Minutes are booked per attempt. */
  attempt: Schema.Int,
  /** Number of analyses started, plus those cancelled in favour of an earlier result. */
  analysisAttempt: Schema.Int,
  /** As last reported; null before the first report of an attempt, and once it has completed. */
  transcription: Schema.NullOr(TranscriptionWork),
  /** As last reported of the analysis; null before the first report, and once it has completed. */
  analysis: Schema.NullOr(AnalysisWork),
  /** Number of spans that were transcribed again. Minutes are booked for each. */
  retranscriptions: Schema.Int,
  /** How much of the current one is done, 0 to 1; null before the first report, and once it has ended. */
  retranscription: Schema.NullOr(Schema.Finite),
  /** How often a translation was started. */
  translations: Schema.Int,
  /** How much of the current one is done, 0 to 1; null before the first report, and once it has ended. */
  translation: Schema.NullOr(Schema.Finite),
  /** When a worker last reported; null if never. */
  reportedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Seconds that each took when last completed; null if not measured. */
  processingSeconds: Schema.Struct({
    transcription: Schema.NullOr(Schema.Finite),
    analysis: Schema.NullOr(Schema.Finite),
  }),
})
export type TaskWork = typeof TaskWork.Type

/** Before the first start. */
export const noWork: TaskWork = {
  attempt: 0,
  analysisAttempt: 0,
  transcription: null,
  analysis: null,
  retranscriptions: 0,
  retranscription: null,
  translations: 0,
  translation: null,
  reportedAt: null,
  processingSeconds: { transcription: null, analysis: null },
}

import { Schema } from "effect"
import { AnalysisProgress } from "./analysis-progress.ts"
import type { Task } from "./task.ts"
import { type Failure, TranscriptionStep } from "./transcription.ts"

/** What can be done with a task, each counting its own attempts. */
export const StoryPart = Schema.Literals(["transcription", "analysis", "retranscription", "translation"])
export type StoryPart = typeof StoryPart.Type

/** What can happen: `resumed` is an earlier step after an interruption, `ended` is neither completed nor failed. */
const StoryEvent = Schema.Literals(["waiting", "step", "resumed", "completed", "failed", "ended"])

/** A moment in the work on a task. Nothing that people wrote or said is in it. */
export const StoryMoment = Schema.Struct({
  part: StoryPart,
  attempt: Schema.Int,
  event: StoryEvent,
  /** Of `step` and `resumed`; null for all else. */
  step: Schema.NullOr(Schema.Union([TranscriptionStep, AnalysisProgress])),
  /** The engine or analyst of what completed; null for all else, and if there is none. */
  engine: Schema.NullOr(Schema.String),
  /** The stable code of a failure; null for all else. */
  code: Schema.NullOr(Schema.String),
})
export type StoryMoment = typeof StoryMoment.Type

interface State {
  readonly _tag: string
  readonly failure?: Failure
}

/** What of the story is in one version of a task. */
interface Reached {
  readonly part: StoryPart
  readonly attempt: number
  readonly state: State | null
  /** Its place among the steps; null before the first. */
  readonly step: { readonly name: NonNullable<StoryMoment["step"]>; readonly rank: number } | null
  readonly engine: string | null
}

const transcriptionStep = ({ transcription }: Task["work"]): Reached["step"] =>
  transcription === null
    ? null
    : { name: transcription.step, rank: TranscriptionStep.literals.indexOf(transcription.step) }

const analysisStep = ({ analysis }: Task["work"]): Reached["step"] =>
  analysis === null ? null : { name: analysis.step, rank: AnalysisProgress.literals.indexOf(analysis.step) }

const reached = ({ transcription, analysis, retranscription, translation, work, engine, analyst }: Task) => {
  const { attempt, analysisAttempt, retranscriptions, translations } = work
  const unstepped = { step: null, engine: null }
  return [
    { part: "transcription", attempt, state: transcription, step: transcriptionStep(work), engine },
    { part: "analysis", attempt: analysisAttempt, state: analysis, step: analysisStep(work), engine: analyst },
    { part: "retranscription", attempt: retranscriptions, state: retranscription?.state ?? null, ...unstepped },
    { part: "translation", attempt: translations, state: translation?.state ?? null, ...unstepped },
  ] as const satisfies ReadonlyArray<Reached>
}

/** What a change adds to the story of a task; null before it was inserted. */
export const momentsBetween = (before: Task | null, after: Task): ReadonlyArray<StoryMoment> => {
  const earlier: ReadonlyArray<Reached> = before === null ? [] : reached(before)
  return reached(after).flatMap((now, nth) => {
    const was = earlier[nth] ?? nothingOf(now)
    return ofStep(was, now).concat(ofState(was, now))
  })
}

const nothingOf = (now: Reached): Reached => ({ ...now, attempt: 0, state: null, step: null })

const moment = ({ part, attempt }: Reached, event: StoryMoment["event"]): StoryMoment => ({
  part,
  attempt,
  event,
  step: null,
  engine: null,
  code: null,
})

const ofStep = (was: Reached, now: Reached): ReadonlyArray<StoryMoment> => {
  if (now.step === null || now.step.name === was.step?.name) return []
  const isEarlier = was.step !== null && was.attempt === now.attempt && now.step.rank < was.step.rank
  return [{ ...moment(now, isEarlier ? "resumed" : "step"), step: now.step.name }]
}

const ofState = (was: Reached, now: Reached): ReadonlyArray<StoryMoment> => {
  if (now.state?._tag === was.state?._tag && now.attempt === was.attempt) return []
  switch (now.state?._tag) {
    case "Waiting":
      return [moment(now, "waiting")]
    case "Completed":
      return [{ ...moment(now, "completed"), engine: now.engine }]
    case "Failed":
      return [{ ...moment(now, "failed"), code: now.state.failure?.code ?? null }]
    case undefined:
      return was.state === null || was.state._tag === "Failed" ? [] : [moment(was, "ended")]
    default:
      return []
  }
}

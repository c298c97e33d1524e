import { type DateTime, Schema } from "effect"
import { wireAs } from "../kernel/wire.ts"
import { StoryMoment, StoryPart } from "./story.ts"

/** A moment with its time, as it is stored. */
export interface TimedMoment {
  readonly at: DateTime.Utc
  readonly moment: StoryMoment
}

const fields = {
  part: StoryPart,
  /** Counts from 1, apart for each part. */
  attempt: Schema.Int,
  state: Schema.Literals(["waiting", "running", "completed", "failed", "ended"]),
  begunAt: Schema.DateTimeUtcFromString,
  /** When a worker took it up; null if none has. */
  startedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Null while it waits or runs. */
  endedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  engine: Schema.NullOr(Schema.String),
  /** Why it failed. */
  errorCode: Schema.NullOr(Schema.String),
  /** How often it was interrupted and taken up again. */
  resumed: Schema.Int,
  /** Minutes reserved for it and, once it is over, charged; 0 where it costs none. */
  minutes: Schema.Int,
}

/** One attempt at a part of the work on a task. */
export const StoryChapter = wireAs("StoryChapter", fields)
export type StoryChapter = typeof StoryChapter.Type

/** A chapter with all its moments. */
export const WholeChapter = wireAs("WholeStoryChapter", {
  ...fields,
  moments: Schema.Array(wireAs("StoryMoment", {
    at: Schema.DateTimeUtcFromString,
    event: StoryMoment.fields.event,
    step: StoryMoment.fields.step,
  })),
})
export type WholeChapter = typeof WholeChapter.Type

/** The attempts, in the order in which they began, without their minutes. */
export const chaptersOf = (story: ReadonlyArray<TimedMoment>): ReadonlyArray<Omit<WholeChapter, "minutes">> => {
  const attempts = Map.groupBy(story, ({ moment: { part, attempt } }) => `${part} ${attempt}`)
  return [...attempts.values()].flatMap((moments) => {
    const [first] = moments
    const last = moments.at(-1)
    return first === undefined || last === undefined ? [] : [chapterOf(moments, first, last)]
  })
}

const chapterOf = (moments: ReadonlyArray<TimedMoment>, first: TimedMoment, last: TimedMoment) => {
  const state = stateOf(last.moment)
  const isOver = state !== "waiting" && state !== "running"
  return {
    part: first.moment.part,
    attempt: first.moment.attempt,
    state,
    begunAt: first.at,
    startedAt: moments.find(({ moment: { step } }) => step !== null)?.at ?? null,
    endedAt: isOver ? last.at : null,
    engine: last.moment.engine,
    errorCode: last.moment.code,
    resumed: moments.filter(({ moment: { event } }) => event === "resumed").length,
    moments: moments.map(({ at, moment: { event, step } }) => ({ at, event, step })),
  }
}

const stateOf = ({ event }: StoryMoment): StoryChapter["state"] =>
  event === "step" || event === "resumed" ? "running" : event

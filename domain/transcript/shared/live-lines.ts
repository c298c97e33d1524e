import { Effect } from "effect"
import { contributionOf } from "../../recognition/coverage-gaps.ts"
import type { Names } from "../../recognition/english/capitals.ts"
import { namesOf } from "../../recognition/known-names.ts"
import { WorkStore } from "../../recognition/work-store.port.ts"
import type { ChunkWork, RecordingPlan } from "../../recognition/work.ts"
import { liveSpeakerId } from "../../task/speaker.ts"
import type { Task } from "../../task/task.ts"
import { assemble } from "../assemble.ts"
import type { TranscriptRange } from "../transcript-store.port.ts"
import type { Line, Segment } from "../transcript.ts"

/** The lines of the chunks finished so far, by time. Speakers are not known yet, but in a meeting. */
export const liveLines = Effect.fnUntraced(function*(task: Task, { from, to }: TranscriptRange) {
  const store = yield* WorkStore
  const work = yield* store.get(task.id)
  if (work === null) return []
  return linesOfChunks(work.plan, work.chunks, namesOf(task)).filter((segment) =>
    (from === null || segment.end > from) && (to === null || segment.begin < to)
  )
})

/** How much of a transcription a viewer has seen: the plan, and how many of its finished chunks. */
export interface Seen {
  readonly plan: string
  readonly last: number
}

const nothingSeen: Seen = { plan: "", last: 0 }

/** Lines that are new since `seen`. With `reset` they replace all earlier lines. */
export interface LineDelta {
  readonly reset: boolean
  readonly segments: ReadonlyArray<Line>
}

/** What has been recognised since `seen`; everything if that is null or belongs to an earlier plan. */
export const linesSince = Effect.fnUntraced(function*(task: Task, seen: Seen | null) {
  const store = yield* WorkStore
  const found = yield* store.finishedAfter(task.id, seen?.last ?? 0)
  if (found === null) return { lines: { reset: seen === null, segments: [] }, seen: seen ?? nothingSeen }
  const isSame = seen === null || seen.plan === found.id || seen.plan === nothingSeen.plan
  const { id, plan, last, chunks } = isSame ? found : (yield* store.finishedAfter(task.id, 0)) ?? found
  const lines: LineDelta = {
    reset: seen === null || !isSame,
    segments: linesOfChunks(plan, chunks, namesOf(task)).map(withoutWords),
  }
  return { lines, seen: { plan: id, last } }
})

/** Each chunk on its own, so that its lines are the same whatever else is finished. */
const linesOfChunks = (
  plan: RecordingPlan,
  chunks: ReadonlyArray<ChunkWork>,
  names: Names,
): ReadonlyArray<Segment> =>
  chunks.flatMap((chunk) => assemble(contributionOf(plan, chunk), chunk.speech, [], names).segments.map(onTrack(chunk)))
    .toSorted((a, b) => a.begin - b.begin)

/** On a participant's track of a meeting, everything is said by one person. */
const onTrack = ({ track }: ChunkWork) => (segment: Segment): Segment =>
  track === undefined ? segment : Object.assign({}, segment, { speakerId: liveSpeakerId(track) })

const withoutWords = ({ id, begin, end, text, speakerId }: Segment): Line => ({ id, begin, end, text, speakerId })

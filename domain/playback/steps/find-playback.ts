import { Effect } from "effect"
import { isStored } from "../../media/shared/is-stored.ts"
import { isSpoken, type Part } from "../../task/source.ts"
import type { Task } from "../../task/task.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { NoRecording } from "../errors.ts"
import { requestPlayback } from "./request-playback.ts"

/** A file to play. */
export interface Found {
  readonly key: string
  readonly kind: "audio" | "video"
  readonly mediaType: string
  /** Seconds; null where only decoding tells. */
  readonly duration: number | null
  /** Whether it is on the timeline of the whole recording; else it is one of several files. */
  readonly isWhole: boolean
  /** False while a file is being made that plays better: ask again. */
  readonly isReady: boolean
}

/** What plays a whole recording. Until that is made, it is the first of the files it was made of. */
export const findPlayback = Effect.fnUntraced(function*(task: Task) {
  const { playback, parts: [first], id: taskId } = task
  if (first === undefined || !isSpoken(task.source)) return yield* new NoRecording({ taskId })
  if (playback._tag === "Ready" && (yield* isStored(playback.key))) {
    const { key, kind, mediaType, duration } = playback
    const ready: Found = { key, kind, mediaType, duration, isWhole: true, isReady: true }
    return ready
  }
  if (playback._tag === "Failed") return original(task, first)
  // While it is transcribed, the processor has better things to do; it is made right after.
  if (!isTranscribing(task)) yield* requestPlayback(task)
  return { ...original(task, first), isReady: false }
})

/** One of the files a task was made of, as it was sent. */
export const original = (task: Task, { key, mediaType, duration }: Part): Found => ({
  key,
  kind: mediaType.startsWith("video/") ? "video" : "audio",
  mediaType,
  duration: task.parts.length === 1 ? task.duration ?? duration : duration,
  isWhole: task.parts.length === 1,
  isReady: true,
})

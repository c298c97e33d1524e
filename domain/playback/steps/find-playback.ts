import { Effect } from "effect"
import { isStored } from "../../media/shared/is-stored.ts"
import { hasRecording, type Part } from "../../task/source.ts"
import type { Task } from "../../task/task.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { NoRecording } from "../errors.ts"
import { requestPlayback } from "./request-playback.ts"

/** A file to play. */
export interface Found {
  readonly key: string
  readonly kind: "audio" | "video"
  readonly mediaType: string
  /** Seconds; null if only decoding can tell. */
  readonly duration: number | null
  /** Whether it covers the whole recording; otherwise it is one of several files. */
  readonly isWhole: boolean
  /** False while a better file is being created: ask again. */
  readonly isReady: boolean
}

/** The file that plays the whole recording; until that exists, the first of the task's files. */
export const findPlayback = Effect.fnUntraced(function*(task: Task) {
  const { playback, parts: [first], id: taskId } = task
  if (first === undefined || !hasRecording(task)) return yield* new NoRecording({ taskId })
  if (playback._tag === "Ready" && (yield* isStored(playback.key))) {
    const { key, kind, mediaType, duration } = playback
    const ready: Found = { key, kind, mediaType, duration, isWhole: true, isReady: true }
    return ready
  }
  if (playback._tag === "Failed") return original(task, first)
  // During transcription the processor has better things to do; the file is made right after.
  if (!isTranscribing(task)) yield* requestPlayback(task)
  return { ...original(task, first), isReady: false }
})

/** One of the files a task was made from, as uploaded. */
export const original = (task: Task, { key, mediaType, duration }: Part): Found => ({
  key,
  kind: mediaType.startsWith("video/") ? "video" : "audio",
  mediaType,
  duration: task.parts.length === 1 ? task.duration ?? duration : duration,
  isWhole: task.parts.length === 1,
  isReady: true,
})

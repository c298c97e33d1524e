import { DateTime, Effect } from "effect"
import { takeFreeUse } from "../../guest/shared/free-use.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { TaskId } from "../../kernel/ids.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { minutesFor } from "../../plan/estimate.ts"
import { type NewTask, newTask } from "../../task/new-task.ts"
import { beginTranscription } from "../../task/shared/begin-transcription.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { titleOfFile } from "../../task/title.ts"
import { partKey } from "../shared/part-key.ts"
import type { InspectedFile } from "./inspect-recording.ts"

interface RecordingTask extends Pick<NewTask, "options" | "ownerId" | "folderId" | "origin"> {
  /** Null to use the name of the first file. */
  readonly title: string | null
  readonly autoStart?: boolean
}

/** One task from these recordings, joined in the given order. */
export const recordingTask = Effect.fnUntraced(
  function*<File extends InspectedFile>(
    recordings: ReadonlyArray<File>,
    { title, options, ownerId, folderId, origin, autoStart = true }: RecordingTask,
  ) {
    const { next } = yield* IdSource
    const id = TaskId.make(yield* next)
    const parts = recordings.map(({ part }, index) => ({ ...part, key: partKey(id, index) }))
    const durations = parts.map(({ duration }) => duration)
    const facts = {
      id,
      ownerId,
      folderId,
      origin,
      requestId: yield* next,
      title: title === null ? titleOfFile(parts[0]?.fileName ?? "") : tidyName(title),
      source: recordings.some(({ source }) => source === "video") ? "video" as const : "audio" as const,
      parts,
      options,
      duration: durations.every((seconds) => seconds !== null) ? rounded(totalSeconds(recordings)) : null,
      minutes: minutesFor(durations),
      fileSize: parts.reduce((sum, { fileSize }) => sum + fileSize, 0),
    }
    return { id, files: recordings, store: insert(newTask(facts, yield* DateTime.now), autoStart) }
  },
)

/** Counts the known durations only. */
export const totalSeconds = (recordings: ReadonlyArray<InspectedFile>): number =>
  recordings.reduce((sum, { part }) => sum + (part.duration ?? 0), 0)

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000

const insert = Effect.fnUntraced(function*(task: Task, autoStart: boolean) {
  const tasks = yield* TaskStore
  yield* takeFreeUse
  yield* tasks.insert(task)
  return autoStart ? yield* beginTranscription(task.id) : task
})

import type { DateTime } from "effect"
import type { FolderId, TaskId, UserId } from "../kernel/ids.ts"
import type { Origin, Part, Source } from "./source.ts"
import type { TaskLink } from "./task-link.ts"
import { noWork } from "./task-work.ts"
import type { Task } from "./task.ts"
import type { TranscriptionOptions } from "./transcription-options.ts"

export interface NewTask {
  readonly id: TaskId
  readonly ownerId: UserId
  readonly folderId: FolderId | null
  readonly requestId: string
  readonly title: string
  readonly source: Source
  /** The app, if omitted. */
  readonly origin?: Origin | undefined
  readonly link?: TaskLink
  readonly parts: ReadonlyArray<Part>
  readonly options: TranscriptionOptions
  readonly minutes: number
  /** Seconds; null if only decoding can tell. */
  readonly duration: number | null
  readonly fileSize: number
}

/** A new task, before anything has run. */
export const newTask = (facts: NewTask, now: DateTime.Utc): Task => ({
  link: null,
  ...facts,
  origin: facts.origin ?? "app",
  createdAt: now,
  updatedAt: now,
  transcribedAt: null,
  isMerged: facts.parts.length > 1,
  language: facts.options.language === "auto" ? null : facts.options.language,
  engine: null,
  analyst: null,
  transcription: { _tag: "NotStarted" },
  analysis: { _tag: "NotStarted" },
  coverage: null,
  notices: [],
  playback: { _tag: "NotMade" },
  retranscription: null,
  translation: null,
  work: noWork,
  isExample: false,
})

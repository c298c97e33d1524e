import { Context, type DateTime, type Effect } from "effect"
import type { TaskId, UserId } from "../kernel/ids.ts"
import type { MeetingNotFound } from "./errors.ts"
import type { Meeting } from "./meeting.ts"

/** Stores guests in meetings, each with its task; they go when it is deleted. */
export class MeetingStore extends Context.Service<MeetingStore, {
  readonly insert: (meeting: Meeting) => Effect.Effect<void>
  readonly get: (id: TaskId) => Effect.Effect<Meeting, MeetingNotFound>
  /** Reads, decides and writes atomically; null if it is gone. */
  readonly modify: (id: TaskId, change: (meeting: Meeting) => Meeting) => Effect.Effect<Meeting | null>
  /** The meetings of an account that have not ended, oldest first. */
  readonly open: (owner: UserId) => Effect.Effect<ReadonlyArray<Meeting>>
  /** The guest is alive; a write of its own, as it comes every few seconds. */
  readonly beat: (id: TaskId, at: DateTime.Utc) => Effect.Effect<void>
}>()("domain/meeting/MeetingStore") {}

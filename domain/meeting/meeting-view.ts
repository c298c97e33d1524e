import { type DateTime, Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import { liveSpeakerId } from "../task/speaker.ts"
import type { Task } from "../task/task.ts"
import { atPresent } from "./at-present.ts"
import { MeetingService } from "./meeting-link.ts"
import { Meeting, MeetingReason, MeetingState } from "./meeting.ts"
import { reasonWords } from "./reason-words.ts"

/** A guest in a meeting, as clients see it. Its id is that of its task. */
export const MeetingView = wireAs("Meeting", {
  id: TaskId,
  title: Schema.String,
  link: Schema.String,
  service: MeetingService,
  provider: Meeting.fields.provider,
  state: MeetingState,
  /** Waits to be let in. */
  isWaiting: Schema.Boolean,
  /** Why it ended, or is unknown. */
  reason: Schema.NullOr(MeetingReason),
  /** The reason in words. */
  message: Schema.NullOr(Schema.String),
  /** Who is there, without the guest. */
  people: Schema.Array(Schema.String),
  /** Whose lines are whose, by the `speaker_id` that they have while the meeting lasts. */
  speakers: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.NullOr(Schema.String) })),
  createdAt: Schema.DateTimeUtcFromString,
  joinedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  endedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Seconds in the meeting so far, by the clock of the server. */
  elapsed: Schema.Int,
})
export type MeetingView = typeof MeetingView.Type

/** Milliseconds without a sign of life after which nothing is known of a guest. */
const silence = 60_000

/** The state as it is now: a guest that says nothing is unknown. */
const standingOf = ({ state, reason, heartbeatAt }: Meeting, now: DateTime.Utc): Pick<Meeting, "state" | "reason"> =>
  state !== "ended" && now.epochMilliseconds - heartbeatAt.epochMilliseconds > silence
    ? { state: "unknown", reason: "no-heartbeat" }
    : { state, reason }

export const viewOf = (stored: Meeting, task: Task, now: DateTime.Utc): MeetingView => {
  const meeting = atPresent(stored, task, now)
  const { taskId, link, provider, isWaiting, people, createdAt, joinedAt, endedAt } = meeting
  const { state, reason } = standingOf(meeting, now)
  const until = endedAt ?? now
  return {
    id: taskId,
    title: task.title,
    link: link.url,
    service: link.service,
    provider,
    state,
    isWaiting: state === "joining" && isWaiting,
    reason,
    message: reason === null ? null : reasonWords[reason],
    people,
    speakers: meeting.tracks.map(({ track, name }) => ({ id: liveSpeakerId(track), name })),
    createdAt,
    joinedAt,
    endedAt,
    elapsed: joinedAt === null
      ? 0
      : Math.max(0, Math.floor((until.epochMilliseconds - joinedAt.epochMilliseconds) / 1000)),
  }
}

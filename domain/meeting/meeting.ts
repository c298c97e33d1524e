import { Schema } from "effect"
import { TaskId, UserId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { MeetingLink } from "./meeting-link.ts"

/** As the specification names them. `unknown` is for a guest of whom nothing has been heard for a minute. */
export const MeetingState = Schema.Literals(["joining", "inMeeting", "ended", "unknown"])
export type MeetingState = typeof MeetingState.Type

/** Why a meeting ended, or is unknown. */
export const MeetingReason = Schema.Literals([
  /** The host ended it. */
  "host-ended",
  /** Everybody else had left. */
  "everybody-left",
  /** The guest was alone for five minutes. */
  "alone",
  /** Somebody removed the guest. */
  "removed",
  /** A participant asked it to leave in the chat. */
  "asked-to-leave",
  /** The owner called it back. */
  "left",
  /** Nobody let it in. */
  "not-admitted",
  /** The link leads to no meeting, or to one that is over. */
  "link-expired",
  /** The meeting wants a password that the link does not have, or another one. */
  "wrong-password",
  /** The service wants people to sign in. */
  "needs-login",
  /** The longest meeting that the plan allows. */
  "time-limit",
  /** The minutes of the account were used up. */
  "no-minutes",
  /** The server stopped in the middle. */
  "server-restarted",
  /** The browser of the guest ended. */
  "guest-crashed",
  /** The service cannot be reached, or has changed. */
  "service-failed",
  /** No sign of life. */
  "no-heartbeat",
])
export type MeetingReason = typeof MeetingReason.Type

/** One participant's own sound. Its file begins when the guest is let in, so that all tracks have one clock. */
export const MeetingTrack = Schema.Struct({
  /** Counts from 0 in the order of appearance; names the file as well. */
  track: Schema.Int,
  /** As the call shows it; null until it does. */
  name: Schema.NullOr(Schema.String),
})
export type MeetingTrack = typeof MeetingTrack.Type

/** Who spoke when, as the service tells it, in a recording of all together. Milliseconds of the recording. */
export const SpokenTurn = Schema.Struct({ begin: OffsetMs, end: OffsetMs, name: Schema.String })
export type SpokenTurn = typeof SpokenTurn.Type

/** A guest in a meeting, and the task that holds what it heard. They share their id. */
export const Meeting = Schema.Struct({
  taskId: TaskId,
  ownerId: UserId,
  link: MeetingLink,
  /** The attempt of the task that all below is about. */
  attempt: Schema.Int,
  /** Who attends: the guest of this server, or a service. */
  provider: Schema.Literals(["own", "attendee", "vexa", "recall"]),
  /** What the provider calls its bot; null before it has one, and for the own guest. */
  externalId: Schema.NullOr(Schema.String),
  state: MeetingState,
  reason: Schema.NullOr(MeetingReason),
  /** Waits to be let in. */
  isWaiting: Schema.Boolean,
  /** Who is there, without the guest. */
  people: Schema.Array(Schema.String),
  tracks: Schema.Array(MeetingTrack),
  turns: Schema.Array(SpokenTurn),
  createdAt: Schema.DateTimeUtcFromString,
  joinedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  endedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** When the guest was last heard of. */
  heartbeatAt: Schema.DateTimeUtcFromString,
  /** When the owner called it back; null if not. */
  leaveAskedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type Meeting = typeof Meeting.Type

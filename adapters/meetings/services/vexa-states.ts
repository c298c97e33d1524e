import type { Whereabouts } from "#adapters/meetings/provider/bot-service.ts"
import type { MeetingReason } from "#domain/meeting/meeting.ts"
import { Schema } from "effect"

const Text = Schema.NullOr(Schema.String).pipe(Schema.optionalKey)

export const OneMeeting = Schema.Struct({
  id: Schema.Union([Schema.Finite, Schema.NonEmptyString]),
  status: Schema.String,
  completion_reason: Text,
  failure_stage: Text,
})

/** `needs_help` waits for a person at the provider; for the meeting it is still in front of the door. */
export const whereaboutsOf = (meeting: typeof OneMeeting.Type): Whereabouts => {
  switch (meeting.status) {
    case "requested":
    case "joining":
      return { is: "joining" }
    case "awaiting_admission":
    case "needs_help":
      return { is: "waiting" }
    case "active":
      return { is: "in" }
    case "completed":
    case "failed":
      // Its times are those of the meeting and not of the bot.
      return { is: "out", wasIn: wasIn(meeting), reason: reasonOf(meeting), since: null }
    default:
      return { is: "same" }
  }
}

/** A bot that was stopped is `completed` wherever it was, and the stage may be missing. */
const wasIn = ({ status, completion_reason: why, failure_stage: stage }: typeof OneMeeting.Type): boolean | null =>
  typeof stage === "string"
    ? stage === "active"
    : why === "stopped"
    ? null
    : status === "completed" && !(typeof why === "string" && outside.has(why))

const reasonOf = ({ status, completion_reason: why }: typeof OneMeeting.Type): MeetingReason => {
  if (typeof why === "string" && Object.hasOwn(reasons, why)) return reasons[why] ?? "service-failed"
  return status === "completed" ? "host-ended" : "service-failed"
}

const outside = new Set([
  "awaiting_admission_timeout",
  "awaiting_admission_rejected",
  "join_failure",
  "validation_error",
])

/** All others mean that the service failed, or that the meeting ended if it is completed. */
const reasons: Readonly<Record<string, MeetingReason>> = {
  stopped: "left",
  left_alone: "everybody-left",
  startup_alone: "alone",
  evicted: "removed",
  max_bot_time_exceeded: "time-limit",
  awaiting_admission_timeout: "not-admitted",
  awaiting_admission_rejected: "not-admitted",
  join_failure: "service-failed",
  validation_error: "service-failed",
}

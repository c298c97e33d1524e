import type { Whereabouts } from "#adapters/meetings/provider/bot-service.ts"
import { momentOf } from "#adapters/meetings/provider/moment-of.ts"
import type { MeetingReason } from "#domain/meeting/meeting.ts"
import { Schema } from "effect"

const Event = Schema.Struct({
  type: Schema.String,
  sub_type: Schema.NullOr(Schema.String).pipe(Schema.optionalKey),
  created_at: Schema.NullOr(Schema.String).pipe(Schema.optionalKey),
})

export const OneBot = Schema.Struct({
  id: Schema.NonEmptyString,
  state: Schema.String,
  events: Schema.Array(Event).pipe(Schema.optionalKey),
})

const before = new Set(["ready", "scheduled", "staged", "joining"])
const inside = /^(joined_|joining_breakout_room$|leaving_breakout_room$)/
const after = new Set(["post_processing", "ended", "fatal_error", "data_deleted"])

export const whereaboutsOf = ({ state, events = [] }: typeof OneBot.Type): Whereabouts => {
  if (before.has(state)) return { is: "joining" }
  if (state === "waiting_room") return { is: "waiting" }
  if (inside.test(state)) return { is: "in" }
  if (!after.has(state)) return { is: "same" }
  return {
    is: "out",
    wasIn: events.some(({ type }) => type === "joined_meeting"),
    reason: reasonOf(events),
    since: momentOf(events.find(({ type }) => leaving.has(type))?.created_at),
  }
}

const leaving = new Set(["meeting_ended", "left_meeting", "fatal_error"])

/** Why: the last event that has a reason of its own; `meeting_ended` comes when the host ends it or removes the bot. */
const reasonOf = (events: ReadonlyArray<typeof Event.Type>): MeetingReason => {
  const last = events.findLast(({ sub_type: why }) => typeof why === "string" && why in reasons)
  const why = last?.sub_type ?? ""
  if (Object.hasOwn(reasons, why)) return reasons[why] ?? "service-failed"
  return events.some(({ type }) => type === "meeting_ended") ? "host-ended" : "service-failed"
}

/** All others mean that the service failed. */
const reasons: Readonly<Record<string, MeetingReason>> = {
  user_requested: "left",
  auto_leave_silence: "alone",
  auto_leave_only_participant_in_meeting: "everybody-left",
  auto_leave_max_uptime_exceeded: "time-limit",
  waiting_room_timeout_exceeded: "not-admitted",
  request_to_join_denied: "not-admitted",
  meeting_not_started_waiting_for_host: "not-admitted",
  meeting_not_found: "link-expired",
  unable_to_connect_to_meeting: "wrong-password",
  login_required: "needs-login",
  bot_login_attempt_failed: "needs-login",
  zoom_app_cannot_join_anonymously: "needs-login",
  process_terminated: "guest-crashed",
  heartbeat_timeout: "guest-crashed",
}

import type { Whereabouts } from "#adapters/meetings/provider/bot-service.ts"
import { momentOf } from "#adapters/meetings/provider/moment-of.ts"
import type { MeetingReason } from "#domain/meeting/meeting.ts"
import { Schema } from "effect"

const Data = Schema.Struct({ speaker_timeline_download_url: Schema.NullOr(Schema.String).pipe(Schema.optionalKey) })
const Events = Schema.Struct({ data: Schema.NullOr(Data).pipe(Schema.optionalKey) })
const Shortcuts = Schema.Struct({ participant_events: Schema.NullOr(Events).pipe(Schema.optionalKey) })

const Change = Schema.Struct({
  code: Schema.String,
  sub_code: Schema.NullOr(Schema.String).pipe(Schema.optionalKey),
  created_at: Schema.NullOr(Schema.String).pipe(Schema.optionalKey),
})

export const OneBot = Schema.Struct({
  status_changes: Schema.Array(Change),
  recordings: Schema.Array(Schema.Struct({
    id: Schema.NonEmptyString,
    media_shortcuts: Schema.NullOr(Shortcuts).pipe(Schema.optionalKey),
  })).pipe(Schema.optionalKey),
})

/** `recording_done` may come before `call_ended`, and says nothing of where the bot is. */
export const whereaboutsOf = ({ status_changes: changes }: typeof OneBot.Type): Whereabouts => {
  switch (changes.at(-1)?.code) {
    case undefined:
    case "ready":
    case "joining_call":
      return { is: "joining" }
    case "in_waiting_room":
      return { is: "waiting" }
    case "in_call_not_recording":
    case "recording_permission_allowed":
    case "recording_permission_denied":
    case "in_call_recording":
      return { is: "in" }
    case "call_ended":
    case "done":
    case "fatal":
      return {
        is: "out",
        wasIn: changes.some(({ code }) => code.startsWith("in_call_")),
        reason: reasonOf(changes),
        since: momentOf(changes.find(({ code }) => code === "call_ended" || code === "fatal")?.created_at),
      }
    default:
      return { is: "same" }
  }
}

/** The list of codes is open: what is not known is read from its beginning, or from how it ended. */
const reasonOf = (changes: ReadonlyArray<typeof Change.Type>): MeetingReason => {
  const why = changes.findLast(({ sub_code: code }) => typeof code === "string" && code !== "")?.sub_code ?? ""
  if (Object.hasOwn(reasons, why)) return reasons[why] ?? "service-failed"
  if (why.startsWith("timeout_exceeded_only_bots")) return "everybody-left"
  return changes.some(({ code }) => code === "fatal") ? "service-failed" : "host-ended"
}

const reasons: Readonly<Record<string, MeetingReason>> = {
  call_ended_by_host: "host-ended",
  bot_kicked_from_call: "removed",
  bot_kicked_from_waiting_room: "not-admitted",
  bot_received_leave_call: "left",
  timeout_exceeded_waiting_room: "not-admitted",
  timeout_exceeded_noone_joined: "alone",
  timeout_exceeded_everyone_left: "everybody-left",
  timeout_exceeded_silence_detected: "alone",
  timeout_exceeded_max_duration: "time-limit",
  call_ended_by_platform_waiting_room_timeout: "not-admitted",
  meeting_not_found: "link-expired",
  meeting_link_expired: "link-expired",
  meeting_link_invalid: "link-expired",
  meeting_ended: "link-expired",
  meeting_requires_sign_in: "needs-login",
  meeting_password_incorrect: "wrong-password",
  meeting_locked: "not-admitted",
  meeting_full: "not-admitted",
}

import type { Access } from "#adapters/meetings/provider/access.ts"
import { ask } from "#adapters/meetings/provider/ask.ts"
import type { Bot, BotService } from "#adapters/meetings/provider/bot-service.ts"
import { downloadJson } from "#adapters/meetings/provider/download.ts"
import type { Invitation } from "#domain/meeting/meeting-guest.port.ts"
import { Effect, Redacted, Schema } from "effect"
import { OneBot, whereaboutsOf } from "./recall-states.ts"
import { SpeakerTimeline, turnsIn } from "./recall-timeline.ts"

/**
 * Recall.ai, by docs.recall.ai (sub-codes, bot-status-change-events, errors, automatic-leaving-behavior, how-to-get-mixed-audio-async,
 * media-shortcuts, speaker-timeline, chat-messages) and its openapi/meeting-apischema_latest.yml. Participants are reported while the
 * meeting goes on only to addresses that it can reach from outside, so nobody is listed.
 */
export const recall = (access: Access): BotService => {
  const look = (bot: Pick<Bot, "id">) => ask(access, OneBot, { path: inBot(bot) })
  return {
    provider: "recall",
    services: ["google-meet", "teams", "zoom"],
    sendsOnce: true,
    send: (invitation) =>
      ask(access, Sent, { method: "POST", path: "/api/v1/bot/", body: bodyOf(invitation) }).pipe(
        Effect.map(({ id }) => id),
      ),
    look: (bot) => Effect.map(look(bot), whereaboutsOf),
    people: null,
    dismiss: (bot) => ask(access, Schema.Unknown, { method: "POST", path: inBot(bot, "leave_call/") }),
    recording: Effect.fnUntraced(function*(bot) {
      const { recordings = [], status_changes: changes } = yield* look(bot)
      const last = recordings.at(-1)
      const code = changes.at(-1)?.code
      if (last === undefined) return code === "done" || code === "fatal" ? "none" : "later"
      const { results } = yield* ask(access, Audio, {
        path: `/api/v1/audio_mixed/?recording_id=${encodeURIComponent(last.id)}`,
      })
      const audio = results[0]
      if (audio?.status.code === "failed" || audio?.status.code === "deleted") return "none"
      const url = audio?.data?.download_url
      return audio?.status.code === "done" && typeof url === "string" ? { url, headers: {} } : "later"
    }),
    turns: Effect.fnUntraced(function*(bot) {
      const { recordings = [] } = yield* look(bot)
      const url = recordings.at(-1)?.media_shortcuts?.participant_events?.data?.speaker_timeline_download_url
      if (typeof url !== "string") return []
      return turnsIn(yield* downloadJson(access, SpeakerTimeline, { url, headers: {} }))
    }),
  }
}

export const recallKey = (key: Redacted.Redacted) => ({ authorization: `Token ${Redacted.value(key)}` })

const inBot = ({ id }: Pick<Bot, "id">, rest = "") => `/api/v1/bot/${encodeURIComponent(id)}/${rest}`

/** Characters that every service's chat takes; Meet has the fewest. */
const longestMessage = 500

const bodyOf = ({ id, link, name, announcement }: Invitation) => ({
  meeting_url: link.url,
  bot_name: name,
  chat: { on_bot_join: { send_to: "everyone", message: announcement.slice(0, longestMessage) } },
  recording_config: { audio_mixed_mp3: {}, participant_events: {} },
  automatic_leave: { waiting_room_timeout: 900, everyone_left_timeout: { timeout: 60, activate_after: 0 } },
  metadata: { meeting: id },
})

const Sent = Schema.Struct({ id: Schema.NonEmptyString })

const Audio = Schema.Struct({
  results: Schema.Array(Schema.Struct({
    status: Schema.Struct({ code: Schema.String }),
    data: Schema.NullOr(Schema.Struct({ download_url: Schema.NullOr(Schema.String) })).pipe(Schema.optionalKey),
  })),
})

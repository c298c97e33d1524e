import type { Access } from "#adapters/meetings/provider/access.ts"
import { ask } from "#adapters/meetings/provider/ask.ts"
import type { BotService } from "#adapters/meetings/provider/bot-service.ts"
import type { MeetingLink, MeetingService } from "#domain/meeting/meeting-link.ts"
import { Effect, Redacted, Schema } from "effect"
import { OneMeeting, whereaboutsOf } from "./vexa-states.ts"

/**
 * Vexa, by docs/docs/api/{meetings,errors}.mdx, how-to/recordings.mdx and interactive-bots.mdx of Vexa-ai/vexa, and its table of
 * completion reasons. Its bots cannot write in the chat, there is no list of who is there, and who spoke is only in transcripts
 * of its own: nothing of this is asked for. 409 means that another bot is there, perhaps of another account: it is left alone.
 * The envelope of its list of recordings is not documented; both forms are read.
 */
export const vexa = (access: Access): BotService => ({
  provider: "vexa",
  services: ["google-meet", "jitsi", "teams", "zoom"],
  sendsOnce: false,
  send: ({ link, name }) =>
    ask(access, OneMeeting, {
      method: "POST",
      path: "/bots",
      body: {
        platform: platforms[link.service],
        native_meeting_id: nativeId(link),
        ...(link.service !== "google-meet" && { meeting_url: link.url }),
        ...(link.passcode !== null && { passcode: link.passcode }),
        bot_name: name,
        recording_enabled: true,
        transcribe_enabled: false,
      },
    }).pipe(Effect.map(({ id }) => String(id))),
  look: ({ id }) => Effect.map(ask(access, OneMeeting, { path: `/meetings/${encodeURIComponent(id)}` }), whereaboutsOf),
  people: null,
  dismiss: (_, link) =>
    ask(access, Schema.Unknown, {
      method: "DELETE",
      path: `/bots/${platforms[link.service]}/${encodeURIComponent(nativeId(link))}`,
    }),
  recording: Effect.fnUntraced(function*({ id }) {
    const listed = yield* ask(access, Recordings, { path: "/recordings" })
    const all = "recordings" in listed ? listed.recordings : listed
    const mine = all.findLast(({ meeting_id: meeting }) => String(meeting) === id)
    if (mine?.status === "failed") return "none"
    const audio = mine?.media_files.find(({ type }) => type === "audio")
    if (mine?.status !== "completed" || audio === undefined) return "later"
    const [recording, media] = [mine.id, audio.id].map((one) => encodeURIComponent(String(one)))
    return { url: `${access.url}/recordings/${recording}/media/${media}/raw`, headers: access.key }
  }),
  turns: () => Effect.succeed([]),
})

export const vexaKey = (key: Redacted.Redacted) => ({ "x-api-key": Redacted.value(key) })

const platforms: Readonly<Record<MeetingService, string>> = {
  "google-meet": "google_meet",
  jitsi: "jitsi",
  teams: "teams",
  zoom: "zoom",
}

const nativeId = ({ service, host, room }: MeetingLink): string =>
  service === "jitsi" && host !== "meet.jit.si" ? `${room}@${host}` : room

const Id = Schema.Union([Schema.Finite, Schema.NonEmptyString])

const OneRecording = Schema.Struct({
  id: Id,
  meeting_id: Schema.NullOr(Id),
  status: Schema.String,
  media_files: Schema.Array(Schema.Struct({ id: Id, type: Schema.String })),
})

const Recordings = Schema.Union([
  Schema.Struct({ recordings: Schema.Array(OneRecording) }),
  Schema.Array(OneRecording),
])

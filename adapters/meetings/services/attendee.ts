import type { Access } from "#adapters/meetings/provider/access.ts"
import { ask } from "#adapters/meetings/provider/ask.ts"
import type { Bot, BotService } from "#adapters/meetings/provider/bot-service.ts"
import { failed } from "#adapters/meetings/provider/provider-failed.ts"
import type { Invitation } from "#domain/meeting/meeting-guest.port.ts"
import { Effect, Option, Redacted, Schema } from "effect"
import { present, turnsIn } from "./attendee-participants.ts"
import { OneBot, whereaboutsOf } from "./attendee-states.ts"

/**
 * Attendee, by its docs/openapi.yml and docs/participant_events.md (attendee-labs/attendee); codes of states and events from its
 * bots/models.py. Which of its states allow `leave` is not written there: it answers 400 in the others, and is asked again.
 */
export const attendee = (access: Access): BotService => {
  const look = (bot: Pick<Bot, "id">) => ask(access, OneBot, { path: inBot(bot) })
  const send = (invitation: Invitation, settings: object) =>
    ask(access, OneBot, { method: "POST", path: "/api/v1/bots", body: { ...bodyOf(invitation), ...settings } })
  const recording = (bot: Bot) => ask(access, Recording, { path: inBot(bot, "/recording") })

  /** A bot of this meeting that is there already: its answer was lost. */
  const sentBefore = ({ id }: Invitation) =>
    ask(access, Bots, { path: `/api/v1/bots?deduplication_key=${encodeURIComponent(id)}` }).pipe(
      Effect.map(({ results }) => Option.fromUndefinedOr(results[0])),
    )

  const events = Effect.fnUntraced(function*(bot: Bot) {
    const all: Array<typeof Events.Type["results"][number]> = []
    let cursor: string | null = ""
    for (let page = 0; cursor !== null && page < mostPages; page++) {
      const found: typeof Events.Type = yield* ask(access, Events, {
        path: inBot(bot, `/participant_events${cursor === "" ? "" : `?cursor=${encodeURIComponent(cursor)}`}`),
      })
      all.push(...found.results)
      // The address of the next page is the provider's word: only its cursor is taken from it.
      cursor = found.next === null ? null : URL.parse(found.next)?.searchParams.get("cursor") ?? null
    }
    return all
  })

  return {
    provider: "attendee",
    services: ["google-meet", "teams", "zoom"],
    sendsOnce: false,
    send: (invitation) =>
      send(invitation, { recording_settings: { format: "mp3", record_participant_speech_start_stop_events: true } })
        .pipe(
          // An older one refuses the field, and then says nothing of who speaks.
          Effect.catchTag("ProviderFailed", (failure) =>
            failure.reason !== "refused"
              ? Effect.fail(failure)
              : Effect.flatMap(
                sentBefore(invitation),
                (one) =>
                  Option.isSome(one)
                    ? Effect.succeed(one.value)
                    : send(invitation, { recording_settings: { format: "mp3" } }),
              )),
          Effect.map(({ id }) => id),
        ),
    look: (bot) => Effect.map(look(bot), whereaboutsOf),
    people: (bot) => Effect.map(events(bot), present),
    dismiss: (bot) => ask(access, Schema.Unknown, { method: "POST", path: inBot(bot, "/leave") }),
    recording: Effect.fnUntraced(function*(bot) {
      const { state } = yield* look(bot)
      if (state === "data_deleted") return "none"
      if (state !== "ended" && state !== "fatal_error") return "later"
      return yield* recording(bot).pipe(
        Effect.map(({ url }) => ({ url, headers: {} })),
        Effect.catchTag(
          "ProviderFailed",
          (failure) => failure.reason === "gone" ? Effect.succeed("none" as const) : Effect.fail(failure),
        ),
      )
    }),
    turns: Effect.fnUntraced(function*(bot) {
      const { start_timestamp_ms: start } = yield* recording(bot)
      if (start === null) return yield* failed("unreadable", "a recording without its beginning")
      return turnsIn(yield* events(bot), start)
    }),
  }
}

export const attendeeKey = (key: Redacted.Redacted) => ({ authorization: `Token ${Redacted.value(key)}` })

const inBot = ({ id }: Pick<Bot, "id">, rest = "") => `/api/v1/bots/${encodeURIComponent(id)}${rest}`

const mostPages = 100

const bodyOf = ({ id, link, name, announcement }: Invitation) => ({
  meeting_url: link.url,
  bot_name: name,
  bot_chat_message: { to: "everyone", message: announcement },
  deduplication_key: id,
  automatic_leave_settings: { waiting_room_timeout_seconds: 900, only_participant_in_meeting_timeout_seconds: 300 },
})

const Bots = Schema.Struct({ results: Schema.Array(OneBot) })

const Recording = Schema.Struct({ url: Schema.String, start_timestamp_ms: Schema.NullOr(Schema.Finite) })

const Events = Schema.Struct({
  next: Schema.NullOr(Schema.String),
  results: Schema.Array(Schema.Struct({
    participant_uuid: Schema.String,
    participant_name: Schema.NullOr(Schema.String),
    event_type: Schema.String,
    timestamp_ms: Schema.Finite,
  })),
})

import { aProvider, key, type Provider, type World } from "./a-provider.ts"

/** Attendee as its OpenAPI document describes it; one bot. */
export const attendeePeer = (): Promise<Provider> =>
  aProvider(["authorization", `Token ${key}`], (world, { method, path, query, body, origin }) => {
    if (path === "/api/v1/bots" && method === "POST") {
      if (world.sent > 0) return { status: 400, json: { error: "Deduplication key already in use" } }
      world.sent++
      return { status: 201, json: bot(world) }
    }
    if (path === "/api/v1/bots") {
      return { json: { next: null, results: query.get("deduplication_key") ? [bot(world)] : [] } }
    }
    if (!path.startsWith("/api/v1/bots/bot_1")) return { status: 404, json: body }
    if (path.endsWith("/leave")) {
      if (world.stage === "out") return { status: 400, json: { error: "Not in a meeting" } }
      Object.assign(world, { stage: "out", why: "left", dismissed: world.dismissed + 1 })
      return { json: bot(world) }
    }
    if (path.endsWith("/recording")) {
      const url = typeof world.recording === "object" ? world.recording.at : `${origin}/file`
      return { json: { url, start_timestamp_ms: 1_000_000 } }
    }
    if (path.endsWith("/participant_events")) return { json: events(world, query.get("cursor"), origin) }
    return { json: bot(world) }
  })

const states = { joining: "joining", waiting: "waiting_room", in: "joined_recording" } as const

const bot = (world: World) => ({
  id: "bot_1",
  state: world.stage !== "out"
    ? states[world.stage]
    : world.why === "fatal" || world.why === "denied"
    ? "fatal_error"
    : world.recording === "later" && world.wasIn
    ? "post_processing"
    : "ended",
  events: [
    { type: "join_requested", sub_type: null, created_at: "2026-11-29T06:00:00Z" },
    ...(world.wasIn ? [{ type: "joined_meeting", sub_type: null, created_at: "2026-11-29T06:01:00Z" }] : []),
    ...(world.stage === "out" ? [{ ...ends[world.why], created_at: world.outAt }] : []),
  ],
  recording_state: "complete",
})

const ends = {
  host: { type: "meeting_ended", sub_type: null },
  left: { type: "leave_requested", sub_type: "user_requested" },
  denied: { type: "could_not_join_meeting", sub_type: "request_to_join_denied" },
  fatal: { type: "fatal_error", sub_type: "process_terminated" },
}

/** On two pages: who came; and who spoke, a second each, one after the other. */
const events = ({ people }: World, cursor: string | null, origin: string) => {
  if (cursor === null) {
    return {
      next: `${origin}/api/v1/bots/bot_1/participant_events?cursor=two`,
      previous: null,
      results: people.map((name) => of(name, "join", 999_000)),
    }
  }
  return {
    next: null,
    previous: null,
    results: people.flatMap((name, place) => [
      of(name, "speech_start", 1_000_000 + place * 1000),
      of(name, "speech_stop", 1_001_000 + place * 1000),
    ]),
  }
}

const of = (name: string, event_type: string, timestamp_ms: number) => ({
  id: `par_${name}_${event_type}`,
  participant_name: name,
  participant_uuid: `uuid_${name}`,
  event_type,
  timestamp_ms,
})

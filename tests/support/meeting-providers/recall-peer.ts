import { aProvider, key, type Provider, type World } from "./a-provider.ts"

/** Recall.ai as its reference describes it; one bot. */
export const recallPeer = (): Promise<Provider> =>
  aProvider(["authorization", `Token ${key}`], (world, { method, path, query, origin }) => {
    if (path === "/api/v1/bot/" && method === "POST") {
      world.sent++
      return { status: 201, json: bot(world, origin) }
    }
    if (path === "/api/v1/bot/b-1/") return { json: bot(world, origin) }
    if (path === "/api/v1/bot/b-1/leave_call/") {
      Object.assign(world, { stage: "out", why: "left", dismissed: world.dismissed + 1 })
      return { json: {} }
    }
    if (path === "/api/v1/audio_mixed/" && query.get("recording_id") === "r-1") {
      const isReady = world.recording !== "later"
      const download_url = typeof world.recording === "object" ? world.recording.at : `${origin}/file`
      return {
        json: {
          next: null,
          results: [{
            id: "a-1",
            status: { code: isReady ? "done" : "processing" },
            data: { download_url: isReady ? download_url : null },
          }],
        },
      }
    }
    if (path === "/timeline") {
      return {
        json: world.people.map((name, place) => ({
          participant: { id: place, name },
          start_timestamp: { relative: place === 0 ? -0.4 : place, absolute: "2026-11-29T06:00:00Z" },
          end_timestamp: { relative: place + 1, absolute: "2026-11-29T06:00:01Z" },
        })),
      }
    }
    return { status: 404 }
  })

const bot = (world: World, origin: string) => ({
  id: "b-1",
  status_changes: changes(world).map(([code, sub_code]) => ({
    code,
    sub_code,
    created_at: code === "call_ended" || code === "fatal" ? world.outAt : "2026-11-29T06:00:00Z",
  })),
  recordings: world.wasIn
    ? [{
      id: "r-1",
      media_shortcuts: { participant_events: { data: { speaker_timeline_download_url: `${origin}/timeline` } } },
    }]
    : [],
})

const changes = ({ stage, why, wasIn }: World): ReadonlyArray<readonly [string, string | null]> => [
  ["joining_call", null],
  ...(stage === "waiting" ? [["in_waiting_room", null] as const] : []),
  ...(wasIn ? [["in_call_not_recording", null], ["in_call_recording", null]] as const : []),
  ...(stage === "out" ? [ends[why], ...(why === "fatal" ? [] : [["done", null] as const])] : []),
]

const ends = {
  host: ["call_ended", "call_ended_by_host"],
  left: ["call_ended", "bot_received_leave_call"],
  denied: ["call_ended", "bot_kicked_from_waiting_room"],
  fatal: ["fatal", "unknown_error_of_tomorrow"],
} as const

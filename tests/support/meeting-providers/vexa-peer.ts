import { aProvider, key, type Provider, type World } from "./a-provider.ts"

/** Vexa as its pages describe it; one bot. */
export const vexaPeer = (): Promise<Provider> =>
  aProvider(["x-api-key", key], (world, { method, path, body }) => {
    if (path === "/bots" && method === "POST") {
      if (world.sent > 0) return { status: 409, json: { detail: "An active or requested meeting already exists" } }
      if ("password" in body) return { status: 422 }
      world.sent++
      return { status: 201, json: meeting(world) }
    }
    if (path === "/meetings/42") return { json: meeting(world) }
    if (method === "DELETE" && path === "/bots/google_meet/abc-defg-hij") {
      Object.assign(world, { stage: "out", why: "left", dismissed: world.dismissed + 1 })
      return { json: { status: "stopping" } }
    }
    if (path === "/recordings") {
      const status = world.recording === "later" ? "in_progress" : "completed"
      const media_files = [{ id: 3, type: "audio", format: "wav" }]
      return { json: { recordings: [{ id: 9, meeting_id: 42, status, media_files }] } }
    }
    if (path === "/recordings/9/media/3/raw") return { audio: true }
    return { status: 404 }
  })

const states = { joining: "joining", waiting: "awaiting_admission", in: "active" } as const

const meeting = ({ stage, why, wasIn }: World) => ({
  id: 42,
  platform: "google_meet",
  native_meeting_id: "abc-defg-hij",
  status: stage !== "out" ? states[stage] : why === "fatal" || why === "denied" ? "failed" : "completed",
  completion_reason: stage === "out" ? reasons[why] : null,
  failure_stage: stage !== "out" ? null : wasIn ? (why === "fatal" ? "active" : null) : "awaiting_admission",
})

const reasons = { host: null, left: "stopped", denied: "awaiting_admission_rejected", fatal: "join_failure" }

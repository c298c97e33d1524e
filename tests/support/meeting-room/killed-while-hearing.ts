import { Schema } from "effect"
import { fork } from "node:child_process"
import { once } from "node:events"
import { readFileSync, rmSync } from "node:fs"
import { dirname } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { isRunning } from "../child-process/is-running.ts"
import { until } from "../until.ts"
import { guestProcesses } from "./guest-processes.ts"
import type { meetingRooms, Room } from "./meeting-room.ts"
import { type openPeople, speak } from "./people.ts"

const LetIn = Schema.Struct({ letIn: Schema.Number })
const Track = Schema.Struct({ track: Schema.String })
const speaker = "Anna Lee"

/** Kills the process of a guest in the middle of a sentence: how much of it is missing in the track, and what is left of it. */
export const killedWhileHearing = async (
  rooms: Awaited<ReturnType<typeof meetingRooms>>,
  room: Room,
  people: Awaited<ReturnType<typeof openPeople>>,
) => {
  const page = await people.join(room, speaker, speaker)
  const child = fork(new URL("./attend-worker.ts", import.meta.url), [], { execArgv: ["--no-warnings"] })
  child.send({ url: room.url, name: speaker, inside: [...rooms.inside] })
  const [said] = await once(child, "message")
  const { letIn } = Schema.decodeUnknownSync(LetIn)(said)
  const [then] = await once(child, "message")
  const { track } = Schema.decodeUnknownSync(Track)(then)
  await speak(page, 1)
  await pause(3000)
  const processes = guestProcesses(child.pid)
  const killedAt = Date.now()
  child.kill("SIGKILL")
  await until(() => !processes.some(({ pid }) => isRunning(pid)), { within: 5000 }).catch(() => undefined)
  const pcm = readFileSync(track)
  const samples = Array.from({ length: pcm.length / 2 }, (_, at) => Math.abs(pcm.readInt16LE(2 * at)))
  const last = samples.findLastIndex((sample) => sample > 300)
  rmSync(dirname(track), { recursive: true, force: true })
  return {
    milliseconds: Math.round(killedAt - letIn - last / 16),
    left: processes.filter(({ pid }) => isRunning(pid)).length,
  }
}

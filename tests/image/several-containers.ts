import assert from "node:assert/strict"
import type { Client } from "../support/server/client.ts"
import { finishParts, openInParts, putParts } from "../support/server/in-parts.ts"
import { inTurn } from "../support/server/in-turn.ts"
import { encode } from "../support/speech/encode.ts"
import { padded } from "../support/speech/padded.ts"
import { until } from "../support/until.ts"
import { aTeam } from "./a-team.ts"
import { followed, heardAfter } from "./followed.ts"
import { patient } from "./patient.ts"
import { folder, pidOf, podman, say, tried } from "./podman.ts"
import { standIns } from "./stand-ins.ts"
import { talk } from "./talk.ts"

type Team = ReturnType<typeof aTeam>

/** Straight into the store, by addresses that the proxy passes on to it. */
const sentInParts = async (ada: Client, file: string): Promise<string> => {
  const opened = await openInParts(ada, file)
  await putParts(ada, opened, file)
  await finishParts(ada, opened)
  return made(ada, opened.upload_id)
}

const made = async (ada: Client, upload: string): Promise<string> =>
  (await ada.call<{ id: string }>("POST", "/api/transcription/create", { upload_ids: [upload], language: "en" })).id

/** A first recording; its events come while it is worked on, not at its end. */
const transcribed = async (team: Team, ada: Client): Promise<{ readonly text: string; readonly minutes: number }> => {
  const id = await sentInParts(ada, talk)
  const stream = followed(`${team.url}/api/transcription/tasks/${id}/events`, ada.token)
  await stream.first
  const { status: early } = await ada.task(id)
  const { full_text: text, status } = await ada.finished(id)
  assert.equal(status, "analysisCompleted")
  assert.match(text, /\w+ \w+ \w+/)
  const events = await stream.ended
  assert.notEqual(early, status)
  assert.ok(events.includes("segments") && events.at(-1) === "done", events.join(" "))
  say(
    `sent in parts and transcribed: “${text.slice(0, 60)}…”; ${events.length} events, the first while it was ${early}`,
  )
  return { text, minutes: (await ada.usage()).minutes_used }
}

/** One worker is killed while it works: another finishes what it had begun. */
const withoutAWorker = async (team: Team, ada: Client, { text, minutes }: Awaited<ReturnType<typeof transcribed>>) => {
  const ids = await inTurn([1, 2, 3, 4, 5, 6], () => sentInParts(ada, talk))
  const worker = team.nameOf("worker-1")
  await until(() => tried("podman", "exec", worker, "ls", "/data/work").stdout.trim() !== "", {
    within: 60_000,
    every: 100,
  })
  process.kill(pidOf(worker), "SIGKILL")
  const ends = await Promise.all(ids.map((id) => ada.finished(id)))
  assert.deepEqual(ends.map(({ status }) => status), ids.map(() => "analysisCompleted"))
  assert.deepEqual(ends.map(({ full_text }) => full_text), ids.map(() => text))
  assert.equal((await ada.usage()).minutes_used, minutes * (ids.length + 1))
  say(`a worker killed while it worked: ${ids.length} of ${ids.length} finished with the same text, each charged once`)
}

const filesOf = async (ada: Client) =>
  (await ada.call<{ items: ReadonlyArray<{ id: string; title: string }> }>(
    "GET",
    "/api/transcription/tasks?page=1&page_size=100",
  )).items

/** Edits some files without a pause until it is over; returns the last title of each that was acknowledged. */
const edited = (client: Client, ids: ReadonlyArray<string>) => {
  let count = 0
  let isOver = false
  const edit = async (id: string): Promise<string> => {
    const title = `Title ${++count}`
    await client.call("PUT", `/api/transcription/${id}/edit-title`, { title })
    return isOver ? title : edit(id)
  }
  const titles = Promise.all(ids.map(edit))
  const end = () => {
    isOver = true
    return titles
  }
  return { count: () => count, end }
}

/** One api is killed under edits and in the middle of an upload: what was acknowledged is there. */
const withoutAnApi = async (team: Team, ada: Client): Promise<void> => {
  const before = await filesOf(ada)
  const ids = before.slice(0, 4).map(({ id }) => id)
  const video = await padded(await encode(talk, "mp4", folder), 10_000_000)
  const { client, again } = patient(ada)
  const begun = await openInParts(client, video)
  assert.equal(await putParts(client, begun, video, 1), 2)
  const killed = pidOf(team.nameOf("api-1"))
  const edits = edited(client, ids)
  await until(() => edits.count() > 40)
  process.kill(killed, "SIGKILL")
  assert.equal(await putParts(client, begun, video), 1)
  await finishParts(client, begun)
  const task = await made(client, begun.upload_id)
  const titles = await edits.end()
  assert.equal((await client.finished(task)).status, "analysisCompleted")
  const after = await filesOf(ada)
  assert.deepEqual(ids.map((id) => after.find((file) => file.id === id)?.title), titles)
  assert.equal(after.length, before.length + 1)
  say(
    `an api killed under ${edits.count()} edits and an upload: nothing lost or doubled; ${again()} requests sent again`,
  )
}

/** An event passes the proxy when it happens. */
const atOnce = async (team: Team, ada: Client): Promise<void> => {
  const after = await heardAfter(`${team.url}/api/transcription/tasks/events`, ada.token, () => ada.example())
  say(`an event through the proxy: ${Math.round(after)} ms after the answer to what caused it`)
}

const answersAt = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(() => true, () => false)

/** Only the proxy is published, no process listens on its internal port for others, and the store takes only what is signed. */
const isShut = async (team: Team): Promise<void> => {
  const published = podman("ps", "--filter", `name=${team.project}`, "--format", "{{.Names}} {{.Ports}}").split("\n")
  assert.deepEqual(
    published.filter((line) => line.includes("->")).map((line) => line.split(" ")[0]),
    [team.nameOf("proxy")],
  )
  await inTurn(["/metrics", "/ready", "/live", "/parley/", "/parley/upload/x"], async (path) => {
    const text = await (await fetch(`${team.url}${path}`)).text()
    assert.doesNotMatch(text, /# HELP|<Error>|ListBucketResult/, path)
  })
  await inTurn(["api-1", "api-2", "worker-1", "worker-2"], async (service) => {
    assert.equal(await answersAt(`http://${team.addressOf(service)}:9464/metrics`), false, service)
  })
  const forged = await fetch(`${team.url}/parley/upload/x?partNumber=1&uploadId=y&X-Amz-Signature=0`, {
    method: "PUT",
    body: "x",
  })
  assert.equal(forged.status, 403)
  say("only the proxy is published; metrics and internal ports are not reachable, and a forged part is refused")
}

/** The compose file for several processes, on stand-ins for the public images of the services. */
export const severalContainers = async (image: string): Promise<void> => {
  const team = aTeam(standIns(image))
  say("stand-ins for PostgreSQL, Redis, a store, a catcher of mail and Caddy are built")
  team.down()
  try {
    await team.up()
    say("two api, two worker and their services are up, behind Caddy over TLS")
    const ada = await team.signedIn()
    say("signed in by the mail that was caught")
    const first = await transcribed(team, ada)
    await atOnce(team, ada)
    await withoutAWorker(team, ada, first)
    await withoutAnApi(team, ada)
    await isShut(team)
  } catch (cause) {
    say(team.everyLog())
    throw cause
  } finally {
    team.down()
  }
}

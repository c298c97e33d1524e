import { scopedFolder } from "#tests/support/a-folder.ts"
import { s3Peer } from "#tests/support/s3-peer.ts"
import { type Client, clientWith } from "#tests/support/server/client.ts"
import { finishParts, openInParts, putParts } from "#tests/support/server/in-parts.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { scriptedSettings } from "#tests/support/server/shared-products.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { type ServerProcess, startServer } from "#tests/support/server/start-server.ts"
import { redisUrl } from "#tests/support/servers.ts"
import { encode } from "#tests/support/speech/encode.ts"
import { briefTalk } from "#tests/support/speech/meetings.ts"
import { padded } from "#tests/support/speech/padded.ts"
import { until } from "#tests/support/until.ts"
import { assert, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { join } from "node:path"

const roles = ["api", "api", "worker", "worker"] as const

/** Two api and two worker processes on one database, Redis and bucket, each with a folder of its own. */
const aDeployment = Effect.gen(function*() {
  const peer = yield* s3Peer
  const folder = yield* scopedFolder
  const settings = yield* Effect.promise(scriptedSettings)
  const env = {
    ...settings,
    REDIS_URL: yield* Effect.promise(redisUrl),
    S3_BUCKET: peer.bucket,
    S3_ENDPOINT: peer.endpoint,
    S3_ACCESS_KEY_ID: peer.accessKeyId,
    S3_SECRET_ACCESS_KEY: Redacted.value(peer.secretAccessKey),
    LINK_SECRET: "the same in all processes of this test",
    // As long as a balancer needs to notice.
    DRAIN_SECONDS: "1",
  }
  const start = (index: number, port?: number) =>
    startServer({
      folder: join(folder, String(index)),
      entry: "built",
      env: { ...env, ROLE: roles[index] ?? "all" },
      ...(port !== undefined && { port }),
    })
  const running = yield* Effect.acquireRelease(
    Effect.promise(() => Promise.all(roles.map((_, index) => start(index)))),
    (all) => Effect.promise(() => Promise.all(all.map((one) => one.kill()))),
  )
  const restart = async (index: number): Promise<number | null> => {
    const { stop, url } = running[index] ?? assert.fail()
    const code = await stop()
    running[index] = await start(index, Number(new URL(url).port))
    return code
  }
  return { folder, running, restart, database: settings.DATABASE_URL }
})

/** A client behind a balancer: each request goes to a process that says it is ready, in turn; none is sent twice. */
const balanced = (apis: () => ReadonlyArray<ServerProcess>, token: string): Client["call"] => {
  let turn = 0
  return async (method, path, body) => {
    const ready = await until(async () => {
      const { url } = apis()[turn++ % 2] ?? assert.fail()
      return fetch(`${url}/api/health`).then(({ ok }) => ok && url, () => false as const)
    }, { every: 10 })
    return clientWith(ready, token).call(method, path, body)
  }
}

it.live("restarting half of the processes and then the others, under load, loses no request, edit, upload and job", () =>
  Effect.scoped(Effect.gen(function*() {
    const { folder, running, restart, database } = yield* aDeployment
    const [one] = running
    yield* Effect.promise(async () => {
      const ada = await signUp({ url: one?.url ?? "", folder: "", database }, "ada@example.org", "enterprise")
      const call = balanced(() => running.slice(0, 2), ada.token)
      const client = { ...ada, call }
      const { wav } = await briefTalk()
      const video = await padded(await encode(wav, "mp4", folder), 10_000_000)
      const begun = await openInParts(client, video)
      assert.strictEqual(await putParts(client, begun, video, 1), 2)
      const first = await call<{ id: string }>("POST", "/api/transcription/example")
      let isOver = false
      const again = async (work: (nth: number) => Promise<void>, nth = 1): Promise<number> => {
        if (isOver) return nth - 1
        await work(nth)
        return again(work, nth + 1)
      }
      let title = ""
      const edits = again(async (nth) => {
        await call("PUT", `/api/transcription/${first.id}/edit-title`, { title: `Title ${nth}` })
        title = `Title ${nth}`
        const seen = await call<{ title: string }>("GET", `/api/transcription/tasks/${first.id}`)
        assert.strictEqual(seen.title, title)
      })
      const made: Array<string> = []
      const tasks = again(async () => {
        const opened = await openInParts(client, wav)
        await putParts(client, opened, wav)
        await finishParts(client, opened)
        const { id } = await call<{ id: string }>("POST", "/api/transcription/create", {
          upload_ids: [opened.upload_id],
        })
        made.push(id)
        // Enough work for every worker, not more than the machine can do.
        await until(async () => isOver || (await call<Listed>("GET", list)).items.filter(isOpen).length < 3, {
          every: 200,
        })
      })
      const codes = (await inTurn([[0, 2], [1, 3]], async (pair) => {
        const before = made.length
        const ended = await Promise.all(pair.map(restart))
        await until(() => made.length > before + 1)
        return ended
      })).flat()
      isOver = true
      await Promise.all([edits, tasks])
      assert.deepStrictEqual(codes, [0, 0, 0, 0])
      assert.isAbove(made.length, 3)
      assert.strictEqual((await call<{ title: string }>("GET", `/api/transcription/tasks/${first.id}`)).title, title)
      assert.strictEqual(await putParts(client, begun, video), 1)
      await finishParts(client, begun)
      const last = await call<{ id: string }>("POST", "/api/transcription/create", { upload_ids: [begun.upload_id] })
      const all = [...made, last.id]
      const { items } = await until(async () => {
        const found = await call<Listed>("GET", list)
        return !found.items.some(isOpen) && found
      }, { every: 200 })
      const ended = items.filter(({ id }) => all.includes(id)).map(({ status }) => status)
      assert.deepStrictEqual(ended, all.map(() => "analysisCompleted"))
      // A minute each, however often a worker gave a job back.
      const { minutes_used: used } = await call<{ minutes_used: number }>("GET", usage)
      assert.strictEqual(used, all.length)
    })
  })))

interface Listed {
  readonly items: ReadonlyArray<{ readonly id: string; readonly status: string }>
}

const list = "/api/transcription/tasks?page=1&page_size=100"
const isOpen = ({ status }: Listed["items"][number]) =>
  !["analysisCompleted", "failed", "analysisFailed"].includes(status)
const usage = "/api/usage"

import { urlOfRunning } from "#adapters/storage/embedded-postgres/running-url.ts"
import { clientWith } from "#tests/support/server/client.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Client as Database } from "pg"
import { serverFolder } from "./a-product.ts"

const folder = serverFolder()
const inbox = join(folder, "inbox")

/** docs/benchmarks.md has the figures of a thousand. */
const count = 48

const asked = async <Row extends object>(statement: string): Promise<ReadonlyArray<Row>> => {
  const client = new Database(await urlOfRunning(join(folder, "data")) ?? "")
  await client.connect()
  return client.query<Row>(statement).then(({ rows }) => rows).finally(() => client.end())
}

/** The pause between two looks is over. */
const timePasses = () => asked("update watched_place set next_at = now() - interval '1 minute'")

/** So is the lease of a server that was killed. */
const leaseEnds = () => asked("update watched_place set held_until = null, next_at = now() - interval '1 minute'")

const tasks = async (): Promise<number> =>
  (await asked<{ made: number }>("select count(*)::int as made from task"))[0]?.made ?? 0

/** A fifth of a second of silence: 16 kHz, mono, 16 bit. Each has a length of its own. */
const silence = (nth: number): Buffer => {
  const data = Buffer.alloc(6400 + 2 * nth)
  const header = Buffer.from(
    "RIFF____WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\x3e\0\0\0\x7d\0\0\x02\0\x10\0data____",
    "latin1",
  )
  header.writeUInt32LE(36 + data.length, 4)
  header.writeUInt32LE(data.length, 40)
  return Buffer.concat([header, data])
}

const drop = (from: number, to: number): void => {
  mkdirSync(inbox, { recursive: true })
  for (let nth = from; nth < to; nth++) writeFileSync(join(inbox, `talk-${nth}.wav`), silence(nth))
}

const waiting = () => readdirSync(inbox).filter((name) => name.endsWith(".wav"))

describe("a watched folder", () => {
  it("becomes exactly as many tasks as files were dropped, though the server is killed twice meanwhile", async () => {
    const options = { folder, entry: "built", env: { WATCH_ROOT: folder, PARALLEL_TASKS: "1" } } as const
    drop(0, count / 2)
    let server = await startServer(options)
    try {
      const { token } = await signUp({ ...server, database: null }, "ada@example.org", "enterprise")
      const place = { kind: "folder", path: inbox, afterwards: "move" }
      const { id } = await clientWith(server.url, token).call<{ id: string }>("POST", "/api/watched-places", place)
      const killedAfter = async (made: number) => {
        await until(async () => (await tasks()) >= made || (await timePasses(), false), { every: 50 })
        await server.kill()
        server = await startServer(options)
        await leaseEnds()
      }
      await killedAfter(count / 6)
      drop(count / 2, count)
      await killedAfter((2 * count) / 3)
      await until(async () => waiting().length === 0 || (await timePasses(), false))
      assert.strictEqual(await tasks(), count)
      const [{ titles } = { titles: 0 }] = await asked<{ titles: number }>(
        "select count(distinct data->>'title')::int as titles from task",
      )
      assert.strictEqual(titles, count)
      assert.lengthOf(readdirSync(join(inbox, "done")), count)
      const path = `/api/watched-places/${id}/items?state=made`
      assert.strictEqual((await clientWith(server.url, token).call<{ total: number }>("GET", path)).total, count)
    } finally {
      await server.kill()
    }
  })
})

import { urlOfRunning } from "#adapters/storage/embedded-postgres/running-url.ts"
import { aWebdavServer } from "#tests/support/automatic-export/a-webdav-server.ts"
import { clientWith } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Client as Database } from "pg"
import { serverFolder } from "./a-product.ts"

const folder = serverFolder()
const exported = join(folder, "exported")
const count = 16

const asked = async <Row extends object>(statement: string): Promise<ReadonlyArray<Row>> => {
  const client = new Database(await urlOfRunning(join(folder, "data")) ?? "")
  await client.connect()
  return client.query<Row>(statement).then(({ rows }) => rows).finally(() => client.end())
}

/** For the server, nobody has edited anything for a while. */
const quiet = () =>
  asked(`update task set data = jsonb_set(data, '{updatedAt}', to_jsonb(
    to_char((now() - interval '1 minute') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`)

/** So much time has passed that what a killed server was writing is taken up. */
const leaseEnds = () =>
  asked("update export_file set until = null, doc = jsonb_set(doc, '{until}', 'null') where state = 'waiting'")

interface Known {
  readonly state: string
  readonly hash: string
}

const known = () => asked<Known>("select state, doc->>'hash' as hash from export_file")

/** What others see in the account's folder, by name; drafts are hidden from them. */
const inFolder = (): ReadonlyMap<string, string> => {
  const [account = ""] = readdirSync(exported)
  const names = readdirSync(join(exported, account)).filter((name) => !/^\.parley-[\w-]{12}\.tmp$/.test(name))
  return new Map(names.map((name) => [name, readFileSync(join(exported, account, name), "utf8")]))
}

const numbers = Array.from({ length: count }, (_, nth) => 100 + nth)

/** Long enough for a writing that can be interrupted. */
const textOf = (nth: number): string =>
  `${
    Array.from({ length: 400 }, (_, line) => `Line ${line} of note ${nth} says nothing new.`).join("\n")
  }\nEnd of ${nth}.`

const isEdited = (text: string): boolean => text.includes(', edited"')

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url")

describe("automatic export", () => {
  it("writes each file as a whole and once, to a folder and by WebDAV, though the server is killed twice meanwhile", async () => {
    mkdirSync(exported)
    const dav = await aWebdavServer()
    const env = { EXPORT_FOLDER: exported, EXPORT_INSIDE: dav.host }
    const options = { folder, entry: "built", env } as const
    let server = await startServer(options)
    try {
      const { token } = await signUp({ ...server, database: null }, "ada@example.org", "enterprise")
      const client = () => clientWith(server.url, token)
      const killed = async () => {
        await server.kill()
        server = await startServer(options)
      }
      const tasks = await inTurn(numbers, async (nth) => {
        const note = { title: `Note ${nth}`, text: textOf(nth) }
        return (await client().call<{ id: string }>("POST", "/api/transcription/paste-text", note)).id
      })
      await inTurn(tasks, (id) => until(async () => /^analysis(?:Comp|Fail)/.test((await client().task(id)).status)))
      await quiet()

      // Killed while the other end has a file, and the server does not know; in the folder it is at any point.
      dav.state.mood = "mute"
      const rule = { formats: ["md"], template: "{title}", has_existing: true }
      await client().call("POST", "/api/export-rules", { ...rule, target: "folder" })
      const login = { url: dav.url, user: dav.user, secret: dav.password }
      await client().call("POST", "/api/export-rules", { ...rule, target: "webdav", ...login })
      await until(() => dav.state.stored.length > 0 && inFolder().size > 2, { every: 5 })
      await killed()
      assert.isAbove(inFolder().size, 2)

      // Killed again while edited files are written over those, and others for the first time.
      await inTurn(
        tasks.map((id, at) => ({ id, title: `Note ${numbers[at]}, edited` })),
        ({ id, title }) => client().call("PUT", `/api/transcription/${id}/edit-title`, { title }),
      )
      await quiet()
      await leaseEnds()
      const before = dav.state.stored.length
      await until(() => dav.state.stored.length > before && [...inFolder().values()].some(isEdited), { every: 5 })
      await killed()
      dav.state.mood = "honest"
      await leaseEnds()
      await until(async () => (await known()).every(({ state }) => state !== "waiting") && isComplete(dav.files))

      const here = [...inFolder().values()].toSorted()
      assert.lengthOf(here, count)
      assert.deepStrictEqual(here, textsOf(dav.files).toSorted())
      for (const nth of numbers) {
        const [text = "", ...doubles] = here.filter((one) => one.includes(`title: "Note ${nth}, edited"`))
        assert.deepStrictEqual(doubles, [])
        assert.isTrue(text.startsWith("---\n"))
        assert.isTrue(text.endsWith(`End of ${nth}.\n`))
      }
      // What is noted is what is there, so that nothing counts as somebody's change later.
      assert.deepStrictEqual((await known()).map(({ state }) => state), Array<string>(2 * count).fill("written"))
      const hashes = here.map(hashOf).flatMap((hash) => [hash, hash])
      assert.sameMembers((await known()).map(({ hash }) => hash), hashes)
      // What had arrived was not sent again.
      assert.lengthOf(new Set(dav.state.stored), dav.state.stored.length)
    } finally {
      await server.kill()
      await dav.close()
    }
  })
})

const textsOf = (files: ReadonlyMap<string, Buffer>): ReadonlyArray<string> =>
  Array.from(files.values(), (body) => body.toString("utf8"))

const isComplete = (files: ReadonlyMap<string, Buffer>): boolean =>
  [[...inFolder().values()], textsOf(files)].every((texts) => texts.length >= count && texts.every(isEdited))

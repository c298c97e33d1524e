import { urlOfRunning } from "#adapters/storage/embedded-postgres/running-url.ts"
import { aPushService } from "#tests/support/notification/a-push-service.ts"
import { type Client, clientWith } from "#tests/support/server/client.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { join } from "node:path"
import { Client as Database } from "pg"
import { serverFolder } from "./a-product.ts"

const folder = serverFolder()

interface Row {
  readonly state: string
  readonly tries: number
}

const asked = async <R extends object>(statement: string): Promise<ReadonlyArray<R>> => {
  const client = new Database(await urlOfRunning(join(folder, "data")) ?? "")
  await client.connect()
  const { rows } = await client.query<R>(statement).finally(() => client.end())
  return rows
}

/** For the server, the time until the next try is over. */
const soon = () => asked("update notice set next_at = now() - interval '1 second' where state = 'waiting'")

const notices = () => asked<Row>("select state, tries from notice order by at")

const aNote = (client: Client, nth: number) =>
  client.call<{ readonly id: string }>("POST", "/api/transcription/paste-text", {
    title: `Note ${nth}`,
    text: `Ann: We will ship the release number ${nth} in May. Ben: I will write to the printer.`,
  })

describe("notices on devices", () => {
  it("are each pushed at least once, and shown once, though the server is killed before and while it sends", async () => {
    await using service = await aPushService()
    const options = { folder, entry: "built", env: { PUSH_INSIDE: service.host } } as const
    let server = await startServer(options)
    try {
      const { token } = await signUp({ ...server, database: null }, "ada@example.org", "enterprise")
      const client = () => clientWith(server.url, token)
      const { public_key: publicKey } = await client().call<{ readonly public_key: string }>(
        "GET",
        "/api/notifications",
      )
      service.state.publicKey = publicKey
      await client().call("POST", "/api/notifications/devices", service.subscription)
      const killed = async () => {
        await server.kill()
        server = await startServer(options)
      }

      // Killed while the push service is away: what is owed is in the database.
      service.state.status = 503
      const first = await aNote(client(), 1)
      await until(async () => (await notices()).some(({ tries }) => tries > 0))
      await killed()
      service.state.status = 201
      await soon()
      await until(() => service.received.length === 1)

      // Killed while the push service has it, and has not answered.
      service.state.isSilent = true
      const second = await aNote(client(), 2)
      await until(() => service.received.length === 2)
      await killed()
      service.state.isSilent = false
      await soon()
      await until(async () => (await notices()).every(({ state }) => state === "sent"))

      const told = service.received.map(({ pushed, topic }) => ({
        url: new URL(pushed.url).pathname,
        tag: pushed.tag,
        topic,
      }))
      const about = (id: string) => told.filter(({ url }) => url === `/transcribe/task/${id}`)
      assert.strictEqual(about(first.id).length, 1)
      assert.strictEqual(about(second.id).length, 2)
      // Both are shown in one place.
      assert.strictEqual(new Set(about(second.id).map(({ tag, topic }) => `${tag} ${topic}`)).size, 1)
      assert.strictEqual((await notices()).length, 2)
      const { public_key: now } = await client().call<{ readonly public_key: string }>("GET", "/api/notifications")
      assert.strictEqual(now, publicKey)
      assert.notMatch(server.log(), /secret-of-the-browser|Note 1/)
    } finally {
      await server.kill()
    }
  })
})

import { urlOfRunning } from "#adapters/storage/embedded-postgres/running-url.ts"
import type { DeliveryView } from "#domain/webhook/delivery-view.ts"
import { type Client, clientWith } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { until } from "#tests/support/until.ts"
import { aReceiver } from "#tests/support/webhook/a-receiver.ts"
import { assert, describe, it } from "@effect/vitest"
import { join } from "node:path"
import { Client as Database } from "pg"
import { Webhook } from "standardwebhooks"
import { serverFolder } from "./a-product.ts"

const folder = serverFolder()

/** Moves all that the server remembers of deliveries into the past: for it, so much time has passed. */
const passes = async (hours: number): Promise<void> => {
  const url = await urlOfRunning(join(folder, "data"))
  const client = new Database(url ?? "")
  await client.connect()
  const span = `interval '${hours} hours'`
  await client.query(
    `update webhook_delivery set next_at = next_at - ${span}, since = since - ${span}, at = at - ${span}`,
  ).finally(() => client.end())
}

/** Longer than the server takes to look for what is due: an attempt that goes on is not moved. */
const betweenLooks = 7000

const deliveriesOf = (client: Client, id: string, state: string) =>
  client.call<{ readonly total: number; readonly items: ReadonlyArray<typeof DeliveryView.Encoded> }>(
    "GET",
    `/api/webhooks/${id}/deliveries?state=${state}`,
  )

describe("webhooks", () => {
  it("tell everything at least once, in order and signed, though the receiver is away for an hour and the server is killed", async () => {
    await using receiver = await aReceiver()
    await using forbidden = await aReceiver()
    const options = { folder, entry: "built", env: { WEBHOOK_INSIDE: receiver.host } } as const
    let server = await startServer(options)
    try {
      const { token } = await signUp({ ...server, database: null }, "ada@example.org", "enterprise")
      const client = () => clientWith(server.url, token)
      const events = ["task.completed", "analysis.completed", "task.shared"]
      const made = await client().call<{ webhook: { id: string }; secret: string }>("POST", "/api/webhooks", {
        url: `http://${receiver.host}/hook`,
        events,
      })
      const inside = { url: `http://${forbidden.host}/`, events }
      const refused = await client().call("POST", "/api/webhooks", inside).then(() => "", String)
      assert.include(refused, "url: must begin with https:// and lead to the public internet")
      const { webhook: { id }, secret } = made
      const aSharedTask = async (nth: number) => {
        const written = { title: `Note ${nth}`, text: `Text ${nth}.` }
        const task = await client().call<{ id: string }>("POST", "/api/transcription/paste-text", written)
        const path = `/api/collaboration/documents/${task.id}/collaborators`
        await client().call("POST", path, { user_identifier: `bob${nth}@example.org` })
        return task.id
      }
      const killed = async () => {
        await server.kill()
        server = await startServer(options)
      }

      receiver.state.mood = "down"
      const tasks = await inTurn([1, 2, 3, 4], aSharedTask)
      // Killed as soon as the last one was acknowledged.
      await killed()
      // All first events were tried by then; the second ones wait behind them.
      await until(async () => {
        await passes(2)
        const { total, items } = await deliveriesOf(client(), id, "waiting")
        return total === 12 && items.filter(({ attempts }) => attempts.length > 0).length === 4
      }, { every: betweenLooks })
      assert.deepStrictEqual(receiver.accepted, [])

      // Killed while the receiver has what it was sent, and has not answered.
      receiver.state.mood = "silent"
      await passes(1)
      await until(() => receiver.unanswered.length > 0)
      await killed()
      const more = await inTurn([5, 6], aSharedTask)
      receiver.state.mood = "up"
      await until(async () => {
        await passes(2)
        return (await deliveriesOf(client(), id, "delivered")).total === 18
      }, { every: betweenLooks })

      const log = (await deliveriesOf(client(), id, "delivered")).items.toReversed()
      for (const task of [...tasks, ...more]) {
        const happened = log.filter((one) => one.task_id === task).map(({ type }) => type)
        assert.sameMembers(happened, events)
        // By their first arrival: what is sent twice is the same message.
        const arrived = new Map(receiver.accepted.filter((one) => one.task === task).map((one) => [one.id, one.type]))
        assert.deepStrictEqual([...arrived.values()], happened)
      }
      const ids = new Set(receiver.accepted.map((one) => one.id))
      assert.strictEqual(ids.size, 18)
      // What came without an answer came again, as the same message.
      assert.isTrue(receiver.unanswered.every((one) => ids.has(one.id)))
      const signs = new Webhook(secret)
      for (const { body, headers } of [...receiver.accepted, ...receiver.unanswered]) signs.verify(body, headers)
      assert.strictEqual((await deliveriesOf(client(), id, "failed")).total, 0)
      assert.deepStrictEqual([...forbidden.accepted, ...forbidden.unanswered], [])
      assert.notInclude(server.log(), "/hook")
    } finally {
      await server.kill()
    }
  })
})

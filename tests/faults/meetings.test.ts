import { remoteProduct } from "#cli/control/remote-product.ts"
import { operator } from "#cli/product/product.ts"
import { deleteUser } from "#domain/leaving/use-cases/delete-user.ts"
import { startFakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import { attendedBy, endMeeting, letIn, meetingOf, sendBot } from "#tests/support/meeting-providers/a-sent-bot.ts"
import { attendeePeer } from "#tests/support/meeting-providers/attendee-peer.ts"
import { clonedDatabase } from "#tests/support/postgres-template.ts"
import { type Client, clientWith } from "#tests/support/server/client.ts"
import { Victim } from "#tests/support/server/killing.ts"
import { filesLeft, processesLeft } from "#tests/support/server/leftovers.ts"
import { scripted } from "#tests/support/server/scripted.ts"
import { hearingBy } from "#tests/support/server/shared-products.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { serverFolder } from "./a-product.ts"

const removeAccount = async (folder: string, account: string) => {
  const product = await Effect.runPromise(remoteProduct(join(folder, "data")))
  if (product === null) assert.fail("no server")
  await Effect.runPromise(product.call(deleteUser, { account, now: true }, operator))
}

const remove = (client: Client, id: string) =>
  client.call("POST", "/api/transcription/tasks/delete-batch", { task_ids: [id] })

describe("a server whose bot is in a meeting", () => {
  const folder = serverFolder()

  it("finds it again when it was killed, charges once by the clock, and sends it away with its task or account", async () => {
    const talk = await shortTalk()
    await using fake = await startFakeOpenAi({ recordings: [await scripted(talk)] })
    const provider = await attendeePeer()
    const { world } = provider
    Object.assign(world, { audio: await readFile(talk.wav), people: ["Ada", "Bob"] })
    const env = { ...hearingBy(fake.baseUrl), ...attendedBy(provider) }
    await using victim = await Victim.start({ folder, entry: "built", env }, fake)
    const killed = await victim.killed((client) => sendBot(client, provider), async (task) => {
      await letIn(victim.client(), provider, (await task()).id)
      // The meeting ends while the server is away.
      endMeeting(provider)
    })
    assert.strictEqual(killed.task.status, "analysisCompleted", killed.task.error_message ?? "")
    assert.deepStrictEqual([world.sent, world.dismissed, killed.minutes, killed.orphans], [1, 0, 1, []])
    assert.deepInclude(await meetingOf(victim.client(), killed.task.id), { state: "ended", reason: "host-ended" })
    assert.include(JSON.stringify(killed.task.speakers), "Bob")

    const deleted = await sendBot(victim.client(), provider)
    await letIn(victim.client(), provider, deleted)
    await remove(victim.client(), deleted)
    await until(() => world.dismissed === 1)
    assert.strictEqual((await victim.client().usage()).minutes_used, 1)

    await letIn(victim.client(), provider, await sendBot(victim.client(), provider))
    await removeAccount(folder, "ada@example.com")
    await until(() => world.dismissed === 1)
    assert.strictEqual(await victim.stop(), 0)
    assert.deepStrictEqual([await processesLeft(folder), filesLeft(folder)], [[], []])
    await provider.close()
  })
})

describe("two workers", () => {
  const folder = serverFolder()

  it("are one: a bot is called back and sent away by either, and found again by the one that is left", async () => {
    const provider = await attendeePeer()
    const { world } = provider
    const env = { ANALYST: "embedded", ...attendedBy(provider), DATABASE_URL: await clonedDatabase() }
    const [one, two] = await Promise.all(
      ["one", "two"].map((name) => startServer({ folder: join(folder, name), entry: "built", env })),
    )
    if (one === undefined || two === undefined) assert.fail("no servers")
    const ada = await signUp({ url: one.url, folder: one.folder, database: env.DATABASE_URL }, "ada@example.org", "pro")
    const elsewhere = clientWith(two.url, ada.token)

    const deleted = await sendBot(ada, provider)
    await letIn(elsewhere, provider, deleted)
    await remove(elsewhere, deleted)
    await until(() => world.dismissed === 1)

    const kept = await sendBot(elsewhere, provider)
    await letIn(ada, provider, kept)
    const looks = () => provider.asked.filter(({ path }) => path === "/api/v1/bots/bot_1").length
    await one.kill()
    const before = looks()
    await until(() => looks() > before + 1)
    assert.deepInclude(await meetingOf(elsewhere, kept), { state: "inMeeting", reason: null })
    await elsewhere.call("POST", `/api/meeting/${kept}/leave`)
    await until(async () => (await meetingOf(elsewhere, kept)).state === "ended")
    assert.deepStrictEqual([world.sent, world.dismissed], [1, 1])
    assert.deepInclude(await meetingOf(elsewhere, kept), { reason: "left" })
    await two.stop()
    await provider.close()
  })
})

import type { Behaviour } from "#tests/support/fake-openai/behaviour.ts"
import { startFakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import { clonedDatabase } from "#tests/support/postgres-template.ts"
import { filesLeft } from "#tests/support/server/leftovers.ts"
import { scripted } from "#tests/support/server/scripted.ts"
import { hearingBy } from "#tests/support/server/shared-products.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { aProduct, serverFolder } from "./a-product.ts"

const nothing = (reason: string) => ({
  status: "failed",
  code: "NothingTranscribed",
  message: `Transcription failed: the engine could not recognise any part of the recording (${reason})`,
  minutes_used: 0,
})

describe("a speech service that does not do its work", () => {
  const folder = serverFolder()

  it("fails tasks with a stable code and no charge, or is asked again, or is given up on demand", async () => {
    const talk = await shortTalk()
    const plan: { usually: Behaviour } = { usually: {} }
    const recordings = [await scripted(talk)]
    await using fake = await startFakeOpenAi({
      recordings,
      get usually() {
        return plan.usually
      },
    })
    const env = { ...hearingBy(fake.baseUrl), DATABASE_URL: await clonedDatabase() }
    await using product = await aProduct({ folder, env })
    const { client, server } = product
    const outcomeOf = async (usually: Behaviour, ...first: ReadonlyArray<Behaviour>) => {
      plan.usually = usually
      fake.next(...first)
      const task = await client.finished(await client.upload(talk.wav))
      const { minutes_used } = await client.usage()
      return { status: task.status, code: task.error_code, message: task.error_message, minutes_used }
    }
    assert.deepStrictEqual(await outcomeOf({ instead: { status: 401 } }), nothing("refused-key"))
    assert.deepStrictEqual(
      await outcomeOf({ instead: { status: 429, retryAfter: "600" } }),
      nothing("rate-limited"),
    )
    assert.deepStrictEqual(await outcomeOf({ instead: { status: 400 } }), nothing("remote-error"))

    plan.usually = { instead: "hang" }
    const asked = fake.requests.length
    const hanging = await client.upload(talk.wav)
    await until(() => fake.requests.length > asked)
    await client.call("POST", `/api/transcription/tasks/${hanging}/cancel`)
    await until(() => fake.counts.abandoned > 0)
    assert.strictEqual((await client.usage()).minutes_used, 0)

    const recovered = await outcomeOf({}, { instead: { status: 500 } }, { instead: "garbage" })
    assert.deepStrictEqual(recovered, { status: "analysisCompleted", code: null, message: null, minutes_used: 1 })
    assert.strictEqual(await server.stop(), 0)
    assert.deepStrictEqual(filesLeft(folder), [])
    assert.notInclude(server.log(), "test-key")
  })
})

import { disableUser } from "#domain/account/use-cases/disable-user.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { Effect, Layer, Stream } from "effect"
import { describe, expect, it } from "vitest"
import { adasEmail } from "../../support/a-user.ts"
import { aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting } from "../../support/product/seeded.ts"

let asked = () => {}
const isAsked = new Promise<void>((resolve) => (asked = resolve))

const slow = Layer.succeed(Answerer, {
  prepare: () => Effect.void,
  name: "slow",
  answer: () => Stream.fromEffect(Effect.andThen(Effect.sync(() => asked()), Effect.never)),
  suggest: () => Effect.succeed([]),
})
const endpoint = anEndpoint(slow)

describe("a call of an account that is disabled meanwhile", () => {
  it("is refused, although its answer is not there yet", async () => {
    const client = await aClient(endpoint().url, endpoint().key)
    const answer = client.callTool({ name: "ask_task", arguments: { task_id: meeting, question: "What was said?" } })
    await isAsked
    await endpoint().runtime.runPromise(
      Effect.provideService(disableUser.run({ account: adasEmail }), CurrentActor, { _tag: "Operator" }),
    )
    expect(await answer).toMatchObject({ isError: true, _meta: { error_code: "SignInRequired" } })
    await client.close()
  })
})

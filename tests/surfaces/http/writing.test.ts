import { assert, describe, it } from "@effect/vitest"
import { aTask } from "../../support/a-task.ts"
import { aServer } from "../../support/http/a-server.ts"
import { call } from "../../support/http/call.ts"
import { until } from "../../support/until.ts"
import { aWriter } from "../../support/writing/a-writer.ts"
import { enter } from "../../support/writing/enter.ts"

const server = aServer()
const id = aTask().id

const summary = async (): Promise<string> =>
  String((await call(`${server.url}/api/transcription/tasks/${id}/summary`, "GET", { as: "ada" })).data["summary"])

const edit = (json: Record<string, unknown>) =>
  call(`${server.url}/api/transcription/${id}/edit`, "PUT", { as: "ada", json })

const writer = async () => {
  const one = await aWriter(server.url, enter(server.url, "ada"))
  await one.synced()
  return one
}

describe("writing together", () => {
  it("brings what one writes to the others, and stores it as the summary", async () => {
    const [one, other] = [await writer(), await writer()]
    one.write("From one")
    other.write("From the other")
    await until(() => one.markdown() === other.markdown() && one.markdown().includes("From the other"))
    await Promise.all([one.saved(), other.saved()])
    await until(async () => (await summary()) === one.markdown())
    assert.include(one.markdown(), "The launch moves to May")
    one.leave()
    other.leave()
  })

  it("merges an edit by the API into what people are writing", async () => {
    const one = await writer()
    const before = await call(`${server.url}/api/transcription/tasks/${id}/summary`, "GET", { as: "ada" })
    one.write("Typed meanwhile")
    await one.saved()
    const seen = String(before.data["summary"])
    const { status } = await edit({ summary: `${seen}\n\nBy the API`, summary_version: before.data["version"] })
    assert.strictEqual(status, 200)
    await until(() => one.markdown().includes("By the API"))
    assert.include(await summary(), "Typed meanwhile")
    assert.include(await summary(), "By the API")
    assert.deepInclude(one.stateless.find(({ kind }) => kind === "replaced"), { by: "edit", name: "Ada" })
    one.leave()
  })
})

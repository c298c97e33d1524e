import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { assert, describe, it } from "vitest"

const server = aServer()
const ada = { as: "ada" } as const
const add = () => call(`${server.url}/api/transcription/example`, "POST", ada)
const task = (id: unknown, rest: string) => `${server.url}/api/transcription/tasks/${String(id)}/${rest}`

describe("the example task", () => {
  it("plays from any second, is drawn and exported, and costs nothing", async () => {
    const used = async () => (await call(`${server.url}/api/usage`, "GET", ada)).data["minutes_used"]
    const before = await used()
    const { code, data } = await add()
    assert.deepStrictEqual([code, data["status"]], [200, "analysisCompleted"])
    const link = (await call(task(data["id"], "media-link"), "GET", ada)).data
    assert.deepInclude(link, { media_type: "audio/mpeg", is_whole: true, is_ready: true, duration: data["duration"] })
    const address = server.url + new URL(String(link["url"])).pathname
    const piece = await ask(address, "GET", { headers: { range: "bytes=1000-1999" } })
    assert.deepStrictEqual([piece.status, (await piece.arrayBuffer()).byteLength], [206, 1000])
    const waveform = await call(task(data["id"], "waveform"), "GET", ada)
    assert.strictEqual(waveform.code, 200)
    const srt = await ask(task(data["id"], "export?format=srt"), "GET", ada)
    assert.include(await srt.text(), "Good morning, everyone.")
    assert.strictEqual(await used(), before)
  })

  it("is the same one however often it is asked for", async () => {
    const [first, second] = await Promise.all([add(), add()])
    assert.strictEqual(first.data["id"], second.data["id"])
  })
})

import { BlobStore } from "#domain/media/blob-store.port.ts"
import { packed } from "#domain/media/waveform.ts"
import { waveformKey } from "#domain/playback/shared/stored-waveform.ts"
import { taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"

const server = aServer()
const url = () => `${server.url}/api/transcription/tasks/${taskId(1)}/waveform`

describe("a waveform", () => {
  it("is asked for again until it is there, and is not kept before", async () => {
    const { status, code, data, headers } = await call(url(), "GET", { as: "ada" })
    assert.deepStrictEqual([status, code, data["error_code"], data["retry_after"]], [409, 409, "WaveformNotReady", 3])
    assert.strictEqual(headers.get("retry-after"), "3")
    assert.deepStrictEqual([headers.get("cache-control"), headers.get("etag")], ["no-store", null])
  })

  it("is kept by the browser for good, and is not sent twice", async () => {
    await server.run(
      Effect.flatMap(BlobStore, (blobs) => blobs.put(waveformKey(taskId(1)), packed(60_000, [0, 50, 100]))),
    )
    const first = await call(url(), "GET", { as: "ada" })
    assert.deepStrictEqual(first.data, { task_id: taskId(1), duration: 60_000, peaks: [0, 50, 100] })
    assert.strictEqual(first.headers.get("cache-control"), "private, max-age=31536000, immutable")
    assert.include(first.headers.get("vary") ?? "", "Authorization")
    const known = { "if-none-match": first.headers.get("etag") ?? "" }
    const second = await ask(url(), "GET", { as: "ada", headers: known })
    assert.deepStrictEqual([second.status, await second.text()], [304, ""])
    const bobs = await call(url(), "GET", { as: "bob", headers: known })
    assert.deepStrictEqual([bobs.status, bobs.code], [200, 404])
  })
})

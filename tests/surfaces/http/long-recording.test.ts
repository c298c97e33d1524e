import { BlobStore } from "#domain/media/blob-store.port.ts"
import { aTask, taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { Effect } from "effect"
import { open } from "node:fs/promises"
import { join } from "node:path"
import { assert, beforeAll, describe, it } from "vitest"

const server = aServer()
/** Eight hours at 128 kbit/s. On the disk there is only what is written: marks at the beginning, in the middle and at the end. */
const size = 8 * 3600 * 16_000
const middle = size / 2
let link = ""
let tag = ""
const get = (headers: Record<string, string> = {}) => ask(link, "GET", { headers })
const rangeHeaders = (
  { status, headers }: Response,
) => [status, headers.get("content-range"), headers.get("content-length")]

beforeAll(async () => {
  const path = join(server.folder, "sound")
  const file = await open(path, "w")
  await file.truncate(size)
  await file.write("begin", 0)
  await file.write("middle", middle)
  await file.write("ended", size - 5)
  await file.close()
  await server.run(Effect.flatMap(BlobStore, (blobs) => blobs.moveIn(aTask().parts[0]?.key ?? "", path)))
  const { data } = await call(`${server.url}/api/transcription/tasks/${taskId(1)}/media-link`, "GET", { as: "ada" })
  link = server.url + new URL(String(data["url"])).pathname
  tag = (await ask(link, "HEAD")).headers.get("etag") ?? ""
})

describe("a recording of eight hours", () => {
  it("is begun without an end, and left", async () => {
    const answer = await get({ range: "bytes=0-" })
    assert.deepStrictEqual(rangeHeaders(answer), [206, `bytes 0-${size - 1}/${size}`, String(size)])
    const reader = answer.body?.getReader()
    const first = await reader?.read()
    assert.strictEqual(Buffer.from(first?.value ?? []).toString("utf8", 0, 5), "begin")
    await reader?.cancel()
  })

  it("is gone on with in the middle", async () => {
    const answer = await get({ range: `bytes=${middle}-${middle + 5}` })
    assert.deepStrictEqual(rangeHeaders(answer), [206, `bytes ${middle}-${middle + 5}/${size}`, "6"])
    assert.strictEqual(await answer.text(), "middle")
  })

  it("is looked at from its end", async () => {
    const answer = await get({ range: "bytes=-5" })
    assert.deepStrictEqual(rangeHeaders(answer), [206, `bytes ${size - 5}-${size - 1}/${size}`, "5"])
    assert.strictEqual(await answer.text(), "ended")
    const open = await get({ range: `bytes=${size - 5}-` })
    assert.strictEqual(await open.text(), "ended")
  })

  it("may be kept by this browser alone, for an hour, by its tag", async () => {
    const answer = await get({ range: "bytes=0-4" })
    assert.strictEqual(answer.headers.get("cache-control"), "private, max-age=3600")
    assert.strictEqual(answer.headers.get("etag"), tag)
    assert.match(tag, /^"[\w-]{22}"$/)
    assert.strictEqual((await get({ "if-none-match": tag, range: "bytes=0-4" })).status, 304)
  })

  it("is continued only when it is still the same", async () => {
    const same = await get({ range: "bytes=0-4", "if-range": tag })
    assert.deepStrictEqual([same.status, await same.text()], [206, "begin"])
    const other = ['"another"', `W/${tag}`, "Fri, 20 Nov 2026 10:00:00 GMT"]
    const whole = await Promise.all(other.map((known) => get({ range: "bytes=0-4", "if-range": known })))
    assert.deepStrictEqual(whole.map(rangeHeaders), other.map(() => [200, null, String(size)]))
    await Promise.all(whole.map(async ({ body }) => body?.cancel()))
  })

  it("has one link for all who ask within an hour, so that what a browser keeps is of use", async () => {
    const { data } = await call(`${server.url}/api/transcription/tasks/${taskId(1)}/media-link`, "GET", { as: "ada" })
    assert.match(String(data["expires_at"]), /T\d\d:00:00\.000Z$/)
  })

  it("is not kept when it is asked for with a token", async () => {
    const answer = await ask(`${server.url}/api/transcription/tasks/${taskId(1)}/media`, "HEAD", { as: "ada" })
    assert.deepStrictEqual([answer.headers.get("cache-control"), answer.headers.get("etag")], [
      "private, no-store",
      tag,
    ])
  })
})

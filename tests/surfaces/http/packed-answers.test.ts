import { codingFor } from "#api/http/content-coding.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { aTask, taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, type Asked } from "#tests/support/http/call.ts"
import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import { request } from "node:http"
import { join } from "node:path"
import { assert, beforeAll, describe, it } from "vitest"

const server = aServer()
const everything = { "accept-encoding": "gzip, deflate, br" }
const get = (path: string, { headers, ...asked }: Asked = {}) =>
  ask(server.url + path, "GET", { ...asked, headers: { ...everything, ...headers } })

/** How many bytes travel: what `fetch` does not tell. */
const bytesOf = (path: string, coding: string): Promise<readonly [answered: string | undefined, sent: number]> =>
  new Promise((resolve, reject) =>
    request(server.url + path, { headers: { "accept-encoding": coding } }, (answer) => {
      let sent = 0
      answer.on("data", (part: Buffer) => void (sent += part.length))
      answer.on("end", () => resolve([answer.headers["content-length"], sent]))
    }).on("error", reject).end()
  )

beforeAll(() => {
  const path = join(server.folder, "sound")
  writeFileSync(path, "a".repeat(50_000))
  return server.run(Effect.flatMap(BlobStore, (blobs) => blobs.moveIn(aTask().parts[0]?.key ?? "", path)))
})

describe("answers that are text", () => {
  for (const coding of ["br", "gzip"]) {
    it(`are packed by ${coding}, and say how long they are`, async () => {
      const plain = await bytesOf("/api/openapi.json", "identity")
      const packed = await bytesOf("/api/openapi.json", coding)
      assert.isBelow(packed[1], plain[1] / 4)
      assert.strictEqual(packed[0], String(packed[1]))
      const answer = await get("/api/openapi.json", { headers: { "accept-encoding": coding } })
      assert.deepStrictEqual([answer.headers.get("content-encoding"), answer.headers.get("vary")], [
        coding,
        "Accept-Encoding",
      ])
      assert.nestedPropertyVal(await answer.json(), "openapi", "3.1.0")
    })
  }

  it("are compressed for the web app's calls as well", async () => {
    const input = encodeURIComponent(JSON.stringify({ 0: { task_id: taskId(1) } }))
    const answer = await get(`/trpc/library.getTask?batch=1&input=${input}`, { as: "ada" })
    assert.strictEqual(answer.headers.get("content-encoding"), "br")
    const [answered]: [{ result: { data: { id: string } } }] = JSON.parse(await answer.text())
    assert.strictEqual(answered.result.data.id, taskId(1))
  })

  it("have no length before they are made", async () => {
    const head = await ask(`${server.url}/api/transcription/tasks/${taskId(1)}`, "HEAD", {
      as: "ada",
      headers: everything,
    })
    assert.deepStrictEqual([head.status, head.headers.get("vary"), head.headers.get("content-length")], [
      200,
      "Accept-Encoding",
      null,
    ])
  })

  it("are sent as they are when they are short, or when nobody can decompress them", async () => {
    const short = await get("/api/health")
    assert.isNull(short.headers.get("content-encoding"))
    const plain = await get("/api/openapi.json", { headers: { "accept-encoding": "zstd" } })
    assert.deepStrictEqual([plain.headers.get("content-encoding"), plain.headers.get("vary")], [
      null,
      "Accept-Encoding",
    ])
  })
})

describe("all else", () => {
  it("is never compressed: recordings, events, uploads", async () => {
    const task = `/api/transcription/tasks/${taskId(1)}`
    const tus = { "tus-resumable": "1.0.0" }
    const answers = await Promise.all([
      get(`${task}/media`, { as: "ada" }),
      get(`${task}/media`, { as: "ada", headers: { range: "bytes=0-39999" } }),
      get(`${task}/events`, { as: "ada" }),
      ask(`${server.url}/files`, "OPTIONS", { headers: { ...everything, ...tus } }),
    ])
    assert.deepStrictEqual(answers.map(({ status }) => status), [200, 206, 200, 204])
    assert.deepStrictEqual(answers.map(({ headers }) => headers.get("content-encoding")), answers.map(() => null))
    await Promise.all(answers.map(async ({ body }) => body?.cancel()))
  })
})

describe("what a reader takes", () => {
  const cases: ReadonlyArray<readonly [string | null, "br" | "gzip" | null]> = [
    [null, null],
    ["", null],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["GZIP , BR", "br"],
    ["*;q=0", null],
    ["*;q=0.1, br;q=0", "gzip"],
    ["br;q=none", null],
  ]
  for (const [accepted, coding] of cases) {
    it(`is ${coding} for ${accepted}`, () => {
      assert.strictEqual(codingFor(accepted, ["br", "gzip"]), coding)
    })
  }
})

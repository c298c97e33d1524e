import { aServer } from "#tests/support/http/a-server.ts"
import { call } from "#tests/support/http/call.ts"
import { idOf, tusOn } from "#tests/support/http/tus.ts"
import { appendFileSync } from "node:fs"
import { join } from "node:path"
import { Readable } from "node:stream"
import { Upload } from "tus-js-client"
import { assert, describe, it } from "vitest"

const server = aServer()
const { tus, open, grow, patch } = tusOn(server)

const task = (path: string) =>
  call(`${server.url}/api/transcription/create`, "POST", { as: "ada", json: { upload_ids: [idOf(path)] } })

/** As many bytes as are wanted, without a length before them. */
const streamed = (bytes: number): ReadableStream<Uint8Array> => {
  let left = bytes
  return new ReadableStream({
    pull: (controller) => {
      const size = Math.min(left, 1_000_000)
      left -= size
      if (size > 0) controller.enqueue(new Uint8Array(size))
      else controller.close()
    },
  })
}

describe("a recording that is sent while it is made", () => {
  it("has no length until the last piece tells it", async () => {
    const path = await grow()
    assert.strictEqual((await patch(path, 0, "SOU")).status, 204)
    const head = await tus(path, "HEAD")
    const values = ["upload-offset", "upload-length", "upload-defer-length"].map((name) => head.headers.get(name))
    assert.deepStrictEqual(values, ["3", null, "1"])
    const early = await task(path)
    assert.deepStrictEqual([early.status, early.data["error_code"]], [409, "UploadIncomplete"])
    const last = await patch(path, 3, "ND", { headers: { "upload-length": "5" } })
    assert.deepStrictEqual([last.status, last.headers.get("upload-offset")], [204, "5"])
    const { code, data } = await task(path)
    assert.deepStrictEqual([code, data["file_size"], data["status"]], [200, 5, "queued"])
  })

  it("may tell its length when all is sent", async () => {
    const path = await grow()
    await patch(path, 0, "SOUND")
    assert.strictEqual((await patch(path, 5, "", { headers: { "upload-length": "5" } })).status, 204)
    assert.strictEqual((await task(path)).code, 200)
  })

  it("works with the usual client", async () => {
    const url = await new Promise<string | null>((resolve, reject) => {
      const upload: Upload = new Upload(Readable.from([Buffer.from("SOU"), Buffer.from("ND")], { objectMode: false }), {
        endpoint: `${server.url}/files`,
        chunkSize: 2,
        uploadLengthDeferred: true,
        headers: { authorization: "Bearer par_ada" },
        metadata: { filename: "recording.webm" },
        onError: reject,
        onSuccess: () => resolve(upload.url),
      })
      upload.start()
    })
    assert.deepInclude((await task(url ?? "")).data, { title: "recording", file_size: 5 })
  })

  it("is complete on the next request, if the server was killed before it recorded so", async () => {
    const path = await open()
    await patch(path, 0, "SOU")
    // All bytes are there, and nothing says so.
    appendFileSync(join(server.folder, "uploads", idOf(path)), "ND")
    assert.strictEqual((await task(path)).status, 409)
    assert.strictEqual((await tus(path, "HEAD")).headers.get("upload-offset"), "5")
    assert.strictEqual((await task(path)).code, 200)
  })

  const wrong: ReadonlyArray<readonly [number, string, (path: string) => Promise<Response>]> = [
    [
      400,
      "a length that is less than what is there",
      (path) => patch(path, 5, "", { headers: { "upload-length": "4" } }),
    ],
    [400, "another length than before", async (path) => {
      await patch(path, 5, "", { headers: { "upload-length": "9" } })
      return patch(path, 5, "", { headers: { "upload-length": "10" } })
    }],
    [413, "a length beyond the limit", (path) => patch(path, 5, "", { headers: { "upload-length": "300000001" } })],
    [400, "neither length nor that it comes later", () => tus("/files", "POST")],
  ]
  for (const [status, what, refused] of wrong) {
    it(`answers ${status} to ${what}`, async () => {
      const path = await grow()
      await patch(path, 0, "SOUND")
      assert.strictEqual((await refused(path)).status, status)
    })
  }

  it("of nothing is refused", async () => {
    assert.strictEqual((await patch(await grow(), 0, "", { headers: { "upload-length": "0" } })).status, 400)
  })

  it("is stopped at the limit of its kind while it comes", async () => {
    const path = await grow("agenda.docx")
    await patch(path, 0, "PK")
    const answer = await patch(path, 2, "", { body: streamed(20_000_000) })
    assert.strictEqual(answer.status, 413)
    const head = await tus(path, "HEAD")
    assert.isAtMost(Number(head.headers.get("upload-offset")), 20_000_000)
    assert.strictEqual((await tus(path, "DELETE")).status, 204)
  })
})

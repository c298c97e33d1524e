import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { encoded, idOf, tusOn } from "#tests/support/http/tus.ts"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { Upload } from "tus-js-client"
import { assert, describe, it } from "vitest"

const server = aServer()
const { tus, open, patch } = tusOn(server)

describe("a resumable upload", () => {
  it("tells what the server can do", async () => {
    const answer = await ask(`${server.url}/files`, "OPTIONS")
    assert.strictEqual(answer.status, 204)
    assert.strictEqual(answer.headers.get("tus-version"), "1.0.0")
    assert.strictEqual(answer.headers.get("tus-max-size"), "1000000000")
    assert.includeMembers((answer.headers.get("tus-extension") ?? "").split(","), [
      "creation",
      "creation-with-upload",
      "creation-defer-length",
      "expiration",
      "termination",
    ])
    assert.isNull(answer.headers.get("access-control-allow-origin"))
  })

  it("is sent in pieces, resumed at its offset, and becomes a task", async () => {
    const path = await open()
    const first = await patch(path, 0, "SOU")
    assert.deepStrictEqual([first.status, first.headers.get("upload-offset")], [204, "3"])
    const head = await tus(path, "HEAD")
    assert.deepStrictEqual([head.status, head.headers.get("upload-offset"), head.headers.get("upload-length")], [
      200,
      "3",
      "5",
    ])
    assert.strictEqual(head.headers.get("cache-control"), "no-store")
    const early = await call(`${server.url}/api/transcription/create`, "POST", {
      as: "ada",
      json: { upload_ids: [idOf(path)] },
    })
    assert.deepStrictEqual([early.status, early.data["error_code"]], [409, "UploadIncomplete"])
    assert.strictEqual((await patch(path, 3, "ND")).status, 204)
    const { code, data } = await call(`${server.url}/api/transcription/create`, "POST", {
      as: "ada",
      json: { upload_ids: [idOf(path)] },
    })
    assert.strictEqual(code, 200)
    assert.deepInclude(data, { title: "a", status: "queued", file_size: 5 })
    assert.strictEqual((await tus(path, "HEAD")).status, 404)
  })

  it("may bring its bytes along", async () => {
    const made = await tus("/files", "POST", {
      body: "SOUND",
      headers: { "upload-length": "5", "content-type": "application/offset+octet-stream" },
    })
    assert.deepStrictEqual([made.status, made.headers.get("upload-offset")], [201, "5"])
    assert.notInclude(made.headers.get("location") ?? "", "http")
  })

  it("works with the usual client", async () => {
    const url = await new Promise<string | null>((resolve, reject) => {
      const upload: Upload = new Upload(Buffer.from("SOUND"), {
        endpoint: `${server.url}/files`,
        chunkSize: 2,
        headers: { authorization: "Bearer par_ada" },
        metadata: { filename: "Ärger.wav" },
        onError: reject,
        onSuccess: () => resolve(upload.url),
      })
      upload.start()
    })
    const json = { upload_ids: [idOf(url ?? "")] }
    const { data } = await call(`${server.url}/api/transcription/create`, "POST", { as: "ada", json })
    assert.strictEqual(data["title"], "Ärger")
  })

  const refusals: ReadonlyArray<readonly [number, string, (path: string) => Promise<Response>]> = [
    [
      401,
      "without a token",
      () => ask(`${server.url}/files`, "POST", { headers: { "tus-resumable": "1.0.0", "upload-length": "5" } }),
    ],
    [401, "with a wrong token", (path) => tus(path, "HEAD", { headers: { authorization: "Bearer par_nobody" } })],
    [412, "without the protocol's version", (path) => ask(server.url + path, "HEAD", { as: "ada" })],
    [412, "with another version", (path) => tus(path, "HEAD", { headers: { "tus-resumable": "0.2.2" } })],
    [
      415,
      "with another content type",
      (path) => patch(path, 0, "S", { headers: { "content-type": "application/json" } }),
    ],
    [409, "at a wrong offset", (path) => patch(path, 3, "ND")],
    [
      403,
      "without an offset",
      (path) => tus(path, "PATCH", { body: "S", headers: { "content-type": "application/offset+octet-stream" } }),
    ],
    [404, "that is not there", () => tus("/files/0190a5f2-7c1e-7000-8000-000000000404", "HEAD")],
    [404, "with an id that is none", () => tus("/files/..%2f..%2fetc", "HEAD")],
    [404, "of another account", (path) => tus(path, "HEAD", { as: "bob" })],
    [404, "of another account, written to", (path) => patch(path, 0, "S", { as: "bob" })],
    [404, "of another account, deleted", (path) => tus(path, "DELETE", { as: "bob" })],
    [405, "read back", (path) => tus(path, "GET")],
    [413, "larger than allowed", () => tus("/files", "POST", { headers: { "upload-length": "400000001" } })],
    [
      413,
      "of a document larger than allowed",
      () =>
        tus("/files", "POST", {
          headers: { "upload-length": "20000001", "upload-metadata": `filename ${encoded("a.docx")}` },
        }),
    ],
    [413, "with more bytes than announced", (path) => patch(path, 0, "SOUND and more")],
    [400, "without a length", () => tus("/files", "POST")],
    [400, "with a length that is none", () => tus("/files", "POST", { headers: { "upload-length": "many" } })],
    [400, "of nothing", () => tus("/files", "POST", { headers: { "upload-length": "0" } })],
    [
      400,
      "with metadata that is none",
      () => tus("/files", "POST", { headers: { "upload-length": "5", "upload-metadata": "filename ***" } }),
    ],
    [
      400,
      "with a name that is not UTF-8, which would be stored with replaced characters",
      () => tus("/files", "POST", { headers: { "upload-length": "5", "upload-metadata": "filename TeRyei53YXY=" } }),
    ],
  ]
  for (const [status, what, refused] of refusals) {
    it(`answers ${status} ${what}`, async () => {
      assert.strictEqual((await refused(await open())).status, status)
    })
  }

  it("are refused with the code and the rule that a client translates", async () => {
    const upload_metadata = `filename ${encoded("talk.wav")}`
    const response = await tus("/files", "POST", {
      headers: { "upload-length": "0", "upload-metadata": upload_metadata },
    })
    const { code, message, data } = JSON.parse(await response.text())
    assert.deepStrictEqual([code, message], [400, 'file: "talk.wav" is empty'])
    assert.deepInclude(data, {
      error_code: "IntakeRefused",
      issues: [{ field: "file", rule: "empty-file", params: { file: "talk.wav" } }],
    })
  })

  it("can be given up, and leaves nothing", async () => {
    const path = await open()
    await patch(path, 0, "SOU")
    const file = join(server.folder, "uploads", idOf(path))
    assert.isTrue(existsSync(file))
    assert.strictEqual((await tus(path, "DELETE")).status, 204)
    assert.isFalse(existsSync(file))
    assert.strictEqual((await tus(path, "HEAD")).status, 404)
  })

  it("takes one writer at a time", async () => {
    const path = await open(2)
    const statuses = await Promise.all([patch(path, 0, "a"), patch(path, 0, "b")]).then((all) =>
      all.map(({ status }) => status)
    )
    assert.sameMembers(statuses, [204, 409])
    assert.strictEqual((await tus(path, "HEAD")).headers.get("upload-offset"), "1")
  })

  it("may name its method in a header", async () => {
    const path = await open()
    const answer = await tus(path, "POST", {
      body: "SOUND",
      headers: {
        "x-http-method-override": "PATCH",
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      },
    })
    assert.deepStrictEqual([answer.status, answer.headers.get("upload-offset")], [204, "5"])
  })
})

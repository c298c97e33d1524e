import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { readdirSync } from "node:fs"
import { request } from "node:http"
import { join } from "node:path"
import { assert, describe, expect, it } from "vitest"

const server = aServer()
const sound = (text = "SOUND"): Blob => new Blob([text], { type: "audio/wav" })
const create = () => `${server.url}/api/transcription/create`

const form = (files: ReadonlyArray<readonly [string, Blob, string]>, fields: Record<string, string> = {}): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const [field, blob, name] of files) data.append(field, blob, name)
  return data
}

const left = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(join(server.folder, folder))
  } catch {
    return []
  }
}

describe("files in a form", () => {
  it("become a task each", async () => {
    const body = form([["file", sound(), "Ärger & co.wav"], ["files", sound(), "b.wav"]], { auto_start: "false" })
    const { code, message, data } = await call(create(), "POST", { as: "ada", body })
    assert.strictEqual(code, 200, message)
    assert.deepInclude(data, { title: "Ärger & co", status: "notStarted", source: "audio" })
    assert.nestedPropertyVal(data, "tasks.length", 2)
    assert.deepStrictEqual(left("uploads"), [])
  })

  it("are called as they are on the sender’s disk, quotes and all", async () => {
    const body = form([["file", sound(), 'The "big" one.wav']], { auto_start: "false" })
    const { message, data } = await call(create(), "POST", { as: "ada", body })
    assert.deepInclude(data, { title: 'The "big" one' }, message)
  })

  it("are merged in their order", async () => {
    const body = form([["file[]", sound(), "two.wav"], ["file[]", sound(), "one.wav"]], {
      speakers: "2",
      language: "en",
    })
    const { code, message, data } = await call(`${server.url}/api/transcription/merge-transcribe`, "POST", {
      as: "ada",
      body,
    })
    assert.strictEqual(code, 200, message)
    assert.deepInclude(data, { title: "two", is_merged: true, status: "queued" })
  })

  it("are refused together when one is no recording, and nothing stays", async () => {
    const body = form([["file", sound(), "a.wav"], ["file", sound("hello"), "b.wav"]])
    const { status, code, message } = await call(create(), "POST", { as: "ada", body })
    assert.deepStrictEqual([status, code], [400, 400])
    assert.include(message, "b.wav")
    assert.deepStrictEqual(left("uploads"), [])
  })

  it("are required", async () => {
    const { status, message } = await call(create(), "POST", { as: "ada", body: form([], { title: "Nothing" }) })
    assert.strictEqual(status, 400)
    assert.match(message, /^file: is required/)
  })

  it("must not be empty", async () => {
    const { status, message } = await call(create(), "POST", { as: "ada", body: form([["file", sound(""), "a.wav"]]) })
    assert.strictEqual(status, 400)
    assert.match(message, /empty/)
  })

  it("are ten at most", async () => {
    const files = Array.from({ length: 11 }, (_, nth) => ["file", sound(), `${nth}.wav`] as const)
    const { status, message } = await call(create(), "POST", { as: "ada", body: form(files) })
    assert.strictEqual(status, 400)
    assert.match(message, /^file: at most 10 files/)
  })

  it("have a largest size, and leave nothing beyond it", async () => {
    const body = form([["file", new Blob(["x".repeat(20_000_001)]), "long.txt"]])
    const { status, code, message } = await call(`${server.url}/api/transcription/create-document`, "POST", {
      as: "ada",
      body,
    })
    assert.deepStrictEqual([status, code], [413, 413])
    assert.match(message, /larger than 20 MB/)
    assert.deepStrictEqual(left("uploads"), [])
  })

  it("have a largest size together", async () => {
    const files = Array.from(
      { length: 6 },
      (_, nth) => ["file", new Blob(["x".repeat(19_000_000)]), `${nth}.txt`] as const,
    )
    const { status, message } = await call(`${server.url}/api/transcription/create-document`, "POST", {
      as: "ada",
      body: form(files),
    })
    assert.strictEqual(status, 413)
    assert.match(message, /"all files" is larger than 10[01] MB/)
    assert.deepStrictEqual(left("uploads"), [])
  })

  it("may be documents", async () => {
    const body = form([["file", new Blob(["Ada: hello everybody.\nBob: hello."]), "notes.txt"]], { analyze: "false" })
    const { code, message, data } = await call(`${server.url}/api/transcription/create-document`, "POST", {
      as: "ada",
      body,
    })
    assert.strictEqual(code, 200, message)
    assert.deepInclude(data, { source: "document", status: "completed", title: "notes" })
  })

  it.each([["speakers", "many"], ["scenario", "concert"]])("name a wrong field, as %s", async (field, value) => {
    const body = form([["file", sound(), "a.wav"]], { [field]: value })
    const { status, message } = await call(create(), "POST", { as: "ada", body })
    assert.strictEqual(status, 400)
    assert.match(message, new RegExp(`^${field}: must be`))
  })

  it("leave nothing when the sender goes away", async () => {
    const { port } = new URL(server.url)
    const sending = request({
      port,
      host: "127.0.0.1",
      path: "/api/transcription/create",
      method: "POST",
      headers: {
        authorization: "Bearer par_ada",
        "content-type": "multipart/form-data; boundary=b",
        "content-length": "100000",
      },
    }).on("error", () => undefined)
    sending.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\n\r\nSOUND')
    await expect.poll(() => left("uploads").length).toBe(1)
    sending.destroy()
    await expect.poll(() => left("uploads").length).toBe(0)
  })
})

describe("a ticket", () => {
  it("lets its holder send one file", async () => {
    const opened = await call(`${server.url}/api/uploads`, "POST", { as: "ada", json: { file_name: "a.wav", size: 5 } })
    const { pathname, search } = new URL(String(opened.data["url"]))
    const url = server.url + pathname + search
    assert.strictEqual((await ask(`${server.url}${pathname}?ticket=wrong`, "PUT", { body: "SOUND" })).status, 200)
    const short = await call(url, "PUT", { body: "SOU" })
    assert.deepStrictEqual([short.status, short.message], [400, "body: 3 of 5 bytes arrived"])
    assert.strictEqual((await call(url, "PUT", { body: "SOUND and more" })).status, 413)
    const { code, data } = await call(url, "PUT", { body: "SOUND" })
    assert.deepStrictEqual([code, data["upload_id"]], [200, opened.data["upload_id"]])
    const json = { upload_ids: [data["upload_id"]], title: "By ticket" }
    assert.strictEqual((await call(create(), "POST", { as: "bob", json })).code, 404)
    const made = await call(create(), "POST", { as: "ada", json })
    assert.deepInclude(made.data, { title: "By ticket", status: "queued" })
    assert.strictEqual((await call(url, "PUT", { body: "SOUND" })).code, 404)
  })

  it("works once for three who send at the same time", async () => {
    const opened = await call(`${server.url}/api/uploads`, "POST", { as: "ada", json: { file_name: "a.wav", size: 5 } })
    const { pathname, search } = new URL(String(opened.data["url"]))
    const sent = await Promise.all(
      ["ONE..", "TWO..", "THREE"].map((body) => call(server.url + pathname + search, "PUT", { body })),
    )
    assert.lengthOf(sent.filter(({ code }) => code === 200), 1)
  })

  it("is given up by its holder, or by the account it belongs to", async () => {
    const open = () => call(`${server.url}/api/uploads`, "POST", { as: "ada", json: { file_name: "a.wav", size: 5 } })
    const first = new URL(String((await open()).data["url"]))
    const address = server.url + first.pathname
    assert.strictEqual((await call(`${address}?ticket=wrong`, "DELETE")).code, 404)
    assert.strictEqual((await call(address, "DELETE", { as: "bob" })).code, 404)
    assert.strictEqual((await call(address + first.search, "DELETE")).code, 200)
    assert.strictEqual((await call(address + first.search, "PUT", { body: "SOUND" })).code, 404)
    const second = new URL(String((await open()).data["url"]))
    assert.strictEqual((await call(server.url + second.pathname, "DELETE", { as: "ada" })).code, 200)
    assert.strictEqual((await call(server.url + second.pathname + second.search, "PUT", { body: "SOUND" })).code, 404)
  })

  it("takes a file whose size nobody knew, up to the limit of its kind", async () => {
    const opened = await call(`${server.url}/api/uploads`, "POST", { as: "ada", json: { file_name: "a.docx" } })
    const { pathname, search } = new URL(String(opened.data["url"]))
    const url = server.url + pathname + search
    assert.strictEqual((await call(url, "PUT", { body: Buffer.alloc(20_000_001) })).status, 413)
    assert.strictEqual((await call(url, "PUT", { body: "" })).status, 400)
    assert.strictEqual((await call(url, "PUT", { body: "SOUND" })).code, 200)
    const json = { upload_ids: [opened.data["upload_id"]] }
    assert.deepInclude((await call(create(), "POST", { as: "ada", json })).data, { file_size: 5 })
  })
})

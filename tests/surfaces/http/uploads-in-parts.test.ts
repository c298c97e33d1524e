import * as S3Blobs from "#adapters/storage/s3/blob-store.ts"
import * as S3Shared from "#adapters/storage/s3/shared-store.ts"
import { removeUpload } from "#domain/intake/shared/remove-upload.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { fileFolder } from "#tests/support/a-folder.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { tusOn } from "#tests/support/http/tus.ts"
import { s3Peer } from "#tests/support/s3-peer.ts"
import type { Seen } from "#tests/support/signed-store.ts"
import { Effect, Layer, Stream } from "effect"
import { existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

let seen: Seen
let endpoint = ""

const inBucket = Layer.unwrap(Effect.map(s3Peer, (peer) => {
  seen = peer.seen
  endpoint = peer.endpoint
  const folder = fileFolder()
  return Layer.merge(Layer.orDie(S3Blobs.layer({ ...peer, folder })), S3Shared.layer({ ...peer, isSecure: false }))
}))

const server = aServer(inBucket)
const { open: openResumable, patch } = tusOn(server)

const size = 9_000_000
const file = Buffer.alloc(size, "SOUND of a bell ")

interface Left {
  readonly parts: ReadonlyArray<{ readonly number: number; readonly bytes: number; readonly url: string }>
  readonly part_size: number
}

const open = async (bytes = size) => {
  const { data } = await call(`${server.url}/api/uploads`, "POST", {
    as: "ada",
    json: { file_name: "talk.wav", size: bytes },
  })
  // The address that people use is not that of the test.
  const here = (address: unknown) => String(address).replace(/^https?:\/\/[^/]*/, server.url)
  return { id: UploadId.make(String(data["upload_id"])), url: here(data["url"]), partsUrl: here(data["parts_url"]) }
}

const left = async (partsUrl: string): Promise<Left> => {
  const answer: { data: Left } = JSON.parse(await (await ask(partsUrl, "GET")).text())
  return answer.data
}

const send = ({ parts, part_size }: Left, ...numbers: ReadonlyArray<number>) =>
  Promise.all(
    parts.filter(({ number }) => numbers.includes(number)).map(async ({ number, bytes, url }) => {
      const start = (number - 1) * part_size
      const { status } = await fetch(url, { method: "PUT", body: file.subarray(start, start + bytes) })
      assert.strictEqual(status, 200)
    }),
  )

const makeTask = (id: string) =>
  call(`${server.url}/api/transcription/create`, "POST", { as: "ada", json: { upload_ids: [id] } })

const keys = (prefix: string) =>
  server.run(Effect.gen(function*() {
    const { list } = yield* BlobStore
    return (yield* Stream.runCollect(list(prefix))).map(({ key }) => key)
  }))

describe("a file whose parts go straight to the store", () => {
  it("is resumed with what is missing, made whole once, and becomes a task without passing through this server", async () => {
    const { id, partsUrl } = await open()
    const all = await left(partsUrl)
    assert.deepStrictEqual(all.parts.map(({ number, bytes }) => [number, bytes]), [[1, 8_388_608], [2, 611_392]])
    assert.isTrue(all.parts.every(({ url }) => url.startsWith(endpoint)))
    await send(all, 2)
    const rest = await left(partsUrl)
    assert.deepStrictEqual(rest.parts.map(({ number }) => number), [1])
    const early = await call(partsUrl, "POST")
    assert.deepStrictEqual([early.status, early.data["error_code"]], [409, "UploadIncomplete"])
    assert.strictEqual((await makeTask(id)).data["error_code"], "UploadIncomplete")
    await send(rest, 1)
    assert.deepStrictEqual((await left(partsUrl)).parts, [])
    // The answer to the first may have been lost.
    assert.deepStrictEqual((await call(partsUrl, "POST")).data, { upload_id: id })
    assert.deepStrictEqual((await call(partsUrl, "POST")).data, { upload_id: id })
    assert.deepStrictEqual((await left(partsUrl)).parts, [])
    assert.isFalse(existsSync(join(server.folder, "uploads", id)))
    const { code, data } = await makeTask(id)
    assert.strictEqual(code, 200)
    assert.deepInclude(data, { title: "talk", file_size: size })
    assert.deepStrictEqual(await keys(`task/${String(data["id"])}`), [`task/${String(data["id"])}/source/0`])
    assert.deepStrictEqual(await keys("upload"), [])
  })

  it("keeps nothing of what does not belong to it", async () => {
    const { id, partsUrl } = await open()
    const all = await left(partsUrl)
    await send(all, 1, 2)
    const transfer = [...seen.transfers.values()].find(({ key }) => key === `upload/${id}`)
    // A service that does not hold senders to what was signed would take these.
    transfer?.parts.set(3, { bytes: 700_000_000, tag: "more" })
    transfer?.parts.set(1, { bytes: 5, tag: "other" })
    assert.deepStrictEqual((await left(partsUrl)).parts.map(({ number }) => number), [1])
    assert.strictEqual((await call(partsUrl, "POST")).status, 409)
    await send(await left(partsUrl), 1)
    assert.strictEqual((await call(partsUrl, "POST")).code, 200)
    assert.strictEqual((await makeTask(id)).data["file_size"], size)
  })

  it("begins once more where the store lost its parts", async () => {
    const { id, partsUrl } = await open()
    await send(await left(partsUrl), 1, 2)
    for (const [name, { key }] of seen.transfers) if (key === `upload/${id}`) seen.transfers.delete(name)
    const rest = await left(partsUrl)
    assert.lengthOf(rest.parts, 2)
    await send(rest, 1, 2)
    assert.strictEqual((await call(partsUrl, "POST")).code, 200)
  })

  it("is given up with its parts, by its ticket, its owner, and the sweep", async () => {
    const abandon = [
      ({ url }: Opened) => ask(url, "DELETE"),
      ({ id }: Opened) => ask(`${server.url}/api/uploads/${id}`, "DELETE", { as: "ada" }),
      ({ id }: Opened) => server.run(removeUpload(id)),
    ]
    await Promise.all(abandon.map(async (give) => {
      const opened = await open()
      await send(await left(opened.partsUrl), 2)
      await give(opened)
      assert.isFalse([...seen.transfers.values()].some(({ key }) => key === `upload/${opened.id}`))
      assert.strictEqual((await call(opened.partsUrl, "GET")).code, 404)
    }))
  })

  it("may be sent to this server all the same, which then drops its parts", async () => {
    const { id, url, partsUrl } = await open()
    await send(await left(partsUrl), 1)
    assert.strictEqual((await call(url, "PUT", { body: new Uint8Array(file) })).code, 200)
    assert.isFalse([...seen.transfers.values()].some(({ key }) => key === `upload/${id}`))
    assert.include(await keys("upload"), `upload/${id}`)
    assert.strictEqual((await makeTask(id)).data["file_size"], size)
    assert.notInclude(await keys("upload"), `upload/${id}`)
  })

  it("holds to the limits before anything is sent", async () => {
    const large = await call(`${server.url}/api/uploads`, "POST", {
      as: "ada",
      json: { file_name: "talk.mp4", size: 400_000_001 },
    })
    assert.strictEqual(large.data["error_code"], "FileTooLarge")
    const growing = await call(`${server.url}/api/uploads`, "POST", { as: "ada", json: { file_name: "talk.mp4" } })
    assert.isNull(growing.data["parts_url"])
    const { partsUrl } = await open()
    assert.strictEqual((await call(partsUrl.replace(/ticket=..../, "ticket=none"), "GET")).code, 404)
  })

  it("lets a day pass once it has begun", async () => {
    const { id, partsUrl } = await open()
    await left(partsUrl)
    const [upload] = await server.run(Effect.flatMap(UploadStore, ({ arriving }) => arriving([id])))
    const hours = ((upload?.expiresAt.epochMilliseconds ?? 0) - Date.now()) / 3_600_000
    assert.isAbove(hours, 23)
  })

  it("is what pages may connect to", async () => {
    const page = await ask(`${server.url}/transcribe/`, "GET", { headers: { accept: "text/html" } })
    assert.include(page.headers.get("content-security-policy") ?? "", `connect-src 'self' ${endpoint};`)
    assert.include(await page.text(), `"uploadsTo":"${endpoint}"`)
  })
})

type Opened = Awaited<ReturnType<typeof open>>

describe("a file that this server received", () => {
  it("can become a task on another server, which has no bytes of it", async () => {
    const path = await openResumable()
    await patch(path, 0, "SOUND")
    const id = path.split("/").at(-1) ?? ""
    rmSync(join(server.folder, "uploads", id))
    assert.strictEqual((await makeTask(id)).data["file_size"], 5)
  })
})

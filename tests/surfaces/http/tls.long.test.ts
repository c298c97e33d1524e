import { listen } from "#api/http/listen.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { fileFolder } from "#tests/support/a-folder.ts"
import { aTask, taskId } from "#tests/support/a-task.ts"
import { aCertificate } from "#tests/support/http/a-certificate.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { http2Client } from "#tests/support/http/over-http2.ts"
import { aWriter } from "#tests/support/writing/a-writer.ts"
import { enter } from "#tests/support/writing/enter.ts"
import { Effect, Exit, Layer, Scope, Stream } from "effect"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { constants } from "node:http2"
import { join } from "node:path"
import { connect, setDefaultCACertificates, type TLSSocket } from "node:tls"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

/** Who listens to events at the moment. */
let listening = 0
/** The server itself, for those who write. */
const others = 1
const counted = Layer.effect(
  TaskEvents,
  Effect.map(TaskEvents, ({ publish, subscribe }) => ({
    publish,
    subscribe: Stream.suspend(() => {
      listening += 1
      return Stream.ensuring(subscribe, Effect.sync(() => void (listening -= 1)))
    }),
  })),
)

const folder = fileFolder()
const { cert, key } = aCertificate({ folder })
const server = aServer(counted, { cert, key })
const id = taskId(1)
const running = taskId(2)
const ada = { authorization: "Bearer par_ada" }
const sound = randomBytes(3_000_000)
let client: ReturnType<typeof http2Client>

beforeAll(async () => {
  setDefaultCACertificates([cert])
  client = http2Client(server.url, cert)
  const path = join(folder, "sound")
  writeFileSync(path, sound)
  const task = aTask()
  await server.run(
    Effect.gen(function*() {
      const blobs = yield* BlobStore
      const tasks = yield* TaskStore
      yield* blobs.moveIn(task.parts[0]?.key ?? "", path)
      yield* tasks.insert({ ...task, id: running, transcription: { _tag: "Waiting", since: task.createdAt } })
    }).pipe(Effect.orDie),
  )
})
afterAll(() => client.session.close())

const media = (range: string) => client.ask(`/api/transcription/tasks/${id}/media`, { headers: { ...ada, range } })
const hello = () => new Response("hello")

describe("over HTTP/2", () => {
  it("the page loads early what its screen needs, and browsers get HSTS", async () => {
    const { status, headers, body } = await client.ask("/transcribe/")
    assert.strictEqual(status, 200)
    assert.include(
      body.toString(),
      '<link rel="modulepreload" crossorigin href="/assets/library-gggggggg.js">',
    )
    assert.strictEqual(headers["strict-transport-security"], "max-age=31536000; includeSubDomains")
  })

  it("files and answers are compressed, and not sent again", async () => {
    const accepts = { "accept-encoding": "gzip, deflate, br" }
    const file = await client.ask("/assets/index-aaaaaaaa.js", { headers: accepts })
    assert.deepStrictEqual([file.status, file.headers["content-encoding"]], [200, "br"])
    const again = await client.ask("/assets/index-aaaaaaaa.js", {
      headers: { ...accepts, "if-none-match": file.headers.etag ?? "" },
    })
    assert.deepStrictEqual([again.status, again.body.length], [304, 0])
    const contract = await client.ask("/api/openapi.json", { headers: accepts })
    assert.strictEqual(contract.headers["content-encoding"], "br")
  })

  it("other names are refused", async () => {
    const { status } = await client.ask("/api/health", { headers: { ":authority": "elsewhere.example" } })
    assert.strictEqual(status, 421)
  })

  it("a task is followed to its end", async () => {
    const { status, headers, body } = await client.ask(`/api/transcription/tasks/${id}/events`, { headers: ada })
    assert.deepStrictEqual([status, headers["content-type"]], [200, "text/event-stream"])
    assert.match(body.toString(), /event: progress\n[^]*event: done\n/)
    const input = encodeURIComponent(JSON.stringify({ task_id: id }))
    const watched = await client.ask(`/trpc/library.watchTask?input=${input}`, {
      headers: { ...ada, accept: "text/event-stream" },
    })
    assert.include(watched.body.toString(), '"is_over":true')
  })

  it("events stop when nobody reads them any more", async () => {
    await expect.poll(() => listening).toBe(others)
    const stream = client.session.request({ ":path": `/api/transcription/tasks/${running}/events`, ...ada })
    await once(stream, "data")
    await expect.poll(() => listening).toBe(others + 1)
    // As browsers do: without a reason Node says nothing to the server while an answer is on its way.
    stream.close(constants.NGHTTP2_CANCEL)
    await expect.poll(() => listening).toBe(others)
  })

  it("an upload arrives in pieces", async () => {
    const tus = { ...ada, "tus-resumable": "1.0.0" }
    const { headers } = await client.ask("/files", {
      method: "POST",
      headers: { ...tus, "upload-length": String(sound.length), "upload-metadata": `filename ${btoa("a.wav")}` },
    })
    const path = new URL(headers.location ?? "", server.url).pathname
    const send = (from: number, to: number) =>
      client.ask(path, {
        method: "PATCH",
        body: sound.subarray(from, to),
        headers: { ...tus, "upload-offset": String(from), "content-type": "application/offset+octet-stream" },
      })
    const first = await send(0, 1_000_000)
    assert.deepStrictEqual([first.status, first.headers["upload-offset"]], [204, "1000000"])
    assert.strictEqual((await send(1_000_000, sound.length)).headers["upload-offset"], String(sound.length))
    const stored = readFileSync(join(server.folder, "uploads", path.split("/").at(-1) ?? ""))
    assert.isTrue(stored.equals(sound))
  })

  it("a recording is played from anywhere", async () => {
    const last = await media("bytes=-1000")
    assert.deepStrictEqual([last.status, last.headers["content-range"]], [206, "bytes 2999000-2999999/3000000"])
    assert.isTrue(last.body.equals(sound.subarray(-1000)))
    assert.isTrue((await media("bytes=1000000-")).body.equals(sound.subarray(1_000_000)))
  })

  it("a request that is refused while it is sent does not disturb the next", async () => {
    const refused = await client.ask("/api/transcription/create", {
      method: "POST",
      body: sound,
      headers: { "content-type": "multipart/form-data; boundary=x" },
    })
    assert.strictEqual(refused.status, 401)
    assert.strictEqual((await client.ask("/api/health")).status, 200)
  })

  it("assistants are answered", async () => {
    const made = await client.ask("/api/mcp/keys", {
      method: "POST",
      body: JSON.stringify({ name: "Notebook" }),
      headers: { ...ada, "content-type": "application/json" },
    })
    const { data } = JSON.parse(made.body.toString())
    const { status, body } = await client.ask("/mcp", {
      method: "POST",
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
      headers: {
        authorization: `Bearer ${data.key}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
    })
    assert.deepStrictEqual([status, body.toString().includes("start_transcription")], [200, true])
  })
})

describe("over HTTP/1.1 and TLS", () => {
  it("everything is there, too", async () => {
    assert.strictEqual((await call(`${server.url}/api/health`, "GET")).code, 200)
    const page = await ask(`${server.url}/transcribe/`, "GET")
    assert.notInclude(await page.text(), "library-gggggggg.js")
    assert.isTrue(page.headers.has("strict-transport-security"))
    const { data } = await call(`${server.url}/api/transcription/tasks/${id}/media-link`, "GET", { as: "ada" })
    const { pathname } = new URL(String(data["url"]))
    const part = await ask(server.url + pathname, "GET", { headers: { range: "bytes=0-99" } })
    assert.isTrue(Buffer.from(await part.arrayBuffer()).equals(sound.subarray(0, 100)))
  })

  it("people write together, beside those who read over HTTP/2", async () => {
    const one = await aWriter(server.url, enter(server.url, "ada"))
    await one.synced()
    one.write("Over TLS")
    await one.saved()
    one.leave()
    const { body } = await client.ask(`/api/transcription/tasks/${id}/summary`, { headers: ada })
    assert.include(body.toString(), "Over TLS")
  })
})

const serial = async (port: number): Promise<string> => {
  const socket: TLSSocket = connect({ port, host: "127.0.0.1", rejectUnauthorized: false })
  await once(socket, "secureConnect")
  const { serialNumber } = socket.getPeerCertificate()
  socket.destroy()
  return serialNumber
}

describe("a server with a certificate", () => {
  it("takes a renewed one up while it runs, and lets go of all connections at its end", async () => {
    const scope = Scope.makeUnsafe()
    const address = { host: "127.0.0.1", port: 0, tls: { cert, key }, minRate: { bytes: 0, seconds: 30 } }
    const { port, renew } = await Effect.runPromise(listen(hello, address).pipe(Scope.provide(scope)))
    const before = await serial(port)
    await Effect.runPromise(renew(aCertificate({ folder })))
    assert.notStrictEqual(await serial(port), before)
    await Effect.runPromise(renew({ cert, key }))
    const { session, ask: request } = http2Client(`https://127.0.0.1:${port}`, cert)
    assert.strictEqual((await request("/")).body.toString(), "hello")
    const closed = once(session, "close")
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await closed
  })
})

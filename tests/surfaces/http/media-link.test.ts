import { BlobStore } from "#domain/media/blob-store.port.ts"
import { packed, undrawable } from "#domain/media/waveform.ts"
import { waveformKey } from "#domain/playback/shared/stored-waveform.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { at, aTask, taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { Effect, Result } from "effect"
import { assert, beforeAll, describe, it } from "vitest"

const server = aServer()
const merged = taskId(21)
const written = taskId(22)

const partOf = (nth: number) => ({
  key: `task/${merged}/source/${nth}`,
  fileName: `part ${nth}.wav`,
  fileSize: 5,
  mediaType: "audio/wav",
  duration: 30,
  offset: nth * 30_000,
})

beforeAll(() =>
  server.run(
    Effect.gen(function*() {
      const blobs = yield* BlobStore
      const tasks = yield* TaskStore
      yield* tasks.insert(aTask({ id: merged, isMerged: true, parts: [partOf(0), partOf(1)] }))
      yield* tasks.insert(aTask({ id: written, source: "document" }))
      for (const nth of [0, 1]) yield* blobs.put(partOf(nth).key, Buffer.from(`part${nth}`))
    }).pipe(Effect.orDie),
  )
)

const link = async (id: string, query = "") => {
  const { data } = await call(`${server.url}/api/transcription/tasks/${id}/media-link${query}`, "GET", { as: "ada" })
  return data
}

const play = (url: unknown, headers: Record<string, string> = {}) =>
  ask(server.url + new URL(String(url)).pathname, "GET", { headers })

describe("a link to a recording", () => {
  it("plays the first file until the whole is there, and says so", async () => {
    const { url, expires_at: until, ...facts } = await link(merged)
    assert.deepStrictEqual(facts, {
      media_type: "audio/wav",
      kind: "audio",
      duration: 30,
      is_whole: false,
      is_ready: false,
      waveform: "making",
    })
    assert.isAtLeast(at(String(until)).epochMilliseconds, Date.now() + 6 * 3_600_000)
    assert.strictEqual(await (await play(url)).text(), "part0")
  })

  it("plays the whole recording once it is made, with ranges, and the files by their number", async () => {
    await server.run(
      Effect.gen(function*() {
        const blobs = yield* BlobStore
        const tasks = yield* TaskStore
        const key = `task/${merged}/playback.m4a`
        yield* blobs.put(key, Buffer.from("whole recording"))
        yield* blobs.put(waveformKey(merged), packed(60_020, [0, 50, 100]))
        yield* tasks.modify(merged, (task) =>
          Result.succeed({
            ...task,
            title: "Board",
            playback: { _tag: "Ready", key, kind: "audio", mediaType: "audio/mp4", duration: 60.02 },
          }))
      }).pipe(Effect.orDie),
    )
    const { url, expires_at: _, ...facts } = await link(merged)
    assert.deepStrictEqual(facts, {
      media_type: "audio/mp4",
      kind: "audio",
      duration: 60.02,
      is_whole: true,
      is_ready: true,
      waveform: "ready",
    })
    const played = await play(url, { range: "bytes=6-14" })
    assert.deepStrictEqual([played.status, await played.text()], [206, "recording"])
    assert.strictEqual(played.headers.get("content-type"), "audio/mp4")
    assert.include(played.headers.get("content-disposition") ?? "", "Board.m4a")
    const second = await link(merged, "?part=1")
    assert.deepInclude(second, { media_type: "audio/wav", duration: 30, is_whole: false, is_ready: true })
    assert.strictEqual(await (await play(second["url"])).text(), "part1")
  })

  it("tells of sound that cannot be drawn, instead of trying for ever", async () => {
    await server.run(Effect.flatMap(BlobStore, (blobs) => blobs.put(waveformKey(merged), undrawable)))
    assert.strictEqual((await link(merged))["waveform"], "none")
  })

  it("stays the same within an hour, so that a page that is loaded again has it in its cache", async () => {
    const [first, second] = [await link(merged), await link(merged)]
    assert.strictEqual(first["url"], second["url"])
  })

  it("to a copy that went with its task plays nothing", async () => {
    const { url } = await link(merged)
    await server.run(Effect.flatMap(TaskStore, (tasks) => tasks.remove([merged])))
    const gone = await play(url)
    assert.strictEqual(Reflect.get(Object(await gone.json()), "code"), 404)
  })

  it("is refused for what was written, but for its file", async () => {
    const path = `${server.url}/api/transcription/tasks/${written}/media-link`
    const { status, data } = await call(path, "GET", { as: "ada" })
    assert.deepStrictEqual([status, data["error_code"]], [400, "NoRecording"])
    assert.strictEqual((await call(`${path}?part=0`, "GET", { as: "ada" })).code, 200)
    assert.strictEqual((await call(`${path}?part=7`, "GET", { as: "ada" })).code, 404)
  })
})

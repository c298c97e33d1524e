import { UserId } from "#domain/kernel/ids.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { ada, aTask, taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { Effect, Layer, Result, Stream } from "effect"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, beforeAll, describe, expect, it } from "vitest"

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
const server = aServer(counted)
const running = taskId(2)
const url = (id: string, what: string) => `${server.url}/api/transcription/tasks/${id}/${what}`

beforeAll(() => {
  const path = join(server.folder, "sound")
  writeFileSync(path, "0123456789")
  const task = aTask()
  return server.run(
    Effect.gen(function*() {
      const blobs = yield* BlobStore
      const tasks = yield* TaskStore
      yield* tasks.insert({ ...task, id: running, transcription: { _tag: "Waiting", since: task.createdAt } })
      yield* blobs.moveIn(task.parts[0]?.key ?? "", path)
    }).pipe(Effect.orDie),
  )
})

const change = (decide: Parameters<TaskStore["Service"]["modify"]>[1]) =>
  server.run(
    Effect.gen(function*() {
      const tasks = yield* TaskStore
      const events = yield* TaskEvents
      yield* tasks.modify(running, decide)
      yield* events.publish({ taskId: running, owner: UserId.make(ada), kind: "progress" })
    }).pipe(Effect.orDie),
  )

/** Reads events until the stream ends, or until `enough` says so. */
async function* eventsIn(response: Response): AsyncGenerator<string> {
  let text = ""
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    const events = text.split("\n\n")
    text = events.pop() ?? ""
    yield* events
  }
}

describe("events of a task", () => {
  it("tell where a finished task is, and end", async () => {
    const response = await ask(url(taskId(1), "events"), "GET", { as: "ada", headers: { "last-event-id": "7" } })
    assert.strictEqual(response.headers.get("content-type"), "text/event-stream")
    const names: Array<string | undefined> = []
    for await (const event of eventsIn(response)) names.push(/^event: (\w+)$/m.exec(event)?.[1])
    assert.deepStrictEqual(names, [undefined, "progress", "done"])
  })

  it("stop when nobody reads them any more", async () => {
    await expect.poll(() => listening).toBe(others)
    const leaving = new AbortController()
    const response = await fetch(url(running, "events"), {
      signal: leaving.signal,
      headers: { authorization: "Bearer par_ada" },
    })
    await response.body?.getReader().read()
    await expect.poll(() => listening).toBe(others + 1)
    leaving.abort()
    await expect.poll(() => listening).toBe(others)
  })

  it("follow a running task to its end", async () => {
    const seen: Array<string> = []
    const response = await ask(url(running, "events"), "GET", { as: "ada" })
    for await (const event of eventsIn(response)) {
      const [, id, name, data = ""] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(event) ?? []
      if (name === undefined) continue
      const { status }: { status: string } = JSON.parse(data)
      seen.push(`${id} ${name} ${status}`)
      if (status === "queued" && seen.length === 1) {
        const startedAt = aTask().createdAt
        await change((task) =>
          Result.succeed({
            ...task,
            transcription: { _tag: "Running" },
            work: { ...task.work, transcription: { step: "recognising", progress: 0.5, startedAt } },
          })
        )
      }
      if (status === "transcribing" && seen.filter((one) => one.includes(status)).length === 1) {
        await change((task) => Result.succeed({ ...task, transcription: { _tag: "Completed", at: task.createdAt } }))
      }
    }
    assert.strictEqual(seen[0], "1 progress queued")
    assert.include(seen.join(), "progress transcribing")
    assert.match(seen.at(-1) ?? "", /done completed$/)
  })
})

interface News {
  readonly tasks: ReadonlyArray<{ readonly title: string }>
  readonly removed: ReadonlyArray<string>
}

describe("events of all tasks", () => {
  it("tell what runs, then what changes, and stop when nobody reads them any more", async () => {
    await expect.poll(() => listening).toBe(others)
    const seen: Array<string> = []
    const leaving = new AbortController()
    const response = await fetch(`${server.url}/api/transcription/tasks/events`, {
      signal: leaving.signal,
      headers: { authorization: "Bearer par_ada" },
    })
    for await (const event of eventsIn(response)) {
      const [, id, name, data = ""] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(event) ?? []
      if (name === undefined) continue
      const { tasks, removed }: News = JSON.parse(data)
      seen.push(`${id} ${name} ${tasks.map(({ title }) => title).join()} ${removed.join()}`)
      if (seen.length > 1) break
      await expect.poll(() => listening).toBe(others + 1)
      await call(`${server.url}/api/transcription/${running}/edit-title`, "PUT", { as: "ada", json: { title: "New" } })
    }
    leaving.abort()
    assert.deepStrictEqual(seen, ["1 tasks  ", "2 tasks New "])
    await expect.poll(() => listening).toBe(others)
  })
})

const media = (headers: Record<string, string> = {}) => ask(url(taskId(1), "media"), "GET", { as: "ada", headers })

describe("a recording", () => {
  it("is sent whole", async () => {
    const whole = await media()
    assert.deepStrictEqual([whole.status, await whole.text()], [200, "0123456789"])
    assert.strictEqual(whole.headers.get("content-type"), "audio/wav")
    assert.strictEqual(whole.headers.get("accept-ranges"), "bytes")
    assert.strictEqual(whole.headers.get("content-length"), "10")
  })

  it("tells its size alone", async () => {
    const head = await ask(url(taskId(1), "media"), "HEAD", { as: "ada" })
    assert.deepStrictEqual([head.status, head.headers.get("content-length"), await head.text()], [200, "10", ""])
  })

  const ranges: ReadonlyArray<readonly [string, number, string, string | null]> = [
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=8-", 206, "89", "bytes 8-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=-0", 416, "", "bytes */10"],
    ["bytes=4-2", 200, "0123456789", null],
    ["lines=1-2", 200, "0123456789", null],
  ]
  for (const [range, status, text, seen] of ranges) {
    it(`answers ${range} with ${status}`, async () => {
      const answer = await media({ range })
      assert.deepStrictEqual([answer.status, await answer.text(), answer.headers.get("content-range")], [
        status,
        text,
        seen,
      ])
    })
  }

  it("is not found where there is no such part", async () => {
    const { status, code } = await call(`${url(taskId(1), "media")}?part=1`, "GET", { as: "ada" })
    assert.deepStrictEqual([status, code], [200, 404])
  })

  it("can be played by a link that needs no token, and by no other", async () => {
    const { data } = await call(url(taskId(1), "media-link"), "GET", { as: "ada" })
    const { pathname } = new URL(String(data["url"]))
    const played = await ask(server.url + pathname, "GET", { headers: { range: "bytes=0-1" } })
    assert.deepStrictEqual([played.status, await played.text()], [206, "01"])
    const forged = await call(`${server.url}${pathname.slice(0, -4)}AAAA`, "GET")
    assert.deepStrictEqual([forged.status, forged.code], [200, 404])
    const odd = await Promise.all(["x.y", "x", "a.b.c"].map((link) => call(`${server.url}/api/media/${link}`, "GET")))
    assert.deepStrictEqual(odd.map(({ code }) => code), [404, 404, 404])
  })
})

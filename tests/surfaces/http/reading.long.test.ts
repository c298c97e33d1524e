import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { aTask, taskId } from "#tests/support/a-task.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { aTranscriptionState } from "#tests/support/task-states.ts"
import { Effect } from "effect"
import { assert, beforeAll, describe, it } from "vitest"

const server = aServer()
const id = taskId(1)
const running = taskId(2)
const path = (task: string, what: string) => `${server.url}/api/transcription/tasks/${task}/${what}`
const put = (what: string, json: unknown) =>
  call(`${server.url}/api/transcription/${id}/${what}`, "PUT", { as: "ada", json })
const columns = (query = "", headers: Record<string, string> = {}, task: string = id) =>
  ask(path(task, `columns${query}`), "GET", { as: "ada", headers })
const caching = ({ status, headers }: Response) => [status, headers.get("etag"), headers.get("cache-control")]

const forGood = "private, max-age=31536000, immutable"
const askAgain = "private, no-cache"

beforeAll(() =>
  server.run(Effect.gen(function*() {
    const tasks = yield* TaskStore
    yield* tasks.insert(aTask({ id: running, transcription: aTranscriptionState("Running") }))
  }))
)

describe("a transcript as columns", () => {
  it("is in the envelope, in snake_case", async () => {
    const { code, data } = await call(path(id, "columns"), "GET", { as: "ada" })
    assert.deepStrictEqual([code, data], [200, {
      task_id: id,
      revision: 1,
      is_complete: true,
      speakers: [{ id: "s1", name: "Ada" }, { id: "s2", name: "Bob" }],
      ids: ["g1", "g2"],
      begins: [0, 4000],
      ends: [3500, 7500],
      texts: ["Hello everybody.", "Hello Ada."],
      speaker_of: [0, 1],
      doubts: [[], []],
    }])
  })

  it("is kept for good under its revision, by this account alone", async () => {
    const named = await columns("?revision=1")
    assert.deepStrictEqual(caching(named), [200, 'W/"1"', forGood])
    assert.match(named.headers.get("vary") ?? "", /Authorization/i)
  })

  it.each(["", "?revision=0", "?revision=7"])(
    "is never kept under another one: %j gets what is there",
    async (query) => {
      assert.deepStrictEqual(caching(await columns(query)), [200, 'W/"1"', askAgain])
    },
  )

  it.each([["", askAgain], ["?revision=1", forGood]])(
    "is not sent to a client that has it: %j",
    async (query, kept) => {
      const same = await columns(query, { "if-none-match": 'W/"0", W/"1"' })
      assert.deepStrictEqual([...caching(same), await same.text()], [304, 'W/"1"', kept, ""])
      assert.strictEqual((await columns(query, { "if-none-match": 'W/"0"' })).status, 200)
    },
  )

  it("has another revision after a change", async () => {
    const { data } = await put("edit-lines", { lines: [{ id: "g1", was: "Hello everybody.", text: "Hello all." }] })
    assert.deepStrictEqual([data["revision"], data["task_id"]], [2, id])
    assert.deepStrictEqual(caching(await columns("?revision=1", { "if-none-match": 'W/"1"' })), [
      200,
      'W/"2"',
      askAgain,
    ])
    assert.deepStrictEqual(caching(await columns("?revision=2")), [200, 'W/"2"', forGood])
  })

  it("is never kept while it grows", async () => {
    const growing = await columns("?revision=0", {}, running)
    assert.deepStrictEqual(caching(growing), [200, null, askAgain])
    assert.strictEqual((await columns("", { "if-none-match": 'W/"0"' }, running)).status, 200)
  })

  it("names what is wrong with a revision", async () => {
    const { status, message } = await call(path(id, "columns?revision=new"), "GET", { as: "ada" })
    assert.strictEqual(status, 400)
    assert.match(message, /revision/)
  })
})

describe("a task at a glance", () => {
  it("comes with its first lines", async () => {
    const { data } = await call(path(id, "overview"), "GET", { as: "ada" })
    assert.deepInclude(data, { id, is_spoken: true, is_edited: false, summary_version: 1 })
    assert.deepNestedInclude(data, { "transcript.count": 2, "transcript.segments[1].speaker_id": "s2" })
    assert.notProperty(data, "full_text")
  })
})

describe("an edit of what someone else changed", () => {
  it("is answered with the line that is there", async () => {
    const { status, data } = await put("edit", { timeline: [{ id: "g2", was: "Hello.", text: "Hi." }] })
    assert.strictEqual(status, 409)
    assert.deepInclude(data, { error_code: "EditConflict", current: { lines: [{ id: "g2", text: "Hello Ada." }] } })
  })

  it("is answered with the summary that is there, if the version is not known", async () => {
    await put("edit", { summary: "## Theirs", summary_version: 1 })
    const { status, data } = await put("edit", { summary: "## Mine", summary_version: 0 })
    assert.strictEqual(status, 409)
    assert.deepInclude(data, { error_code: "EditConflict", current: { summary: { version: 2, text: "## Theirs" } } })
  })
})

describe("speakers", () => {
  it("are assigned, merged, and two again", async () => {
    const { revision } = (await put("edit-lines", { lines: [{ id: "g2", speaker_id: "s2" }] })).data
    const cem = { id: `speaker_${String(revision)}_3`, name: "Cem" }
    const one = await put("assign-speaker", { segment_ids: ["g1"], name: "Cem" })
    assert.deepInclude(one.data["speakers"], cem)
    const two = await put("merge-speakers", { from: "s2", into: cem.id })
    assert.deepStrictEqual(two.data["speakers"], [{ id: "s1", name: "Ada" }, { ...cem, merged: ["s2"] }])
    const merged = { from: { id: "s2", name: "Bob" }, into: cem.id, place: 1, segment_ids: ["g2"] }
    assert.deepStrictEqual(two.data["merged"], merged)
    const three = await put("undo-merge", merged)
    assert.deepStrictEqual(three.data["speakers"], one.data["speakers"])
  })

  it("must be clear", async () => {
    const { status, message } = await put("assign-speaker", { segment_ids: ["g1"], name: "Dee", speaker_id: "s1" })
    assert.deepStrictEqual([status, message], [400, "speaker_id, name: exactly one of them must be given"])
    const none = await put("assign-speaker", { segment_ids: [] })
    assert.strictEqual(none.status, 400)
    assert.match(none.message, /^segment_ids/)
  })
})

describe("events that go on", () => {
  it("tell of changes after the end of work, and of that end once", async () => {
    const leaving = new AbortController()
    const response = await fetch(path(id, "events?keep=true"), {
      signal: leaving.signal,
      headers: { authorization: "Bearer par_ada" },
    })
    let text = ""
    await server.run(Effect.gen(function*() {
      const transcripts = yield* TranscriptStore
      yield* transcripts.replace(id, aTranscript(["Ada: New."]))
    }))
    await put("edit", { title: "Renamed" })
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part
      if (text.includes("Renamed")) break
    }
    leaving.abort()
    const last = /^data: (.*Renamed.*)$/m.exec(text)?.[1] ?? assert.fail(text)
    const { data } = await call(path(id, "columns"), "GET", { as: "ada" })
    assert.deepInclude(JSON.parse(last), { title: "Renamed", revision: data["revision"], summary_version: 2 })
    assert.lengthOf(text.match(/^event: done$/gm) ?? [], 1)
  })
})

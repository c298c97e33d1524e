import type { DraftPart } from "#domain/asking/answer.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { AnswererFailed } from "#domain/asking/errors.ts"
import { taskId } from "#tests/support/a-task.ts"
import { conclusion, sentence } from "#tests/support/asking/an-asked-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { Effect, Layer, Stream } from "effect"
import { assert, describe, expect, it } from "vitest"

let interrupted = () => {}
const isInterrupted = new Promise<void>((resolve) => (interrupted = resolve))

/** What it writes depends on the question. */
const writes = (question: string, firstLine: string): Stream.Stream<DraftPart, AnswererFailed> => {
  const first = sentence("Hello.", "g1", firstLine)
  if (question === "Fail") {
    return Stream.concat(
      Stream.make(first),
      Stream.fail(new AnswererFailed({ reason: "timed-out", detail: "no answer in time" })),
    )
  }
  return question === "For ever"
    ? Stream.concat(Stream.make(first), Stream.never).pipe(Stream.ensuring(Effect.sync(() => interrupted())))
    : Stream.make(first, sentence("A lie.", "g99", "lie"), conclusion)
}
const scripted = Layer.succeed(Answerer, {
  prepare: () => Effect.void,
  name: "scripted",
  answer: ({ question, text }) => writes(question, text.lines[0]?.text ?? ""),
  suggest: () => Effect.succeed(["What was said?"]),
})
const server = aServer(scripted)
const post = (json: Record<string, unknown>, as: "ada" | "bob" = "ada") =>
  ask(`${server.url}/api/ask-ai/`, "POST", { json: { task_id: taskId(1), ...json }, as })
const history = (method = "GET") => call(`${server.url}/api/ask-ai/history/${taskId(1)}`, method, { as: "ada" })

const eventsIn = (text: string): ReadonlyArray<readonly [string, Record<string, unknown>]> =>
  [...text.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, name = "", data = ""]) => [name, JSON.parse(data)])

describe("asking over REST", () => {
  it("streams each sentence with its citation, then the verdict, and keeps both messages", async () => {
    const response = await post({ question: "What was said?" })
    assert.strictEqual(response.headers.get("content-type"), "text/event-stream")
    const events = eventsIn(await response.text())
    expect(events.map(([name]) => name)).toEqual(["delta", "citation", "delta", "citation", "done"])
    expect(events[0]?.[1]).toEqual({ sentence: 0, text: "Hello." })
    expect(events[1]?.[1]).toMatchObject({
      sentence: 0,
      number: 1,
      task_id: taskId(1),
      segments: ["g1"],
      supported: true,
    })
    expect(events[3]?.[1]).toMatchObject({ sentence: 1, number: null, segments: [], supported: false })
    expect(events[4]?.[1]).toMatchObject({ verdict: "answered", confidence: 0.8, engine: "scripted", follow_ups: [] })
    const { data } = await history()
    expect(data).toMatchObject({ suggestions: ["What was said?"], engine: "scripted", questions_left: null })
    expect(data["messages"]).toMatchObject([{ role: "question" }, { role: "answer", id: events[4]?.[1]["message_id"] }])
    expect((await history("DELETE")).data).toMatchObject({ is_deleted: true })
    expect((await history()).data["messages"]).toEqual([])
  })

  it("answers a failure in the middle as an event, and stores nothing", async () => {
    const events = eventsIn(await (await post({ question: "Fail" })).text())
    expect(events.at(-1)).toMatchObject(["error", { error_code: "AnswererFailed" }])
    expect(events.at(-1)?.[1]["request_id"]).toMatch(/^[0-9a-f-]{36}$/)
    expect((await history()).data["messages"]).toEqual([])
  })

  it("stops the answerer when the reader leaves, and keeps what they saw", async () => {
    const response = await post({ question: "For ever" })
    const reader = response.body?.getReader() ?? assert.fail("no body")
    const readTo = async (part: string, seen = ""): Promise<void> => {
      const all = seen + new TextDecoder().decode((await reader.read()).value)
      if (!all.includes(part)) await readTo(part, all)
    }
    await readTo("event: citation")
    await reader.cancel()
    await isInterrupted
    await expect.poll(async () => (await history()).data["messages"]).toMatchObject([
      { text: "For ever" },
      { text: "Hello.", is_stopped: true, verdict: null },
    ])
  })

  it.each(
    [
      [{ question: " " }, 400, "MalformedRequest", "question: must not be empty"],
      [
        { question: "?".repeat(1001) },
        400,
        "MalformedRequest",
        "question: must have at most 1000 characters or entries",
      ],
      [{ question: "x", lines: ["g99"] }, 400, "SegmentNotFound", "lines: there is no line with the id g99"],
      [{ question: "x", last_minutes: 0 }, 400, "MalformedRequest", "last_minutes: must be between 1 and 600"],
    ] as const,
  )("refuses %j before the stream, in the envelope", async (json, code, errorCode, message) => {
    const envelope = await (await post(json)).json()
    expect(envelope).toMatchObject({ code, message, data: { error_code: errorCode } })
  })

  it("does not exist for strangers", async () => {
    expect(await (await post({ question: "What?" }, "bob")).json()).toMatchObject({ code: 404 })
  })
})

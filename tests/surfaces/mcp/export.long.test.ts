import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aCaller, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting, running, strangers } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()
const called = aCaller(endpoint)

const long = taskId(7)

beforeAll(() =>
  endpoint().runtime.runPromise(Effect.gen(function*() {
    const tasks = yield* TaskStore
    const transcripts = yield* TranscriptStore
    const lines = Array.from({ length: 6000 }, (_, nth) => `Ada: sentence number ${nth} ${"is long ".repeat(10)}`)
    yield* tasks.insert(aTask({ id: long, title: "A long day" }))
    yield* transcripts.replace(long, aTranscript(lines))
  }))
)

interface Part {
  readonly type: string
  readonly text?: string
  readonly data?: string
  readonly mimeType?: string
  readonly resource?: { readonly uri: string; readonly mimeType: string; readonly blob: string }
}

const exported = async (args: Record<string, unknown>) => {
  const result = await called("export_task", { task_id: meeting, ...args })
  const content: ReadonlyArray<Part> = Array.isArray(result.content) ? result.content : []
  return {
    content,
    text: content[0]?.text ?? "",
    structured: result.structuredContent,
    isError: result.isError === true,
  }
}

const bytesOf = (blob = ""): string => Buffer.from(blob, "base64").toString("latin1", 0, 4)

describe("export_task", () => {
  it("gives a text as text", async () => {
    const { text, structured, content } = await exported({ format: "srt" })
    expect(text).toMatch(/^1\r\n00:00:00,000 --> 00:00:03,500\r\nAda: The launch moves to May/)
    expect(structured).toMatchObject({ file_name: "Weekly sync.srt", text, next: null, url: null })
    expect(content).toHaveLength(1)
  })

  it("gives a document along with it, and not twice", async () => {
    const { content, structured } = await exported({ format: "docx" })
    expect(content[0]?.text).toMatch(/^Weekly sync\.docx \(\d+ bytes\)\.$/)
    expect(content[1]).toMatchObject({
      type: "resource",
      resource: {
        uri: `task://${meeting}/export/Weekly%20sync.docx`,
        mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      },
    })
    expect(bytesOf(content[1]?.resource?.blob)).toBe("PK\u0003\u0004")
    expect(structured).not.toHaveProperty("bytes")
  })

  it("gives a picture as a picture", async () => {
    const { content } = await exported({ format: "png" })
    expect(content[1]).toMatchObject({ type: "image", mimeType: "image/png" })
    expect(bytesOf(content[1]?.data)).toBe("\u0089PNG")
  })

  it("refuses with advice: other formats, other people's tasks, tasks that run", async () => {
    expect(await exported({ format: "png", content: "transcript" })).toMatchObject({
      isError: true,
      text: "ExportNotPossible: content: png can hold mind_map, not transcript. Correct the arguments and call again.",
    })
    expect((await exported({ format: "txt", task_id: strangers })).text).toMatch(/^TaskNotFound/)
    expect((await exported({ format: "txt", task_id: running })).text).toMatch(/^TranscriptNotReady/)
  })

  it("gives long texts in parts that fit together, and large files by the page to export them on", async () => {
    const first = await exported({ task_id: long, format: "md", content: "transcript" })
    expect(first.structured).toMatchObject({ next: 24_000 })
    expect(first.text).toMatch(/offset=24000\.\)$/)
    const second = await exported({ task_id: long, format: "md", content: "transcript", offset: 24_000 })
    expect(JSON.stringify(first.structured) + JSON.stringify(second.structured)).toContain("sentence number 300 ")
    expect(second.structured).toMatchObject({ next: 48_000 })
    const beyond = await exported({ task_id: long, format: "md", content: "transcript", offset: 9_000_000 })
    expect(beyond.text).toMatch(/^MalformedRequest: offset: must be between 0 and \d+\. Correct/)
    const { structured, content } = await exported({
      task_id: long,
      format: "pdf",
      content: "transcript",
      speakers: false,
    })
    expect(content).toHaveLength(1)
    expect(structured).toMatchObject({
      url: `http://127.0.0.1:8420/transcribe/task/${long}`,
    })
  })
})

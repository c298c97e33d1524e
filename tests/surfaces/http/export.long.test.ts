import { UserStore } from "#domain/account/user-store.port.ts"
import { ExportFormat } from "#domain/export/format.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { aTask } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { Effect, Result } from "effect"
import { assert, beforeAll, describe, it } from "vitest"

const server = aServer()
const { id } = aTask()
const url = (query: string): string => `${server.url}/api/transcription/tasks/${id}/export?${query}`

beforeAll(() =>
  server.run(
    Effect.gen(function*() {
      const tasks = yield* TaskStore
      yield* tasks.modify(id, (task) => Result.succeed({ ...task, title: `周会: "Été" 100%` }))
    }).pipe(Effect.orDie),
  )
)

const text = async (query: string): Promise<string> => (await ask(url(query), "GET", { as: "ada" })).text()

/** How a file of each format begins. */
const begins: Record<typeof ExportFormat.Type, string> = {
  txt: "周会",
  md: "# 周会",
  srt: "1\r\n00:00:00,000 --> ",
  vtt: "WEBVTT\n\n1\n00:00:00.000 --> ",
  json: '{\n  "version": 1',
  docx: "PK",
  pdf: "%PDF-1.",
  png: "\uFFFDPNG",
  svg: "<svg xmlns=",
  xmind: "PK",
}

describe("GET /transcription/tasks/:id/export", () => {
  it.each(ExportFormat.literals)("gives %s as a file called after the task", async (format) => {
    const response = await ask(url(`format=${format}`), "GET", { as: "ada" })
    assert.strictEqual(response.status, 200)
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.isTrue(bytes.toString("utf8").startsWith(begins[format]), bytes.toString("utf8", 0, 40))
    assert.strictEqual(
      response.headers.get("content-disposition"),
      `attachment; filename="_ Ete 100_.${format}"; filename*=UTF-8''%E5%91%A8%E4%BC%9A%20%C3%89t%C3%A9%20100%25.${format}`,
    )
    assert.strictEqual(response.headers.get("cache-control"), "private, no-store")
    assert.strictEqual(response.headers.get("x-content-type-options"), "nosniff")
  })

  it("tells what each format is", async () => {
    const types = await Promise.all(ExportFormat.literals.map(async (format) => {
      const response = await ask(url(`format=${format}`), "HEAD", { as: "ada" })
      return [format, response.headers.get("content-type")]
    }))
    assert.deepStrictEqual(Object.fromEntries(types), {
      txt: "text/plain; charset=utf-8",
      md: "text/markdown; charset=utf-8",
      srt: "application/x-subrip; charset=utf-8",
      vtt: "text/vtt; charset=utf-8",
      json: "application/json",
      docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      pdf: "application/pdf",
      png: "image/png",
      svg: "image/svg+xml",
      xmind: "application/vnd.xmind.workbook",
    })
  })

  it("leaves out what is not wanted", async () => {
    assert.include(await text("format=txt&content=transcript"), "[00:00] Ada: Hello everybody.")
    assert.include(await text("format=txt&content=transcript&timestamps=false&speakers=false"), "\n\nHello everybody.")
    assert.notInclude(await text("format=txt&content=summary"), "Hello everybody.")
  })

  it("refuses what makes no sense, naming field and rule", async () => {
    const refusals = await Promise.all(
      [
        "",
        "format=xyz",
        "format=txt&content=audio",
        "format=png&content=all",
        "format=vtt&timestamps=false",
        "format=txt&timestamps=maybe",
      ]
        .map(async (query) => {
          const { status, message } = await call(url(query), "GET", { as: "ada" })
          return [status, message]
        }),
    )
    assert.deepStrictEqual(refusals, [
      [400, "format: is required"],
      [400, `format: must be one of ${ExportFormat.literals.join(", ")}`],
      [400, "content: must be one of transcript, summary, mind_map, all"],
      [400, "content: png can hold mind_map, not all"],
      [400, "timestamps: vtt is not possible without times"],
      [400, "timestamps: must be one of true, false"],
    ])
  })

  it("names the feature that a free plan lacks", async () => {
    await server.run(setPlan("free"))
    const { status, data } = await call(url("format=pdf"), "GET", { as: "ada" })
    assert.deepStrictEqual([status, data["error_code"], data["feature"]], [
      403,
      "FeatureNotInPlan",
      { code: 20_008, name: "PDF_EXPORT" },
    ])
    assert.strictEqual((await ask(url("format=docx"), "GET", { as: "ada" })).status, 200)
    await server.run(setPlan("pro"))
  })
})

const setPlan = (plan: "free" | "pro") =>
  Effect.gen(function*() {
    const users = yield* UserStore
    yield* users.setPlan(aTask().ownerId, { ...yield* users.get(aTask().ownerId), plan })
  }).pipe(Effect.orDie)

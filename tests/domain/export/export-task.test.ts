import type { PlanName } from "#domain/account/plan-name.ts"
import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { DocumentWriter } from "#domain/export/document-writer.port.ts"
import { ExportFormat } from "#domain/export/format.ts"
import type { Report } from "#domain/export/report.ts"
import { exportTask } from "#domain/export/use-cases/export-task.ts"
import { transcriptOfText } from "#domain/intake/dialogue/paragraphs.ts"
import type { Task } from "#domain/task/task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { asOperator, atNoon, keepTasks, keepUsers, refusal, refusalWith } from "#tests/support/a-scene.ts"
import { ada, asAda, at, aTask, bob, taskId } from "#tests/support/a-task.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { aUser } from "#tests/support/a-user.ts"
import { anAnalysis } from "#tests/support/an-analysis.ts"
import { aTranscriptionState } from "#tests/support/task-states.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"

const id = taskId(1)

/** Records what it was asked to write. */
const writer = Layer.succeed(DocumentWriter, {
  docx: (report) => writtenAs("docx", report),
  pdf: (report) => writtenAs("pdf", report),
  drawingPdf: ({ texts }) => Effect.succeed(Buffer.from(`drawing ${texts.length}`)),
  png: ({ texts }) => Effect.succeed(Buffer.from(`png ${texts.length}`)),
  xmind: ({ text }, tasks) => Effect.succeed(Buffer.from(`xmind ${text} ${tasks}`)),
})

const writtenAs = (kind: string, { title, summary, transcript }: Report) =>
  Effect.succeed(Buffer.from([kind, title, summary !== null, transcript?.length ?? null].join(" ")))

interface Scene {
  readonly plan?: PlanName
  readonly task?: Partial<Task>
  readonly isAnalysed?: boolean
}

const scene = <A, E, R>({ plan = "pro", task = {}, isAnalysed = true }: Scene, test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const analyses = yield* AnalysisStore
    const transcripts = yield* TranscriptStore
    yield* keepUsers(aUser({ id: ada, plan }), aUser({ id: bob, plan: "pro" }))
    yield* keepTasks(aTask(task))
    yield* transcripts.replace(id, aTranscript(["Ada: Hello", "Ben: Hi"]))
    if (isAnalysed) yield* analyses.save(id, anAnalysis())
    return yield* test
  })).pipe(Effect.provide(writer))

type ExportInput = Omit<(typeof exportTask)["input"]["Type"], "taskId">

const exported = (wanted: ExportInput) => exportTask.run({ ...wanted, taskId: id })

const textIn = (wanted: ExportInput) =>
  Effect.map(exported(wanted), ({ body }) => body._tag === "Text" ? body.text : "")

const contentOf = (wanted: ExportInput) =>
  Effect.map(exported(wanted), ({ body }) => body._tag === "Text" ? body.text : Buffer.from(body.bytes).toString())

describe("export.exportTask", () => {
  it.effect("exports every format under the task's name", () =>
    scene(
      { task: { title: "周会 1/2" } },
      Effect.gen(function*() {
        for (const format of ExportFormat.literals) {
          const { fileName, body } = yield* exported({ format })
          assert.strictEqual(fileName, `周会 1 2.${format}`)
          assert.isAbove(body._tag === "Text" ? body.text.length : body.bytes.length, 0)
        }
      }),
    ).pipe(Effect.provide(asAda)))

  it.effect("puts everything, or the requested parts, into documents", () =>
    scene(
      {},
      Effect.gen(function*() {
        assert.strictEqual(yield* contentOf({ format: "docx" }), "docx Weekly sync true 2")
        assert.strictEqual(yield* contentOf({ format: "pdf", content: "summary" }), "pdf Weekly sync true ")
        assert.strictEqual(yield* contentOf({ format: "pdf", content: "transcript" }), "pdf Weekly sync false 2")
        assert.strictEqual(yield* contentOf({ format: "pdf", content: "mind_map" }), "drawing 2")
        assert.strictEqual(yield* contentOf({ format: "xmind" }), "xmind Weekly sync Action items")
      }),
    ).pipe(Effect.provide(asAda)))
})

describe("the date of an export", () => {
  const dateIn = Effect.map(textIn({ format: "txt" }), (text) => /Date: (\S+)/.exec(text)?.[1])
  const task = { createdAt: at("2026-11-20T23:30:00.000Z") }

  it.effect("is that of the reader's time zone", () =>
    scene(
      { task },
      Effect.gen(function*() {
        assert.strictEqual(yield* dateIn, "2026-11-20")
        yield* editPreferences.run({ timeZone: "Europe/Berlin" })
        assert.strictEqual(yield* dateIn, "2026-11-21")
        yield* editPreferences.run({ timeZone: "America/New_York" })
        assert.strictEqual(yield* dateIn, "2026-11-20")
      }),
    ).pipe(Effect.provide(asAda)))

  it.effect("is that of the owner's for the operator", () =>
    scene(
      { task },
      Effect.gen(function*() {
        yield* Effect.provide(editPreferences.run({ timeZone: "Asia/Tokyo" }), asAda)
        assert.strictEqual(yield* dateIn, "2026-11-21")
      }),
    ).pipe(Effect.provide(asOperator)))
})

describe("plans", () => {
  it.effect("without the features have every format except PDF and XMind", () =>
    scene(
      { plan: "free" },
      Effect.gen(function*() {
        for (const format of ExportFormat.literals.filter((one) => one !== "pdf" && one !== "xmind")) {
          yield* exported({ format })
        }
        assert.deepInclude(yield* refusalWith(exported({ format: "pdf" })), {
          _tag: "FeatureNotInPlan",
          feature: { code: 20_008, name: "PDF_EXPORT" },
        })
        assert.deepInclude(yield* refusalWith(exported({ format: "xmind" })), {
          _tag: "FeatureNotInPlan",
          feature: { code: 20_005, name: "XMIND_EXPORT" },
        })
      }),
    ).pipe(Effect.provide(asAda)))

  it.effect("do not bind the operator", () =>
    scene({ plan: "free" }, exported({ format: "pdf" })).pipe(Effect.provide(asOperator)))
})

describe("a task that is not ready", () => {
  it.effect("without a summary is exported as its transcript alone, but not as a summary", () =>
    scene(
      { isAnalysed: false },
      Effect.gen(function*() {
        assert.strictEqual(yield* contentOf({ format: "docx" }), "docx Weekly sync false 2")
        for (const content of ["summary", "mind_map"] as const) {
          assert.strictEqual(yield* refusal(exported({ format: "md", content })), "NotAnalysed")
        }
        assert.strictEqual(yield* refusal(exported({ format: "png" })), "NotAnalysed")
      }),
    ).pipe(Effect.provide(asAda)))

  it.effect("is refused while it is transcribed", () =>
    scene(
      { task: { transcription: aTranscriptionState("Running") } },
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(exported({ format: "txt" })), "TranscriptNotReady")
        assert.strictEqual(yield* refusal(exported({ format: "srt" })), "TranscriptNotReady")
      }),
    ).pipe(Effect.provide(asAda)))

  it.effect("has no transcript if its transcription failed", () =>
    scene(
      { task: { transcription: aTranscriptionState("Failed") } },
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(exported({ format: "txt" })), "TranscriptMissing")
      }),
    ).pipe(Effect.provide(asAda)))
})

describe("a text that came with times", () => {
  it.effect("makes subtitles of them, and shows them in documents", () =>
    scene(
      { task: { source: "text" } },
      Effect.gen(function*() {
        const transcripts = yield* TranscriptStore
        yield* transcripts.replace(id, transcriptOfText("[00:12:03] Ada: Hello.\nHow are you?\n[00:12:09] Ben: Fine."))
        assert.strictEqual(
          yield* textIn({ format: "srt" }),
          [
            ["1", "00:12:03,000 --> 00:12:05,000", "Ada: Hello.", ""].join("\r\n"),
            ["2", "00:12:05,000 --> 00:12:09,000", "How are you?", ""].join("\r\n"),
            ["3", "00:12:09,000 --> 00:12:12,000", "Ben: Fine.", ""].join("\r\n"),
          ].join("\r\n"),
        )
        assert.include(yield* textIn({ format: "txt", content: "transcript" }), "12:03")
        assert.notInclude(yield* textIn({ format: "txt", content: "transcript", timestamps: false }), "12:03")
      }),
    ).pipe(Effect.provide(asAda)))
})

describe("an impossible option", () => {
  it.effect("is refused with field and rule", () =>
    scene(
      { task: { source: "text" } },
      Effect.gen(function*() {
        const transcripts = yield* TranscriptStore
        yield* transcripts.replace(id, transcriptOfText("Nothing here has a time."))
        assert.deepInclude(yield* refusalWith(exported({ format: "srt" })), {
          _tag: "ExportNotPossible",
          code: "no-times",
          message: "format: srt needs times, and this text has none",
        })
      }),
    ).pipe(Effect.provide(asAda)))
})

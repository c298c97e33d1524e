import { getTask } from "#domain/library/use-cases/get-task.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { keepTasks, refusal } from "../../support/a-scene.ts"
import { aTask, taskId } from "../../support/a-task.ts"
import { aTranscriptionState } from "../../support/task-states.ts"
import { broken, noting, read, runJob, start, withLines } from "../../support/translation/a-translated-task.ts"
import { honest, turned } from "../../support/translation/fake-translator.ts"

const twelve = Array.from({ length: 12 }, (_, at) => `Ann: This is what was said about item ${at + 1} of the list`)
const status = Effect.map(getTask.run({ taskId: taskId(1) }), (task) => task.status)

describe("the translation of a task", () => {
  it.effect("puts each line in its place, with the title, and says what made it", () =>
    withLines(
      twelve,
      Effect.gen(function*() {
        assert.strictEqual((yield* start()).status, "translating")
        assert.strictEqual(yield* status, "translating")
        yield* runJob()
        const { columns } = yield* (yield* TranscriptStore).plain(taskId(1), null)
        const view = yield* read
        assert.deepInclude(view, {
          status: "translationCompleted",
          engine: "fake",
          isBasic: true,
          title: "ylkeeW cnys",
        })
        assert.deepStrictEqual(
          view.lines.map(({ id, text }) => [id, text]),
          columns.ids.map((id, at) => [id, turned(columns.texts[at] ?? "")]),
        )
        assert.deepStrictEqual(view.receipt, { total: 13, translated: 13, untranslated: 0, stale: 0, waiting: 0 })
        assert.strictEqual(yield* status, "translationCompleted")
      }),
    ))

  it.effect("asks for nothing again once it is done", () =>
    withLines(
      twelve,
      Effect.gen(function*() {
        yield* start()
        yield* runJob()
        const { asked, translate } = noting()
        assert.strictEqual((yield* start()).status, "translationCompleted")
        yield* runJob(translate)
        assert.isEmpty(asked)
      }),
    ))

  it.effect("goes on where it failed, without asking for a stored line again", () =>
    withLines(
      twelve,
      Effect.gen(function*() {
        yield* start()
        const first = noting((request) =>
          first.asked.length > 2 ? Effect.fail(broken("remote-error")) : Effect.succeed(honest(request))
        )
        yield* runJob(first.translate)
        const failed = yield* read
        assert.deepInclude(failed, { status: "translationFailed", errorCode: "TranslatorFailed:remote-error" })
        assert.strictEqual(failed.receipt.translated, 10)
        assert.strictEqual(yield* status, "translationFailed")
        yield* start()
        const second = noting()
        yield* runJob(second.translate)
        assert.isEmpty(second.asked.flat().filter((text) => first.asked.slice(0, 2).flat().includes(text)))
        assert.deepInclude((yield* read).receipt, { translated: 13, waiting: 0 })
      }),
    ))

  it.effect("asks again for a bad line alone, once, then lists it with the reason until someone tries again", () =>
    withLines(
      twelve,
      Effect.gen(function*() {
        yield* start()
        const forgetful = noting((request) =>
          Effect.succeed(honest(request).map(({ n, text }) => ({ n, text: text.replace("7", "") })))
        )
        yield* runJob(forgetful.translate)
        assert.lengthOf(forgetful.asked.filter((texts) => texts.some((text) => text.includes("item 7"))), 2)
        assert.lengthOf(forgetful.asked.filter((texts) => texts.length === 1 && texts[0]?.includes("item 7")), 1)
        const view = yield* read
        assert.deepInclude(view.lines[6], { text: null, state: "untranslated", fault: "numbers" })
        assert.deepInclude(view.receipt, { translated: 12, untranslated: 1 })
        yield* start()
        const { asked, translate } = noting()
        yield* runJob(translate)
        assert.deepStrictEqual(asked.map((texts) => texts.length), [1])
        assert.deepInclude((yield* read).receipt, { translated: 13 })
      }),
    ))

  it.effect("marks an edited line as stale, and translates it alone again", () =>
    withLines(
      twelve,
      Effect.gen(function*() {
        yield* start()
        yield* runJob()
        const transcripts = yield* TranscriptStore
        const { segments: [first] } = yield* transcripts.get(taskId(1))
        if (first === undefined) return assert.fail()
        yield* transcripts.saveSegments(taskId(1), [{ ...first, text: "Quite another thing was said" }])
        assert.deepInclude((yield* read).lines[0], { state: "stale", text: turned(first.text) })
        yield* start()
        const { asked, translate } = noting()
        yield* runJob(translate)
        assert.deepStrictEqual(asked, [["Quite another thing was said"]])
        assert.deepInclude((yield* read).lines[0], {
          state: "translated",
          text: turned("Quite another thing was said"),
        })
      }),
    ))

  it.effect("stops when it is cancelled, and what is translated stays", () =>
    withLines(
      twelve,
      Effect.gen(function*() {
        yield* start()
        const ports = yield* Effect.context<Effect.Services<ReturnType<typeof cancelTask.run>>>()
        const cancelled = cancelTask.run({ taskId: taskId(1) }).pipe(
          Effect.ignore,
          Effect.as([]),
          Effect.provide(ports),
        )
        yield* runJob((request) =>
          request.lines.some(({ text }) => text.includes("item 6"))
            ? cancelled
            : Effect.succeed(honest(request))
        )
        const view = yield* read
        assert.deepInclude(view, { status: "translationFailed", errorCode: null })
        assert.deepInclude(view.receipt, { translated: 5, waiting: 8 })
        assert.strictEqual((yield* (yield* TaskStore).get(taskId(1))).translation, null)
      }),
    ))

  it.effect("fails early if nothing that the engine says is usable", () =>
    withLines(
      Array.from({ length: 60 }, (_, at) => `Ann: Line ${at}`),
      Effect.gen(function*() {
        yield* start()
        const { asked, translate } = noting(() => Effect.fail(broken("unreadable-answer")))
        yield* runJob(translate)
        assert.strictEqual((yield* read).errorCode, "TranslatorFailed:unreadable-answer")
        assert.isBelow(asked.length, 20)
      }),
    ))

  it.effect("is refused before there is a text, twice at once, and for a language that is not offered", () =>
    withLines(
      twelve,
      Effect.gen(function*() {
        yield* keepTasks(aTask({ transcription: aTranscriptionState("Running") }))
        assert.strictEqual(yield* refusal(start()), "TranscriptNotReady")
        yield* keepTasks(aTask({ transcription: aTranscriptionState("Failed") }))
        assert.strictEqual(yield* refusal(start()), "NothingToTranslate")
        yield* keepTasks(aTask({ language: "es" }))
        assert.strictEqual(yield* refusal(start()), "LanguageNotOffered")
        yield* keepTasks(aTask())
        yield* start()
        assert.strictEqual(yield* refusal(start()), "TranslationRunning")
      }),
    ))
})

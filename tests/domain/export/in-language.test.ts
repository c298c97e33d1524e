import * as DocumentWriter from "#adapters/documents/exports/document-writer.ts"
import { exportTask } from "#domain/export/use-cases/export-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { refusal } from "../../support/a-scene.ts"
import { taskId } from "../../support/a-task.ts"
import { runJob, start, withLines } from "../../support/translation/a-translated-task.ts"
import { honest } from "../../support/translation/fake-translator.ts"

const writer = DocumentWriter.layer({ font: null })

const bilingual = (format: "srt" | "vtt") =>
  exportTask.run({ taskId: taskId(1), format, language: "es", bilingual: true }).pipe(
    Effect.provide(writer),
    Effect.map(({ body }) => body._tag === "Text" ? body.text : ""),
  )

const asSubtitles = exportTask.run({ taskId: taskId(1), format: "srt", language: "es" }).pipe(
  Effect.provide(writer),
)

describe("an export in another language", () => {
  it.effect("has the translated lines at their times, and the original of those that are not translated", () =>
    withLines(
      ["Ann: Good morning everyone", "Ben: There are 12 of us"],
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(asSubtitles), "NotTranslated")
        yield* start()
        yield* runJob((request) =>
          Effect.succeed(honest(request).map(({ n, text }) => ({ n, text: text.replace("12", "") })))
        )
        const { body } = yield* asSubtitles
        const text = body._tag === "Text" ? body.text : ""
        assert.include(text, "dooG gninrom enoyreve")
        assert.include(text, "There are 12 of us")
        assert.notInclude(text, "Good morning")
      }),
    ))

  it.effect("of subtitles has both, one under the other, and the original alone where there is no translation", () =>
    withLines(
      ["Ann: Good morning everyone", "Ben: There are 12 of us"],
      Effect.gen(function*() {
        yield* start()
        yield* runJob((request) =>
          Effect.succeed(honest(request).map(({ n, text }) => ({ n, text: text.replace("12", "") })))
        )
        assert.include(yield* bilingual("srt"), "Ann: Good morning everyone\r\ndooG gninrom enoyreve\r\n")
        assert.include(yield* bilingual("srt"), "Ben: There are 12 of us\r\n")
        assert.include(
          yield* bilingual("vtt"),
          "<v Ann>Good morning everyone\n<lang es>dooG gninrom enoyreve</lang>\n",
        )
        const wrong = exportTask.run({ taskId: taskId(1), format: "txt", language: "es", bilingual: true })
        assert.strictEqual(yield* refusal(Effect.provide(wrong, writer)), "ExportNotPossible")
        const without = exportTask.run({ taskId: taskId(1), format: "srt", bilingual: true })
        assert.strictEqual(yield* refusal(Effect.provide(without, writer)), "ExportNotPossible")
      }),
    ))
})

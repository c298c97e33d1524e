import * as DocumentWriter from "#adapters/exports/document-writer.ts"
import { exportTask } from "#domain/export/use-cases/export-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { refusal } from "../../support/a-scene.ts"
import { taskId } from "../../support/a-task.ts"
import { runJob, start, withLines } from "../../support/translation/a-translated-task.ts"
import { honest } from "../../support/translation/fake-translator.ts"

const asSubtitles = exportTask.run({ taskId: taskId(1), format: "srt", language: "es" }).pipe(
  Effect.provide(DocumentWriter.layer({ font: null })),
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
})

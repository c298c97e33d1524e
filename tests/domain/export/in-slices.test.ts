import { exportedTask, renderJson } from "#domain/export/exported-task.ts"
import { renderMarkdown } from "#domain/export/render-markdown.ts"
import { renderSrt } from "#domain/export/render-srt.ts"
import { renderText } from "#domain/export/render-text.ts"
import { renderVtt } from "#domain/export/render-vtt.ts"
import { reportOf } from "#domain/export/report.ts"
import { transcriptOfText } from "#domain/intake/dialogue/paragraphs.ts"
import { aTask } from "#tests/support/a-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Ref } from "effect"

const lines = 5000
const transcript = transcriptOfText("Somebody says something.\n".repeat(lines))
const options = { format: "txt", content: "transcript", hasTimes: false, hasSpeakers: true } as const
const report = reportOf({ task: aTask({ source: "text" }), transcript, analysis: null, options })
const made = Effect.runSync(report)

const writers: ReadonlyArray<readonly [string, Effect.Effect<string>]> = [
  ["paragraphs", Effect.map(report, ({ transcript }) => (transcript ?? []).map(({ text }) => text).join("\n"))],
  ["txt", renderText(made)],
  ["md", renderMarkdown(made)],
  ["srt", renderSrt(transcript, true)],
  ["vtt", renderVtt(transcript, true)],
  ["json", renderJson(exportedTask(aTask(), transcript, null, options))],
]

describe("a long export", () => {
  it.effect.each(writers)("gives others their turns and loses no line: %s", ([, write]) =>
    Effect.gen(function*() {
      const turns = yield* Ref.make(0)
      const other = yield* Effect.forkChild(
        Effect.forever(Effect.andThen(Ref.update(turns, (count) => count + 1), Effect.yieldNow)),
      )
      const text = yield* write
      assert.isAtLeast(yield* Ref.get(turns), lines / 100 - 1)
      yield* Fiber.interrupt(other)
      assert.strictEqual(text.split("Somebody says something.").length - 1, lines)
    }))
})

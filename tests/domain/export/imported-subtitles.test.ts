import { DocumentWriter } from "#domain/export/document-writer.port.ts"
import { exportTask } from "#domain/export/use-cases/export-task.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { atNoon, keepUsers } from "#tests/support/a-scene.ts"
import { asAda } from "#tests/support/a-task.ts"
import { aUser } from "#tests/support/a-user.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import * as fc from "fast-check"

const nothing = Effect.succeed(new Uint8Array())
const noDocuments = Layer.succeed(DocumentWriter, {
  docx: () => nothing,
  pdf: () => nothing,
  drawingPdf: () => nothing,
  png: () => nothing,
  xmind: () => nothing,
})

/** The times in a file of subtitles that was imported and exported again. */
const again = (text: string, format: "srt" | "vtt") =>
  Effect.gen(function*() {
    yield* keepUsers(aUser({ plan: "pro" }))
    const { id } = yield* pasteText.run({ text, analyze: false })
    const file = yield* exportTask.run({ taskId: TaskId.make(id), format, content: "transcript" })
    assert.strictEqual(file.body._tag, "Text")
    return timesIn(file.body._tag === "Text" ? file.body.text : "")
  }).pipe(atNoon, Effect.provide([asAda, noDocuments]))

const timesIn = (text: string): ReadonlyArray<string> =>
  (text.match(/^[\d:.,]+ --> [\d:.,]+/gm) ?? []).map((line) => line.replaceAll(",", "."))

const clock = (at: number): string => new Date(at).toISOString().slice(11, 23)

const srt = [
  "1\n00:00:01,000 --> 00:00:02,250\nWhere is it?",
  "2\n00:00:04,000 --> 00:00:04,320\nHere.",
  "3\n00:00:04,100 --> 00:00:06,000\nNo, that one is Ben's\nand has been for years.",
  `4\n00:01:00,000 --> 00:01:07,500\n${"Twenty characters in ".repeat(2).trim()}\n${"two of two full lines".repeat(2)}`,
  "5\n01:00:00,000 --> 01:00:01,000\nThe end.",
].join("\n\n")

describe("subtitles that were imported", () => {
  it.effect("are exported with the times that they had", () =>
    Effect.gen(function*() {
      const expected = timesIn(srt)
      assert.lengthOf(expected, 5)
      assert.deepStrictEqual(yield* again(srt, "srt"), expected)
      assert.deepStrictEqual(yield* again(srt, "vtt"), expected)
    }))

  it.effect("keep the times of two who speak at once", () =>
    Effect.gen(function*() {
      const vtt = "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ann>Yes.\n\n00:01.000 --> 00:02.000\n<v Ben>No, it is not.\n"
      const both = Array.from({ length: 2 }, () => "00:00:01.000 --> 00:00:02.000")
      assert.deepStrictEqual(yield* again(vtt, "vtt"), both)
    }))

  it.effect("whose end is before their beginning last until the next one", () =>
    Effect.gen(function*() {
      const wrong = "1\n00:00:05,000 --> 00:00:01,000\nOne.\n\n2\n00:00:08,000 --> 00:00:09,000\nTwo."
      assert.deepStrictEqual((yield* again(wrong, "srt"))[0], "00:00:05.000 --> 00:00:08.000")
    }))

  it.effect("keep all times, whatever they are", () => {
    const cue = fc.tuple(fc.integer({ min: 2, max: 9000 }), fc.integer({ min: 0, max: 9000 }))
    return Effect.forEach(
      fc.sample(fc.array(cue, { minLength: 1, maxLength: 30 }), { numRuns: 20, seed: 7 }),
      (cues) => {
        let now = 0
        const times = cues.map(([length, pause]) => {
          const begin = now + pause
          now = begin + length
          return `${clock(begin)} --> ${clock(now)}`
        })
        return Effect.map(
          again(`WEBVTT\n\n${times.map((one, nth) => `${one}\nLine ${nth}.`).join("\n\n")}`, "vtt"),
          (found) => assert.deepStrictEqual(found, times),
        )
      },
    )
  })
})

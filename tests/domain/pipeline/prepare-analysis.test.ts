import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import type { TranscriptionOptions } from "#domain/task/transcription-options.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { aUser } from "../../support/a-user.ts"
import { aRecording, hearing, jobOf, startedAtNoon, usualSpeech } from "../../support/pipeline/a-recording.ts"

const speech = Array.from({ length: 20 }, (_, nth) => ({ begin: 1000 + nth * 8000, end: 7000 + nth * 8000 }))

/** What the analyst was told when so many chunks had been recognised, and in the end. */
const preparedFor = (given: Partial<TranscriptionOptions>) => {
  const task = aRecording()
  const told: Array<number> = []
  return startedAtNoon(
    Effect.gen(function*() {
      const script = {
        ...usualSpeech,
        speech,
        hear: ({ begin }: { readonly begin: number }) =>
          Effect.sync(() => {
            told.push(heard.prepared.length)
            return `word@${begin + 100}`
          }),
      }
      const heard = { prepared: new Array<string | null>() }
      yield* hearing(script, ({ prepared }) => {
        heard.prepared = prepared
        return transcribeTask(jobOf(1))
      })
      return { told, prepared: heard.prepared }
    }),
    aUser(),
    { ...task, options: { ...task.options, ...given } },
  )
}

describe("the analyst", () => {
  it.effect("gets ready, once, when recognition is nearly done", () =>
    Effect.gen(function*() {
      const { told, prepared } = yield* preparedFor({ language: "en" })
      assert.deepStrictEqual(prepared, ["en"])
      // Of twenty chunks, eighteen are done then; the last two may be heard before or after.
      assert.isTrue(told.slice(0, 0.8 * speech.length).every((times) => times === 0))
    }))

  it.effect("gets ready for any language where it has to be found out", () =>
    Effect.map(preparedFor({ language: "auto" }), ({ prepared }) => assert.deepStrictEqual(prepared, [null])))

  it.effect("stays alone where no analysis is wanted", () =>
    Effect.map(preparedFor({ analyse: false }), ({ prepared }) => assert.deepStrictEqual(prepared, [])))
})

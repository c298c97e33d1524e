import { TooManyRequests } from "#domain/kernel/errors.ts"
import { requireTranscript } from "#domain/task/require-transcript.ts"
import { startRetranscription } from "#domain/task/retranscribing.ts"
import { aTask } from "#tests/support/a-task.ts"
import { aTranscriptionState } from "#tests/support/task-states.ts"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"

const refusalOf = <E extends { readonly _tag: string }>(result: Result.Result<unknown, E>): string | null =>
  Result.isFailure(result) ? result.failure._tag : null

describe("a task without a transcript", () => {
  it.each(
    [
      ["Waiting", "TranscriptNotReady"],
      ["Running", "TranscriptNotReady"],
      ["Failed", "TranscriptMissing"],
      ["NotStarted", "TranscriptMissing"],
      ["Completed", null],
    ] as const,
  )("is refused by how its transcription is: %s", (state, refusal) => {
    const task = aTask({ transcription: aTranscriptionState(state) })
    assert.strictEqual(refusalOf(requireTranscript(task)), refusal)
  })

  it("cannot be transcribed again in part, and says why", () => {
    const wanted = { begin: 0, end: 1000, engine: null, language: "en", hotwords: [], replaced: [] }
    const task = aTask({ transcription: aTranscriptionState("Failed") })
    assert.strictEqual(refusalOf(startRetranscription(task, wanted)), "TranscriptMissing")
  })
})

describe("too many requests", () => {
  it.each([
    [1, "Too many requests; wait a moment and try again", 1],
    [60, "Too many requests; wait a moment and try again", 1],
    [61, "Too many requests; try again in 2 minutes", 2],
    [3600, "Too many requests; try again in 60 minutes", 60],
  ])("within %d s of the next say how long to wait", (retryAfter, message, minutes) => {
    const refusal = new TooManyRequests({ retryAfter })
    assert.deepStrictEqual([refusal.message, refusal.params], [message, { minutes }])
  })
})

import { retranscribeSpan } from "#domain/pipeline/jobs/retranscribe-span.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { joined, subtract } from "#domain/recognition/coverage.ts"
import { viewItem } from "#domain/task/shared/view-items.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { retranscribe } from "#domain/transcript/use-cases/retranscribe.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asAda } from "../../support/a-task.ts"
import {
  chargedFor,
  hearing,
  jobOf,
  recordingId,
  startedAtNoon,
  usualSpeech,
} from "../../support/pipeline/a-recording.ts"
import type { Script } from "../../support/pipeline/scripted-speech.ts"

const transcribed = (script: Partial<Script>) =>
  startedAtNoon(hearing({ ...usualSpeech, ...script }, () =>
    Effect.gen(function*() {
      const tasks = yield* TaskStore
      yield* transcribeTask(jobOf(1))
      const task = yield* tasks.get(recordingId)
      return { task, item: yield* Effect.provide(viewItem(task), asAda) }
    })))

const codeOf = (duration: number) => Effect.map(transcribed({ duration, speech: [] }), ({ item }) => item.errorCode)

describe("the receipt of a recording", () => {
  it.effect("lists what may be speech outside what the engine heard", () =>
    Effect.map(
      transcribed({ faint: [{ begin: 2000, end: 9000 }, { begin: 40_000, end: 52_000 }] }),
      ({ task: { coverage } }) => {
        assert.deepInclude(coverage, { ratio: 1, gaps: [], possible: [{ begin: 40_000, end: 52_000 }] })
      },
    ))

  it.effect("has no second look at what the engine hears", () =>
    startedAtNoon(hearing(usualSpeech, ({ asked, secondLooks }) =>
      Effect.gen(function*() {
        yield* transcribeTask(jobOf(1))
        assert.deepStrictEqual(secondLooks, [subtract([{ begin: 0, end: usualSpeech.duration }], joined(asked))])
      }))))

  it.effect("of faint speech alone lists it under an empty transcript, which costs nothing until it is transcribed", () =>
    Effect.gen(function*() {
      const { task } = yield* transcribed({ speech: [], faint: [{ begin: 40_000, end: 52_000 }] })
      assert.strictEqual(task.transcription._tag, "Completed")
      assert.deepInclude(task.coverage, { speech: 0, ratio: 1, gaps: [], possible: [{ begin: 40_000, end: 52_000 }] })
      assert.deepInclude(task, { language: null, analysis: { _tag: "NotStarted" } })
    }))

  it.effect("of faint speech alone can be turned into lines", () =>
    startedAtNoon(
      hearing({ ...usualSpeech, speech: [], faint: [{ begin: 99_000, end: 110_000 }] }, () =>
        Effect.gen(function*() {
          const tasks = yield* TaskStore
          const transcripts = yield* TranscriptStore
          yield* transcribeTask(jobOf(1))
          assert.strictEqual(yield* chargedFor(1), 0)
          yield* retranscribe.run({ taskId: recordingId, from: 99_000, to: 110_000, onlyPossible: true })
          yield* retranscribeSpan(jobOf(1, { kind: "retranscribe" }))
          assert.lengthOf((yield* transcripts.get(recordingId)).segments, 1)
          assert.deepInclude((yield* tasks.get(recordingId)).coverage, { possible: [] })
          assert.strictEqual(yield* chargedFor(-1), 1)
        })),
    ).pipe(Effect.provide(asAda)))

  it.effect("names what is wrong with the sound", () =>
    Effect.map(transcribed({ sound: [{ _tag: "CutOff", at: 63_000 }, { _tag: "SoundQuiet" }] }), ({ item }) => {
      assert.deepStrictEqual(item.notices, [
        { code: "CutOff", message: "The file is incomplete: it ends at 01:03", params: { at: 63_000 } },
        {
          code: "SoundQuiet",
          message: "The recording is very quiet; its volume was raised for transcription",
          params: {},
        },
      ])
    }))

  it.effect("says of a moment of sound that it is too short, and of a longer silence that nobody speaks", () =>
    Effect.gen(function*() {
      assert.strictEqual(yield* codeOf(200), "MediaUnreadable:too-short")
      assert.strictEqual(yield* codeOf(5000), "NoSpeech")
    }))
})

import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { unclearConfidence } from "#domain/recognition/unclear-stretches.ts"
import { viewItem } from "#domain/task/shared/view-items.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asAda } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import {
  aRecording,
  hearing,
  jobOf,
  recordingId,
  startedAtNoon,
  usualSpeech,
} from "../../support/pipeline/a-recording.ts"
import type { Script } from "../../support/pipeline/scripted-speech.ts"

const thirtyWords = Array.from({ length: 30 }, (_, nth) => `thing${nth}@${nth * 600}`).join(" ")

const longSpeech: Script = {
  ...usualSpeech,
  speech: [{ begin: 0, end: 18_000 }],
  hear: () => Effect.succeed(thirtyWords),
}

/** What lists show of a recording once it is transcribed. */
const transcribed = (script: Partial<Script>, options: Partial<ReturnType<typeof aRecording>["options"]> = {}) =>
  startedAtNoon(
    hearing({ ...longSpeech, ...script }, () =>
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* transcribeTask(jobOf(1))
        return yield* Effect.provide(viewItem(yield* tasks.get(recordingId)), asAda)
      })),
    aUser(),
    aRecording({ language: null, options: { ...aRecording().options, ...options } }),
  )

describe("the language of a recording", () => {
  it.effect("is what the engine detected", () =>
    Effect.map(transcribed({ language: "de" }), ({ language }) => {
      assert.strictEqual(language, "de")
    }))

  it.effect("is unknown if the engine takes all speech for English", () =>
    Effect.map(transcribed({ language: null, hear: () => Effect.succeed("the@0 and@500 of@900 we@1300") }), (task) => {
      assert.isNull(task.language)
    }))

  it.effect("is what the owner chose if the engine detects none", () =>
    Effect.map(transcribed({ language: null }, { language: "en" }), ({ language }) => {
      assert.strictEqual(language, "en")
    }))
})

describe("notices of a finished task", () => {
  it.effect("tell that the built-in diarizer stood in for a model that failed, and found the speakers", () =>
    Effect.map(transcribed({ speakerModelFails: true }), ({ notices, speakers }) => {
      assert.deepStrictEqual(notices.map(({ code }) => code), ["BuiltInSpeakers"])
      assert.lengthOf(speakers, 1)
    }))

  it.effect("tell of speech the engine was unsure of", () =>
    Effect.map(transcribed({ confidence: 0.3 }), ({ notices }) => {
      assert.deepStrictEqual(notices.map(({ code }) => code), ["SpeechUnclear"])
    }))

  it.effect("tell of speech that was not understood, of which there is no summary", () =>
    Effect.map(transcribed({ confidence: unclearConfidence }), ({ notices, status }) => {
      assert.deepStrictEqual(notices.map(({ code }) => code), ["SpeechUnclear"])
      assert.strictEqual(status, "completed")
    }))

  it.effect("tell of speakers that were expected and not found", () =>
    Effect.map(transcribed({}, { speakers: 3 }), ({ notices }) => {
      assert.deepStrictEqual(notices, [
        { code: "FewerSpeakers", message: "Speakers expected: 3; found: 1", params: { asked: 3, found: 1 } },
      ])
    }))

  it.effect("tell how many may speak if that is not sure", () =>
    Effect.map(transcribed({ unsure: { least: 1, most: 3 } }), ({ notices }) => {
      assert.deepStrictEqual(notices.map(({ code, params }) => ({ code, params })), [
        { code: "SpeakersUnsure", params: { least: 1, most: 3 } },
      ])
    }))

  it.effect("are absent if all is well", () =>
    Effect.map(transcribed({}, { speakers: 1 }), ({ notices, status }) => {
      assert.isEmpty(notices)
      assert.strictEqual(status, "analyzing")
    }))
})

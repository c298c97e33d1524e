import { Style } from "#domain/account/summary-style.ts"
import { editLanguage } from "#domain/account/use-cases/edit-language.ts"
import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { getPreferences } from "#domain/account/use-cases/get-preferences.ts"
import type { Draft } from "#domain/analysis/analysis.ts"
import { type AnalysisRequest, Analyst } from "#domain/analysis/analyst.port.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { analyseTask } from "#domain/pipeline/jobs/analyse-task.ts"
import { scenarioFrom } from "#domain/task/scenario.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { atNoon, keepTasks, keepUsers } from "../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"

const id = taskId(1)
const style: Style = { enabled: true, lengthPreference: "short", focusArea: "money", customInstructions: "" }
const fine: Draft = { scenario: "meeting", sections: [] }

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const transcripts = yield* TranscriptStore
    yield* keepUsers(aUser())
    yield* keepTasks(aTask())
    yield* transcripts.replace(id, aTranscript(["Ann: The launch moves to May"]))
    return yield* test
  })).pipe(Effect.provide(asAda))

/** Runs the job of an attempt; returns what the analyst was asked. */
const analyse = (attempt: number) =>
  Effect.gen(function*() {
    const asked: Array<AnalysisRequest> = []
    yield* Effect.provideService(
      analyseTask({ kind: "analyse", taskId: id, attempt, account: ada, priority: false }),
      Analyst,
      {
        name: "scripted",
        prepare: () => Effect.void,
        analyse: (request, onProgress) => {
          asked.push(request)
          return Effect.as(onProgress("planning summary"), fine)
        },
      },
    )
    return asked
  })

describe("the style of a task", () => {
  it("may leave out any part of a style", () => {
    const usual: Style = { enabled: true, lengthPreference: "medium", focusArea: "", customInstructions: "" }
    const read = Schema.decodeUnknownSync(Style)
    assert.deepStrictEqual([read({}), read({ focusArea: "money" })], [usual, { ...usual, focusArea: "money" }])
  })

  it.effect("keeps the requested style until another, or none, is requested", () =>
    scene(Effect.gen(function*() {
      const styles = [style, undefined, null, undefined] as const
      const used = yield* Effect.forEach(styles, (given, index) =>
        Effect.gen(function*() {
          yield* startAnalysis.run(given === undefined ? { taskId: id } : { taskId: id, style: given })
          const [asked] = yield* analyse(index + 1)
          return asked?.style
        }))
      assert.deepStrictEqual(used, [style, style, null, null])
    })))
})

describe("the style of an account", () => {
  const ofAccount: Style = { ...style, focusArea: "deadlines" }
  it.effect.each(
    [
      ["is used by a task without one", null, ofAccount, ofAccount],
      ["gives way to that of the task", style, ofAccount, style],
      ["is not used where the task switched style off", { ...style, enabled: false }, ofAccount, null],
      ["is not used if it is switched off", null, { ...ofAccount, enabled: false }, null],
    ] as const,
  )("%s", ([, ofTask, ofUser, expected]) =>
    scene(Effect.gen(function*() {
      yield* editPreferences.run({ style: ofUser })
      yield* startAnalysis.run({ taskId: id, style: ofTask })
      const [asked] = yield* analyse(1)
      assert.deepStrictEqual(asked?.style, expected)
    })))
})

describe("the language of summaries", () => {
  it.effect("is that of the account, and of the recording for an account without one", () =>
    scene(Effect.gen(function*() {
      const used = yield* Effect.forEach(["fr", null] as const, (language, index) =>
        Effect.gen(function*() {
          yield* editLanguage.run({ language })
          yield* startAnalysis.run({ taskId: id })
          const [asked] = yield* analyse(index + 1)
          return asked?.language
        }))
      assert.deepStrictEqual(used, ["fr", "en"])
    })))
})

describe("the preferences of an account", () => {
  it.effect("are those that were set last", () =>
    scene(Effect.gen(function*() {
      assert.isNull((yield* getPreferences.run({})).style)
      yield* editPreferences.run({ style })
      assert.deepStrictEqual((yield* getPreferences.run({})).style, style)
    })))

  it("have a style that is enabled unless it says otherwise", () => {
    const { enabled: _, ...written } = style
    assert.deepStrictEqual(Schema.decodeUnknownSync(editPreferences.input)({ style: written }), { style })
  })
})

describe("what an analyst calls a recording", () => {
  it.each([
    ["meeting", "meeting"],
    ["Job interview", "interview"],
    ["document", "note"],
    ["conversation", "call"],
    ["fireside chat", "meeting"],
    ["", "meeting"],
  ])("makes “%s” a %s", (words, scenario) => assert.strictEqual(scenarioFrom(words), scenario))
})

describe("the scenario of a task", () => {
  it.effect("is asked for once it was chosen, until it is to be found out again", () =>
    scene(Effect.gen(function*() {
      const asked = yield* Effect.forEach(["lecture", undefined, null] as const, (scenario, index) =>
        Effect.gen(function*() {
          yield* startAnalysis.run(scenario === undefined ? { taskId: id } : { taskId: id, scenario })
          const [request] = yield* analyse(index + 1)
          return request?.scenario
        }))
      assert.deepStrictEqual(asked, ["lecture", "lecture", null])
      assert.strictEqual((yield* getSummary.run({ taskId: id })).scenario, "meeting")
    })))
})

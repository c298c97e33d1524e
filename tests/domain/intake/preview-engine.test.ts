import { previewEngine } from "#domain/intake/use-cases/preview-engine.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { type Engine, type EngineCapabilities, Transcriber } from "#domain/recognition/transcriber.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { asVisitor, keepUsers, refusal } from "../../support/a-scene.ts"
import { asAda } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { memoryPorts } from "../../support/memory-ports.ts"
import { transcriberOf } from "../../support/pipeline/transcriber-of.ts"

const anEngine = (languages: EngineCapabilities["languages"]): Engine => ({
  name: "ears",
  capabilities: {
    languages,
    wordTimes: true,
    punctuation: true,
    wordConfidence: false,
    speakers: false,
    hotwords: false,
    maxChunk: 30_000,
    preferredChunk: 20_000,
    parallel: 1,
  },
  prepare: () => Effect.void,
  recognise: () => Effect.die("not asked here"),
})

type Choose = (language: string) => Effect.Effect<Engine, EngineUnavailable>

const scene = <A, E, R>(choose: Choose, test: Effect.Effect<A, E, R>) =>
  Effect.andThen(keepUsers(aUser()), test).pipe(
    Effect.provideService(Transcriber, transcriberOf(choose)),
    Effect.provide([asAda, memoryPorts]),
  )

describe("intake.previewEngine", () => {
  it.effect("names the engine and its languages", () =>
    scene(
      () => Effect.succeed(anEngine(["en", "de"])),
      Effect.gen(function*() {
        assert.deepStrictEqual(yield* previewEngine.run({}), { engine: "ears", languages: ["en", "de"] })
      }),
    ))

  it.effect("reports no languages if the engine supports any", () =>
    scene(
      () => Effect.succeed(anEngine("any")),
      Effect.gen(function*() {
        assert.deepStrictEqual(yield* previewEngine.run({ language: "de" }), { engine: "ears", languages: null })
      }),
    ))

  it.effect("reports that no engine supports the language", () =>
    scene(
      (language) =>
        language === "auto"
          ? Effect.succeed(anEngine(["en"]))
          : Effect.fail(new EngineUnavailable({ detail: `nobody knows ${language}` })),
      Effect.gen(function*() {
        assert.deepStrictEqual(yield* previewEngine.run({ language: "de" }), { engine: null, languages: [] })
        assert.strictEqual((yield* previewEngine.run({ language: "auto" })).engine, "ears")
      }),
    ))

  it.effect("does not wait for an engine that is being downloaded", () =>
    scene(
      () => Effect.never,
      Effect.gen(function*() {
        const asked = yield* Effect.forkChild(previewEngine.run({}))
        yield* TestClock.adjust("3 seconds")
        assert.deepStrictEqual(yield* Fiber.join(asked), { engine: null, languages: null })
      }),
    ))

  it.effect("is for signed-in users", () =>
    scene(
      () => Effect.succeed(anEngine("any")),
      Effect.gen(function*() {
        assert.strictEqual(yield* Effect.provide(refusal(previewEngine.run({})), asVisitor), "SignInRequired")
      }),
    ))
})

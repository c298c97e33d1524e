import { analyst } from "#adapters/profile/engines.ts"
import { LanguageModel, type LocalOptions } from "#adapters/profile/language-model.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { OfferedSummaryLanguages, SummaryLanguage } from "#domain/account/languages.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect, Layer, Ref } from "effect"

const local: LocalOptions = {
  apiKey: "none",
  baseUrl: "http://local/v1",
  model: "Local",
  fetch,
  windowSize: 1000,
  requestTimeout: "15 minutes",
  silence: "15 minutes",
  retries: 1,
  parallel: 1,
}

const engines = Effect.fnUntraced(function*(env: Record<string, string>, isLocal: Ref.Ref<boolean>) {
  const given = yield* Effect.provide(settings, ConfigProvider.layer(ConfigProvider.fromEnv({ env })))
  const models = Layer.succeed(LanguageModel, { chosen: Effect.map(Ref.get(isLocal), (is) => is ? local : null) })
  return Layer.provide(analyst(given), models)
})

describe("the languages offered for summaries", () => {
  it.effect("are all where a language model writes them, and none where the built-in analyst does", () =>
    Effect.gen(function*() {
      const none = yield* Ref.make(false)
      const offeredBy = (env: Record<string, string>) =>
        Effect.flatMap(engines(env, none), (layer) => Effect.provide(Effect.flatten(OfferedSummaryLanguages), layer))
      const model = { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" }
      assert.deepStrictEqual(yield* offeredBy(model), SummaryLanguage.literals)
      assert.deepStrictEqual(yield* offeredBy({}), [])
      assert.deepStrictEqual(yield* offeredBy({ ...model, ANALYST: "embedded" }), [])
    }))

  it.effect("follow the operator's choice of a model on this machine, without a restart", () =>
    Effect.gen(function*() {
      const isLocal = yield* Ref.make(false)
      yield* Effect.gen(function*() {
        const offered = yield* OfferedSummaryLanguages
        assert.deepStrictEqual(yield* offered, [])
        yield* Ref.set(isLocal, true)
        assert.deepStrictEqual(yield* offered, SummaryLanguage.literals)
        yield* Ref.set(isLocal, false)
        assert.deepStrictEqual(yield* offered, [])
      }).pipe(Effect.provide(yield* engines({}, isLocal)))
    }))
})

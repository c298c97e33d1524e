import { settings } from "#adapters/config/settings.ts"
import { analyst } from "#adapters/profile/engines.ts"
import { OfferedSummaryLanguages, SummaryLanguage } from "#domain/account/languages.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"

const offeredBy = (env: Record<string, string>) =>
  Effect.gen(function*() {
    const given = yield* Effect.provide(settings, ConfigProvider.layer(ConfigProvider.fromEnv({ env })))
    return yield* Effect.provide(OfferedSummaryLanguages, analyst(given))
  })

describe("the languages offered for summaries", () => {
  it.effect("are all where a language model writes them, and none where the built-in analyst does", () =>
    Effect.gen(function*() {
      const model = { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" }
      assert.deepStrictEqual(yield* offeredBy(model), SummaryLanguage.literals)
      assert.deepStrictEqual(yield* offeredBy({}), [])
      assert.deepStrictEqual(yield* offeredBy({ ...model, ANALYST: "embedded" }), [])
    }))
})

import { readingOf } from "#domain/account/shared/reading-of.ts"
import { OwnEdition } from "#domain/kernel/edition.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

describe("a mail", () => {
  it.effect("is written as the account reads, else as the edition does", () =>
    Effect.gen(function*() {
      const none = { uiLanguage: null, timeZone: null }
      const own = { uiLanguage: "de", timeZone: "Europe/Berlin" }
      const inChina = Effect.provideService(OwnEdition, "cn" as const)
      assert.deepStrictEqual(yield* readingOf(none), { language: "en", timeZone: "UTC" })
      assert.deepStrictEqual(yield* inChina(readingOf(none)), { language: "zh-CN", timeZone: "Asia/Shanghai" })
      assert.deepStrictEqual(yield* inChina(readingOf(own)), { language: "de", timeZone: "Europe/Berlin" })
    }))
})

import { lengthInWords } from "#api/http/share/length-in-words.ts"
import { lengthOf } from "#web/lib/format.ts"
import { assert, describe, it } from "vitest"

describe("the length on the page of a link", () => {
  it("is written as in the app", () => {
    assert.strictEqual(lengthInWords(35.9, "en"), "35 sec")
    assert.strictEqual(lengthInWords(7400, "de"), "2 Std. 4 Min.")
    for (const language of ["en", "de", "es", "fr", "pt", "ja", "ko", "zh-CN"] as const) {
      for (const seconds of [0.4, 59.9, 60, 61, 3600, 31_860]) {
        assert.strictEqual(lengthInWords(seconds, language), lengthOf(seconds, language))
      }
    }
  })
})

import { fullStop, sentenceBreak } from "#web/lib/full-stop.ts"
import { assert, describe, it } from "vitest"

describe("the end of a sentence", () => {
  it("is full-width in Chinese and Japanese, without a space after it", () => {
    assert.deepStrictEqual([fullStop("zh-CN"), sentenceBreak("ja")], ["。", "。"])
  })

  it("is a full stop and a space elsewhere", () => {
    assert.deepStrictEqual([fullStop("ko"), sentenceBreak("de")], [".", ". "])
  })
})

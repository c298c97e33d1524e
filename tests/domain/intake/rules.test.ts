import { transcriptOfText } from "#domain/intake/dialogue/paragraphs.ts"
import { checkDuration, checkHotwords, checkSize, limits } from "#domain/intake/limits.ts"
import { textLanguage } from "#domain/text/text-language.ts"
import { utf8Length } from "#domain/text/utf8-length.ts"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import * as fc from "fast-check"

const segmentsOf = (text: string) => transcriptOfText(text).segments

describe("intake limits", () => {
  it("are those of the specification", () =>
    assert.deepInclude(limits, { audio: 300_000_000, video: 400_000_000, files: 10 }))

  it("allow exactly the limit and not a byte more", () => {
    assert.isTrue(Result.isSuccess(checkSize("a.mp3", limits.audio, limits.audio)))
    const refused = checkSize("a.mp3", limits.audio + 1, limits.audio)
    assert.isTrue(Result.isFailure(refused) && refused.failure.message === 'file: "a.mp3" is larger than 300 MB')
  })

  it("allow two hours on the free plan and ten on the paid one", () => {
    assert.isTrue(Result.isSuccess(checkDuration("free", 7200)))
    assert.isTrue(Result.isFailure(checkDuration("free", 7201)))
    assert.isTrue(Result.isSuccess(checkDuration("pro", 36_000)))
    assert.isTrue(Result.isFailure(checkDuration("pro", 36_001)))
  })

  it("accept hotwords of 15 Chinese characters or 7 English words", () => {
    assert.isTrue(fine("Kubernetes", "one two three four five six seven", "一二三四五六七八九十一二三四五"))
    assert.isFalse(fine("one two three four five six seven eight"))
    assert.isFalse(fine("一二三四五六七八九十一二三四五六"))
    assert.isFalse(fine(" "))
  })
})

describe("text", () => {
  it("is measured in UTF-8 bytes", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => {
      assert.strictEqual(utf8Length(text), Buffer.byteLength(text))
    }))
  })

  it("becomes lines that hold all of its words, none too long", () => {
    fc.assert(fc.property(fc.lorem({ maxCount: 400 }), fc.lorem({ maxCount: 400 }), (a, b) => {
      const lines = segmentsOf(`${a}\r\n\r\n${b}`)
      assert.strictEqual(lines.map(({ text }) => text).join(" "), `${a} ${b}`)
      assert.isTrue(lines.every(({ text }) => text.length <= 1200))
    }))
  })

  it("has its language detected", () => {
    const texts = [
      "The plan is that we meet on Friday and decide on the budget",
      "我们决定把广告活动推迟到七月",
      "今日の会議では予算について話しました",
      "Wir haben uns entschieden, dass die Kampagne nicht vor dem Juli ist und die Zahlen auf sich warten",
      "12345",
    ]
    assert.deepStrictEqual(texts.map(textLanguage), ["en", "zh", "ja", "de", null])
  })
})

const fine = (...words: ReadonlyArray<string>): boolean => Result.isSuccess(checkHotwords("pro", words))

import { columnsOf } from "#domain/export/display-width.ts"
import { wrap, wrapEvenly } from "#domain/export/wrap.ts"
import { joinTexts } from "#domain/text/join-texts.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, constantFrom, integer, property } from "fast-check"

const words = constantFrom(
  "a",
  "the",
  "launch,",
  "会议",
  "纪要。",
  "（会）",
  "회의에서",
  "straße",
  "—",
  "x".repeat(60),
  "日本語の",
  "😀",
)
const text = array(words, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(" "))

const linesOf = (text: string, width: number, by = wrap) =>
  by(text, width, columnsOf).map(({ start, end }) => text.slice(start, end))

describe("wrapping", () => {
  it("breaks between words, and between Chinese characters but not before punctuation", () => {
    assert.deepStrictEqual(linesOf("the launch moves to May", 10), ["the launch", "moves to", "May"])
    assert.deepStrictEqual(linesOf("发布会推迟到五月。", 16), ["发布会推迟到五", "月。"])
  })

  it("keeps every character, in order, and no line is too wide", () => {
    holds(property(text, integer({ min: 4, max: 50 }), (text, width) => {
      for (const by of [wrap, wrapEvenly]) {
        const lines = linesOf(text, width, by)
        assert.strictEqual(lines.join("").replaceAll(/\s/g, ""), text.replaceAll(/\s/g, ""))
        for (const line of lines) assert.isAtMost(columnsOf(line), Math.max(width, 4))
      }
    }))
  })

  it("makes lines of about equal length, and no more of them", () => {
    const long = "We should move the launch to the second week of May"
    assert.deepStrictEqual(linesOf(long, 42, wrapEvenly), ["We should move the launch", "to the second week of May"])
    holds(property(text, (text) => {
      assert.lengthOf(linesOf(text, 42, wrapEvenly), linesOf(text, 42).length)
    }))
  })
})

describe("a line of 10,000 characters", () => {
  it("has each of them measured once: the server does nothing else meanwhile", () => {
    let measuredLetters = 0
    const measure = (part: string): number => {
      measuredLetters += part.length
      return columnsOf(part)
    }
    assert.lengthOf(wrapEvenly("x".repeat(10_000), 42, measure), 239)
    assert.strictEqual(measuredLetters, 10_000)
  })
})

describe("columns", () => {
  it("count two for Chinese, Japanese and Korean, and none for combining accents", () => {
    assert.deepStrictEqual(["abc", "会议", "회의", "e\u0301", "ー"].map(columnsOf), [3, 4, 4, 1, 2])
  })
})

describe("joined texts", () => {
  it("have a space between them, except in scripts without spaces", () => {
    assert.strictEqual(joinTexts("Hello.", "Yes"), "Hello. Yes")
    assert.strictEqual(joinTexts("大家好。", "今天"), "大家好。今天")
    assert.strictEqual(joinTexts("회의", "시작"), "회의 시작")
    assert.strictEqual(joinTexts("好", "OK"), "好 OK")
  })
})

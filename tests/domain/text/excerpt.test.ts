import { toMarkdown } from "#domain/analysis/summary-markdown.ts"
import { excerptOf as excerptOfLines } from "#domain/text/excerpt.ts"
import { joinedLines, plainLines, separateLines } from "#domain/text/plain-lines.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, property, string } from "fast-check"

const excerptOf = (summary: string) => excerptOfLines(plainLines(summary))

describe("the excerpt of a summary", () => {
  it("is its overview in plain words, without headings and links to times", () => {
    const summary =
      "## Overview\n\n- The **launch** moves\\_on to May [00:04](#t=4)\n- _Ben_ [tells](https://example.org) the "
      + "press [01:03](#t=63)\n\n## Topics\n\n### Money\n\n- None"
    assert.strictEqual(excerptOf(summary), "The launch moves_on to May Ben tells the press")
  })

  it("is what the product writes, as spoken", () => {
    const text = "3 * 4 = 12, [so] `they` say; #1 <b>"
    const point = { text, segments: [], quote: null, owner: null, due: null, supported: true, begin: 4000 }
    const markdown = toMarkdown([{ kind: "overview", title: "Overview", points: [point] }], "en")
    assert.strictEqual(excerptOf(markdown), text)
  })

  it.each([
    ["", null],
    ["## Overview\n\n## Topics\n", null],
    ["---\n\n***\n", null],
    ["Just a text.\nIn two lines.", "Just a text. In two lines."],
    ["> 1. quoted\n> 2. counted", "quoted counted"],
    ["- [ ] Call Ann\n- [x] Call Ben", "Call Ann Call Ben"],
    ["| Who | What |\n| --- | :-: |\n| Ann | calls |", "Who What Ann calls"],
    ["```\nlet x\n```", "let x"],
    ["# 概要\n\n- 发布推迟到五月", "发布推迟到五月"],
    ["- 预算是四万。\n- 李雷写报告。", "预算是四万。李雷写报告。"],
    ["- 预算不变\n- 发布推迟", "预算不变 发布推迟"],
  ])("of %j is %j", (summary, expected) => {
    assert.strictEqual(excerptOf(summary), expected)
  })

  it("is one line of 200 characters at most, whatever the summary", () => {
    holds(property(string({ unit: "grapheme", maxLength: 900 }), (text) => {
      const excerpt = excerptOf(text)
      if (excerpt === null) return
      assert.isAtMost(excerpt.length, 200)
      assert.isAtLeast(excerpt.length, 1)
      assert.notMatch(excerpt, /[\n\r]/)
    }))
  })

  it("ends with a whole word and an ellipsis", () => {
    const excerpt = excerptOf(`- ${"planning ".repeat(50)}`) ?? ""
    assert.match(excerpt, /^(planning )+planning…$/)
    assert.isAbove(excerpt.length, 180)
    assert.lengthOf(excerptOf("会".repeat(300)) ?? "", 200)
  })
})

describe("the lines of a summary", () => {
  it("are its headings and what is under them", () => {
    assert.deepStrictEqual(plainLines("## A\n\n- b [00:01](#t=1)\n  - c\n\nd"), [
      { text: "A", isHeading: true },
      { text: "b", isHeading: false },
      { text: "c", isHeading: false },
      { text: "d", isHeading: false },
    ])
  })
  it("are the same after they were stored as one text", () => {
    holds(property(array(string({ unit: "grapheme", maxLength: 30 })), (parts) => {
      const lines = plainLines(parts.map((part, nth) => `${nth % 3 === 0 ? "# " : "- "}${part}`).join("\n\n"))
      assert.deepStrictEqual(separateLines(joinedLines(lines)), lines)
    }))
  })
})

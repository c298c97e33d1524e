import type { CheckedPoint, CheckedSection } from "#domain/analysis/claims.ts"
import { fromMarkdown } from "#domain/analysis/mind-map.ts"
import { toMarkdown } from "#domain/analysis/summary-markdown.ts"
import { sectionsIn } from "#domain/analysis/summary-sections.ts"
import { clock } from "#domain/kernel/offset-ms.ts"
import { assert, describe, it } from "@effect/vitest"

const point = (more: Partial<CheckedPoint>): CheckedPoint => ({
  text: "A point",
  segments: [],
  quote: null,
  owner: null,
  due: null,
  supported: true,
  begin: 63_400,
  ...more,
})

const section = (kind: CheckedSection["kind"], title: string, ...points: Array<CheckedPoint>): CheckedSection => ({
  kind,
  title,
  points,
})

describe("toMarkdown", () => {
  it("writes headings, topics, duties and citations", () =>
    assert.strictEqual(
      toMarkdown([
        section("overview", "x", point({ text: "It went well." })),
        section("topic", "Budget", point({ begin: 3_723_000 })),
        section("topic", "Hiring", point({ begin: null })),
        section("quotes", "x"),
        section("actions", "x", point({ text: "Call them", owner: "Michael", due: "Friday" }), point({ owner: "Ann" })),
        section("keywords", "x", point({ text: "budget", supported: false, begin: null })),
      ], "en"),
      `## Overview

- It went well. [01:03](#t=63)

## Topics

### Budget

- A point [1:02:03](#t=3723)

### Hiring

- A point

## Action items

- [ ] Call them — owner: Michael, due: Friday [01:03](#t=63)
- [ ] A point — owner: Ann [01:03](#t=63)

## Keywords

- budget (not verified)
`,
    ))

  it("says that no decision was stated, under the key points", () => {
    const none = [
      section("overview", "x", point({ begin: null })),
      section("decisions", "x"),
      section("questions", "x"),
    ]
    assert.strictEqual(
      toMarkdown(none, "en"),
      "## Key points\n\n- A point\n\nNo decisions were stated in so many words.\n",
    )
    assert.strictEqual(toMarkdown(none, "zh"), "## 要点摘录\n\n- A point\n\n没有人明确说出任何决定。\n")
    assert.deepStrictEqual(sectionsIn(toMarkdown(none, "de"), "de"), [{ kind: "overview", line: 1 }])
    assert.deepStrictEqual(fromMarkdown("T", toMarkdown(none, "en")).children.map(({ text }) => text), ["Key points"])
  })

  it("speaks the language of the summary", () => {
    const sections = [section("actions", "x", point({ owner: "李娜", due: "周五" }))]
    assert.strictEqual(
      toMarkdown(sections, "zh-CN"),
      "## 待办事项\n\n- [ ] A point — 负责人: 李娜, 期限: 周五 [01:03](#t=63)\n",
    )
    assert.include(toMarkdown(sections, "xx"), "## Action items")
  })

  it.each([
    "<img src=x onerror=alert(1)>",
    "[click](javascript:alert(1))",
    "![x](https://evil.example/p.png)",
    "see https://evil.example and www.evil.example or me@evil.example",
    "# not a heading",
    "1. not a list",
    "- [ ] not a task",
    "line one\n\n## line two",
    "`code` **bold** ~~gone~~ | table | &lt;b&gt; \\* snake_case",
  ])("lets %j mean only itself", (text) => {
    const markdown = toMarkdown([section("overview", "x", point({ text })), section("topic", text, point({}))], "en")
    assert.notMatch(markdown, /(?<!\\)<|(?<!\\)\]\((?!#t=)|(?<!\\):\/\/|www\.|(?<!\\)@|(?<!\\)&|(?<!\\)`/)
    assert.strictEqual(markdown.split("\n").filter((line) => line.startsWith("##")).length, 3)
    const map = fromMarkdown("x", markdown)
    assert.strictEqual(map.children[0]?.children[0]?.text, text.replaceAll(/\s+/g, " "))
    assert.strictEqual(map.children[0]?.children[0]?.anchor, 63_000)
  })

  it("is empty for nothing", () => assert.strictEqual(toMarkdown([], "en"), ""))

  it("reads clocks", () =>
    assert.deepStrictEqual([0, 59_999, 3_599_000, 36_000_000].map(clock), ["00:00", "00:59", "59:59", "10:00:00"]))
})

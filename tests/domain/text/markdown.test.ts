import { htmlOfMarkdown } from "#api/http/share/markdown-html.ts"
import { actionItemsOf, tickedMarkdown } from "#domain/analysis/action-items.ts"
import { outlineOf } from "#domain/analysis/outline.ts"
import { sectionsIn, withSectionOf } from "#domain/analysis/summary-sections.ts"
import { plainSummary } from "#domain/export/plain-summary.ts"
import { loweredHeadings } from "#domain/text/lowered-headings.ts"
import { phrasesIn } from "#domain/text/phrases.ts"
import { plainLines } from "#domain/text/plain-lines.ts"
import { citationsAsText, withoutCitations } from "#domain/text/written-citations.ts"
import { assert, describe, it } from "@effect/vitest"

describe("code", () => {
  const code = "- Say `[00:05](#t=5)` [00:07](#t=7)\n\n      - [ ] no item\n"

  it("keeps what looks like a citation", () => {
    assert.strictEqual(withoutCitations(code), "- Say `[00:05](#t=5)`\n\n      - [ ] no item\n")
    assert.strictEqual(citationsAsText(code), "- Say `[00:05](#t=5)` (00:07)\n\n      - [ ] no item\n")
    assert.deepStrictEqual(outlineOf(code), [{ text: "Say [00:05](#t=5)", anchor: 7000, level: 10, isHeading: false }])
  })

  it("has no items, by indentation too", () => assert.deepStrictEqual(actionItemsOf(code, "en"), []))
})

describe("an underlined heading", () => {
  const text = "Decisions\n---\n\n- Old\n\nNext\n===\n\nText\n"

  it("begins a section", () => {
    assert.deepStrictEqual(sectionsIn(text, "en"), [{ kind: "decisions", line: 1 }])
    assert.strictEqual(
      withSectionOf(text, "## Decisions\n\n- New\n", "decisions", "en"),
      "Decisions\n---\n\n- New\n\nNext\n===\n\nText\n",
    )
  })

  it("is one line of its own, and goes down a level like any other", () => {
    assert.deepStrictEqual(plainLines(text).map((line) => line.text), ["Decisions", "Old", "Next", "Text"])
    assert.strictEqual(loweredHeadings(text), "### Decisions\n\n- Old\n\n## Next\n\nText\n")
  })
})

describe("an action item", () => {
  it("may go on in a second line, and stand in a quotation", () => {
    const text = "> - [ ] Call them\n>   tomorrow — owner: Ann\n\n* [X] Write [00:04](#t=4)\n"
    assert.deepStrictEqual(
      actionItemsOf(text, "en").map(({ line, text: what, owner, isDone }) => [line, what, owner, isDone]),
      [[1, "Call them tomorrow", "Ann", false], [4, "Write", null, true]],
    )
    assert.strictEqual(
      tickedMarkdown(text, [1], true),
      "> - [x] Call them\n>   tomorrow — owner: Ann\n\n* [X] Write [00:04](#t=4)\n",
    )
  })
})

describe("an address", () => {
  it("is no link where it was escaped, and one where it was not", () => {
    assert.notInclude(htmlOfMarkdown(String.raw`See https\://example.org and www\.example.org`), "<a")
    assert.include(htmlOfMarkdown("See https://example.org"), `<a href="https://example.org"`)
  })

  it("may be defined below, and its link is one, whatever is stressed in it", () => {
    const html = htmlOfMarkdown("[the **whole** plan][1]\n\n> [1]: https://example.org/plan")
    assert.include(html, `target="_blank">the <strong>whole</strong> plan</a>`)
  })
})

describe("a summary as plain text", () => {
  it("keeps bullets, numbers, boxes and tables, each at its depth", () => {
    const text =
      "# A *b*\n\n3. c\n   - d [00:05](#t=5)\n\n     e\n4. [x] f\n\n> g\n> - h\n\n| i | j |\n| - | - |\n| k | l |\n\n***\n"
    assert.strictEqual(
      plainSummary(text),
      "A b\n\n3. c\n   - d (00:05)\n\n     e\n4. [x] f\n\n> g\n>\n> - h\n\n| i | j |\n| k | l |\n\n---",
    )
  })
})

describe("the phrases of a summary", () => {
  it("are whole sentences, with their signs, links and code left where they are", () => {
    const text = "- The **launch** of\n  `x` is *in [May](https://a.b) or* 1\\. June — owner: Ann\n"
    assert.deepStrictEqual(phrasesIn(text).map((phrase) => phrase.text), [
      "The launch of",
      "is",
      "in",
      "or",
      "1. June",
      "owner: Ann",
    ])
    for (const { begin, end } of phrasesIn(text)) assert.match(text.slice(begin, end), /^\S.*\S$/s)
  })
})

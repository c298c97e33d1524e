import { partsOf } from "#adapters/documents/exports/summary-parts.ts"
import { readMarkdown } from "#adapters/documents/yjs/read-markdown.ts"
import { htmlOfMarkdown } from "#api/http/share/markdown-html.ts"
import { actionItemsOf, tickedMarkdown } from "#domain/analysis/action-items.ts"
import { outlineOf } from "#domain/analysis/outline.ts"
import { sectionsIn } from "#domain/analysis/summary-sections.ts"
import { plainSummary } from "#domain/export/plain-summary.ts"
import { excerptOf } from "#domain/text/excerpt.ts"
import { loweredHeadings } from "#domain/text/lowered-headings.ts"
import { phrasesIn } from "#domain/text/phrases.ts"
import { plainLines } from "#domain/text/plain-lines.ts"
import { citationsAsText, withoutCitations } from "#domain/text/written-citations.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

const signs = fc.constantFrom(
  "\n",
  "\n\n",
  "# ",
  "### ",
  "\n## ",
  "- ",
  "\n- ",
  "\n  - ",
  "\n1. ",
  "\n- [ ] ",
  "\n- [x] ",
  "\n> ",
  "    ",
  "\n```\n",
  "\n---\n",
  "\n===\n",
  "**",
  "*",
  "_",
  "~~",
  "`",
  "\\",
  "<b>",
  "&amp;",
  " [c](#t=63)",
  " [c](#line=g4)",
  "[",
  "](https://example.org) ",
  "\n| a |\n| - |\n| ",
  " | ",
  "|",
  " — owner: ",
  "!",
  "(",
  ")",
  "www\\.",
  "www.",
  "https://",
  "[^1]",
)

/** Numbered words among signs of Markdown in any order: each word is said once, wherever it comes to stand. */
const markdown = fc.array(fc.oneof(signs, fc.constant(" word "), fc.constant("word")), { maxLength: 60 }).map((parts) =>
  parts.map((part, nth) => part.replace("word", `w${nth}w`)).join("")
)

const wordsIn = (text: string): ReadonlyArray<string> => text.match(/w\d+w/g) ?? []
const wordsOfLines = (text: string) => wordsIn(plainLines(text).map((line) => line.text).join("\n"))

const holds = (test: (text: string) => void): void => fc.assert(fc.property(markdown, test), { numRuns: 200 })

describe("what Markdown means", () => {
  it("is the same on the page of a link, in files, in plain text, and where it is written", () =>
    holds((text) => {
      const words = wordsOfLines(text)
      assert.deepStrictEqual(wordsIn(htmlOfMarkdown(text).replaceAll(/ href="[^"]*"/g, "")), words, "page")
      assert.deepStrictEqual(wordsIn(JSON.stringify(partsOf(text), withoutLinks)), words, "DOCX and PDF")
      assert.deepStrictEqual(wordsIn(plainSummary(text)), words, "plain text")
      assert.deepStrictEqual(wordsIn(textIn(readMarkdown(text))), words, "editor")
      assert.deepStrictEqual(wordsOfLines(loweredHeadings(citationsAsText(text))), words, "Markdown")
    }))

  it("is the same to outlines, excerpts, translations and action items", () =>
    holds((text) => {
      const lines = plainLines(text)
      const outline = outlineOf(text)
      assert.deepStrictEqual(
        outline.filter(({ isHeading }) => isHeading).map((line) => line.text),
        lines.filter(({ isHeading }) => isHeading).map((line) => line.text),
      )
      const said = new Set(lines.map((line) => line.text))
      for (const line of [...outline, ...actionItemsOf(text, "fr")]) assert.include([...said], line.text)
      const excerpt = excerptOf(lines)
      if (excerpt !== null) assert.includeMembers([...wordsOfLines(text)], [...wordsIn(excerpt)])
      assert.includeMembers(
        [...wordsOfLines(text)],
        wordsIn(phrasesIn(text).map((phrase) => phrase.text).join(" ")).slice(),
      )
      assert.isAtMost(sectionsIn(text, "en").length, lines.filter(({ isHeading }) => isHeading).length)
    }))

  it("stays when an item is ticked, and when citations go", () =>
    holds((text) => {
      const words = wordsOfLines(text)
      for (const { line, isDone, id } of actionItemsOf(text, "en")) {
        const ticked = tickedMarkdown(text, [line], !isDone)
        assert.deepStrictEqual(wordsOfLines(ticked), words)
        assert.strictEqual(actionItemsOf(ticked, "en").find((item) => item.id === id)?.isDone, !isDone)
      }
      assert.deepStrictEqual(wordsOfLines(withoutCitations(text)), words)
    }))
})

const withoutLinks = (key: string, value: unknown): unknown => key === "link" ? null : value

interface Node {
  readonly text?: string
  readonly content?: ReadonlyArray<Node>
}

const textIn = ({ text = "", content = [] }: Node): string => `${text} ${content.map(textIn).join("")}`

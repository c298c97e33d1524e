import { readMarkdown } from "#adapters/documents/yjs/read-markdown.ts"
import { htmlOfMarkdown } from "#api/http/share/markdown-html.ts"
import { aReport, writing } from "#tests/support/an-export.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import mammoth from "mammoth"
import { extractText, getDocumentProxy } from "unpdf"

/** Summaries that were stored before such texts were refused, and the deepest that is still accepted. */
const summaries = [
  ["quotations", `# Plan\n\n${"> ".repeat(5000)}We move to May.\n`],
  ["lists", `# Plan\n\n${"- ".repeat(5000)}We move to May.\n`],
  ["indented lists", Array.from({ length: 1000 }, (_, at) => `${" ".repeat(2 * at)}- We move to May.`).join("\n")],
  ["emphasis", `# Plan\n\nWe move to May. ${"_a *b ".repeat(1250)}${"c* d_ ".repeat(1250)}\n`],
] as const

describe("a summary of thousands of levels", () => {
  it.live.each(summaries)("of %s keeps its words as DOCX", ([, summary]) =>
    Effect.gen(function*() {
      const bytes = yield* writing(({ docx }) => docx(aReport({ summary })))
      const { value } = yield* Effect.promise(() => mammoth.extractRawText({ buffer: Buffer.from(bytes) }))
      assert.include(value, "We move to May.")
    }))

  // Both are made of the same blocks, and stress takes seconds to read.
  it.live.each(summaries.slice(0, 3))("of %s keeps its words as PDF", ([, summary]) =>
    Effect.gen(function*() {
      const bytes = yield* writing(({ pdf }) => pdf(aReport({ summary })))
      const document = yield* Effect.promise(() => getDocumentProxy(bytes))
      const { text } = yield* Effect.promise(() => extractText(document, { mergePages: true }))
      assert.include(text.replaceAll(/\s+/g, " "), "We move to May.")
    }))

  it.each(summaries)("of %s keeps its words on the page of a link", (_, summary) => {
    assert.include(htmlOfMarkdown(summary), "We move to May.")
  })

  it("of emphasis can be written in", () => {
    const [, , , [, emphasis]] = summaries
    assert.include(JSON.stringify(readMarkdown(emphasis)), "We move to May.")
  })
})

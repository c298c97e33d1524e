import { readMarkdown } from "#adapters/documents/yjs/read-markdown.ts"
import { htmlOfMarkdown } from "#api/http/share/markdown-html.ts"
import { isTangled } from "#domain/text/tangled.ts"
import { aReport, writing } from "#tests/support/an-export.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import mammoth from "mammoth"
import { extractText, getDocumentProxy } from "unpdf"

const steps = (count: number) =>
  Array.from({ length: count }, (_, at) => `${" ".repeat(2 * at)}- We move to May.`).join("\n")

/** As deep as summaries are read. What is deeper is read as lines, without levels. */
const deepest = [
  ["quotations", `# Plan\n\n${"> ".repeat(50)}We move to May.\n`],
  ["lists", `# Plan\n\n${"- ".repeat(50)}We move to May.\n`],
  ["indented lists", steps(100)],
] as const
const deeper = [
  ["quotations", `# Plan\n\n${"> ".repeat(5000)}We move to May.\n`],
  ["lists", `# Plan\n\n${"- ".repeat(5000)}We move to May.\n`],
  ["indented lists", steps(1000)],
] as const
const emphasis = `# Plan\n\nWe move to May. ${"_a *b ".repeat(1250)}${"c* d_ ".repeat(1250)}\n`

describe("a summary of many levels", () => {
  it("is read as it is, unless it is deeper than that", () => {
    assert.deepStrictEqual([...deepest, ["emphasis", emphasis] as const].filter(([, text]) => isTangled(text)), [])
    assert.deepStrictEqual(deeper.filter(([, text]) => !isTangled(text)), [])
  })

  it.live.each(deepest)("of %s keeps its words as DOCX", ([, summary]) =>
    Effect.gen(function*() {
      const bytes = yield* writing(({ docx }) => docx(aReport({ summary })))
      const { value } = yield* Effect.promise(() => mammoth.extractRawText({ buffer: Buffer.from(bytes) }))
      assert.include(value, "We move to May.")
    }))

  it.live.each(deepest)("of %s keeps its words as PDF", ([, summary]) =>
    Effect.gen(function*() {
      const bytes = yield* writing(({ pdf }) => pdf(aReport({ summary })))
      const document = yield* Effect.promise(() => getDocumentProxy(bytes))
      const { text } = yield* Effect.promise(() => extractText(document, { mergePages: true }))
      assert.include(text.replaceAll(/\s+/g, " "), "We move to May.")
    }))

  // All writers get the same blocks and runs, so one of them is enough for what takes seconds to read.
  it.each([...deepest, ...deeper, ["emphasis", emphasis] as const])(
    "of %s keeps its words on the page of a link",
    (_, text) => {
      assert.include(htmlOfMarkdown(text), "We move to May.")
    },
  )

  it("of emphasis can be written in", () => {
    assert.include(JSON.stringify(readMarkdown(emphasis)), "We move to May.")
  })
})

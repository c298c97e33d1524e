import { markdownChunks } from "#adapters/documents/yjs/markdown-chunks.ts"
import { writeMarkdown } from "#adapters/documents/yjs/write-markdown.ts"
import { array, assert as holds, constantFrom, property } from "fast-check"
import { fromMarkdown } from "mdast-util-from-markdown"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfm } from "micromark-extension-gfm"
import { assert, describe, it } from "vitest"
import { aDocument } from "../../../support/writing/a-document.ts"

const lines = array(
  constantFrom(
    ..."|text|more text|- item|  under it|1. first|   ```|```|```ts|~~~|````|- ```|    code|> quote|>|# Title|***|- - -|[x]: /a"
      .split("|"),
    ..."\t|[^1]: note|[^1] and [x]|<!-- a|b -->|<div>|</div>|<pre>|- [ ] task|---|a, b|+|2) x|\\[x]: /a|[x\\|\ny]: /a"
      .split("|"),
    "| a | b |",
    "| - | - |",
    "",
    "",
    "",
    "",
  ),
  { maxLength: 14 },
)

/** What the parser reads, without where. */
const read = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children.map((one) =>
    JSON.stringify(one, (key, value: unknown) => key === "position" ? undefined : value)
  )

const inChunks = (markdown: string) => markdownChunks(markdown).flatMap(read)

describe("a text in chunks", () => {
  it("means what it means as a whole", () => {
    holds(
      property(lines, (some) => {
        const markdown = some.join("\n")
        assert.deepStrictEqual(inChunks(markdown), read(markdown))
      }),
      { numRuns: 300 },
    )
    holds(
      property(aDocument, (doc) => {
        const markdown = writeMarkdown(doc)
        assert.deepStrictEqual(inChunks(markdown), read(markdown))
      }),
      { numRuns: 30 },
    )
  })

  it("takes fences within HTML for text", () => {
    const markdown = "</div>\n```\n\n````\n\n---"
    assert.deepStrictEqual(inChunks(markdown), read(markdown))
  })

  it("is cut before paragraphs, headings and code; a list stays with what is before it", () => {
    const chunks = markdownChunks("# Plan\n\nWe hire.\n\n- one\n\n- two\n\nThen this.\n\n```\na\n\nb\n```\n\nThe end\n")
    assert.lengthOf(chunks, 5)
  })
})

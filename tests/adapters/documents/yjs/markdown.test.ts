import { canonical } from "#adapters/documents/yjs/canonical.ts"
import { node, plainOf, textNode } from "#adapters/documents/yjs/document-node.ts"
import { readMarkdown } from "#adapters/documents/yjs/read-markdown.ts"
import { writeMarkdown } from "#adapters/documents/yjs/write-markdown.ts"
import { assert, describe, it } from "@effect/vitest"
import { assert as holds, property } from "fast-check"
import { aDocument, hostile } from "../../../support/writing/a-document.ts"

const again = (markdown: string) => canonical(readMarkdown(markdown))

describe("a document as Markdown", () => {
  it("reads as the same document again, whatever it says", () => {
    holds(
      property(aDocument, (doc) => {
        const wanted = canonical(doc)
        const found = again(writeMarkdown(doc))
        assert.strictEqual(plainOf(found), plainOf(wanted))
        assert.deepStrictEqual(
          (found.content ?? []).map(({ type }) => type),
          (wanted.content ?? []).map(({ type }) => type),
        )
        assert.strictEqual(writeMarkdown(found), writeMarkdown(doc))
      }),
      { numRuns: 300 },
    )
  })

  it.each(hostile)("keeps %j as the text it is, in a paragraph, an item, a heading and a cell", (typed) => {
    const paragraph = node("paragraph", textNode(typed))
    const doc = node("doc", [
      paragraph,
      node("heading", textNode(typed), { level: 2 }),
      node("bulletList", [node("listItem", [paragraph])]),
      node("table", [node("tableRow", [node("tableHeader", [paragraph]), node("tableHeader", [paragraph])])]),
    ])
    assert.deepStrictEqual(again(writeMarkdown(doc)), canonical(doc))
  })

  it("keeps the words of what it has no node for", () => {
    const markdown =
      "See [the plan][1] and ![a chart](https://a.com/c.png).[^n]\n\n<div>raw</div>\n\n[^n]: A note\n\n[1]: https://a.com"
    const text = plainOf(readMarkdown(markdown))
    for (const words of ["the plan", "a chart", "<div>raw</div>", "A note"]) assert.include(text, words)
  })

  it.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x", " javascript:x", "file:///etc/passwd"])(
    "makes no link of %j",
    (href) => {
      const doc = node("doc", [node("paragraph", textNode("here", [{ type: "link", attrs: { href } }]))])
      assert.strictEqual(writeMarkdown(doc), "here\n")
      assert.notInclude(JSON.stringify(readMarkdown(`[here](<${href}>)`)), "link")
    },
  )
})

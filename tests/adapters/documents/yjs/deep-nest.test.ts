import { merge, seed } from "#adapters/documents/yjs/text-operations.ts"
import { fragmentOf, opened } from "#adapters/documents/yjs/y-tree.ts"
import { assert, describe, it } from "vitest"
import * as Y from "yjs"

describe("a document that was nested too deeply before that was refused", () => {
  it("is merged without the nest, and with everything beside it", () => {
    const doc = opened(seed("Beside it"))
    doc.transact(() => {
      let inner = fragmentOf(doc)
      for (let at = 0; at < 20_000; at++) {
        const next = new Y.XmlElement(at === 19_999 ? "paragraph" : "blockquote")
        inner.insert(0, [next])
        inner = next
      }
    })
    const { markdown } = merge([Y.encodeStateAsUpdate(doc)], "")
    assert.strictEqual(markdown, "Beside it\n")
  })
})

import * as text from "#adapters/documents/yjs/text-operations.ts"
import { fragmentOf, opened, readTree } from "#adapters/documents/yjs/y-tree.ts"
import { assert, describe, it } from "vitest"
import * as Y from "yjs"

describe("an edit from outside", () => {
  it("keeps a space that someone has just typed", () => {
    const doc = opened(text.seed("# Plan\n\nSend the offer. Soon.\n"))
    const paragraph = fragmentOf(doc).get(1)
    assert.instanceOf(paragraph, Y.XmlElement)
    const words = paragraph.get(0)
    assert.instanceOf(words, Y.XmlText)
    words.insert(words.length, " ")
    const outside = text.replacement(Y.encodeStateAsUpdate(doc), "# The plan\n\nSend that offer. Soon.\n")
    words.insert(words.length, "Very")
    Y.applyUpdate(doc, outside)
    assert.deepStrictEqual(
      JSON.stringify(readTree(fragmentOf(doc)).content?.[1]?.content),
      JSON.stringify([{
        type: "text",
        text: "Send that offer. Soon. Very",
      }]),
    )
  })

  it("leaves none where a citation has gone", () => {
    const doc = opened(text.seed("- Two people tried the app [00:07](#t=7)\n"))
    Y.applyUpdate(doc, text.replacement(Y.encodeStateAsUpdate(doc), "- We hire two people\n"))
    assert.notInclude(JSON.stringify(readTree(fragmentOf(doc))), 'people "')
  })
})

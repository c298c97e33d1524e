import { linkTarget } from "#web/features/summary/writing/text/link.ts"
import { Schema } from "@tiptap/pm/model"
import { EditorState, TextSelection } from "@tiptap/pm/state"
import { assert, describe, it } from "vitest"

const schema = new Schema({
  nodes: {
    doc: { content: "paragraph+" },
    paragraph: { content: "(text | citation)*" },
    citation: { inline: true, atom: true },
    text: {},
  },
})

/** What is linked in two lines, with so much selected. */
const linked = (from: number, to: number, words = "Call our bank") => {
  const lines = [
    schema.node("paragraph", null, [schema.text(words), schema.node("citation")]),
    schema.node("paragraph", null, [schema.text("Then us")]),
  ]
  const doc = schema.node("doc", null, lines)
  const state = EditorState.create({ doc })
  const target = linkTarget(state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to))))
  return target === null ? null : state.doc.textBetween(target.from, target.to)
}

describe("a new link", () => {
  it("is put on the words that are selected", () => {
    assert.strictEqual(linked(1, 9), "Call our")
  })

  it("is put on the word that the caret is in, or touches", () => {
    assert.strictEqual(linked(7, 7), "our")
    assert.strictEqual(linked(14, 14), "bank")
  })

  it("is put on the last word when a double click behind the line selected its end only", () => {
    assert.strictEqual(linked(14, 17), "bank")
  })

  it("is a text of its own where there is no word", () => {
    assert.isNull(linked(15, 15))
    assert.isNull(linked(6, 6, "Call  our"))
  })

  it("is put on one word of a text without spaces", () => {
    assert.strictEqual(linked(2, 2, "会議の予定"), "会議")
  })
})

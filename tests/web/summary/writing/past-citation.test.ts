import { beforeKey, pastCitation } from "#web/features/summary/writing/text/citation.ts"
import { Schema } from "@tiptap/pm/model"
import { EditorState, NodeSelection, TextSelection } from "@tiptap/pm/state"
import { assert, describe, it } from "vitest"

const schema = new Schema({
  nodes: {
    doc: { content: "paragraph+" },
    paragraph: { content: "(text | citation)*" },
    citation: { inline: true, atom: true, group: "inline" },
    text: {},
  },
})
const doc = schema.node("doc", null, [
  schema.node("paragraph", null, [schema.text("May "), schema.node("citation"), schema.text(" it is")]),
])
const selected = EditorState.create({ doc, selection: NodeSelection.create(doc, 5) })
const plain = { ctrlKey: false, metaKey: false, altKey: false }

describe("a citation that was clicked", () => {
  it.each(["a", "語", "Enter", "Home", "End", "Process"])("is not replaced by what is typed: %s", (key) => {
    const moved = beforeKey(selected, { ...plain, key })
    assert.strictEqual(moved?.selection.from, 6)
    assert.isTrue(moved?.selection.empty)
    assert.strictEqual(moved?.insertText("x").doc.firstChild?.childCount, 3)
  })

  it("is not replaced by what is pasted", () =>
    assert.strictEqual(beforeKey(selected, { ...plain, key: "v", ctrlKey: true })?.selection.from, 6))

  it.each(["Backspace", "Delete", "ArrowLeft", "Escape"])(
    "stays selected for: %s",
    (key) => assert.isNull(beforeKey(selected, { ...plain, key })),
  )

  it("stays selected to be copied and cut", () => {
    for (const key of ["c", "x"]) assert.isNull(beforeKey(selected, { ...plain, key, metaKey: true }))
  })

  it("is nothing in a selection of text", () =>
    assert.isNull(pastCitation(EditorState.create({ doc, selection: TextSelection.create(doc, 2, 8) }))))
})

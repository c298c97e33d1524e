import { everySummaryWords } from "#domain/analysis/section-titles.ts"
import { Duties, labelsIn, withoutLabelAt } from "#web/features/summary/writing/text/duties.ts"
import { dutyLabels, dutyWords, shownDuties } from "#web/features/summary/writing/text/duty-labels.ts"
import { Schema } from "@tiptap/pm/model"
import { EditorState, TextSelection } from "@tiptap/pm/state"
import { assert, describe, it } from "vitest"

const schema = new Schema({
  nodes: {
    doc: { content: "taskItem+" },
    taskItem: { content: "paragraph+" },
    paragraph: { content: "(text | citation)*" },
    citation: { inline: true, atom: true },
    text: {},
  },
})

/** An item with a citation at its end, and the caret at a place in its words. */
const stateOf = (words: string, caret: number): EditorState => {
  const paragraph = schema.node("paragraph", null, [schema.text(words), schema.node("citation")])
  const doc = schema.node("doc", null, [schema.node("taskItem", null, [paragraph])])
  return EditorState.create({ doc, selection: TextSelection.create(doc, caret + 2) })
}

const stored = "Call them — owner: Ann, due: Friday "

describe("who does something, and by when", () => {
  it("is shown as readers see it, in every language of summaries", () => {
    assert.deepStrictEqual(
      [new Set(dutyWords.owner), new Set(dutyWords.due)],
      [new Set(everySummaryWords.map(({ owner }) => owner)), new Set(everySummaryWords.map(({ due }) => due))],
    )
    for (const { owner, due } of everySummaryWords) {
      assert.strictEqual(shownDuties(`Call — them — ${owner}: Ann, ${due}: Friday`), "Call — them · Ann · Friday")
      assert.strictEqual(shownDuties(`Call them — ${due}: Friday`), "Call them · Friday")
    }
    assert.strictEqual(shownDuties("The owner: Ann — she is due"), "The owner: Ann — she is due")
  })

  it("stays labelled while it is empty and written again", () => {
    assert.strictEqual(shownDuties("Call them — owner: , due: Friday"), "Call them ·  · Friday")
  })

  it("has its labels only in items, each by its place", () => {
    const { doc } = stateOf(stored, 0)
    const words = labelsIn(doc).map(({ from, to }) => doc.textBetween(from, to))
    assert.deepStrictEqual(words, [" — owner: ", ", due: "])
  })

  it("loses a label as a whole, and the date stays a date", () => {
    const [owner, due] = dutyLabels(stored)
    const at = (caret: number, isBefore: boolean) => {
      const state = stateOf(stored, caret)
      const tr = withoutLabelAt(state, isBefore)
      return tr === null ? null : tr.doc.textContent
    }
    assert.strictEqual(at(owner?.to ?? 0, true), "Call them Ann — due: Friday ")
    assert.strictEqual(at(owner?.from ?? 0, false), "Call them Ann — due: Friday ")
    assert.strictEqual(at(due?.to ?? 0, true), "Call them — owner: Ann Friday ")
    assert.isNull(at(owner?.from ?? 0, true))
    assert.isNull(at(3, true))
  })

  it("is a unit for the caret, from both sides", () => {
    const plugins = Duties.config.addProseMirrorPlugins?.call(Object.create(null)) ?? []
    const [label] = labelsIn(stateOf(stored, 0).doc)
    const moved = (from: number, to: number) => {
      const { doc } = stateOf(stored, 0)
      const state = EditorState.create({ doc, plugins, selection: TextSelection.create(doc, from) })
      return state.apply(state.tr.setSelection(TextSelection.create(doc, to))).selection.head
    }
    const [from, to] = [label?.from ?? 0, label?.to ?? 0]
    assert.deepStrictEqual([moved(from, from + 1), moved(to, to - 1)], [to, from])
  })
})

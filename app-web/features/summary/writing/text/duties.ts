import { Extension } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from "@tiptap/pm/state"
import { Decoration, DecorationSet } from "@tiptap/pm/view"
import { type DutyLabel, dutyLabels } from "./duty-labels.ts"

/**
 * Shows who does something, and by when, as readers see it: "Call them · Ann · Friday". The text keeps the labels by
 * which they are known ("— owner: Ann, due: Friday"): each is one unit, which the caret steps over.
 */
export const Duties = Extension.create({
  name: "duties",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: (_, { doc }) => shownIn(doc),
        apply: (tr, before) => tr.docChanged ? shownIn(tr.doc) : before,
      },
      props: {
        decorations: (state) => key.getState(state),
        handleKeyDown: ({ state, dispatch }, event) => {
          const removed = event.key === "Backspace" || event.key === "Delete"
            ? withoutLabelAt(state, event.key === "Backspace")
            : null
          if (removed !== null) dispatch(removed)
          return removed !== null
        },
      },
      appendTransaction: (_, { selection: before }, state) => outside(state, before.head),
    }),
  ],
})

const key = new PluginKey<DecorationSet>("duties")

/** The labels of a document, by their positions in it. */
export const labelsIn = (doc: Node): ReadonlyArray<DutyLabel> => {
  const all: Array<DutyLabel> = []
  doc.descendants((node, at, parent) => {
    if (!node.isTextblock) return true
    if (parent?.type.name !== "taskItem") return false
    // What is no text, such as a citation, ends a text and takes one place.
    let start = at + 1
    for (const text of node.textBetween(0, node.content.size, "\uFFFC", "\uFFFC").split("\uFFFC")) {
      for (const { from, to, words } of dutyLabels(text)) all.push({ from: start + from, to: start + to, words })
      start += text.length + 1
    }
    return false
  })
  return all
}

const shownIn = (doc: Node): DecorationSet =>
  DecorationSet.create(
    doc,
    labelsIn(doc).flatMap(({ from, to }) => [
      Decoration.inline(from, to, { class: "duty-label" }),
      Decoration.widget(to, dot, { side: -1, key: "duty", ignoreSelection: true }),
    ]),
  )

const dot = (): HTMLElement => {
  const element = document.createElement("span")
  element.textContent = " · "
  return element
}

/** Takes an end of the selection that is within a label out of it, onwards from where the caret was. */
const outside = (state: EditorState, before: number): Transaction | null => {
  const { selection, doc, tr } = state
  if (!(selection instanceof TextSelection)) return null
  const labels = labelsIn(doc)
  const moved = (at: number): number => {
    const label = labels.find(({ from, to }) => from < at && at < to)
    if (label === undefined) return at
    return before >= label.to ? label.from : label.to
  }
  const [anchor, head] = [moved(selection.anchor), moved(selection.head)]
  return anchor === selection.anchor && head === selection.head
    ? null
    : tr.setSelection(TextSelection.create(doc, anchor, head))
}

/** Deletes the label before the caret, or behind it, as a whole. If that was the first, the second stays a label. */
export const withoutLabelAt = ({ selection, doc, tr, schema }: EditorState, isBefore: boolean): Transaction | null => {
  if (!selection.empty) return null
  const labels = labelsIn(doc)
  const nth = labels.findIndex(({ from, to }) => (isBefore ? to : from) === selection.from)
  const [label, next] = [labels[nth], labels[nth + 1]]
  if (label === undefined) return null
  const isPair = next !== undefined && doc.resolve(next.from).sameParent(doc.resolve(label.from))
    && doc.textBetween(next.from, next.from + 1) === ","
  if (isPair) tr.replaceWith(next.from, next.to, schema.text(` — ${next.words}`))
  return tr.replaceWith(label.from, label.to, schema.text(" "))
}

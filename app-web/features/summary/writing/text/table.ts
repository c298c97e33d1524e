import { type Editor, Node } from "@tiptap/core"
import { TextSelection } from "@tiptap/pm/state"

/** Tables as Markdown has them: a row of headings, and one paragraph a cell. Tab and Enter go from cell to cell. */
const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  addKeyboardShortcuts() {
    return {
      Tab: () => goToCell(this.editor, 1),
      "Shift-Tab": () => goToCell(this.editor, -1),
      Enter: () => goToCell(this.editor, columns(this.editor)),
    }
  },
})

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableHeader | tableCell)+",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
})

const TableHeader = Node.create({
  name: "tableHeader",
  content: "paragraph",
  isolating: true,
  parseHTML: () => [{ tag: "th" }],
  renderHTML: () => ["th", 0],
})

const TableCell = Node.create({
  name: "tableCell",
  content: "paragraph",
  isolating: true,
  parseHTML: () => [{ tag: "td" }],
  renderHTML: () => ["td", 0],
})

export const tableNodes = [Table, TableRow, TableHeader, TableCell]

const columns = ({ state }: Editor): number => {
  const { $from: from } = state.selection
  for (let depth = from.depth; depth > 0; depth--) {
    if (from.node(depth).type.name === "tableRow") return from.node(depth).childCount
  }
  return 1
}

/** Whether the caret was in a table. It stays where it is in the last cell, or the first. */
const goToCell = ({ state, view }: Editor, steps: number): boolean => {
  const { $from: from } = state.selection
  const depth = Array.from({ length: from.depth + 1 }, (_, at) => at).find((at) => from.node(at).type.name === "table")
  if (depth === undefined) return false
  const cells: Array<number> = []
  const start = from.start(depth)
  from.node(depth).descendants((node, position) => {
    if (node.type.name === "tableCell" || node.type.name === "tableHeader") cells.push(start + position)
    return node.type.name === "tableRow"
  })
  const now = cells.findLastIndex((position) => position < from.pos)
  const target = cells[now + steps]
  if (target !== undefined) {
    view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(target + 1))).scrollIntoView())
  }
  return true
}

import type { Editor, JSONContent } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import type { Doc } from "yjs"
import type { Conflict } from "../session/conflicts.ts"
import { blocksOf } from "../session/text-blocks.ts"

/** Makes a block say what was chosen; one that a side deleted is put back where it was. An ordinary edit: undo takes it back. */
export const applyChoice = (editor: Editor, doc: Doc, conflict: Conflict, chosen: JSONContent | null): void => {
  const blocks = blocksOf(doc)
  const block = blocks.find(({ id }) => id === conflict.id)
  if (chosen === null) return
  if (block !== undefined) editor.chain().insertContentAt(rangeOf(editor.state.doc, block.path), chosen).run()
  else {
    const before = blocks.find(({ id }) => id === conflict.after)
    const at = before === undefined ? 0 : rangeOf(editor.state.doc, before.path.slice(0, 1)).to
    editor.chain().insertContentAt(at, chosen).run()
  }
}

/** Where the block at this path stands. Blocks of the shared document and of the editor have the same places. */
const rangeOf = (doc: Node, path: ReadonlyArray<number>): { readonly from: number; readonly to: number } => {
  let [node, inside] = [doc, 0]
  for (const index of path) {
    for (let before = 0; before < index; before++) inside += node.child(before).nodeSize
    node = node.child(index)
    inside += 1
  }
  return { from: inside - 1, to: inside - 1 + node.nodeSize }
}

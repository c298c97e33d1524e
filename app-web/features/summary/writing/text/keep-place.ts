import type { Editor } from "@tiptap/core"
import type { Transaction } from "@tiptap/pm/state"
import { ySyncPluginKey } from "@tiptap/y-tiptap"

/** From this far on, a reader notices that lines moved. */
const noticeable = 12

/** When others write above the caret, the line it is in stays where it is on the screen. */
export const keepPlace = (editor: Editor, onMoved: () => void): () => void => {
  let before: number | null = null
  const top = () => editor.view.coordsAtPos(editor.state.selection.head).top
  const look = ({ transaction }: { readonly transaction: Transaction }) => {
    before = isOthers(transaction) && editor.isFocused ? top() : null
  }
  const keep = () => {
    if (before === null) return
    const moved = top() - before
    before = null
    if (Math.abs(moved) < 1) return
    scroller(editor.view.dom)?.scrollBy({ top: moved, behavior: "instant" })
    if (Math.abs(moved) >= noticeable) onMoved()
  }
  editor.on("beforeTransaction", look)
  editor.on("transaction", keep)
  return () => {
    editor.off("beforeTransaction", look)
    editor.off("transaction", keep)
  }
}

const scroller = (element: HTMLElement): Element | null => element.closest(".scroll")

/** One's own undo also arrives through the shared document. */
const isOthers = (transaction: Transaction): boolean => {
  const { isChangeOrigin = false, isUndoRedoOperation = false }: Readonly<Record<string, boolean>> =
    transaction.getMeta(ySyncPluginKey) ?? {}
  return isChangeOrigin && !isUndoRedoOperation
}

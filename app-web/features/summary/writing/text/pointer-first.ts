import { Extension } from "@tiptap/core"
import { Plugin, TextSelection } from "@tiptap/pm/state"
import type { EditorView } from "@tiptap/pm/view"

/** ProseMirror puts its selection back 20 ms after it was focused; on a busy device later, but before this. */
const settledAfterMs = 40

/**
 * A pointer selection takes effect at once. The browser reports it by a later event: in the meantime, a pending focus
 * would restore the old caret, and a shortcut would act where the caret was.
 */
export const PointerFirst = Extension.create({
  name: "pointerFirst",
  addProseMirrorPlugins: () => {
    let settling = 0
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            focus: () => {
              clearTimeout(settling)
              settling = window.setTimeout(() => {
                settling = 0
              }, settledAfterMs)
              return false
            },
            mousedown: (view, event) => {
              if (settling !== 0 || !view.hasFocus()) follow(view, event)
              return false
            },
            mouseup: readSelection,
            dblclick: readSelection,
            keydown: (_, { ctrlKey, metaKey }) => ctrlKey || metaKey ? readSelection() : false,
          },
        },
      }),
    ]
  },
})

/** The editor reads the selection when the browser reports a new one. */
const readSelection = (): false => {
  document.dispatchEvent(new Event("selectionchange"))
  return false
}

const follow = (view: EditorView, { button, shiftKey, target, clientX: left, clientY: top }: MouseEvent): void => {
  const isText = target instanceof Element && target.closest("[contenteditable]") === view.dom
  const found = button === 0 && !shiftKey && isText ? view.posAtCoords({ left, top }) : null
  if (found === null) return
  const { doc, tr } = view.state
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(found.pos))))
}

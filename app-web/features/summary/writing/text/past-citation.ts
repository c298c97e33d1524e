import { type EditorState, NodeSelection, TextSelection, type Transaction } from "@tiptap/pm/state"

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">

/** Keys that write, or move the caret along the line: letters, those of input methods, Enter, and pasting. */
const leavesIt = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean => {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === "v"
  return Array.from(key).length === 1 || ["Enter", "Home", "End", "Process", "Unidentified", "Dead"].includes(key)
}

/** The caret behind a citation that is selected, by a click on it; null if none is. */
export const pastCitation = ({ selection, tr }: EditorState): Transaction | null =>
  selection instanceof NodeSelection && selection.node.type.name === "citation"
    ? tr.setSelection(TextSelection.create(tr.doc, selection.to))
    : null

/** What such a key does first where a citation is selected: what is typed must not replace it. Deleting it does. */
export const beforeKey = (state: EditorState, pressed: Pressed): Transaction | null =>
  leavesIt(pressed) ? pastCitation(state) : null
